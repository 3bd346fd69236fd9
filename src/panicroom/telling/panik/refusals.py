"""Messages for refusals, with their parameters by kind."""

from panicroom.kernel.audience import Viewer
from panicroom.kernel.errors import Refusal
from panicroom.kernel.message import Message, Value
from panicroom.panik.pieces import HunterKind, Manor
from panicroom.telling.panik.names import hunter_kind, manor_name
from panicroom.telling.vocabulary import name


def refusal_message(refusal: Refusal, viewer: Viewer) -> Message:
    told: dict[str, Value] = {}
    for param, value in refusal.params.items():
        if isinstance(value, Manor):
            told[param] = manor_name(value, viewer)
        elif isinstance(value, HunterKind):
            told[param] = hunter_kind(value)
        else:
            told[param] = name(param, str(value))
    return Message(f"why-{refusal.why}", told)
