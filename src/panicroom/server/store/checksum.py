"""A checksum for each entry of a log. SQLite notices damage to the structure of its pages, not to
what is written in them, and an altered move would be replayed as if it had been made."""

from collections.abc import Mapping, Sequence
from json import JSONEncoder
from typing import Any, Final
from zlib import crc32

COLUMNS: Final = ("table_id", "seq", "kind", "at", "body", "seat", "client", "guest")
ENCODER: Final = JSONEncoder(default=repr)


def checksum(row: Mapping[str, Any]) -> int:
    return checksum_of([row[name] for name in COLUMNS])


def checksum_of(values: Sequence[Any]) -> int:
    """Of everything in the row, in the order of `COLUMNS`; `body` is the text that is stored. As
    JSON, so that a seat counts as its number; only a damaged row holds what JSON does not know."""
    return crc32(ENCODER.encode([*values]).encode())
