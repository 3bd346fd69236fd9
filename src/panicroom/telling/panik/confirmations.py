"""What a person is asked about before it is done: grave, and not to be undone."""

from panicroom.kernel.message import Message
from panicroom.panik.actions import Action, PlaceAgain, PlaceHunter
from panicroom.panik.pieces import TRAP
from panicroom.panik.rules.scoring import TRAP_POINTS, heads
from panicroom.panik.sketch import sketch
from panicroom.panik.view import View
from panicroom.telling.panik.names import seat_name


def confirmation(view: View, action: Action) -> Message | None:
    """A hunter at a trap that another has laid open earns that player points."""
    if not isinstance(action, PlaceHunter | PlaceAgain):
        return None
    manor, hunter = view.manors[action.manor], sketch(view, action).hunter
    if manor.kind != TRAP or manor.owner == view.viewer or hunter is None:
        return None
    points = TRAP_POINTS * heads(hunter)
    return Message("sure-trap", {"seat": seat_name(manor.owner), "points": points})
