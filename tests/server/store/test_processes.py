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
from tests.server.store.temporary_store import (
    MADE,
    address,
    device,
    set_up,
    sign_in,
    sit_down,
    within,
)

TABLES = ["t", "u", "v", "w"]


def start(folder: Path, name: str, count: int, *tables: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "tests.server.store.appender", address(folder), name]
    return subprocess.Popen(
        [*command, str(count), *tables], stdout=subprocess.PIPE, text=True, bufsize=1
    )


def set_up_all(folder: Path) -> None:
    async def scenario(store: Store) -> None:
        for table in TABLES:
            await set_up(store, table)

    asyncio.run(within(folder, scenario))


def logs(folder: Path) -> dict[str, list[Entry]]:
    found: dict[str, list[Entry]] = {}

    async def scenario(store: Store) -> None:
        for table in TABLES:
            found[table] = await store.log.read(table)

    asyncio.run(within(folder, scenario))
    return found


@pytest.mark.parametrize("answers", [1, 40, 173])
def test_a_killed_server_has_lost_nothing_it_had_answered(tmp_path: Path, answers: int) -> None:
    set_up_all(tmp_path)
    with start(tmp_path, "x", 0, *TABLES) as process:
        assert process.stdout is not None
        told = list(islice(process.stdout, answers))
        process.kill()
        told += process.stdout.read().splitlines(keepends=True)
    found = logs(tmp_path)
    for table, entries in found.items():
        assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1)), table
    stored = Counter(
        f"{table} {entry.client} {entry.seq}" for table in TABLES for entry in found[table]
    )
    whole = [line.strip() for line in told if line.endswith("\n")]
    assert len(whole) >= answers
    assert all(stored[line] == 1 for line in whole)


def test_two_processes_at_one_table_take_turns(tmp_path: Path) -> None:
    set_up_all(tmp_path)
    with start(tmp_path, "x", 40, "t") as one, start(tmp_path, "y", 40, "t") as other:
        told = [
            line.split()
            for process in (one, other)
            for line in process.communicate()[0].splitlines()
        ]
    entries = logs(tmp_path)["t"]
    assert [entry.seq for entry in entries] == list(range(1, 82))
    assert {(entry.client, str(entry.seq)) for entry in entries[1:]} == {
        (client, seq) for _, client, seq in told
    }
    for name in "xy":
        own = [entry.client for entry in entries if str(entry.client).startswith(name)]
        assert own == [f"{name}-{number}" for number in range(1, 41)]


def test_two_processes_may_make_the_database_at_the_same_time(tmp_path: Path) -> None:
    for number in range(3):
        folder = tmp_path / str(number)
        folder.mkdir()
        with start(folder, "x", 1) as one, start(folder, "y", 1) as other:
            pass
        assert (one.returncode, other.returncode) == (0, 0)
        set_up_all(folder)


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
