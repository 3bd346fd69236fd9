"""Messages for the codes of denials, errors, problems and byes of a server."""

from collections.abc import Mapping
from typing import Any, Final

from panicroom.kernel.message import Message, Value
from panicroom.telling.durations import time_message
from panicroom.telling.notices import SOMEBODY, seat_message
from panicroom.telling.teller import Teller
from panicroom.telling.vocabulary import name

TIMES: Final = ("bad-budget", "bad-pace")
"""Codes whose bounds are milliseconds; the bounds of others are plain numbers."""
NOWHERE: Final = "none"


def denial_message(
    code: str,
    params: Mapping[str, Any] | None = None,
    field: str | None = None,
    teller: Teller | None = None,
) -> Message:
    """One message for a code, however it was sent. `teller` is the one of the table, if any."""
    given = dict(params or {})
    if "expected" in given:
        expected = Message(f"expected-{given.pop('expected')}", given)
        return Message("denial-malformed-expected", {"field": field or "", "expected": expected})
    if code == "malformed":
        return Message("denial-malformed", {"field": field or NOWHERE})
    told = {param: denied(code, param, value, teller) for param, value in given.items()}
    return Message(f"denial-{code}", told)


def denied(code: str, param: str, value: Any, teller: Teller | None) -> Value:
    if param == "seat":
        return SOMEBODY if teller is None else seat_message(teller, value)
    if param == "levels":
        return [name("level", level) for level in value]
    if code in TIMES and param in ("least", "most"):
        return time_message(value)
    plain: Value = value
    return plain
