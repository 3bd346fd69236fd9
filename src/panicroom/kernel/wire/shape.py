"""Shapes: how values of one type look in JSON. Each writes a value, reads it back and describes
itself, so that the three cannot drift apart."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple, NoReturn, TypeAlias

from panicroom.kernel.audience import HIDDEN
from panicroom.kernel.errors import Malformed
from panicroom.kernel.expected import NUMBER, Expected, of_kind, one_of, this_many
from panicroom.kernel.spelling import NONE, Codec

JsonObject: TypeAlias = dict[str, Any]
"""A schema says what its values are, and `read` makes sure of it; Python's types do not."""
Schema: TypeAlias = JsonObject
LONGEST_QUOTE: Final = 60


class Shape(NamedTuple):
    write: Callable[[Any], Any]
    read: Callable[[object, str], Any]
    """Takes the path of what it reads too, which a complaint names."""
    schema: Schema


def wrong(at: str, data: object, expected: Expected) -> NoReturn:
    text = data if isinstance(data, str) else repr(data)
    raise Malformed(at, text[:LONGEST_QUOTE], expected)


def of_type(
    kind: type, json_name: str, write: Callable[[Any], object], expected: Expected
) -> Shape:
    def read(data: object, at: str) -> object:
        return data if type(data) is kind else wrong(at, data, expected)

    return Shape(write, read, {"type": json_name})


INTEGER: Final = of_type(int, "integer", int, NUMBER)
FLAG: Final = of_type(bool, "boolean", {True: True, False: False}.__getitem__, of_kind("bool"))
TEXT: Final = of_type(str, "string", str, of_kind("str"))


def from_words(words: Mapping[object, str | None]) -> Shape:
    """Values that can be listed, each with its word; what is not among them cannot be written."""
    values = {word: value for value, word in words.items()}
    if HIDDEN.value in values:
        raise TypeError(f"{HIDDEN.value!r} is no word: it stands for what is hidden")

    def read(data: object, at: str) -> object:
        if not isinstance(data, str | None) or data not in values:
            wrong(at, data, one_of("null" if word is None else word for word in values))
        return values[data]

    return Shape(words.__getitem__, read, {"enum": list(values)})


def from_codec(codec: Codec[Any]) -> Shape:
    """What is spelled "-" is null."""
    if codec.words:
        listed = {codec.read(word): None if word == NONE else word for word in codec.words}
        return from_words(listed)

    def read(data: object, at: str) -> object:
        text = TEXT.read(data, at)
        try:
            return codec.read(text)
        except Malformed as error:
            raise Malformed(at, text[:LONGEST_QUOTE], error.expected) from None

    return Shape(codec.write, read, TEXT.schema)


def or_else(shape: Shape, value: object, marker: str | None) -> Shape:
    """One value more, written as a marker that the shape itself can never be."""
    try:
        shape.read(marker, "")
    except Malformed:
        pass
    else:
        raise TypeError(f"{marker!r} could be {value!r} or one of {shape.schema}")
    inner_write, inner_read = shape.write, shape.read

    def write(thing: object) -> object:
        return marker if thing is value else inner_write(thing)

    def read(data: object, at: str) -> object:
        return value if data == marker else inner_read(data, at)

    alone = {"type": "null"} if marker is None else {"const": marker}
    return Shape(write, read, {"anyOf": [shape.schema, alone]})


def array_of(shape: Shape, make: Callable[[Iterable[object]], object] = tuple) -> Shape:
    """Any number of the same; a set is sorted, so that equal sets are written alike."""
    write_one, read_one = shape.write, shape.read
    in_order: Callable[[Any], Iterable[object]] = sorted if make is frozenset else iter

    def write(things: Iterable[object]) -> list[object]:
        return [write_one(thing) for thing in in_order(things)]

    def read(data: object, at: str) -> object:
        return make([read_one(part, f"{at}[{n}]") for n, part in enumerate(listed(data, at))])

    return Shape(write, read, {"type": "array", "items": shape.schema})


def row_of(shapes: Sequence[Shape]) -> Shape:
    """So many, each of its own shape."""
    count = len(shapes)

    def write(things: Iterable[object]) -> list[object]:
        return [shape.write(thing) for shape, thing in zip(shapes, things, strict=True)]

    def read(data: object, at: str) -> object:
        found = listed(data, at)
        if len(found) != count:
            wrong(at, data, this_many(count))
        parts = zip(shapes, found, strict=True)
        return tuple(shape.read(part, f"{at}[{n}]") for n, (shape, part) in enumerate(parts))

    schemas = [shape.schema for shape in shapes]
    exactly = {"items": False, "minItems": count, "maxItems": count}
    return Shape(write, read, {"type": "array", "prefixItems": schemas, **exactly})


def listed(data: object, at: str) -> list[object]:
    return data if type(data) is list else wrong(at, data, of_kind("list"))


def converted(
    shape: Shape, to: Callable[[Any], object], back: Callable[[Any, str], object]
) -> Shape:
    """Something whose stand-in has a shape."""
    return Shape(
        lambda thing: shape.write(to(thing)),
        lambda data, at: back(shape.read(data, at), at),
        shape.schema,
    )
