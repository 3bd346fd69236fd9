"""Whether the server is ready: one write for all who ask, and none behind one that hangs."""

import asyncio

import pytest

from panicroom.server.process import readiness
from panicroom.server.process.readiness import LASTS, Readiness


class Disk:
    def __init__(self) -> None:
        self.writes = 0
        self.free = asyncio.Event()

    async def write(self) -> None:
        self.writes += 1
        await self.free.wait()


def test_all_who_ask_wait_for_one_write_and_its_answer_lasts_a_while() -> None:
    async def scenario() -> None:
        at, disk = 0.0, Disk()
        asked = Readiness(disk.write, lambda: at)
        waiting = [asyncio.create_task(asked.is_ready()) for _ in range(10)]
        disk.free.set()
        assert all(await asyncio.gather(*waiting))
        assert await asked.is_ready()
        assert disk.writes == 1
        at += LASTS
        assert await asked.is_ready()
        assert disk.writes == 2

    asyncio.run(scenario())


def test_a_write_that_hangs_is_not_followed_by_another(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readiness, "PATIENCE", 0)

    async def scenario() -> None:
        at, disk = 0.0, Disk()
        asked = Readiness(disk.write, lambda: at)
        for _ in range(3):
            assert not await asked.is_ready()
            at += LASTS
        await asyncio.sleep(0)
        assert disk.writes <= 1
        disk.free.set()

    asyncio.run(scenario())
