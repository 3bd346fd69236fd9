"""Warnings before a grave action that cannot be undone."""

from panicroom.kernel.message import Message
from panicroom.panik.actions import Action, PlaceAgain, PlaceHunter
from panicroom.panik.pieces import TRAP
from panicroom.panik.rules.scoring import TRAP_POINTS, heads
from panicroom.panik.sketch import sketch
from panicroom.panik.view import View
from panicroom.telling.panik.names import seat_name


def confirmation(view: View, action: Action) -> Message | None:
    """A hunter placed at another player's open trap earns that player points."""
    if not isinstance(action, PlaceHunter | PlaceAgain):
        return None
    manor, hunter = view.manors[action.manor], sketch(view, action).hunter
    if manor.kind != TRAP or manor.owner == view.viewer or hunter is None:
        return None
    points = TRAP_POINTS * heads(hunter)
    return Message("sure-trap", {"seat": seat_name(manor.owner), "points": points})
