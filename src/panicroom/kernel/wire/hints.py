"""Type hints become shapes: what a field is follows from its annotation, as in the notation, so
a new field, frame or event needs no code."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import is_dataclass
from enum import Enum
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    ClassVar,
    Final,
    Literal,
    NamedTuple,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

from panicroom.kernel.audience import HIDDEN, Event, HiddenType
from panicroom.kernel.spelling import Codecs, verb_of
from panicroom.kernel.wire.objects import Tag, object_of, one_of_kinds
from panicroom.kernel.wire.shape import (
    FLAG,
    INTEGER,
    TEXT,
    Schema,
    Shape,
    array_of,
    converted,
    from_codec,
    from_words,
    or_else,
    row_of,
)

VERB: Final = "verb"
SECRET: Final = "x-secret"
"""The keyword by which an event's schema says what of it is not for everybody."""
ALL: Final = "all"
UNIONS: Final = (Union, UnionType)
PLAIN: Final[Mapping[object, Shape]] = {int: INTEGER, bool: FLAG, str: TEXT}


class StandIn(NamedTuple):
    """What goes over the wire in place of something that holds more than its own values."""

    hint: object
    to: Callable[[Any], object]
    back: Callable[[Any, str], object]
    """Takes the path too, for what cannot be."""


def fields_of(kind: type) -> dict[str, object]:
    """The annotated fields of a class; what the class itself holds is none."""
    hints = get_type_hints(kind, include_extras=True).items()
    return {name: hint for name, hint in hints if get_origin(hint) is not ClassVar}


def secret_of(kind: type[Event]) -> str | list[str]:
    """The fields that some may not read; "all" where only one seat hears of the event."""
    return ALL if kind.audience.only else [field for field, _ in kind.audience.secrets]


class Shapes:
    """Every shape is made once; those that have a name are defined under it."""

    def __init__(self, codecs: Codecs, stand_ins: Mapping[type, StandIn]) -> None:
        self.codecs = codecs
        self.stand_ins = stand_ins
        self.definitions: dict[str, Schema] = {}
        self._made: dict[object, Shape] = dict(PLAIN)

    def of(self, hint: object) -> Shape:
        if hint not in self._made:
            self._made[hint] = self._make(hint)
        return self._made[hint]

    def define(self, name: str, shape: Shape) -> Shape:
        if self.definitions.setdefault(name, shape.schema) != shape.schema:
            raise TypeError(f"two different things are called {name}")
        return shape._replace(schema={"$ref": f"#/$defs/{name}"})

    def of_event(self, kind: type[Event]) -> Shape:
        """Fields that some may not read can be hidden."""
        secrets = dict(kind.audience.secrets)
        fields = {
            name: or_else(self.of(hint), HIDDEN, HIDDEN.value) if name in secrets else self.of(hint)
            for name, hint in fields_of(kind).items()
        }
        shape = object_of(kind, fields, Tag("event", kind.__name__))
        published = shape.schema | {SECRET: secret_of(kind)}
        return self.define(kind.__name__, shape._replace(schema=published))

    def of_present(self, hint: object) -> Shape:
        """What a field looks like where it is not None."""
        if get_origin(hint) in UNIONS:
            return self._union([arg for arg in get_args(hint) if arg is not NoneType])
        return self.of(hint)

    def _make(self, hint: object) -> Shape:
        origin, args = get_origin(hint), get_args(hint)
        if origin is Annotated:
            return self._kind(args[0], args[-1])
        if origin is Literal:
            return from_words({word: word for word in args})
        if origin in UNIONS:
            return self._union(args)
        if origin is tuple:
            return self._tuple(args)
        if origin is frozenset:
            return array_of(self.of(args[0]), frozenset)
        return self._class(hint)

    def _kind(self, base: object, kind: str) -> Shape:
        """By its word; but many things are not one word here."""
        if get_origin(base) is tuple and get_args(base)[-1] is Ellipsis:
            return self.of(base)
        name = "".join(word.title() for word in kind.split("-"))
        return self.define(name, from_codec(self.codecs[kind]))

    def _tuple(self, args: tuple[object, ...]) -> Shape:
        if args[-1] is Ellipsis:
            return array_of(self.of(args[0]))
        return row_of([self.of(arg) for arg in args])

    def _union(self, args: Sequence[object]) -> Shape:
        kinds = [arg for arg in args if arg not in (NoneType, HiddenType)]
        shape = self.of(kinds[0]) if len(kinds) == 1 else self._by_verb(kinds)
        if NoneType in args:
            shape = or_else(shape, None, None)
        if HiddenType in args:
            shape = or_else(shape, HIDDEN, HIDDEN.value)
        return shape

    def _by_verb(self, kinds: Iterable[Any]) -> Shape:
        return one_of_kinds(VERB, {kind: (verb_of(kind), self.of(kind)) for kind in kinds})

    def _class(self, kind: Any) -> Shape:
        if kind in self.codecs:
            return self.define(kind.__name__, from_codec(self.codecs[kind]))
        if kind in self.stand_ins:
            stand_in = self.stand_ins[kind]
            return converted(self.of(stand_in.hint), stand_in.to, stand_in.back)
        if issubclass(kind, Enum):
            words = {m: str(m) if isinstance(m, str) else m.name.lower() for m in kind}
            return self.define(kind.__name__, from_words(words))
        if is_dataclass(kind) or hasattr(kind, "_fields"):
            return self.define(kind.__name__, self._object(kind))
        raise TypeError(f"{kind.__name__} has no shape")

    def _object(self, kind: Any) -> Shape:
        hints, tag = fields_of(kind), None
        if VERB in getattr(kind, "_field_defaults", {}):
            tag = Tag(VERB, verb_of(kind))
            del hints[VERB]
        return object_of(kind, {name: self.of(hint) for name, hint in hints.items()}, tag)
