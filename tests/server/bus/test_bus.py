"""Rings between servers: heard by all others, lost without harm, and of any version."""

import asyncio
from collections.abc import Awaitable, Callable

from panicroom.server.bus import Bus, Hub, MemoryBus
from panicroom.server.bus.redis import RedisBus
from tests.patience import PATIENCE
from tests.ports import free_port
from tests.services import needed
from tests.services.redis import Own, redis


class Heard:
    def __init__(self, bus: Bus) -> None:
        self.words: list[tuple[str, ...]] = []
        self._came = asyncio.Event()
        bus.on("log", self._hear)

    def _hear(self, *words: str) -> None:
        self.words.append(words)
        self._came.set()

    async def next(self) -> tuple[str, ...]:
        while not self.words:
            self._came.clear()
            await self._came.wait()
        return self.words.pop(0)


def in_time(work: Callable[[], Awaitable[None]]) -> None:
    async def limited() -> None:
        async with asyncio.timeout(PATIENCE):
            await work()

    asyncio.run(limited())


def test_a_ring_is_heard_by_all_others() -> None:
    async def work() -> None:
        hub = Hub()
        buses = [MemoryBus(hub) for _ in range(3)]
        heard = [Heard(bus) for bus in buses]
        buses[0].ring("log", "t", 7)
        assert [await each.next() for each in heard[1:]] == [("t", "7")] * 2
        assert heard[0].words == []

    in_time(work)


def test_what_is_not_understood_is_left_out() -> None:
    bus = Bus()
    heard = Heard(bus)
    for text in ("", "x", "x ", "x unknown 1", "x log"):
        bus.hear(text)
    assert heard.words == [()]
    bus.on("log", lambda table, end: [][0])
    bus.hear("x log t 1")


def test_nobody_is_disturbed_by_a_server_that_is_alone() -> None:
    bus = Bus()
    bus.ring("log", "t", 1)
    assert not bus.is_shared


async def connected(bus: RedisBus) -> "asyncio.Task[None]":
    arrived = asyncio.Event()
    bus.connected = arrived.set
    task = asyncio.create_task(bus.run())
    await arrived.wait()
    return task


async def end(*tasks: "asyncio.Task[None]") -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


def test_redis_carries_rings_on_the_channel_of_their_database() -> None:
    address = needed(redis)

    async def work() -> None:
        one, other, stranger = [RedisBus(address, f"test.{port}.{n}") for n in (1, 1, 2)]
        heard, nothing = Heard(other), Heard(stranger)
        running = [await connected(bus) for bus in (one, other, stranger)]
        for number in range(3):
            one.ring("log", "t", number)
        assert [await heard.next() for _ in range(3)] == [("t", "0"), ("t", "1"), ("t", "2")]
        assert nothing.words == []
        await end(*running)

    port = free_port()
    in_time(work)


def test_after_a_redis_that_was_gone_rings_are_heard_again() -> None:
    own = needed(Own)

    async def work() -> None:
        one, other = [RedisBus(own.address, "test") for _ in range(2)]
        heard = Heard(other)
        running = [await connected(bus) for bus in (one, other)]
        own.service.kill()
        one.ring("log", "t", 0)
        back = asyncio.Event()
        other.connected = back.set
        await asyncio.to_thread(own.start)
        await back.wait()
        while not heard.words:
            one.ring("log", "t", 1)
            await asyncio.sleep(0.01)
        assert ("t", "1") in heard.words
        await end(*running)

    in_time(work)
    own.service.kill()
