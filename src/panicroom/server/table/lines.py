"""Entries to rows of the stored log, and back."""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict
from typing import Any, Final, NamedTuple

from panicroom.server.store.errors import UnreadableLog
from panicroom.server.store.rows import Draft, Entry
from panicroom.server.table.entries import ENTRY_TYPES, TableEntry
from panicroom.server.table.terms import Terms

COLUMNS: Final = ("seat", "guest", "words")


class Line(NamedTuple):
    """An entry with its number in the log and its time."""

    seq: int
    at: int
    entry: TableEntry


def kind_of(entry_type: type) -> str:
    """BotSat is written as bot_sat."""
    return re.sub(r"(?<=[a-z])([A-Z])", r"_\1", entry_type.__name__).lower()


KINDS: Final[Mapping[str, Any]] = {kind_of(kind): kind for kind in ENTRY_TYPES}
KIND_NAMES: Final[Mapping[type, str]] = {kind: name for name, kind in KINDS.items()}
BODIES: Final[Mapping[str, tuple[str, ...]]] = {
    name: tuple(field for field in kind._fields if field not in COLUMNS)
    for name, kind in KINDS.items()
}


def drafts(entries: Iterable[TableEntry], at: int, client: str | None = None) -> list[Draft]:
    """The client id goes with the first entry, whether it has a seat or not."""
    first, *rest = (draft_of(entry, at) for entry in entries)
    return [first._replace(client=client), *rest]


def draft_of(entry: TableEntry, at: int) -> Draft:
    kind = KIND_NAMES[type(entry)]
    columns = {name: getattr(entry, name) for name in COLUMNS if name in entry._fields}
    body = {field: plain(getattr(entry, field)) for field in BODIES[kind]}
    return Draft(kind, at, body, **columns)


def lines_after(seq: int, at: int, entries: Sequence[TableEntry]) -> list[Line]:
    """The lines of entries appended after `seq`."""
    return [Line(number, at, entry) for number, entry in enumerate(entries, seq + 1)]


def read_line(stored: Entry) -> Line:
    kind = KINDS.get(stored.kind)
    if kind is None:
        raise UnreadableLog(stored.seq, stored.kind, "unknown kind")
    if not set(BODIES[stored.kind]) - set(kind._field_defaults) <= set(stored.body):
        raise UnreadableLog(stored.seq, stored.kind, "fields are missing")
    if not set(stored.body) <= set(BODIES[stored.kind]):
        raise UnreadableLog(stored.seq, stored.kind, "other fields")
    columns = {name: getattr(stored, name) for name in COLUMNS if name in kind._fields}
    try:
        return Line(stored.seq, stored.at, kind(**columns, **fields_of(stored.body)))
    except TypeError as error:
        raise UnreadableLog(stored.seq, stored.kind, str(error)) from error


def fields_of(body: Mapping[str, Any]) -> dict[str, Any]:
    return {name: Terms(**v) if name == "terms" else v for name, v in body.items()}


def plain(value: Any) -> Any:
    return asdict(value) if isinstance(value, Terms) else value
