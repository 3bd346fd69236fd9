"""A store of its own on each kind of database, and the guests and tables the tests put into it."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from panicroom.server.store import (
    Device,
    Draft,
    Entry,
    SignedIn,
    Store,
    Table,
    open_store,
)
from tests.server.databases import a_database, on_each_database

Scenario = Callable[[Store], Awaitable[None]]
MADE = 1_000


def address(folder: Path) -> str:
    return f"sqlite:///{folder}/table.sqlite"


def in_store(scenario: Scenario) -> Callable[[str, Path], None]:
    """A test that is given a fresh store, on each kind of database in turn."""

    @on_each_database
    def test(database: str, tmp_path: Path) -> None:
        with a_database(database, tmp_path) as address:
            asyncio.run(within_store(address, scenario))

    test.__name__ = scenario.__name__
    return test


async def within(folder: Path, scenario: Scenario) -> None:
    await within_store(address(folder), scenario)


async def within_store(address: str, scenario: Scenario) -> None:
    async with open_store(address) as store:
        await scenario(store)


async def sit_down(store: Store, *guests: str) -> None:
    for guest in guests:
        await store.guests.make(guest, f"Name of {guest}", MADE)


def device(id: str, guest: str = "", made: int = MADE) -> Device:
    return Device(id, guest, made, made, made + 100 * MADE, "Firefox", "Android")


async def sign_in(store: Store, guest: str, id: str | None = None) -> SignedIn:
    """On a new device; or with a token that has none."""
    if id is not None:
        await store.devices.make(device(id, guest))
    found = await store.guests.find(guest)
    assert found is not None
    return SignedIn(found, id)


async def set_up(store: Store, id: str = "t", **other: Any) -> Table:
    """A table made by ann, who need not be there."""
    table = Table(id, f"code-{id}", "panik", "open", False, "ann", MADE)._replace(**other)
    await store.tables.make(table, f"key-{id}", [Draft("created", MADE)])
    return table


def moved(client: str | None = None, seat: int | None = 0, at: int = MADE, **other: Any) -> Draft:
    return Draft("moved", at, {"action": "pass"}, seat, client)._replace(**other)


async def numbers(store: Store, table: str = "t") -> list[int]:
    return [entry.seq for entry in await store.log.read(table)]


def as_draft(entry: Entry) -> Draft:
    return Draft(*entry[1:])
