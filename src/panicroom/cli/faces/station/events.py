"""Events as one viewer hears them."""

import re
from dataclasses import fields
from typing import Any

from panicroom.cli.faces.station.names import character_name, describe, kinds_of
from panicroom.kernel.audience import HIDDEN, Event, Viewer
from panicroom.station.rules.phase import ParasitePhaseBegan
from panicroom.station.rules.setup import CardDealt, GameBegan
from panicroom.station.rules.turn import TurnBegan, TurnEnded
from panicroom.words import Message, Value

SCENES = (GameBegan, ParasitePhaseBegan, TurnBegan)
"""With one of these a new paragraph begins."""


def opens_scene(event: Event) -> bool:
    return isinstance(event, SCENES)


def is_worth_telling(event: Event) -> bool:
    """That others are dealt cards goes without saying, and a turn ends where the next begins."""
    is_hidden_deal = isinstance(event, CardDealt) and event.card is HIDDEN  # type: ignore[comparison-overlap]
    return not is_hidden_deal and not isinstance(event, TurnEnded)


def event_message(event: Event, viewer: Viewer) -> Message:
    """`CardDrawn` is told by the message event-card-drawn."""
    told = describe(event, viewer)
    told["you"] = field_of_viewer(event, viewer)
    told["known"] = "no" if any(value is HIDDEN for value in values(event)) else "yes"
    told.update(extras(event, viewer))
    words = re.findall("[A-Z][a-z]*", type(event).__name__)
    return Message("-".join(["event", *words]).lower(), told)


def values(event: Any) -> list[object]:
    return [getattr(event, field.name) for field in fields(event)]


def field_of_viewer(event: Event, viewer: Viewer) -> str:
    """The first field that holds the viewer's seat: sentences speak to "you" in it."""
    kinds = kinds_of(type(event))
    seats = [field for field, kind in kinds.items() if kind == "seat"]
    return next((f for f in seats if viewer is not None and getattr(event, f) == viewer), "none")


def extras(event: Any, viewer: Viewer) -> dict[str, Value]:
    """A seat and a role make a character."""
    if hasattr(event, "who"):
        return {"character": character_name(2 * event.seat + event.who, viewer)}
    return {}
