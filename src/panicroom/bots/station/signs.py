"""Signs of loyalty: kinds of deeds by which one may tell the infected from the humans.

One reading for all: bots weigh what they see by it, and `panicroom tells` counts how often each
side shows which sign. What a deed is hangs on what all have seen, and on nothing secret but the
card of a gift, which the two who traded know.
"""

from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import Any, Final, NamedTuple

from panicroom.kernel.audience import Event
from panicroom.station.actions import Function
from panicroom.station.cards import CARD_NAMES, Card, infection_of, is_item
from panicroom.station.rooms import CARD_OF, HIVE, RoomCard
from panicroom.station.rules.fire import ShotFired
from panicroom.station.rules.grenade import GrenadeThrown
from panicroom.station.rules.items import HandShown, ItemLaidDown, ItemSpent
from panicroom.station.rules.knife import KnifeDrawn
from panicroom.station.rules.laying import RoomLaid
from panicroom.station.rules.move import CharacterMoved
from panicroom.station.rules.phase import ParasitePhaseBegan
from panicroom.station.rules.search import CardTurnedRed, RoomSearched
from panicroom.station.rules.sick_bay import SickBayUsed
from panicroom.station.rules.terminal import TerminalUsed
from panicroom.station.rules.trading import CardsTraded, TradeBegan
from panicroom.station.rules.turn import TurnBegan, TurnEnded
from panicroom.station.tokens import NOBODY, Seat


class Period(StrEnum):
    """Of a game; what a deed says differs from one to the next."""

    EARLY = "early"
    """Rounds 1 to 3."""
    SEARCHING = "searching"
    """Later, while the Hive is not found."""
    HIVE = "hive"
    """Once it is found."""


class Family(StrEnum):
    """What a sign is one of: signs of one family are alternatives."""

    GIFT = "gift"
    """Cards given in trades."""
    ACT = "act"
    """What is done in turns."""
    OPENING = "opening"
    """The first that is done in a player's first turn."""


EARLY_ROUNDS: Final = 3


class Kind(StrEnum):
    """Of a deed, besides the gift of an item, which is named by its card."""

    EXPLORE = "act-explore"
    SEARCH = "act-search"
    SEARCH_TOGETHER = "act-search-together"
    SEARCH_RED = "act-search-red"
    SEARCH_RED_AGAIN = "act-search-red-again"
    TERMINAL_SCAN = "act-terminal-scan"
    TERMINAL_DOORS = "act-terminal-doors"
    TERMINAL_REVEAL = "act-terminal-reveal"
    WALK = "act-walk"
    WALK_HIVE = "act-walk-hive"
    RUN = "act-run"
    MEET = "act-meet"
    ATTACK = "act-attack"
    ATTACK_PARASITE = "act-attack-parasite"
    GRENADE = "act-grenade"
    HEAL = "act-heal"
    BOOST = "act-boost"
    LAY_DOWN = "act-lay-down"
    SCAN_BODY = "act-scan-body"
    END_TURN = "act-end-turn"
    INFECTION = "gift-infection"
    """Of the own color, by which an infected giver is known to the receiver."""
    STRANGE = "gift-strange"
    """An infection card of another color, which humans give for want of items (TRADE-3)."""


class Sign(NamedTuple):
    seat: Seat
    family: Family
    kind: str
    """The id of its name."""


class Watch(NamedTuple):
    """What all have seen that the kind of a deed hangs on."""

    round: int = 1
    hive_found: bool = False
    red: frozenset[RoomCard] = frozenset()
    actor: Seat = NOBODY
    opens: bool = False
    """Nothing has been done yet in the actor's first turn."""
    red_searches: int = 0
    """In this turn."""
    reveals: bool = False
    """The next room is laid by a terminal."""

    @property
    def period(self) -> Period:
        if self.hive_found:
            return Period.HIVE
        return Period.EARLY if self.round <= EARLY_ROUNDS else Period.SEARCHING


def signs(watch: Watch, event: Event) -> list[Sign]:
    """What an event says of whom, as far as its hearer knows the cards; the watch is that of
    before it."""
    if isinstance(event, CardsTraded):
        gifts = ((event.seat, event.given), (event.partner, event.returned))
        return [Sign(s, Family.GIFT, gift(s, c)) for s, c in gifts if isinstance(c, Card)]
    name = KINDS.get(type(event))
    kind = name and name(watch, event)
    if not kind:
        return []
    seat: Seat = event.viewer if isinstance(event, HandShown) else event.seat  # type: ignore[attr-defined]
    opening = [Sign(seat, Family.OPENING, kind)] if watch.opens else []
    return [Sign(seat, Family.ACT, kind), *opening]


def gift(giver: Seat, card: Card) -> str:
    if is_item(card):
        return f"card-{CARD_NAMES[card]}"
    return Kind.STRANGE if card != infection_of(giver) and card != Card.HOST else Kind.INFECTION


def search_kind(watch: Watch, event: RoomSearched) -> str:
    if CARD_OF[event.room] in watch.red:
        return Kind.SEARCH_RED_AGAIN if watch.red_searches else Kind.SEARCH_RED
    return Kind.SEARCH if event.partner is None else Kind.SEARCH_TOGETHER


def attack_kind(watch: Watch, event: ShotFired | KnifeDrawn) -> str:
    return Kind.ATTACK if isinstance(event.target, int) else Kind.ATTACK_PARASITE


def laying_kind(watch: Watch, event: RoomLaid) -> str:
    return "" if watch.reveals else Kind.EXPLORE


def terminal_kind(watch: Watch, event: TerminalUsed) -> str:
    return TERMINAL[event.function]


TERMINAL: Final = {
    Function.SCAN: Kind.TERMINAL_SCAN,
    Function.DOORS: Kind.TERMINAL_DOORS,
    Function.REVEAL: Kind.TERMINAL_REVEAL,
}


def walk_kind(watch: Watch, event: CharacterMoved) -> str:
    if event.room == HIVE:
        return Kind.WALK_HIVE
    return Kind.RUN if event.free else Kind.WALK


SPENT: Final = {Card.FIRST_AID: Kind.HEAL, Card.BOOST: Kind.BOOST}
"""What else is spent is an attack, an answer to one, or a look that is told by itself."""


def always(kind: str) -> Callable[[Watch, Event], str]:
    return lambda watch, event: kind


KINDS: Final[Mapping[type[Event], Callable[[Watch, Any], str]]] = {
    RoomSearched: search_kind,
    RoomLaid: laying_kind,
    TerminalUsed: terminal_kind,
    CharacterMoved: walk_kind,
    TradeBegan: always(Kind.MEET),
    ShotFired: attack_kind,
    KnifeDrawn: attack_kind,
    GrenadeThrown: always(Kind.GRENADE),
    SickBayUsed: always(Kind.HEAL),
    ItemSpent: lambda watch, event: SPENT.get(event.card, ""),
    ItemLaidDown: always(Kind.LAY_DOWN),
    HandShown: always(Kind.SCAN_BODY),
    TurnEnded: always(Kind.END_TURN),
}


def watched(watch: Watch, event: Event) -> Watch:
    """The watch after one more event."""
    follow = FOLLOWS.get(type(event))
    if follow is not None:
        watch = follow(watch, event)
    return watch._replace(opens=False) if watch.opens and signs(watch, event) else watch


def follow_turn(watch: Watch, event: TurnBegan) -> Watch:
    return watch._replace(actor=event.seat, opens=event.arrives, red_searches=0, reveals=False)


def follow_room(watch: Watch, event: RoomLaid) -> Watch:
    return watch._replace(hive_found=watch.hive_found or event.card == HIVE, reveals=False)


def follow_search(watch: Watch, event: RoomSearched) -> Watch:
    is_red = CARD_OF[event.room] in watch.red
    return watch._replace(red_searches=watch.red_searches + is_red)


FOLLOWS: Final[Mapping[type[Event], Callable[[Watch, Any], Watch]]] = {
    ParasitePhaseBegan: lambda watch, event: watch._replace(round=event.round),
    TurnBegan: follow_turn,
    RoomLaid: follow_room,
    RoomSearched: follow_search,
    CardTurnedRed: lambda watch, event: watch._replace(red=watch.red | {event.card}),
    TerminalUsed: lambda watch, event: watch._replace(reveals=event.function is Function.REVEAL),
}
