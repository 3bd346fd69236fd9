"""The server as a process of its own, which can be killed and started again on the same data."""

import asyncio
import os
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from signal import SIGKILL, SIGTERM

from tests.patience import PATIENCE

FLAGS = (
    *("--messages-per-second", "10000"),
    *("--sockets-per-address", "1000"),
    *("--welcomes-per-minute", "100000"),
)


class Process:
    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = 0
        self.up = asyncio.Event()
        self._running: asyncio.subprocess.Process | None = None

    @property
    def pid(self) -> int:
        assert self._running is not None
        return self._running.pid

    async def start(
        self,
        dying: Sequence[str] = (),
        flags: Sequence[str] = (),
        program: Sequence[str] = ("panicroom.cli",),
        limits: Sequence[str] = FLAGS,
    ) -> None:
        """With the name of a point and a number it dies there."""
        program = program if not dying else ("tests.server.conformance.crash_points", *dying)
        flags = ("--lang", "en", "--data", str(self.data), "--port", "0", *limits, *flags)
        self._running = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", *program, "serve", *flags),
            stdout=asyncio.subprocess.PIPE,
            env=os.environ | {"COLUMNS": "200"},
        )
        assert self._running.stdout is not None
        line = await asyncio.wait_for(self._running.stdout.readline(), PATIENCE)
        found = re.search(r"http://127\.0\.0\.1:(\d+)", line.decode())
        if found is not None:
            self.port = int(found[1])
            self.up.set()

    async def death(self) -> int:
        """Until it is dead by itself."""
        assert self._running is not None
        code = await asyncio.wait_for(self._running.wait(), PATIENCE)
        self.up.clear()
        return code

    def signal(self, kind: int) -> None:
        assert self._running is not None
        self._running.send_signal(kind)

    async def kill(self) -> None:
        await self._end(SIGKILL)

    async def end(self) -> None:
        """Whatever has become of it: nothing is left running."""
        if self._running is not None and self._running.returncode is None:
            await self.kill()

    async def stop(self) -> int:
        return await self._end(SIGTERM)

    async def _end(self, how: int) -> int:
        assert self._running is not None
        self.up.clear()
        self._running.send_signal(how)
        return await asyncio.wait_for(self._running.wait(), PATIENCE)
