"""The worlds that agree with a seat's facts.

Facts of two sorts: what happened unseen adds worlds, what was seen takes some away. A fact may also
be left out, as if the seat did not know it: then anything may have happened in its place. Worlds
without a fact are never fewer than with it, so that a proof from some of the facts is a proof.
"""

from collections.abc import Collection, Iterable, Iterator
from typing import Final, NamedTuple, TypeAlias

from panicroom.station.cards import GAS, HOST, INFECTIONS, SEARCH_KINDS, Card, infection_of
from panicroom.station.deduction.facts import (
    Case,
    Death,
    Exchange,
    Fact,
    Hand,
    OwnHost,
    Pile,
    Scan,
    Span,
)
from panicroom.station.tokens import NOBODY, SEATS, Seat


class World(NamedTuple):
    """Who is the Host (NOBODY while the card is in the deck), and the infected as bits by seat."""

    host: int
    infected: int

    def has(self, seat: int) -> bool:
        return bool(self.infected >> seat & 1)


Worlds: TypeAlias = frozenset[World]

BEGINNING: Final[Worlds] = frozenset({World(NOBODY, 0)})
"""Nobody has the Host card, so everybody is human (INFECT-3)."""


class Possible(NamedTuple):
    """The worlds after some of the facts, and who lives."""

    worlds: Worlds
    living: int


def possible(
    case: Case, left_out: Collection[int] = (), worlds: Worlds = BEGINNING
) -> Iterator[Possible]:
    """After each fact in turn. `left_out` are numbers of facts that the seat does not know."""
    living = (1 << case.seats) - 1
    for number, fact in enumerate(case.facts):
        step = without_fact if number in left_out else with_fact
        worlds = frozenset(step(case, fact, worlds, living))
        if isinstance(fact, Death):
            living &= ~(1 << fact.seat)
        yield Possible(worlds, living)


def worlds_of(case: Case, left_out: Collection[int] = ()) -> Worlds:
    last = Possible(BEGINNING, 0)
    for last in possible(case, left_out):  # noqa: B007
        pass
    return last.worlds


def with_fact(case: Case, fact: Fact, worlds: Worlds, living: int) -> Iterable[World]:
    match fact:
        case Span():
            return through_span(fact, worlds)
        case Exchange():
            return through_exchange(case.seat, fact, worlds)
        case OwnHost():
            return [World(case.seat, 1 << case.seat) for w in worlds if w.host == NOBODY]
        case Pile():
            return [world for world in worlds if world.host != NOBODY]
        case Scan():
            return [w for w in worlds if (w.infected & living).bit_count() == fact.infected]
        case Hand():
            return [world for world in worlds if fits_hand(case, world, fact)]
        case Death():
            return [world for world in worlds if goes_on(world, fact, living)]


def without_fact(case: Case, fact: Fact, worlds: Worlds, living: int) -> Iterable[World]:
    """What is plain to see on the table, or in the own hand, cannot be left out."""
    match fact:
        case Span():
            return through_anything(case, worlds, living)
        case Exchange():
            return through_meeting(case, fact, worlds)
        case Death() | OwnHost():
            return with_fact(case, fact, worlds, living)
        case Pile() | Scan() | Hand():
            return worlds


def through_span(span: Span, worlds: Worlds) -> Worlds:
    """INFECT-3: the first card drawn may be the Host. INFECT-1: each trade between an infected and
    a human may infect, or not: the giver may have given something else, or have got gas."""
    drawn = {
        World(seat, 1 << seat) for world in worlds if world.host == NOBODY for seat in span.drew
    }
    found = set(worlds | drawn)
    for pair in span.trades:
        both = bits(pair)
        found |= {World(w.host, w.infected | both) for w in found if w.infected & both}
    return frozenset(found)


def through_exchange(me: Seat, fact: Exchange, worlds: Worlds) -> Iterator[World]:
    """TRADE-3: only an infected player gives cards of the own color, and nobody else can have
    brought them into the game. INFECT-1: they infect whoever gives no gas."""
    came_from = colors_in([fact.got]) & ~(1 << me)
    for host, infected in worlds:
        if came_from & ~infected:
            continue
        if fact.got == infection_of(fact.partner) and fact.gave != GAS:
            infected |= 1 << me
        if fact.gave == infection_of(me) and fact.got != GAS:
            infected |= 1 << fact.partner
        yield World(host, infected)


def fits_hand(case: Case, world: World, fact: Hand) -> bool:
    """ITEM-5. The Host card never leaves its hand, and cards of the own color leave an infected one
    alone (TRADE-3)."""
    if (HOST in fact.cards) != (world.host == fact.seat):
        return False
    own = infection_of(fact.seat)
    strangers = colors_in(card for card in fact.cards if card != own) & ~(1 << case.seat)
    if fact.cards.count(own) < case.infection_cards:
        strangers |= 1 << fact.seat
    return not strangers & ~world.infected


def goes_on(world: World, fact: Death, living: int) -> bool:
    """WIN-2: the death of the last human would have ended the game. Of two who die together the
    first is held to have had the second."""
    humans = living & ~world.infected
    return humans != 1 << fact.seat


def through_anything(case: Case, worlds: Worlds, living: int) -> Iterator[World]:
    """A span that the seat knows nothing of: any other may have drawn the Host card, and any of
    the living may have been infected once somebody was."""
    others = ((1 << case.seats) - 1) & ~(1 << case.seat)
    hosts = {World(seat, 1 << seat) for seat in SEATS[: case.seats] if others >> seat & 1}
    found = set(worlds)
    if any(world.host == NOBODY for world in worlds):
        found |= hosts
    for host, infected in found:
        free = living & others if infected else 0
        for more in subsets(free):
            yield World(host, infected | more)


def through_meeting(case: Case, fact: Exchange, worlds: Worlds) -> Iterator[World]:
    """An own trade of which the seat has forgotten the cards."""
    both = (1 << case.seat) | (1 << fact.partner)
    for host, infected in worlds:
        yield World(host, infected)
        if infected & both:
            yield World(host, infected | both)


def subsets(mask: int) -> Iterator[int]:
    part = mask
    while part:
        yield part
        part = (part - 1) & mask
    yield 0


def bits(seats: Iterable[int]) -> int:
    found = 0
    for seat in seats:
        found |= 1 << seat
    return found


def colors_in(cards: Iterable[Card]) -> int:
    """Whose infection cards these are."""
    return bits(card - SEARCH_KINDS for card in cards if card in INFECTIONS)
