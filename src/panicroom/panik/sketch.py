"""What a screen needs to draw an option: which hunter, which manor, from where."""

from typing import NamedTuple

from panicroom.panik.actions import Action
from panicroom.panik.agenda import ChooseNewManor, SendOrCall
from panicroom.panik.pieces import DETECTOR, Hunter, Manor
from panicroom.panik.view import View


class Sketch(NamedTuple):
    """Every field that does not apply is None."""

    verb: str
    hunter: Hunter | None = None
    manor: Manor | None = None
    """The manor that is turned, or where the hunter goes."""
    origin: Manor | None = None
    """The manor the hunter leaves."""


def sketch(view: View, action: Action) -> Sketch:
    values = action._asdict()
    frame = view.agenda[-1] if view.agenda else None
    hunter: Hunter | None = values.get("hunter")
    manor, origin = values.get("manor"), None
    if "kind" in values and view.viewer is not None:
        hunter = Hunter(view.viewer, values["kind"])
    elif action.verb == "detect" and view.viewer is not None:
        hunter = Hunter(view.viewer, DETECTOR)
    elif isinstance(frame, ChooseNewManor) and action.verb == "place-again":
        hunter, origin = Hunter(frame.seat, frame.kind), frame.origin
    elif isinstance(frame, SendOrCall) and hunter is not None:
        manor, origin = (frame.manor, manor) if action.verb == "call" else (None, frame.manor)
    return Sketch(action.verb, hunter, manor, origin)
