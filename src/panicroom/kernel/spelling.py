"""Plain values as words and back: how actions and agendas are typed, logged and recorded.

A game's actions and frames are NamedTuples whose last field is their verb. They are spelled as
the verb and the other fields, in order; the kind of a field is what its annotation says, so a
new action needs no code.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from enum import StrEnum
from functools import lru_cache
from typing import (
    Annotated,
    Any,
    Final,
    Generic,
    NamedTuple,
    Protocol,
    TypeAlias,
    TypeVar,
    get_args,
    get_origin,
    get_type_hints,
)

from panicroom.kernel.errors import Malformed
from panicroom.kernel.expected import NUMBER, like, one_of

NONE: Final = "-"
MOST_KEPT: Final = 4096
"""Of what was spelled lately: the same actions are refused again and again."""


class Spelled(Protocol):
    """What a NamedTuple with a verb has: an action, a frame of the agenda, a claim."""

    _field_defaults: dict[str, Any]

    @property
    def verb(self) -> str: ...


T = TypeVar("T")
AbsentT = TypeVar("AbsentT")
IntT = TypeVar("IntT", bound=int)
EnumT = TypeVar("EnumT", bound=StrEnum)
ActionT = TypeVar("ActionT", bound=Spelled)
SpelledT = TypeVar("SpelledT", bound=Spelled, covariant=True)


class Codec(NamedTuple, Generic[T]):
    write: Callable[[T], str]
    read: Callable[[str], T]
    words: tuple[str, ...] = ()
    """All that can be written, where it can be listed."""


Codecs: TypeAlias = Mapping[object, Codec[Any]]
"""By what an annotation says of a field: its type, or the word it is annotated with."""


def from_list(kind: str, names: Iterable[str], make: Callable[[int], IntT]) -> Codec[IntT]:
    """What is made of a number, as the name at its place."""
    listed = tuple(names)

    def read(text: str) -> IntT:
        if text not in listed:
            raise Malformed(kind, text, one_of(listed))
        return make(listed.index(text))

    return Codec(lambda value: listed[value], read, listed)


def from_enum(kind: type[EnumT]) -> Codec[EnumT]:
    """A member of a string enum as its own text."""
    names = [str(member) for member in kind]
    listed = from_list(kind.__name__.lower(), names, int)
    return Codec(str, lambda text: kind(names[listed.read(text)]), listed.words)


def or_none(codec: Codec[T], absent: AbsentT) -> Codec[T | AbsentT]:
    def write(value: Any) -> str:
        return NONE if value == absent else codec.write(value)

    return Codec(
        write,
        lambda text: absent if text == NONE else codec.read(text),
        (*codec.words, NONE) if codec.words else (),
    )


def tuple_of(codec: Codec[T]) -> Codec[tuple[T, ...]]:
    return Codec(
        lambda values: "+".join(map(codec.write, values)) or NONE,
        lambda text: () if text == NONE else tuple(map(codec.read, text.split("+"))),
    )


def read_number(text: str) -> int:
    if not re.fullmatch(r"-?\d{1,6}", text, re.ASCII):
        raise Malformed("number", text, NUMBER)
    return int(text)


def read_yes_or_no(text: str) -> bool:
    return bool(from_list("answer", ("no", "yes"), int).read(text))


PLAIN: Final[Codecs] = {
    int: Codec(str, read_number),
    bool: Codec(lambda value: "yes" if value else "no", read_yes_or_no),
}


class Speller(Generic[SpelledT]):
    """Spells and reads the values of some kinds, each known by its verb."""

    def __init__(self, what: str, kinds: Iterable[type[SpelledT]], codecs: Codecs) -> None:
        self.what = what
        self.by_verb = {verb_of(kind): kind for kind in kinds}
        self.fields: dict[type, dict[str, Codec[Any]]] = {
            kind: fields_of(kind, {**PLAIN, **codecs}) for kind in self.by_verb.values()
        }
        self._read_back = lru_cache(MOST_KEPT)(self.parse)

    def spell(self, thing: Spelled) -> str:
        codecs = self.fields[type(thing)]
        words = [codec.write(getattr(thing, name)) for name, codec in codecs.items()]
        return " ".join([thing.verb, *words])

    def knows(self, thing: Spelled) -> bool:
        """A value of one of the kinds, with fields that come back when it is spelled."""
        if type(thing) not in self.fields:
            return False
        try:
            return bool(self._read_back(self.spell(thing)) == thing)
        except (Malformed, LookupError, TypeError, AttributeError):
            return False

    def parse(self, text: str) -> SpelledT:
        verb, *words = text.split() or [""]
        kind = self.by_verb.get(verb)
        if kind is None:
            raise Malformed(self.what, text, one_of(self.by_verb))
        codecs = self.fields[kind]
        if len(words) != len(codecs):
            raise Malformed(self.what, text, like(" ".join([verb, *codecs])))
        pairs = zip(codecs.values(), words, strict=True)
        return kind(*(codec.read(word) for codec, word in pairs))


def verb_of(kind: type[Spelled]) -> str:
    return str(kind._field_defaults["verb"])


def fields_of(kind: type, codecs: Codecs) -> dict[str, Codec[Any]]:
    """The fields of an action or frame without its verb, each with how it is spelled."""
    hints = get_type_hints(kind, include_extras=True)
    return {
        name: codecs[get_args(hint)[-1] if get_origin(hint) is Annotated else hint]
        for name, hint in hints.items()
        if name != "verb"
    }
