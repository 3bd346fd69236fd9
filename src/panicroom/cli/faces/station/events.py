"""Events as one viewer hears them."""

from panicroom.cli.faces.station.names import STATION_WORDS, character_name
from panicroom.kernel.audience import HIDDEN, Event, Viewer
from panicroom.station.rules.phase import ParasitePhaseBegan
from panicroom.station.rules.setup import CardDealt, GameBegan
from panicroom.station.rules.turn import TurnBegan, TurnEnded
from panicroom.words import Message

SCENES = (GameBegan, ParasitePhaseBegan, TurnBegan)
"""With one of these a new paragraph begins."""


def opens_scene(event: Event) -> bool:
    return isinstance(event, SCENES)


def is_worth_telling(event: Event) -> bool:
    """That others are dealt cards goes without saying, and a turn ends where the next begins."""
    is_hidden_deal = isinstance(event, CardDealt) and event.card is HIDDEN  # type: ignore[comparison-overlap]
    return not is_hidden_deal and not isinstance(event, TurnEnded)


def event_message(event: Event, viewer: Viewer) -> Message:
    """A seat and a role make a character."""
    message = STATION_WORDS.event_message(event, viewer)
    seat, who = getattr(event, "seat", None), getattr(event, "who", None)
    if seat is None or who is None:
        return message
    return Message(
        message.id, {**message.params, "character": character_name(2 * seat + who, viewer)}
    )
