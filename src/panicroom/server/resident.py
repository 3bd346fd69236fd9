"""One table in memory: everything that happens at it goes through one lane, is stored, and is then
told to each viewer."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, Final

from panicroom.kernel.game import Game
from panicroom.server.circle import Circle
from panicroom.server.clock import Now
from panicroom.server.listener import Listener
from panicroom.server.protocol.client import Seen
from panicroom.server.store import Due, LostRace, Store
from panicroom.server.table.answering import answer
from panicroom.server.table.due import due
from panicroom.server.table.entries import TableEntry
from panicroom.server.table.fold import TableFold
from panicroom.server.table.folding import fold_log, take
from panicroom.server.table.lines import drafts, lines_after, read_line
from panicroom.server.table.spans import Span

Judge = Callable[[TableFold], list[TableEntry]]
Plan = Callable[[str, Sequence[Due]], None]


class Busy(Exception):
    """The log was always a step ahead: others write to this table all the time."""


class Resident:
    """The fold may be ahead of the log while an append is under way, so nobody looks at it but in
    the lane; if the append fails it is folded anew."""

    TRIES: Final = 5

    def __init__(
        self,
        id: str,
        store: Store,
        now: Now,
        down: Sequence[Span],
        plan: Plan,
        reading: asyncio.Semaphore,
    ) -> None:
        self.id = id
        self.circle = Circle()
        self.used = now()
        self._store, self._now, self._down, self._plan = store, now, down, plan
        self._reading = reading
        self._lane = asyncio.Lock()
        self._fold: TableFold | None = None
        self.game: Game[Any] | None = None
        self._said: set[str] = set()

    @property
    def is_idle(self) -> bool:
        return not self.circle.listeners and not self._lane.locked()

    async def look(self, look: Callable[[TableFold], Any]) -> Any:
        """What the table says to a question; everything in the log and nothing else."""
        async with self._lane:
            return look(await self._standing())

    async def do(
        self, judge: Judge, client: str | None = None, stored: Callable[[], None] = lambda: None
    ) -> None:
        """Judged, stored, acknowledged by `stored`, and told; or raised and nothing done. What a
        client has said before is done already."""
        async with self._lane:
            for _ in range(self.TRIES):
                fold = await self._standing()
                if client is not None and client in self._said:
                    stored()
                    return
                if await self._append(fold, judge(fold), client):
                    stored()
                    self._tell(fold)
                    return
            raise Busy(self.id)

    async def answer_due(self, item: Due) -> None:
        """Answered, stored and told; if it is not due any more, or not yet, what is due is noted
        anew."""
        async with self._lane:
            fold = await self._standing()
            entries = answer(fold, item, self._now(), self._down)
            if entries and await self._append(fold, entries, None):
                self._tell(fold)
            else:
                await self._renew(await self._standing())

    async def _renew(self, fold: TableFold) -> None:
        """Time down has put it off, or another process has been quicker."""
        items = due(fold, self.id, self._now(), self._down)
        for item in items:
            await self._store.due.put(item)
        self._plan(self.id, items)

    async def _standing(self) -> TableFold:
        self.used = self._now()
        if self._fold is None:
            async with self._reading:
                self._fold = await self._folded()
            self.game = self._fold.game
        return self._fold

    async def _folded(self) -> TableFold:
        key = await self._store.tables.key(self.id)
        stored = await self._store.log.read(self.id)
        self._said = {entry.client for entry in stored if entry.client is not None}
        return fold_log(key, map(read_line, stored))

    async def _append(
        self, fold: TableFold, entries: Sequence[TableEntry], client: str | None
    ) -> bool:
        """False if the log had grown meanwhile. Cancelled or failed, nobody knows what was
        written: the next one folds anew."""
        at, after = self._now(), fold.seq
        self._fold = None
        for line in lines_after(after, at, entries):
            take(fold, line)
        items = due(fold, self.id, at, self._down)
        lines = drafts(entries, at, client)
        try:
            done = await self._store.log.append(
                self.id, after, lines, due=items, status=fold.status, listed=fold.lobby.listed
            )
        except LostRace:
            return False
        if done.again:
            return False
        self._fold = fold
        if client is not None:
            self._said.add(client)
        self._plan(self.id, items)
        return True

    async def join(self, listener: Listener, seen: Seen | None) -> None:
        """From now on told everything; first how things stand."""
        async with self._lane:
            fold = await self._standing()
            self.circle.join(fold, listener, seen, self._now(), self._down)

    async def retell(self) -> None:
        """Something about a guest has changed that is not in the log."""
        async with self._lane:
            self._fold = None
            self.circle.forget()
            self._tell(await self._standing())

    def _tell(self, fold: TableFold) -> None:
        self.circle.tell(fold, self._now(), self._down)
