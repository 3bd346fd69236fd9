"""Several processes, one of them killed: what was answered is in the log, once, without gaps."""

import asyncio
import sqlite3
import subprocess
import sys
from collections import Counter
from itertools import islice
from pathlib import Path
from threading import Timer

import pytest

from panicroom.server.store import Entry, Link, Store
from panicroom.server.store.database import engine_for
from tests.server.databases import a_database, an_empty_database, on_each_database
from tests.server.store.temporary_store import (
    MADE,
    device,
    set_up,
    sign_in,
    sit_down,
    within,
    within_store,
)

TABLES = ["t", "u", "v", "w"]


def start(database: str, name: str, count: int, *tables: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "tests.server.store.appender", database, name]
    return subprocess.Popen(
        [*command, str(count), *tables], stdout=subprocess.PIPE, text=True, bufsize=1
    )


def set_up_all(database: str) -> None:
    async def scenario(store: Store) -> None:
        for table in TABLES:
            await set_up(store, table)

    asyncio.run(within_store(database, scenario))


def logs(database: str) -> dict[str, list[Entry]]:
    found: dict[str, list[Entry]] = {}

    async def scenario(store: Store) -> None:
        for table in TABLES:
            found[table] = await store.log.read(table)

    asyncio.run(within_store(database, scenario))
    return found


@on_each_database
@pytest.mark.parametrize("answers", [1, 40, 173])
def test_a_killed_server_has_lost_nothing_it_had_answered(
    tmp_path: Path, answers: int, database: str
) -> None:
    with a_database(database, tmp_path) as address:
        set_up_all(address)
        with start(address, "x", 0, *TABLES) as process:
            assert process.stdout is not None
            told = list(islice(process.stdout, answers))
            process.kill()
            told += process.stdout.read().splitlines(keepends=True)
        found = logs(address)
    for table, entries in found.items():
        assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1)), table
    stored = Counter(
        f"{table} {entry.client} {entry.seq}" for table in TABLES for entry in found[table]
    )
    whole = [line.strip() for line in told if line.endswith("\n")]
    assert len(whole) >= answers
    assert all(stored[line] == 1 for line in whole)


@on_each_database
def test_two_processes_at_one_table_take_turns(tmp_path: Path, database: str) -> None:
    with a_database(database, tmp_path) as address:
        set_up_all(address)
        with start(address, "x", 40, "t") as one, start(address, "y", 40, "t") as other:
            told = [
                line.split()
                for process in (one, other)
                for line in process.communicate()[0].splitlines()
            ]
        entries = logs(address)["t"]
    assert [entry.seq for entry in entries] == list(range(1, 82))
    assert {(entry.client, str(entry.seq)) for entry in entries[1:]} == {
        (client, seq) for _, client, seq in told
    }
    for name in "xy":
        own = [entry.client for entry in entries if str(entry.client).startswith(name)]
        assert own == [f"{name}-{number}" for number in range(1, 41)]


@on_each_database
def test_two_processes_may_make_the_database_at_the_same_time(
    tmp_path: Path, database: str
) -> None:
    for number in range(3):
        folder = tmp_path / str(number)
        folder.mkdir()
        with an_empty_database(database, folder) as address:
            with start(address, "x", 1) as one, start(address, "y", 1) as other:
                pass
            assert (one.returncode, other.returncode) == (0, 0)
            set_up_all(address)


def test_a_database_that_another_process_is_making_is_waited_for(tmp_path: Path) -> None:
    maker = sqlite3.connect(tmp_path / "new", isolation_level=None, check_same_thread=False)
    maker.execute("BEGIN IMMEDIATE")
    engine = engine_for(f"sqlite:///{tmp_path}/new")
    Timer(0.2, maker.execute, ["COMMIT"]).start()
    with engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
    engine.dispose()
    maker.close()


def test_a_link_used_from_two_processes_lets_one_in(tmp_path: Path) -> None:
    async def scenario(store: Store) -> None:
        async def beside(other: Store) -> None:
            await sit_down(store, "ann")
            ann = await sign_in(store, "ann")
            for number in range(10):
                await store.links.make(Link(str(number), "ann", MADE, 2 * MADE), ann)
                stores = {f"one-{number}": store, f"other-{number}": other}
                both = [
                    each.links.redeem(str(number), MADE, device(id)) for id, each in stores.items()
                ]
                assert [each.id for each in await asyncio.gather(*both) if each] == ["ann"]

        await within(tmp_path, beside)  # a store of its own, with its own connections

    asyncio.run(within(tmp_path, scenario))
