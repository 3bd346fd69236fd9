"""Facts from events: a fold of what one seat has heard since the beginning of the game."""

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from panicroom.kernel.audience import Event
from panicroom.station.cards import HOST, is_infection
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
from panicroom.station.rules.death import PlayerEliminated
from panicroom.station.rules.ending import HeatScanHeld
from panicroom.station.rules.items import HandShown
from panicroom.station.rules.phase import ParasitePhaseBegan
from panicroom.station.rules.search import AlertDrawn, CardDrawn, HostDrawn, RoomSearched
from panicroom.station.rules.setup import CardDealt
from panicroom.station.rules.trading import CardsTraded
from panicroom.station.tokens import Seat

CARDS_FOR_EACH: Final = 3
"""SETUP-3: so many cards for each player lie in the pile with the Host."""


class Notes(NamedTuple):
    case: Case
    round: int = 0
    drawn: int = 0
    """Search cards drawn by anybody, as far as they may have been of the pile with the Host."""


def open_notes(seat: Seat, seats: int) -> Notes:
    return Notes(Case(seat, seats))


def taken(notes: Notes, event: Event) -> Notes:
    """The notes after one more event, as the seat has heard it."""
    take = TAKES.get(type(event))
    return notes if take is None else take(notes, event)


def wrote(notes: Notes, fact: Fact) -> Notes:
    case = notes.case
    return notes._replace(case=case._replace(facts=(*case.facts, fact)))


def take_phase(notes: Notes, event: ParasitePhaseBegan) -> Notes:
    return notes._replace(round=event.round)


def take_search(notes: Notes, event: RoomSearched) -> Notes:
    """SEARCH-5: of two cards that are dealt at random either may have been the last of the pile."""
    is_last = notes.drawn == CARDS_FOR_EACH * notes.case.seats - 1
    return notes._replace(drawn=notes.drawn - 1) if event.partner is not None and is_last else notes


def take_draw(notes: Notes, event: CardDealt | CardDrawn | AlertDrawn) -> Notes:
    """An Alert is seen by all, an own card by its owner: neither may be the Host unseen."""
    pile = CARDS_FOR_EACH * notes.case.seats
    if notes.drawn >= pile:
        return notes
    notes = notes._replace(drawn=notes.drawn + 1)
    if event.seat != notes.case.seat and not isinstance(event, AlertDrawn):
        notes = wrote(notes, Span(notes.round, notes.round, (event.seat,), ()))
    is_last = notes.drawn == pile and getattr(event, "card", None) != HOST
    return wrote(notes, Pile(notes.round)) if is_last else notes


def take_own_host(notes: Notes, event: HostDrawn) -> Notes:
    return wrote(notes, OwnHost(notes.round))


def take_trade(notes: Notes, event: CardsTraded) -> Notes:
    me = notes.case.seat
    if me == event.seat:
        return take_exchange(
            notes, Exchange(notes.round, event.partner, event.given, event.returned)
        )
    if me == event.partner:
        return take_exchange(notes, Exchange(notes.round, event.seat, event.returned, event.given))
    return wrote(notes, Span(notes.round, notes.round, (), ((event.seat, event.partner),)))


def take_exchange(notes: Notes, exchange: Exchange) -> Notes:
    """Items for items tell nothing of loyalties."""
    tells = is_infection(exchange.gave) or is_infection(exchange.got)
    return wrote(notes, exchange) if tells else notes


def take_scan(notes: Notes, event: HeatScanHeld) -> Notes:
    return wrote(notes, Scan(notes.round, event.infected, event.living))


def take_hand(notes: Notes, event: HandShown) -> Notes:
    if event.viewer != notes.case.seat:
        return notes
    return wrote(notes, Hand(notes.round, event.seat, tuple(event.cards)))


def take_death(notes: Notes, event: PlayerEliminated) -> Notes:
    return wrote(notes, Death(notes.round, event.seat))


TAKES: Final[Mapping[type[Event], Callable[[Notes, Any], Notes]]] = {
    ParasitePhaseBegan: take_phase,
    RoomSearched: take_search,
    CardDealt: take_draw,
    CardDrawn: take_draw,
    AlertDrawn: take_draw,
    HostDrawn: take_own_host,
    CardsTraded: take_trade,
    HandShown: take_hand,
    HeatScanHeld: take_scan,
    PlayerEliminated: take_death,
}
