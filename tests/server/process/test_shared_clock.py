"""The time of several servers on one database."""

import asyncio
from pathlib import Path

import pytest

from panicroom.server.process.clock import STANDSTILL
from panicroom.server.process.shared_clock import SharedClock, Uptime
from panicroom.server.store import open_store
from tests.server.databases import a_database, on_each_database

START, DAY = 10**12, 24 * 3600 * 1000
BEATING = Uptime(START, 0, ())


def test_while_any_server_runs_nothing_is_down_time() -> None:
    assert BEATING.beaten(START + STANDSTILL, DAY, STANDSTILL) == (START + STANDSTILL, 0, [])


def test_when_none_ran_that_is_down_time() -> None:
    later = START + STANDSTILL + 1
    assert BEATING.beaten(later, DAY, STANDSTILL) == (later, 0, [(START, later)])


def test_if_the_clock_of_the_database_is_set_back_time_goes_on() -> None:
    back = BEATING.beaten(START - DAY, DAY, STANDSTILL)
    assert (back.beat, back.lead, back.down) == (START, DAY, [])
    assert back.beaten(START - DAY + 5, DAY, STANDSTILL) == (START + 5, DAY, [])
    assert back.beaten(START + 7, DAY, STANDSTILL).down == [(START, START + DAY + 7)]


def test_down_time_is_forgotten_when_nothing_is_left_for_which_it_matters() -> None:
    down = Uptime(START, 0, [(START - 50, START - 40)])
    assert down.beaten(START + 1, 100, STANDSTILL).down == [(START - 50, START - 40)]
    assert down.beaten(START + 61, 100, STANDSTILL).down == []


def test_it_reads_what_it_has_written() -> None:
    uptime = Uptime(START, 3, [(1, 2)])
    assert Uptime.read(str(uptime)) == uptime


@on_each_database
def test_two_servers_have_the_same_time(tmp_path: Path, database: str) -> None:
    async def compare(address: str) -> None:
        async with open_store(address) as store:
            ticks = iter(range(10**6))
            one, other = [SharedClock(store, DAY, lambda: next(ticks)) for _ in range(2)]
            await one.beat()
            await other.beat()
            assert one.now() == pytest.approx(other.now(), abs=DAY)
            assert one.down == other.down == []
            before = one.now()
            await one.beat()
            assert one.now() >= before

    with a_database(database, tmp_path) as address:
        asyncio.run(compare(address))
