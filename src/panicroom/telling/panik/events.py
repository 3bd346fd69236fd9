"""Messages for events, and the story of a scene."""

from collections.abc import Sequence
from itertools import groupby
from typing import Any, Final, TypeGuard

from panicroom.kernel.audience import HIDDEN, Event, Viewer
from panicroom.kernel.message import Message, Value
from panicroom.panik.pieces import DETECTOR
from panicroom.panik.rules.scoring import GameEnded, ManorScored
from panicroom.panik.rules.sending import HunterCalled, HunterPlacedAgain, HunterSentBack
from panicroom.panik.rules.setup import HunterPlaced, ManorsDealt, ManorTurned
from panicroom.telling.panik.names import (
    PANIK_WORDS,
    hunter_name,
    manor_kind,
    manor_name,
    points_of,
)

GOES_ON: Final = (HunterSentBack, HunterPlacedAgain, HunterCalled)
"""Told in the paragraph of the placing that they follow."""
DEEDS: Final = (HunterPlaced, HunterSentBack, HunterCalled)
"""Done by one player; in a row they are one sentence."""


def opens_scene(event: Event, before: Event | None) -> bool:
    """A turn is one paragraph, from its detector on if it has one; so are manors that are turned
    up together. Each score is a paragraph."""
    if isinstance(event, HunterPlaced):
        return not (isinstance(before, ManorTurned) and is_detector(event))
    if isinstance(event, ManorTurned):
        return not isinstance(before, ManorTurned)
    return not isinstance(event, GOES_ON)


def is_worth_telling(event: Event) -> bool:
    """False for manors dealt to others, and for manors that earn nothing."""
    if isinstance(event, ManorsDealt):
        return event.manors is not HIDDEN  # type: ignore[comparison-overlap]
    return not isinstance(event, ManorScored) or any(event.points)


def event_message(event: Event, viewer: Viewer) -> Message:
    message = PANIK_WORDS.event_message(event, viewer)
    if isinstance(event, ManorsDealt) and event.manors is not HIDDEN:  # type: ignore[comparison-overlap]
        dealt = [manor_kind(kind) for kind in event.manors]
        return Message(message.id, {**message.params, "manors": dealt})
    if isinstance(event, ManorScored):
        return Message(message.id, {**message.params, "points": points_of(event.points, viewer)})
    if isinstance(event, GameEnded):
        return Message(message.id, {**message.params, "scores": points_of(event.scores, viewer)})
    if isinstance(event, DEEDS):
        return Message(message.id, {**message.params, **named_from(event, viewer)})
    return message


def named_from(event: Any, viewer: Viewer) -> dict[str, Value]:
    """Names relative to the acting player: their own manor, their own hunter."""
    told: dict[str, Value] = {
        field: manor_name(getattr(event, field), viewer, event.seat)
        for field in ("manor", "origin")
        if hasattr(event, field)
    }
    if hasattr(event, "hunter"):
        told["hunter"] = hunter_name(event.hunter, viewer, event.seat)
    return told


def story(events: Sequence[Event], viewer: Viewer) -> list[Message]:
    """A scene in sentences. What one player does in a row is one sentence; a manor turned up by a
    detector is told with its player."""
    told: list[Message] = []
    around = zip([None, *events], events, [*events[1:], None], strict=False)
    heard = [(before, e, after) for before, e, after in around if is_worth_telling(e)]
    for _, run in groupby(heard, key=lambda found: thread(*found[1:])):
        messages = [in_context(*found, viewer) for found in run]
        told.append(messages[0] if len(messages) == 1 else together(messages))
    return told


def in_context(before: Event | None, event: Event, after: Event | None, viewer: Viewer) -> Message:
    """A hunter that was just sent away is not named again."""
    message = detected(event, after, viewer) or event_message(event, viewer)
    if isinstance(event, HunterPlacedAgain) and isinstance(before, HunterSentBack):
        return Message(message.id, {**message.params, "hunter": Message("hunter-same")})
    return message


def thread(event: Any, after: Event | None) -> object:
    """Neighboring events with the same key are told together."""
    if isinstance(event, ManorTurned) and not is_detector(after):
        return ManorTurned
    return event.seat if isinstance(event, DEEDS) else id(event)


def together(messages: list[Message]) -> Message:
    if "seat" in messages[0].params:
        return Message("told-turn", {**messages[0].params, "deeds": messages})
    manors = [Message("dossier-manor", message.params) for message in messages]
    return Message("told-turned", {"manors": manors})


def detected(event: Event, after: Event | None, viewer: Viewer) -> Message | None:
    if not isinstance(event, ManorTurned) or not is_detector(after):
        return None
    placed = event_message(after, viewer).params
    by = {"seat": placed["seat"], "you": placed["you"]}
    return Message("told-detector", {**event_message(event, viewer).params, **by})


def is_detector(event: Event | None) -> TypeGuard[HunterPlaced]:
    return isinstance(event, HunterPlaced) and event.kind == DETECTOR
