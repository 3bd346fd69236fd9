"""What a seat has heard that bears on hidden cards and loyalties, to be imagined from: a fold of
its own events."""

from typing import NamedTuple, TypeAlias

from panicroom.station.cards import Card
from panicroom.station.deduction.facts import Case
from panicroom.station.deduction.notes import CARDS_FOR_EACH
from panicroom.station.imagining.loyalties import Step, any_world, first_step
from panicroom.station.rooms import RoomCard
from panicroom.station.rulings import Rulings
from panicroom.station.tokens import NOBODY, TOKENS, Seat


class Gave(NamedTuple):
    """I gave it."""

    seat: Seat
    card: Card


class Got(NamedTuple):
    """I got it from this player."""

    seat: Seat
    card: Card


class Swapped(NamedTuple):
    """Two others traded, unseen."""

    seat: Seat
    partner: Seat


class Played(NamedTuple):
    """Laid down or spent: it has left that hand."""

    seat: Seat
    card: Card


class Shown(NamedTuple):
    """A whole hand that was seen (ITEM-5)."""

    seat: Seat
    cards: tuple[Card, ...]


class Fallen(NamedTuple):
    """A player was eliminated by another, or by parasites (NOBODY)."""

    seat: Seat
    by: Seat
    round: int


Move: TypeAlias = Gave | Got | Swapped | Played | Shown


class Pile(NamedTuple):
    """What the seat knows of the search deck."""

    drawn: int = 0
    """Cards drawn by anybody since the deck was made."""
    seen: tuple[tuple[Card, bool], ...] = ()
    """Those of them that the seat has seen drawn, and whether from the pile of the Host."""
    remade: tuple[Card, ...] | None = None
    """SEARCH-6: what the deck was last made of."""
    spent: tuple[Card, ...] = ()
    """What has come to the discards since."""


class Past(NamedTuple):
    case: Case
    rulings: Rulings
    step: Step
    """Loyalties, up to now."""
    begun: bool = False
    """The game was heard from its beginning, and not from a position."""
    round: int = 0
    living: int = 0
    troopers: int = 0
    """Whose Trooper lives, as bits by seat; `living` alike."""
    moves: tuple[Move, ...] = ()
    pile: Pile = Pile()
    shots: tuple[int, ...] = (0,) * TOKENS.most_seats
    attacker: Seat = NOBODY
    fallen: tuple[Fallen, ...] = ()
    buried: tuple[RoomCard, ...] = ()
    """The lowest cards of the exploration deck, the last buried first."""
    under_hive: RoomCard | None = None

    @property
    def upper_left(self) -> int:
        """How many cards are left of the pile of SETUP-3."""
        if not self.begun or self.pile.remade is not None:
            return 0
        return max(0, CARDS_FOR_EACH * self.case.seats - self.pile.drawn)


def open_past(seat: Seat, seats: int, rulings: Rulings) -> Past:
    """Of a seat that has heard nothing yet, and may sit at a match begun from a position."""
    case = Case(seat, seats, (), rulings.infection_cards)
    all = (1 << seats) - 1
    return Past(case, rulings, first_step(any_world(seats)), living=all, troopers=all)
