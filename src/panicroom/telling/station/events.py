"""Messages for single events as one viewer hears them."""

from typing import Any, Final

from panicroom.kernel.audience import HIDDEN, Event, Viewer
from panicroom.kernel.message import Message, Value
from panicroom.station.cards import GAS, HOST, Card, infection_of
from panicroom.station.rules.fire import ShotFired
from panicroom.station.rules.healing import CharacterHealed
from panicroom.station.rules.knife import KnifeDrawn
from panicroom.station.rules.laying import RoomLaid
from panicroom.station.rules.parasites import ParasiteKilled, ParasiteWounded
from panicroom.station.rules.phase import ParasitePhaseBegan
from panicroom.station.rules.search import RoomSearched
from panicroom.station.rules.setup import CardDealt, GameBegan
from panicroom.station.rules.trading import CardsTraded
from panicroom.station.rules.turn import TurnBegan, TurnEnded
from panicroom.station.spelling import write_cell
from panicroom.station.tokens import ANDROID, CHARACTERS, Character, Seat
from panicroom.telling.station.names import (
    STATION_WORDS,
    character_name,
    room_card_name,
)

SCENES: Final = (GameBegan, ParasitePhaseBegan, TurnBegan)
"""Events that begin a new paragraph."""


def opens_scene(event: Event) -> bool:
    return isinstance(event, SCENES)


def is_worth_telling(event: Event) -> bool:
    """False for cards dealt to others, and for the end of a turn."""
    is_hidden_deal = isinstance(event, CardDealt) and event.card is HIDDEN  # type: ignore[comparison-overlap]
    return not is_hidden_deal and not isinstance(event, TurnEnded)


def event_message(event: Event, viewer: Viewer, turn: int | None = None) -> Message:
    """In its player's turn a character is named by its role alone."""
    message = STATION_WORDS.event_message(event, viewer)
    actor = actor_of(event)
    named = {} if actor is None else {"character": character_name(actor, viewer, turn)}
    extra = counted_as_one(event) | seen_in_trade(event, viewer)
    return Message(message.id, {**message.params, **extra, **named})


def actor_of(event: Any) -> Character | None:
    """The character that acts or is healed."""
    if isinstance(event, CharacterHealed):
        return event.character
    seat = getattr(event, "seat", None)
    who = ANDROID if isinstance(event, ShotFired) else getattr(event, "who", None)
    return None if seat is None or who is None else CHARACTERS[2 * seat + who]


def counted_as_one(event: Event) -> dict[str, Value]:
    """The counts that joined events carry, for a single event."""
    if isinstance(event, RoomLaid):
        return {"rooms": [room_at(event)]}
    if isinstance(event, CharacterHealed):
        return {"points": 1}
    if isinstance(event, RoomSearched):
        return {"cards": 0}
    if isinstance(event, KnifeDrawn):
        return {"blows": 1, "hits": "unknown"}
    return {"count": 1} if isinstance(event, ParasiteKilled | ParasiteWounded) else {}


def seen_in_trade(event: Event, viewer: Viewer) -> dict[str, Value]:
    """INFECT-1: who gave their own infection card sees whether a Gas Can came back; who got one for
    a Gas Can sees that it has no effect."""
    if not isinstance(event, CardsTraded):
        return {}
    if viewer == event.seat:
        return {"infects": infects(event.seat, event.given, event.partner, event.returned)}
    if viewer == event.partner:
        return {"infects": infects(event.partner, event.returned, event.seat, event.given)}
    return {"infects": "no"}


def infects(me: Seat, mine: Card, other: Seat, theirs: Card) -> str:
    if mine == infection_of(me):
        return "dodged" if theirs == GAS else "yes"
    is_saved = mine == GAS and theirs in (infection_of(other), HOST)
    return "saved" if is_saved else "no"


def room_at(event: RoomLaid) -> Message:
    place = write_cell(event.place.cell)
    return Message("laid-at", {"card": room_card_name(event.card), "place": place})
