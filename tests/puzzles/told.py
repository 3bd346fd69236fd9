"""Cases of red's facts, written short."""

from panicroom.kernel.audience import HIDDEN, Event
from panicroom.kernel.named import SEATS
from panicroom.station.cards import Card
from panicroom.station.deduction.facts import Case
from panicroom.station.deduction.notes import open_notes, taken
from panicroom.station.deduction.possible import BEGINNING, Worlds, worlds_of
from panicroom.station.rules.setup import CardDealt
from panicroom.station.rules.trading import CardsTraded
from panicroom.station.tokens import Seat

RED, BLUE, GREEN, YELLOW = SEATS[:4]
UNSEEN: Card = HIDDEN  # type: ignore[assignment]


def dealt(*seats: Seat) -> list[Event]:
    return [CardDealt(seat, UNSEEN) for seat in seats]


def traded(seat: Seat, partner: Seat) -> Event:
    return CardsTraded(seat, partner, UNSEEN, UNSEEN)


def case_of(*events: Event, drawn: int = 0) -> Case:
    """Of a game of four; so many cards of the pile had been drawn before."""
    notes = open_notes(RED, 4)._replace(drawn=drawn)
    for event in events:
        notes = taken(notes, event)
    return notes.case


def worlds_after(*events: Event, drawn: int = 0) -> Worlds:
    return worlds_of(case_of(*events, drawn=drawn)) if events else BEGINNING


def hosts(worlds: Worlds) -> set[int]:
    return {int(world.host) for world in worlds}


def infected(*seats: Seat) -> int:
    return sum(1 << seat for seat in seats)
