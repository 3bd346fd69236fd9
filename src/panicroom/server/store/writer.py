"""One writer for the logs of all tables, with group commit: queued appends share a transaction."""

import asyncio
from typing import Final, NamedTuple

from sqlalchemy.exc import IntegrityError

from panicroom.server.store.appending import append_all
from panicroom.server.store.database import Database
from panicroom.server.store.errors import CannotStore, LostRace
from panicroom.server.store.log_lengths import LogLengths
from panicroom.server.store.requests import Outcome, Request
from panicroom.server.store.rows import Appended

MOST_AT_ONCE: Final = 256


class Waiting(NamedTuple):
    request: Request
    answer: "asyncio.Future[Appended]"


class Writer:
    """Answers after the commit, never before: what is acknowledged is stored."""

    def __init__(self, database: Database, lengths: LogLengths) -> None:
        self._database, self._lengths = database, lengths
        self._queue: asyncio.Queue[Waiting | None] = asyncio.Queue()
        self._postponed: list[Waiting] = []
        """Of a table that has an append in the group before."""
        self._closed = False

    async def append(self, request: Request) -> Appended:
        if self._closed:
            raise RuntimeError("the store is closed")
        answer: asyncio.Future[Appended] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(Waiting(request, answer))
        return await answer

    def close(self) -> None:
        """Accept nothing more; `run` ends when the queue is empty."""
        self._closed = True
        self._queue.put_nowait(None)

    async def run(self) -> None:
        while self._postponed or (first := await self._queue.get()) is not None:
            if self._postponed:
                first = self._postponed.pop(0)
            assert first is not None
            if group := self._group(first):
                outcomes = await self._commit([waiting.request for waiting in group])
                for waiting, outcome in zip(group, outcomes, strict=True):
                    _answer(waiting, outcome)

    def _group(self, first: Waiting) -> list[Waiting]:
        """All queued appends, one of each table, without those that were cancelled."""
        waiting = [first, *self._postponed]
        while not self._queue.empty() and len(waiting) < MOST_AT_ONCE:
            each = self._queue.get_nowait()
            if each is None:
                self._queue.put_nowait(None)
                break
            waiting.append(each)
        group: dict[str, Waiting] = {}
        self._postponed = []
        for each in waiting:
            if not each.answer.done() and group.setdefault(each.request.table, each) is not each:
                self._postponed.append(each)
        return [*group.values()]

    async def _commit(self, requests: list[Request]) -> list[Outcome | Exception]:
        """Together; if one of them cannot be written, each alone, so that only that one fails. If
        nothing can be stored, all fail at once."""
        try:
            return [*await self._transact(requests)]
        except CannotStore as error:
            return [error] * len(requests)
        except Exception:
            return [await self._alone(request) for request in requests]

    async def _alone(self, request: Request) -> Outcome | Exception:
        try:
            [outcome] = await self._transact([request])
        except IntegrityError:  # another process appended after we had read
            return LostRace(request.table, request.after)
        except Exception as error:
            return error
        return outcome

    async def _transact(self, requests: list[Request]) -> list[Outcome]:
        def note(outcomes: list[Outcome]) -> None:
            self._lengths.note(
                {
                    request.table: outcome.seq
                    for request, outcome in zip(requests, outcomes, strict=True)
                    if isinstance(outcome, Appended) and not outcome.again
                }
            )

        return await self._database.append(
            lambda connection: append_all(connection, requests), note
        )


def _answer(waiting: Waiting, outcome: Outcome | Exception) -> None:
    if waiting.answer.done():
        return
    if isinstance(outcome, Exception):
        waiting.answer.set_exception(outcome)
    else:
        waiting.answer.set_result(outcome)
