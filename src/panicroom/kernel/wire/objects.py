"""Shapes with named fields: objects, and those of several kinds that carry their name."""

from collections.abc import Callable, Collection, Mapping
from typing import NamedTuple

from panicroom.kernel.expected import COMPLETE, Expected, one_of
from panicroom.kernel.wire.shape import JsonObject, Schema, Shape, wrong


class Tag(NamedTuple):
    """The field that tells what an object is, and what it says."""

    field: str
    word: str


def entries(data: object, at: str) -> JsonObject:
    return data if type(data) is dict else wrong(at, data, Expected("json-object"))


def entry(data: object, at: str, name: str) -> object:
    found = entries(data, at)
    return found[name] if name in found else wrong(f"{at}.{name}", "", COMPLETE)


def object_schema(fields: Mapping[str, Schema], required: Collection[str]) -> Schema:
    return {
        "type": "object",
        "properties": dict(fields),
        "required": list(required),
        "additionalProperties": False,
    }


def object_of(make: Callable[..., object], fields: Mapping[str, Shape], tag: Tag | None) -> Shape:
    """All fields, always in this order; one that is not known here is left unread."""
    writers = [(name, shape.write) for name, shape in fields.items()]
    readers = [(name, shape.read) for name, shape in fields.items()]
    head = {} if tag is None else {tag.field: tag.word}

    def write(thing: object) -> JsonObject:
        return head | {name: write(getattr(thing, name)) for name, write in writers}

    def read(data: object, at: str) -> object:
        return make(**{name: read(entry(data, at, name), f"{at}.{name}") for name, read in readers})

    schemas = {name: {"const": word} for name, word in head.items()}
    schemas |= {name: shape.schema for name, shape in fields.items()}
    return Shape(write, read, object_schema(schemas, schemas))


def some_of(fields: Mapping[str, Shape]) -> Shape:
    """A mapping that has some of these keys and no others."""

    def write(things: Mapping[str, object]) -> JsonObject:
        return {name: fields[name].write(thing) for name, thing in things.items()}

    def read(data: object, at: str) -> JsonObject:
        found = entries(data, at)
        for name in found:
            if name not in fields:
                wrong(f"{at}.{name}", name, one_of(fields))
        return {name: fields[name].read(part, f"{at}.{name}") for name, part in found.items()}

    return Shape(write, read, object_schema({n: s.schema for n, s in fields.items()}, ()))


def one_of_kinds(field: str, kinds: Mapping[type, tuple[str, Shape]]) -> Shape:
    """Objects of several kinds, told apart by the word in one field."""
    writers = {kind: shape.write for kind, (_, shape) in kinds.items()}
    readers = {word: shape.read for word, shape in kinds.values()}

    def write(thing: object) -> object:
        return writers[type(thing)](thing)

    def read(data: object, at: str) -> object:
        word = entry(data, at, field)
        if not isinstance(word, str) or word not in readers:
            wrong(f"{at}.{field}", word, one_of(readers))
        return readers[word](data, at)

    return Shape(write, read, {"oneOf": [shape.schema for _, shape in kinds.values()]})
