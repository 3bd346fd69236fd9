"""Servers that are killed, a database that is cut off or starts anew, a Redis that is gone: what
was acknowledged is in the log once, and everybody is told what is there."""

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from random import Random
from typing import Any

from tests.patience import PATIENCE
from tests.server.cluster.processes import Cluster, check, play_to_the_end
from tests.server.conformance.test_games import WISHES
from tests.server.databases import a_database
from tests.services import needed
from tests.services.postgres import Own as OwnPostgres
from tests.services.postgres import beside, execute, new_database, postgres
from tests.services.redis import Own as OwnRedis
from tests.services.redis import redis

TABLES = 3
CUTS = 12
CUT = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE datname = '{name}' AND application_name <> 'tests'
"""

Fault = Callable[[Cluster], Coroutine[Any, Any, None]]


def suffer(folder: Path, database: str, bus: str, fault: Fault, game: str = "panik") -> None:
    """Games while this happens."""

    async def play() -> None:
        async with Cluster(folder, database, bus).running() as cluster:
            tables = await cluster.tables(TABLES, game, WISHES[game])
            playing = asyncio.create_task(play_to_the_end(tables))
            failing = asyncio.create_task(fault(cluster))
            done, _ = await asyncio.wait(
                [playing, failing], return_when=asyncio.FIRST_EXCEPTION, timeout=PATIENCE
            )
            for task in done:
                task.result()
            assert done == {playing, failing}
        assert await check(database, tables)

    asyncio.run(play())


def test_servers_that_are_killed_by_turns_lose_nothing(tmp_path: Path) -> None:
    async def kill(cluster: Cluster) -> None:
        await cluster.kill_by_turns(Random(1), kills=2)

    bus = needed(redis)
    with a_database("postgresql", tmp_path) as database:
        suffer(tmp_path, database, bus, kill)


def test_connections_to_the_database_that_are_cut_lose_nothing(tmp_path: Path) -> None:
    """At any moment: also while an append is being committed."""
    bus, server = needed(redis), needed(postgres)
    with a_database("postgresql", tmp_path) as database:
        cut = CUT.format(name=database.rpartition("/")[2])

        async def cut_off(cluster: Cluster) -> None:
            for _ in range(CUTS):
                for _ in range(10):
                    await cluster.told.acquire()
                await asyncio.to_thread(execute, server, cut)

        suffer(tmp_path, database, bus, cut_off)


def test_a_database_that_is_killed_and_comes_back_has_lost_nothing(tmp_path: Path) -> None:
    bus, own = needed(redis), needed(OwnPostgres)
    with new_database(own.address) as database:

        async def restart(cluster: Cluster) -> None:
            for _ in range(40):
                await cluster.told.acquire()
            own.service.kill()
            await asyncio.to_thread(own.start)

        suffer(tmp_path, beside(own.address, database.rpartition("/")[2]), bus, restart)
    own.service.kill()


def test_games_go_on_while_redis_is_gone(tmp_path: Path) -> None:
    own = needed(OwnRedis)

    async def lose_redis(cluster: Cluster) -> None:
        for _ in range(20):
            await cluster.told.acquire()
        own.service.kill()
        for _ in range(60):
            await cluster.told.acquire()
        await asyncio.to_thread(own.start)

    with a_database("postgresql", tmp_path) as database:
        suffer(tmp_path, database, own.address, lose_redis)
    own.service.kill()
