"""Events as one viewer hears them, one by one."""

from typing import Any, Final

from panicroom.cli.faces.station.names import STATION_WORDS, character_name, room_card_name
from panicroom.kernel.audience import HIDDEN, Event, Viewer
from panicroom.station.rules.fire import ShotFired
from panicroom.station.rules.healing import CharacterHealed
from panicroom.station.rules.laying import RoomLaid
from panicroom.station.rules.parasites import ParasiteKilled, ParasiteWounded
from panicroom.station.rules.phase import ParasitePhaseBegan
from panicroom.station.rules.setup import CardDealt, GameBegan
from panicroom.station.rules.turn import TurnBegan, TurnEnded
from panicroom.station.spelling import write_cell
from panicroom.station.tokens import ANDROID, Character
from panicroom.words import Message, Value

SCENES: Final = (GameBegan, ParasitePhaseBegan, TurnBegan)
"""With one of these a new paragraph begins."""


def opens_scene(event: Event) -> bool:
    return isinstance(event, SCENES)


def is_worth_telling(event: Event) -> bool:
    """That others are dealt cards goes without saying, and a turn ends where the next begins."""
    is_hidden_deal = isinstance(event, CardDealt) and event.card is HIDDEN  # type: ignore[comparison-overlap]
    return not is_hidden_deal and not isinstance(event, TurnEnded)


def event_message(event: Event, viewer: Viewer, turn: int | None = None) -> Message:
    """In the turn of a character's player its role is enough to name it."""
    message = STATION_WORDS.event_message(event, viewer)
    actor = actor_of(event)
    named = {} if actor is None else {"character": character_name(actor, viewer, turn)}
    return Message(message.id, {**message.params, **counted_as_one(event), **named})


def actor_of(event: Any) -> Character | None:
    """Who does it, or is healed: a seat and a role make a character."""
    if isinstance(event, CharacterHealed):
        return event.character
    seat = getattr(event, "seat", None)
    who = ANDROID if isinstance(event, ShotFired) else getattr(event, "who", None)
    return None if seat is None or who is None else 2 * seat + who


def counted_as_one(event: Event) -> dict[str, Value]:
    """What several events of a kind are told by together, for this one alone."""
    if isinstance(event, RoomLaid):
        return {"rooms": [room_at(event)]}
    if isinstance(event, CharacterHealed):
        return {"points": 1}
    return {"count": 1} if isinstance(event, ParasiteKilled | ParasiteWounded) else {}


def room_at(event: RoomLaid) -> Message:
    place = write_cell(event.place.cell)
    return Message("laid-at", {"card": room_card_name(event.card), "place": place})
