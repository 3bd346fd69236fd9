"""Panik over the wire."""

from typing import Final, TypedDict

from panicroom.kernel.wire import Wire, events_in
from panicroom.panik import rules
from panicroom.panik.pieces import HunterKind, Manor
from panicroom.panik.sketch import sketch
from panicroom.panik.spelling import ACTIONS, CODECS
from panicroom.panik.view import View


class Reasons(TypedDict, total=False):
    """What a refusal may speak of."""

    manor: Manor
    kind: HunterKind
    decision: str


WIRE: Final = Wire(
    view=View,
    events=events_in(rules),
    actions=ACTIONS,
    sketch=sketch,
    reasons=Reasons,
    codecs=CODECS,
)
