"""Notices: what happens at a table outside its game."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from panicroom.kernel.audience import Viewer
from panicroom.kernel.message import Message, Value
from panicroom.telling.claims import claim_message, order_message
from panicroom.telling.teller import Teller
from panicroom.telling.vocabulary import name

SOMEBODY: Final = Message("somebody")
PARAMS: Final[Mapping[str, Callable[[Teller, Any], Value]]] = {
    "level": lambda teller, level: name("level", level),
    "persona": lambda teller, persona: name("persona", persona),
    "claim": claim_message,
    "order": lambda teller, order: order_message(order),
    "about": lambda teller, seat: seat_message(teller, seat),
    **dict.fromkeys(
        ("end", "slow", "bot", "locked", "shared"), lambda teller, is_so: yes_or_no(is_so)
    ),
}
"""By parameter. Others, such as the table of a rematch, are left to the screen."""


def yes_or_no(is_so: bool) -> str:
    return "yes" if is_so else "no"


def notice_message(
    teller: Teller,
    viewer: Viewer,
    kind: str,
    seat: int | None,
    params: Mapping[str, Any],
    words: str | None,
) -> Message:
    """`words` are a name or what was said; None if there are none or they were deleted."""
    told: dict[str, Value] = {
        "seat": seat_message(teller, seat),
        "you": yes_or_no(seat is not None and seat == viewer),
        "known": yes_or_no(words is not None),
        "words": words or "",
    }
    told |= {
        param: PARAMS[param](teller, given) for param, given in params.items() if param in PARAMS
    }
    return Message(f"notice-{kind.replace('_', '-')}", told)


def seat_message(teller: Teller, seat: int | None) -> Message:
    return SOMEBODY if seat is None else name("seat", teller.seat_words[seat])
