"""A short run of `make load`: nothing in it is about time."""

import asyncio
from pathlib import Path

import httpx

from tests.patience import PATIENCE
from tests.server.databases import a_database, on_each_database
from tests.server.load import store_bench
from tests.server.load.__main__ import times
from tests.server.load.load_levels import LIMITS, close, concurrently, process_on
from tests.server.load.store_bench import PATHS
from tests.server.load.tables import LoadTable, set_up
from tests.server.running import Running

TABLES = 10
ACTIONS = 12
PAUSE = 0.01


def test_every_action_at_every_table_is_told_to_every_seat_and_none_is_out_of_order(
    tmp_path: Path,
) -> None:
    tables = asyncio.run(play(tmp_path / "data"))
    assert sum(len(table.sockets) for table in tables) == 5 * TABLES
    assert [wrong for table in tables for wrong in table.wrong] == []
    assert [len(table.delays) for table in tables] == [ACTIONS] * TABLES
    for table in tables:
        assert len({socket.last["decision"] for socket in table.sockets}) == 1


def test_a_baseline_too_short_to_be_counted_is_said_to_be_so() -> None:
    assert times(3.0, 2.0) == "1.5 times"
    assert times(3.0, 0.0) == "too short a run to compare"


async def play(data: Path) -> list[LoadTable]:
    async with process_on(data, "collecting_server", LIMITS) as process:
        address = f"http://127.0.0.1:{process.port}"
        async with httpx.AsyncClient(base_url=address, timeout=PATIENCE) as http:
            server = Running(http, process.port)
            tables = await concurrently(range(TABLES), lambda number: set_up(server, number))
        await asyncio.gather(*(table.play(ACTIONS, PAUSE) for table in tables))
        await close(tables)
        return tables


@on_each_database
def test_what_an_append_costs_is_measured_by_both_paths(tmp_path: Path, database: str) -> None:
    with a_database(database, tmp_path) as address:
        assert set(asyncio.run(store_bench.measure(address, size=2, rounds=2))) == {*PATHS}
