"""Durations as messages."""

from typing import Final

from panicroom.kernel.message import Message

SECOND: Final = 1000
MINUTE: Final = 60 * SECOND
UNITS: Final = (("days", 24 * 60 * MINUTE), ("hours", 60 * MINUTE), ("minutes", MINUTE))


def time_message(milliseconds: int) -> Message:
    """In the largest unit that divides it; up to a minute in seconds."""
    for unit, length in UNITS:
        if milliseconds > MINUTE and not milliseconds % length:
            return Message(f"time-{unit}", {"count": milliseconds // length})
    whole, rest = divmod(milliseconds, SECOND)
    return Message("time-seconds", {"count": round(milliseconds / SECOND, 1) if rest else whole})
