"""Turns values into messages by their kind, in the same way for every game.

The kind of a field comes from its annotation, as in the notation, so a new action or event needs
no code here.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from types import NoneType
from typing import Annotated, Any, ClassVar, NamedTuple, get_args, get_origin, get_type_hints

from panicroom.kernel.audience import HIDDEN, Event, Viewer
from panicroom.kernel.message import Message, Value
from panicroom.kernel.named import Seat

Name = Callable[[Any, Viewer], Value]


class Vocabulary(NamedTuple):
    """The names of a game's things."""

    names: Mapping[Any, Name]
    """By kind. Fields of other kinds are left out."""
    hidden: Message
    absent: Message

    def describe(self, thing: Any, viewer: Viewer) -> dict[str, Value]:
        """The fields of an event, frame or sketch as parameters of a message."""
        told: dict[str, Value] = {}
        for field, kind in kinds_of(type(thing)).items():
            value = getattr(thing, field)
            if value is HIDDEN:
                told[field] = self.hidden
            elif kind in self.names:
                told[field] = self.absent if value is None else self.names[kind](value, viewer)
        return told

    def event_message(self, event: Event, viewer: Viewer) -> Message:
        """`CardDrawn` is told by the message event-card-drawn. `$you` names the first field that
        holds the viewer's seat; `$known` tells whether nothing in it is hidden."""
        told = self.describe(event, viewer)
        kinds = kinds_of(type(event))
        seats = [field for field, kind in kinds.items() if kind is Seat]
        own = [f for f in seats if viewer is not None and getattr(event, f) == viewer]
        told["you"] = own[0] if own else "none"
        told["known"] = "no" if any(getattr(event, f) is HIDDEN for f in kinds) else "yes"
        words = re.findall("[A-Z][a-z]*", type(event).__name__)
        return Message("-".join(["event", *words]).lower(), told)


def verbs_of(kinds: Iterable[Any]) -> dict[str, tuple[str, ...]]:
    """The parameters of each action by its verb, which is the last field and the first word."""
    return {str(kind._field_defaults["verb"]): kind._fields[:-1] for kind in kinds}


def name(kind: str, word: str) -> Message:
    """`card`, `infect:red` -> card-infect-red: colons and dots are no part of an id."""
    return Message(f"{kind}-{word.lower()}".replace(":", "-").replace(".", "-"))


def kind_of(hint: Any) -> Any:
    """Seat | None is a seat; tuple[Card, ...] is a tuple."""
    if get_origin(hint) is Annotated:
        return get_args(hint)[-1]
    inner = [part for part in get_args(hint) if part is not NoneType]
    if len(inner) == 1 and NoneType in get_args(hint):
        return kind_of(inner[0])
    return get_origin(hint) or hint


def kinds_of(cls: type) -> Mapping[str, Any]:
    """The kind of every field, without class variables."""
    return found_kinds(cls)


@cache
def found_kinds(cls: type) -> Mapping[str, Any]:
    """Cached: reading annotations takes longer than the rest of a message."""
    hints = get_type_hints(cls, include_extras=True).items()
    return {field: kind_of(hint) for field, hint in hints if get_origin(hint) is not ClassVar}
