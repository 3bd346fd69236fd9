"""`make store-bench`: what an append costs, written by hand and by SQLAlchemy Core, on SQLite and
PostgreSQL. Both write the same groups by turns, so that a busy machine disturbs both alike."""

import argparse
import asyncio
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from statistics import median
from tempfile import TemporaryDirectory

from sqlalchemy import Connection

from panicroom.server.store import Appended, Draft, Due, Table, open_store
from panicroom.server.store.appending import append_all
from panicroom.server.store.database import Database
from panicroom.server.store.requests import Outcome, Request
from tests.server.databases import DATABASES
from tests.server.load import core_append
from tests.services import Unavailable
from tests.services.postgres import new_database, postgres

BODY = {"action": "blue move trooper 3,-2", "decision": 120}
Append = Callable[[Connection, Sequence[Request]], list[Outcome]]
PATHS: dict[str, Append] = {"by hand": append_all, "SQLAlchemy Core": core_append.append_all}


def main() -> None:
    parser = argparse.ArgumentParser(prog="make store-bench", description=__doc__)
    parser.add_argument("--group", type=int, default=64, help="appends in one transaction")
    parser.add_argument("--rounds", type=int, default=60)
    flags = parser.parse_args()
    for kind in DATABASES:
        with ExitStack() as stack:
            try:
                address = address_of(kind, stack)
            except Unavailable as why:
                print(f"{kind:12} not measured: {why}")
                continue
            show(kind, asyncio.run(measure(address, flags.group, flags.rounds)))


def address_of(kind: str, stack: ExitStack) -> str:
    if kind == "postgresql":
        return stack.enter_context(new_database(postgres()))
    return f"sqlite:///{stack.enter_context(TemporaryDirectory())}/bench.sqlite"


def show(kind: str, speeds: dict[str, float]) -> None:
    for name, speed in speeds.items():
        print(f"{kind:12} {name:16} {speed:8.0f} appends/s")
    hand, core = speeds.values()
    print(f"{kind:12} {'ratio':16} {hand / core:8.2f}")


async def measure(address: str, size: int, rounds: int) -> dict[str, float]:
    """Appends a second by each path: the median of all rounds."""
    async with open_store(address) as store:
        for number in range(size):
            table = Table(f"{number}", f"{number}", "panik", "playing", False, "ann", 0)
            await store.tables.make(table, "key", [Draft("created", 0)])
    database = Database(address)
    times: dict[str, list[float]] = {name: [] for name in PATHS}
    last = 1
    for _ in range(rounds):
        for name, append in PATHS.items():
            requests = [request(f"{number}", last) for number in range(size)]
            began = time.perf_counter()
            outcomes = await written(database, append, requests)
            times[name].append(time.perf_counter() - began)
            last += 1
            assert outcomes == [Appended(last)] * size
    database.close()
    return {name: size / median(taken) for name, taken in times.items()}


async def written(database: Database, append: Append, requests: list[Request]) -> list[Outcome]:
    """By hand it is a transaction by itself on PostgreSQL; a few statements need one around."""
    if append is append_all:
        return await database.append(lambda connection: append(connection, requests), ignore)
    return await database.write(lambda connection: append(connection, requests), ignore)


def ignore(outcomes: list[Outcome]) -> None:
    """No lengths of logs are kept."""


def request(table: str, last: int) -> Request:
    draft = Draft("moved", 0, BODY, last % 4, f"client-{last}")
    return Request(table, last, [draft], [Due(table, last, 0, 1, "bot")], "playing", False, "ann")


if __name__ == "__main__":
    main()
