"""How long the log of each table was when its last entry was acknowledged, in a file beside the
database.

If its write-ahead log is cut or altered, SQLite rolls back to the last transaction that is whole,
and nothing in the database tells that there were more. So the lengths are kept elsewhere. They are
lower bounds: a line that is missing or damaged only makes the check weaker.
"""

import logging
import os
from collections.abc import Collection, Iterator, Mapping
from pathlib import Path
from typing import Final
from zlib import crc32

NAME: Final = "log-lengths.txt"
CHANGES: Final = "*"
"""In place of a table: how many changes were stored that are in no log."""
GROWTH: Final = 1 << 20
"""Bytes that are appended before the file is written anew."""

log = logging.getLogger(__name__)


class LogLengths:
    """One line for each append, not synchronized: a killed process loses none, a power failure at
    most the last ones. Without a path nothing is kept beyond this process."""

    def __init__(self, path: Path | None = None) -> None:
        self._path = path
        self._known = {} if path is None else read(path)
        self._grown = 0
        self._is_failing = False

    def of(self, table: str) -> int:
        """0 for a table that is not known."""
        return self._known.get(table, 0)

    def known(self) -> dict[str, int]:
        """As the file has it now."""
        known = self._now()
        known.pop(CHANGES, None)
        return known

    def changes(self) -> int:
        """0 if none is known, as before they were counted."""
        return self._now().get(CHANGES, 0)

    def _now(self) -> dict[str, int]:
        return dict(self._known) if self._path is None else read(self._path)

    def note(self, lengths: Mapping[str, int]) -> None:
        """After a commit, before the acknowledgment. It must not fail: the entries are stored."""
        self._known.update(lengths)
        if self._path is None or not lengths:
            return
        try:
            self._append("".join(line(table, length) for table, length in lengths.items()))
            self._is_failing = False
        except OSError:
            if not self._is_failing:
                log.warning("lengths of logs were not remembered")
            self._is_failing = True

    def forget(self, tables: Collection[str]) -> None:
        """They were deleted on purpose."""
        self.note(dict.fromkeys(tables, 0))
        for table in tables:
            self._known.pop(table, None)

    def remember(self, lengths: Mapping[str, int]) -> None:
        """Also those that nothing was known of, for example of a backup."""
        try:
            self.rewrite(lengths)
        except OSError:
            log.warning("lengths of logs were not remembered")

    def rewrite(self, lengths: Mapping[str, int]) -> None:
        """What is known and these, one line for each table. Another process may have noted that it
        deleted a table, so the file counts, not what was read from it before."""
        if self._path is None:
            return
        known = read(self._path)
        known |= {table: max(length, known.get(table, 0)) for table, length in lengths.items()}
        draft = self._path.with_name(f"{self._path.name}.new")
        with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as file:
            file.writelines(line(table, length) for table, length in known.items())
        os.replace(draft, self._path)
        self._known, self._grown = known, 0

    def _append(self, text: str) -> None:
        """Opened for each append: the file may have been written anew by another process."""
        assert self._path is not None
        if self._is_failing:
            text = "\n" + text  # half a line may have been written
        file = os.open(self._path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
        try:
            os.write(file, text.encode())
        finally:
            os.close(file)
        self._grown += len(text)
        if self._grown > GROWTH:
            self.rewrite({})


class NoLengths(LogLengths):
    """Nothing is known of logs to which other servers append as well. PostgreSQL, which checks its
    own write-ahead log, loses none that were committed."""

    def note(self, lengths: Mapping[str, int]) -> None:
        """Nothing is kept."""

    def remember(self, lengths: Mapping[str, int]) -> None:
        """Nothing is kept."""


def line(table: str, length: int) -> str:
    text = f"{table} {length}"
    return f"{text} {crc32(text.encode()):08x}\n"


def read(path: Path) -> dict[str, int]:
    """The last length of each table; damaged lines are skipped."""
    known: dict[str, int] = {}
    try:
        text = path.read_text(errors="replace")
    except FileNotFoundError:
        return known
    for table, length in lines(text):
        known.pop(table, None)
        if length:
            known[table] = length
    return known


def lines(text: str) -> Iterator[tuple[str, int]]:
    for each in text.splitlines():
        table, _, rest = each.partition(" ")
        length = rest.partition(" ")[0]
        if length.isdecimal() and line(table, int(length)) == f"{each}\n":
            yield table, int(length)
