"""Guests, and the export of everything stored about one."""

from collections.abc import Collection
from typing import Any

from sqlalchemy import Connection, Select, delete, exists, insert, select, update

from panicroom.server.store import body
from panicroom.server.store.database import Database
from panicroom.server.store.errors import Unknown
from panicroom.server.store.rows import Guest
from panicroom.server.store.schema import (
    devices,
    entries,
    guests,
    links,
    preferences,
    receivers,
    tables,
    words,
)

SHOWN = [guests.c[name] for name in Guest._fields]
Export = dict[str, list[dict[str, Any]]]


class Guests:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def make(self, id: str, name: str, now: int) -> Guest:
        guest = Guest(id, name, 1, now)
        await self._database.change(insert(guests).values(**guest._asdict(), seen=now))
        return guest

    async def find(self, id: str) -> Guest | None:
        found = await self._database.read(select(*SHOWN).where(guests.c.id == id))
        return Guest._make(found[0]) if found else None

    async def known(self, ids: Collection[str]) -> dict[str, Guest]:
        """Those of them who are there."""
        found = await self._database.read(select(*SHOWN).where(guests.c.id.in_(ids)))
        return {row.id: Guest._make(row) for row in found}

    async def rename(self, id: str, name: str) -> Guest:
        change = update(guests).where(guests.c.id == id).values(name=name).returning(*SHOWN)
        found = await self._database.take(change)
        if not found:
            raise Unknown("guest", id)
        return Guest._make(found[0])

    async def delete(self, id: str) -> bool:
        """Deletes name, devices, links, addresses and words too; logs keep an id that belongs to
        nobody. Tables where words were deleted carry how often that has happened."""

        def delete_words_too(connection: Connection) -> bool:
            spoken = select(words.c.table_id).where(words.c.guest == id)
            erased = update(tables).where(tables.c.id.in_(spoken))
            connection.execute(erased.values(erased=tables.c.erased + 1))
            return bool(connection.execute(delete(guests).where(guests.c.id == id)).rowcount)

        return await self._database.write(delete_words_too)

    async def forget(self, before: int) -> int:
        """Delete guests who cannot return (tokens older than that, no links) and appear in no
        log; return how many."""
        speaks = exists().where(entries.c.guest == guests.c.id)
        leads = exists().where(links.c.guest == guests.c.id)
        gone = delete(guests).where((guests.c.seen < before) & ~speaks & ~leads)
        return await self._database.change(gone)

    async def export(self, id: str) -> Export:
        """Everything about one guest, without numbers of entries: gaps in them would reveal the
        sealed answers of others."""
        queries = {
            "guest": _guest,
            "devices": _devices,
            "links": _links,
            "settings": _settings,
            "calls": _calls,
            "tables": _tables,
            "entries": _entries,
        }
        export = {
            name: [dict(row._mapping) for row in await self._database.read(query(id))]
            for name, query in queries.items()
        }
        for entry in export["entries"]:
            entry["body"] = body.read(entry["body"])
        for kept in export["settings"]:
            kept["values"] = body.read(kept["values"])
        return export


def _guest(id: str) -> Select[Any]:
    return select(guests).where(guests.c.id == id)


def _devices(id: str) -> Select[Any]:
    """Without their ids, which no one but the server needs."""
    names = ("made", "seen", "expires", "browser", "system")
    columns = select(*(devices.c[name] for name in names))
    return columns.where(devices.c.guest == id).order_by(devices.c.made)


def _links(id: str) -> Select[Any]:
    columns = select(links.c.made, links.c.expires)
    return columns.where(links.c.guest == id).order_by(links.c.made)


def _settings(id: str) -> Select[Any]:
    columns = select(preferences.c.version, preferences.c["values"])
    return columns.where(preferences.c.guest == id)


def _calls(id: str) -> Select[Any]:
    """Where this guest wants to be called, without the key that only the browser's maker needs."""
    names = ("way", "address", "lang", "confirmed", "made", "quiet_begin", "quiet_end", "zone")
    columns = select(*(receivers.c[name] for name in names))
    return columns.where(receivers.c.guest == id).order_by(receivers.c.id)


def _tables(id: str) -> Select[Any]:
    """Tables the guest has created."""
    columns = select(tables.c.id, tables.c.game, tables.c.status, tables.c.made)
    return columns.where(tables.c.host == id).order_by(tables.c.made, tables.c.id)


def _entries(id: str) -> Select[Any]:
    """The guest's entries, with the words of each."""
    columns = [entries.c[name] for name in ("table_id", "kind", "at", "seat", "client", "body")]
    own = (words.c.table_id == entries.c.table_id) & (words.c.seq == entries.c.seq)
    return (
        select(*columns, words.c.text.label("words"))
        .outerjoin_from(entries, words, own)
        .where(entries.c.guest == id)
        .order_by(entries.c.table_id, entries.c.seq)
    )
