"""Notices to all viewers of a table."""

from typing import Any

from panicroom.server.table.fold import TableFold
from panicroom.server.table.lines import KIND_NAMES
from panicroom.server.table.stream import Notice


def notify_all(fold: TableFold, entry: Any, **params: Any) -> None:
    """With the entry's seat and words; ids of guests are never sent."""
    seat = getattr(entry, "seat", None)
    words = getattr(entry, "words", None)
    fold.stream.extend([Notice(KIND_NAMES[type(entry)], seat, params, words)])
