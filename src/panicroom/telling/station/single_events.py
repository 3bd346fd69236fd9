"""Messages for single events, as the page tells them, with the event before as context."""

from panicroom.kernel.audience import Event, Viewer
from panicroom.kernel.message import Message
from panicroom.station.rooms import DIRECTIONS
from panicroom.station.rules.knife import KnifeDrawn
from panicroom.station.rules.parasites import DieRolled
from panicroom.telling.station.effects import hits
from panicroom.telling.station.events import event_message
from panicroom.telling.station.names import target_name
from panicroom.telling.vocabulary import name


def single_event_message(event: Event, viewer: Viewer, before: Event | None) -> Message:
    """Like `event_message`; a die also says what it was rolled for."""
    message = event_message(event, viewer)
    if not isinstance(event, DieRolled):
        return message
    return Message(message.id, {**message.params, "cast_for": rolled_for(event, before, viewer)})


def rolled_for(die: DieRolled, before: Event | None, viewer: Viewer) -> Message:
    """A knife attack (KNIFE-1), or else the direction of parasites (SPAWN-1, PHASE-2)."""
    if isinstance(before, KnifeDrawn):
        target = target_name(before.target, viewer)
        return Message("cast-for-knife", {"hits": hits([die]), "target": target})
    way = name("direction", DIRECTIONS[die.number - 1].name)
    return Message("cast-for-way", {"way": way})
