"""The parts of a game's header for C that every game has, and how C spells them."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from hashlib import blake2b
from typing import get_args, get_origin

from panicroom.core.codec import Codec


def header(body: str) -> str:
    """The text of tables.h. Its digest tells a core that was built from other components."""
    return "\n".join(
        [
            "#ifndef PANICROOM_TABLES_H",
            "#define PANICROOM_TABLES_H",
            "#include <stdint.h>",
            f'#define TABLES_DIGEST "{digest(body)}"',
            body,
            "#endif",
            "",
        ]
    )


def digest(body: str) -> str:
    return blake2b(body.encode(), digest_size=16).hexdigest()


def codec_lines(codec: Codec) -> Iterator[str]:
    """Verbs, frames, events and endings; one struct for every kind of frame, with the fields of
    all of them, and which kind has which."""
    yield listed("VERB", [kind._field_defaults["verb"] for kind in codec.actions])
    yield listed("FRAME", [snake(kind.__name__) for kind in codec.frames])
    yield listed("EVENT", [snake(kind.__name__) for kind in codec.events])
    yield listed("ENDING", [reason for reason, _ in codec.endings])
    yield listed("SIDE", codec.sides)
    names = codec.field_names()
    yield listed("HAS", names)
    for name, number in (
        ("VERBS", len(codec.actions)),
        ("FRAMES", len(codec.frames)),
        ("ENDINGS", len(codec.endings)),
        ("SIDES", len(codec.sides)),
        ("FRAME_FIELDS", len(names)),
    ):
        yield define(name, number)
    # A frame's own kind is called so in C, whatever its fields are.
    spelled = ("its_kind" if name == "kind" else name for name in names)
    fields = " ".join(f"int8_t {name};" for name in spelled)
    yield f"typedef struct {{ int8_t kind; {fields} }} Frame;"
    has = [mask(name in fields for name in names) for fields in codec.frame_fields]
    yield array("FRAME_HAS", has, "int32_t")


def ruling_lines(
    hints: Mapping[str, object], bounds: Mapping[str, tuple[int, int]]
) -> Iterator[str]:
    """Every ruling as a small number: a choice by its place, yes as 1."""
    rows = []
    for name, kind in hints.items():
        choices = get_args(kind) if isinstance(kind, object) and get_origin(kind) else ()
        if choices:
            yield listed(name, choices)
        rows.append(bounds[name] if name in bounds else (0, max(len(choices) - 1, 1)))
    yield define("RULINGS", len(rows))
    fields = " ".join(f"int16_t {name};" for name in hints)
    yield f"typedef struct {{ {fields} }} Rulings;"
    yield grid("RULING_BOUNDS", rows, "int16_t")


def mask(bits: Iterable[bool]) -> int:
    return sum(1 << place for place, bit in enumerate(bits) if bit)


def snake(name: str) -> str:
    return "".join(f"_{letter}" if letter.isupper() else letter for letter in name)[1:]


def listed(prefix: str, names: Sequence[str]) -> str:
    return enum(prefix, ((name, place) for place, name in enumerate(names)))


def enum(prefix: str, members: Iterable[tuple[str, int]]) -> str:
    parts = [
        f"{prefix}_{name}".upper().replace("-", "_") + f" = {value}" for name, value in members
    ]
    return f"enum {{ {', '.join(parts)} }};"


def define(name: str, value: int) -> str:
    return f"#define {name.upper()} ({int(value)})"


def array(name: str, values: Iterable[int], kind: str = "int8_t") -> str:
    return f"static const {kind} {name}[] = {{{numbers_of(values)}}};"


def grid(name: str, rows: Sequence[Sequence[int]], kind: str = "int8_t") -> str:
    inner = ", ".join(f"{{{numbers_of(row)}}}" for row in rows)
    return f"static const {kind} {name}[][{len(rows[0])}] = {{{inner}}};"


def numbers_of(values: Iterable[int]) -> str:
    return ", ".join(str(int(value)) for value in values)
