"""Two servers on one database, in one process: over a hub and SQLite, or as a host runs them, over
Redis and PostgreSQL."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import AbstractAsyncContextManager, AsyncExitStack, contextmanager
from pathlib import Path
from typing import NamedTuple

import pytest

from panicroom.server.bus import Hub, MemoryBus
from tests.patience import PATIENCE
from tests.server.databases import a_database
from tests.server.running import Client, Json, Running, running
from tests.services import needed
from tests.services.redis import redis

KINDS = ("in memory", "as hosted")


class Two(NamedTuple):
    """`hub` is what they hear each other by; None where that is Redis."""

    one: Running
    other: Running
    hub: Hub | None


Scenario = Callable[[Two], Awaitable[None]]


def split(scenario: Scenario) -> Callable[[str, Path], None]:
    """A test that is given two servers of each kind."""

    @pytest.mark.parametrize("kind", KINDS)
    def test(kind: str, tmp_path: Path) -> None:
        with places(kind, tmp_path) as (both, hub):
            asyncio.run(asyncio.wait_for(within(both, hub, scenario), 2 * PATIENCE))

    test.__name__ = scenario.__name__
    return test


def deaf(scenario: Scenario) -> Callable[[Path], None]:
    """A test that is given two servers whose rings are all lost."""

    def test(tmp_path: Path) -> None:
        with places("in memory", tmp_path) as (both, hub):
            assert hub is not None
            hub.is_deaf = True
            asyncio.run(asyncio.wait_for(within(both, hub, scenario), 2 * PATIENCE))

    test.__name__ = scenario.__name__
    return test


Place = Callable[[], AbstractAsyncContextManager[Running]]


@contextmanager
def places(kind: str, folder: Path) -> Iterator[tuple[list[Place], Hub | None]]:
    """How each of the two is opened."""
    if kind == "in memory":
        hub = Hub()
        yield [lambda: running(folder, bus=MemoryBus(hub))] * 2, hub
        return
    bus = needed(redis)
    with a_database("postgresql", folder) as database:
        yield [lambda: running(folder, database=database, redis=bus)] * 2, None


async def within(both: Sequence[Place], hub: Hub | None, scenario: Scenario) -> None:
    async with AsyncExitStack() as stack:
        one, other = [await stack.enter_async_context(open()) for open in both]
        await scenario(Two(one, other, hub))


async def seated(two: Two, game: str = "panik", **other: object) -> tuple[Json, str, str]:
    """A table where Ann sits by one server, and Bob by the other; their tokens."""
    ann, bob = await two.one.guest("Ann"), await two.other.guest("Bob")
    table = await two.one.table(ann, game, **other)
    async with two.one.at(table["code"], ann) as client:
        await client.done("sit", seat=0)
    async with two.other.at(table["code"], bob) as client:
        await client.done("sit", seat=1)
    return table, ann, bob


async def hears(client: Client, words: str) -> None:
    """Until somebody says this."""
    await client.told_when(lambda _: any(line.get("words") == words for line in client.heard))
