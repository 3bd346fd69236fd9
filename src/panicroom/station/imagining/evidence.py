"""What each thing that a seat hears says of loyalties: how the worlds go on from it, or how well
they agree with it."""

from collections.abc import Callable
from typing import Final

from panicroom.station.cards import GAS, HOST, infection_of
from panicroom.station.deduction.facts import Case, Exchange, Hand, Pair
from panicroom.station.deduction.possible import World, colors_in, fits_hand, through_exchange
from panicroom.station.imagining.loyalties import Ways
from panicroom.station.tokens import NOBODY, Seat

INFECTS: Final = 0.1
"""How often a trade between an infected and a human infects: the number by which what follows for
`hard` bots comes nearest to what is so."""
HANDS_ON: Final = 0.02
"""VARIANT-2: how often such a trade hands on the Host card instead."""
STRANGE: Final = 0.01
"""The weight of what hardly ever happens: an infected player without the card that did it."""


def drawing(seat: Seat, left: int) -> Callable[[World], Ways]:
    """INFECT-3: one of so many cards is the Host, if it has not been drawn."""

    def lead(world: World) -> Ways:
        if world.host != NOBODY:
            return ((world, 1.0),)
        return (World(seat, 1 << seat), 1 / left), (world, 1 - 1 / left)

    return lead


def own_host(seat: Seat) -> Callable[[World], Ways]:
    drawn = World(seat, 1 << seat)
    return lambda world: ((drawn, 1.0),) if world.host == NOBODY else ()


def trading(pair: Pair, host_card_travels: bool) -> Callable[[World], Ways]:
    """INFECT-1, unseen."""
    both = 1 << pair[0] | 1 << pair[1]

    def lead(world: World) -> Ways:
        if world.infected & both in (0, both):
            return ((world, 1.0),)
        found = [
            (world, 1 - INFECTS),
            (World(world.host, world.infected | both), INFECTS),
        ]
        is_lone_host = world.host in pair and world.infected.bit_count() == 1
        if host_card_travels and is_lone_host:
            taker = pair[0] if world.host == pair[1] else pair[1]
            found.append((World(taker, both), HANDS_ON))
        return found

    return lead


def exchanging(me: Seat, fact: Exchange) -> Callable[[World], Ways]:
    """An own trade, in which both cards were seen. VARIANT-2: the Host card infects like another,
    and its receiver is the Host from then on, unless gas was given for it."""

    gives_own = fact.gave == infection_of(me)

    def lead(world: World) -> Ways:
        if (gives_own and not world.has(me)) or (fact.gave == HOST and world.host != me):
            return
        for host, infected in through_exchange(me, fact, frozenset((world,))):
            if fact.got == HOST and host != fact.partner:
                continue
            if fact.got == HOST and fact.gave != GAS:
                host, infected = me, infected | 1 << me
            if fact.gave == HOST and fact.got != GAS:
                host, infected = fact.partner, infected | 1 << fact.partner
            yield World(host, infected), 1.0

    return lead


def troopers_left(living: int, troopers: int) -> Callable[[World], float]:
    """WIN-4 with the ruling troopers_dead at human: asked at deaths and scans, and not so then."""

    def fits(world: World) -> float:
        humans = living & ~world.infected
        return float(not humans or bool(humans & troopers))

    return fits


def hand_fits(case: Case, fact: Hand, host_card_travels: bool) -> Callable[[World], float]:
    """ITEM-5. Who was infected by a card has it still, but for the few who had no item to give."""
    strangers = colors_in(card for card in fact.cards if card != infection_of(fact.seat))

    def fits(world: World) -> float:
        if host_card_travels:  # a dodged one stays with its receiver
            known = fact._replace(cards=tuple(card for card in fact.cards if card != HOST))
            is_host = world.host == fact.seat
            seen = fits_hand(case, world._replace(host=NOBODY), known)
            likely = 1.0 if is_host == (HOST in fact.cards) else STRANGE
            return likely * seen
        if not fits_hand(case, world, fact):
            return 0.0
        is_plain = world.has(fact.seat) and world.host != fact.seat
        return STRANGE if is_plain and not strangers else 1.0

    return fits
