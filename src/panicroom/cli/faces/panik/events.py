"""Events as one viewer hears them."""

from typing import Final

from panicroom.cli.faces.panik.names import PANIK_WORDS, manor_kind, points_of
from panicroom.kernel.audience import HIDDEN, Event, Viewer
from panicroom.panik.rules.scoring import GameEnded, ManorScored
from panicroom.panik.rules.sending import HunterCalled, HunterPlacedAgain, HunterSentBack
from panicroom.panik.rules.setup import HunterPlaced, ManorsDealt, ManorTurned
from panicroom.words import Message

GOES_ON: Final = (HunterSentBack, HunterPlacedAgain, HunterCalled)
"""What follows from a placing is told in its paragraph."""


def opens_scene(event: Event, before: Event | None) -> bool:
    """A turn is one paragraph, begun by its detector if it has one; so are the manors that are
    turned together, and the scores."""
    if isinstance(event, HunterPlaced):
        return not isinstance(before, ManorTurned)
    if isinstance(event, ManorTurned | ManorScored):
        return type(event) is not type(before)
    return not isinstance(event, GOES_ON)


def is_worth_telling(event: Event) -> bool:
    """That others are dealt manors goes without saying, and so does a manor that earns nothing."""
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
    return message
