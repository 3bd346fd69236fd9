"""The fold of one table's log in memory: read when it is first asked for, and lengthened by what
other servers append."""

import asyncio
from collections.abc import Sequence

from panicroom.server.store import Entry, Head, Store
from panicroom.server.table.entries import TableEntry
from panicroom.server.table.fold import TableFold
from panicroom.server.table.folding import fold_log, take
from panicroom.server.table.lines import Line, read_line


class LogFold:
    """Used under the lock of its table. `news` are entries that others have appended, since the
    table was told of any."""

    def __init__(self, id: str, store: Store, reading: asyncio.Semaphore) -> None:
        self._id, self._store, self._reading = id, store, reading
        self._fold: TableFold | None = None
        self._client_ids: set[str] = set()
        self._known = 0
        """The end of the log, as far as it was told to this table."""
        self._erased = 0
        self._last_at = 0
        self.news: list[TableEntry] = []
        self.heard_of = 0
        """The end of the log, as far as another server has rung."""

    def has(self, client: str) -> bool:
        return client in self._client_ids

    @property
    def is_loaded(self) -> bool:
        return self._fold is not None

    @property
    def head(self) -> Head:
        """Of the log, as far as it is in memory."""
        return Head(self._known, self._erased)

    def never_before(self, now: int) -> int:
        """The time of the next entry: clocks of servers differ by a little."""
        return max(now, self._last_at)

    async def current(self) -> TableFold:
        """Of everything that this server knows to be in the log."""
        if self._fold is None:
            async with self._reading:
                self._fold = await self._rebuilt()
        elif self.heard_of > self._fold.seq:
            await self._lengthen(self._fold)
        return self._fold

    async def latest(self) -> TableFold:
        """Of everything that is in the log now, whoever has appended it."""
        if self._fold is not None:
            await self._lengthen(self._fold)
        return await self.current()

    def drop(self) -> None:
        """It is not what is stored any more, or nobody knows."""
        self._fold = None

    def appended(self, fold: TableFold, at: int, client: str | None) -> None:
        """By this server, to the end of the log."""
        self._fold, self._known, self._last_at = fold, fold.seq, at
        if client is not None:
            self._client_ids.add(client)

    async def _rebuilt(self) -> TableFold:
        secret, self._erased = await self._store.tables.key_and_erased(self._id)
        fold = fold_log(secret, self._taken(await self._store.log.read(self._id)))
        if not self._known:
            self.news.clear()  # nobody was told of anything before
        self._known = fold.seq
        return fold

    async def _lengthen(self, fold: TableFold) -> None:
        self.heard_of = 0  # what is rung from here on may not be in what is read
        stored = await self._store.log.read(self._id, fold.seq)
        self._fold = None  # an entry that cannot be folded leaves nothing that could be used
        for line in self._taken(stored):
            take(fold, line)
        self._fold, self._known = fold, fold.seq

    def _taken(self, stored: Sequence[Entry]) -> list[Line]:
        """What this table has not been told of is news."""
        self._client_ids.update(entry.client for entry in stored if entry.client is not None)
        lines = [read_line(entry) for entry in stored]
        self.news += [line.entry for line in lines if line.seq > self._known]
        if lines:
            self._last_at = max(self._last_at, lines[-1].at)
        return lines
