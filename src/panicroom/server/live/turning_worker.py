"""Turning points of finished games: found once in a process of their own, one game after another,
and kept in the store."""

import asyncio
import json
import logging
import sys
from typing import Any, Final, NamedTuple

from panicroom.kernel.record import Record
from panicroom.server.live.workers import TooMuchWork
from panicroom.server.store.findings import Findings

KIND: Final = "turning"
MOST_WAITING: Final = 16
MOST_OF_ADDRESS: Final = 4
COMMAND: Final = (sys.executable, "-m", "panicroom.replay.worker")

log = logging.getLogger(__name__)


class Search(NamedTuple):
    """`points` are there at the end; `progress` goes from 0 to 1, and is None if nobody has asked
    for it yet."""

    progress: float | None
    points: list[dict[str, Any]] | None = None


NOT_ASKED: Final = Search(None)


class TurningWorker:
    def __init__(self, findings: Findings) -> None:
        self._findings = findings
        self._turn = asyncio.Lock()
        self._jobs: dict[str, asyncio.Task[None]] = {}
        self._progress: dict[str, float] = {}
        self._askers: dict[str, str] = {}

    async def of(self, table: str) -> Search:
        if table in self._jobs:
            return Search(self._progress[table])
        found = await self._findings.of(table, KIND)
        return NOT_ASKED if found is None else Search(1.0, found)

    async def begin(self, table: str, record: Record, address: str) -> None:
        """Once for each game, whoever asks how often."""
        if await self._findings.of(table, KIND) is not None or table in self._jobs:
            return
        of_address = [*self._askers.values()].count(address)
        if len(self._jobs) >= MOST_WAITING or of_address >= MOST_OF_ADDRESS:
            raise TooMuchWork
        self._askers[table] = address
        self._progress[table] = 0.0
        self._jobs[table] = asyncio.create_task(self._find(table, str(record)))

    async def finish(self) -> None:
        jobs = [*self._jobs.values()]
        for job in jobs:
            job.cancel()
        await asyncio.gather(*jobs, return_exceptions=True)

    async def _find(self, table: str, record: str) -> None:
        try:
            async with self._turn:
                found = await self._found_by_process(table, record)
            await self._findings.keep(table, KIND, found)
        except Exception:
            log.exception("turning points were not found", extra={"table": table})
        finally:
            del self._jobs[table], self._progress[table], self._askers[table]

    async def _found_by_process(self, table: str, record: str) -> list[dict[str, Any]]:
        pipe = asyncio.subprocess.PIPE
        process = await asyncio.create_subprocess_exec(*COMMAND, stdin=pipe, stdout=pipe)
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(record.encode())
            process.stdin.close()
            async for line in process.stdout:
                told = json.loads(line)
                if "points" in told:
                    points: list[dict[str, Any]] = told["points"]
                    return points
                self._progress[table] = told["progress"]
            raise ChildProcessError(await process.wait())
        finally:
            if process.returncode is None:
                process.kill()
            await process.wait()
