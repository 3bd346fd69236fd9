"""What a seat knows that bears on loyalties, fact by fact, in the order in which it was learned."""

from typing import NamedTuple, TypeAlias

from panicroom.station.cards import Card
from panicroom.station.tokens import TOKENS, Seat

Pair: TypeAlias = tuple[Seat, Seat]


class Span(NamedTuple):
    """What happened unseen: who drew a card that may have been the Host, and who traded, in this
    order. Nobody else did either."""

    since: int
    until: int
    """Rounds; 0 is the deal."""
    drew: tuple[Seat, ...]
    trades: tuple[Pair, ...]


class Pile(NamedTuple):
    """SETUP-3: the last card of the pile that held the Host has been drawn."""

    round: int


class OwnHost(NamedTuple):
    """The seat itself has drawn the Host card (INFECT-3)."""

    round: int


class Exchange(NamedTuple):
    """An own trade, in which both cards were seen."""

    round: int
    partner: Seat
    gave: Card
    got: Card


class Scan(NamedTuple):
    round: int
    infected: int
    living: int


class Hand(NamedTuple):
    """A whole hand that was seen (ITEM-5)."""

    round: int
    seat: Seat
    cards: tuple[Card, ...]


class Death(NamedTuple):
    """A player died, and the game went on."""

    round: int
    seat: Seat


Fact: TypeAlias = Span | Pile | OwnHost | Exchange | Scan | Hand | Death


class Case(NamedTuple):
    """The facts of one seat."""

    seat: Seat
    seats: int
    facts: tuple[Fact, ...] = ()
    infection_cards: int = TOKENS.infection_cards
