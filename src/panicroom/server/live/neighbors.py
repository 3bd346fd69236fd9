"""What this server has in memory, compared with what other servers have changed: rung for on the
bus, and every few seconds in case a ring was lost."""

import asyncio
import logging
from collections.abc import Callable, Collection, Coroutine
from typing import Any, Final

from panicroom.server.bus import Bus
from panicroom.server.live.subscriber import Subscriber
from panicroom.server.live.tables import LiveTables
from panicroom.server.store import Guest, Store, StoreError

COMPARE_SECONDS: Final = 3.0
COMPARED_AT_ONCE: Final = 1000

log = logging.getLogger(__name__)


class Neighbors:
    """`forget` drops a table that has been removed."""

    def __init__(
        self, store: Store, tables: LiveTables, bus: Bus, forget: Callable[[str], None]
    ) -> None:
        self._store, self._tables, self._bus, self._forget = store, tables, bus, forget
        self._working: set[asyncio.Task[None]] = set()
        bus.on("log", lambda table, end: self._heard_of(table, int(end)))
        bus.on("words", lambda table: self._begin(self._compare_tables({table})))
        bus.on("guest", lambda guest: self._begin(self._compare_guests({guest})))
        tables.elsewhere.changed = lambda table: self._begin(self._note_elsewhere(table))
        bus.connected = lambda: self._begin(self.compare())

    async def compare(self) -> None:
        """Everything in memory."""
        if not self._bus.is_shared:
            return
        for some in chunks([*self._tables.loaded]):
            await self._compare_tables(some)
        guests = {each.guest.id for each in self._tables.subscribers() if each.guest}
        for some in chunks([*guests]):
            await self._compare_guests(some)

    async def finish(self) -> None:
        await asyncio.gather(*self._working, return_exceptions=True)

    def _heard_of(self, table: str, end: int) -> None:
        if table in self._tables.loaded:
            self._tables.loaded[table].heard(end)

    async def _compare_tables(self, ids: Collection[str]) -> None:
        loaded = {id: self._tables.loaded[id] for id in ids if id in self._tables.loaded}
        if not loaded:
            return
        heads = await self._store.log.heads(loaded)
        for id, table in loaded.items():
            if id in heads:
                await table.compare(heads[id])
            else:
                table.subscribers.dismiss(lambda _: True, "not-found")
                self._forget(id)

    async def say_who_is_here(self) -> None:
        """Again and again, as rings may be lost and servers die."""
        self._tables.elsewhere.expire()
        for table in self._tables.loaded.values():
            if table.subscribers.members:
                table.say_who_is_here()

    async def _note_elsewhere(self, table: str) -> None:
        if table in self._tables.loaded:
            await self._tables.loaded[table].note_elsewhere()

    async def _compare_guests(self, ids: Collection[str]) -> None:
        """Somebody may have changed their name, or been signed out or deleted."""
        for id, table in [*self._tables.loaded.items()]:
            if not self._tables.elsewhere.at(id) or table.subscribers.guests().isdisjoint(ids):
                continue
            await table.note_elsewhere()  # their names are shown here as well
        connected = [
            each for each in self._tables.subscribers() if each.guest and each.guest.id in ids
        ]
        if not connected:
            return
        guests = await self._store.guests.known(ids)
        devices = await self._store.devices.known({each.device for each in connected} - {None})
        for subscriber in connected:
            assert subscriber.guest is not None
            if why := gone(subscriber, subscriber.guest, guests.get(subscriber.guest.id), devices):
                subscriber.dismiss(why)
        for guest in guests.values():
            if any(
                each.guest and each.guest.id == guest.id and each.guest.name != guest.name
                for each in connected
            ):
                self._tables.show_renamed(guest)

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(self._done(work))
        self._working.add(task)
        task.add_done_callback(self._working.discard)

    async def _done(self, work: Coroutine[Any, Any, None]) -> None:
        """What fails now is compared again in a few seconds."""
        try:
            await work
        except StoreError:
            log.warning("comparison with the database failed")


def gone(
    subscriber: Subscriber, guest: Guest, known: Guest | None, devices: Collection[str]
) -> str | None:
    """Why this connection is closed: the guest was deleted, or the token revoked."""
    if known is None:
        return "guest-gone"
    if subscriber.device is None:
        return "token-revoked" if guest.version != known.version else None
    return None if subscriber.device in devices else "token-revoked"


def chunks(ids: list[str]) -> list[list[str]]:
    return [ids[at : at + COMPARED_AT_ONCE] for at in range(0, len(ids), COMPARED_AT_ONCE)]
