"""Everything a running server shares: store, live tables, rate limits, metrics, housekeeping."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Final

from panicroom.server.access.identity import Signer
from panicroom.server.access.rate_limits import ConnectionLimit, RateLimit
from panicroom.server.live.due_worker import DueWorker
from panicroom.server.live.finished_games import FinishedGames
from panicroom.server.live.tables import LiveTables
from panicroom.server.process.clock import HEARTBEAT, Uptime, now
from panicroom.server.process.keyfile import signing_key
from panicroom.server.process.metrics import Metrics
from panicroom.server.process.settings import Settings
from panicroom.server.store import Due, Store, Unknown, open_store
from panicroom.server.table.lines import UnreadableLog

HOUR: Final = 3600 * 1000
DAY: Final = 24 * HOUR
DROP_IDLE_SECONDS: Final = 30.0
CLEANUP_SECONDS: Final = 3600.0

log = logging.getLogger(__name__)


class Services:
    def __init__(self, settings: Settings, store: Store, signer: Signer, uptime: Uptime) -> None:
        self.settings, self.store, self.signer, self.uptime = settings, store, signer, uptime
        self.metrics = Metrics()
        self.monotonic: Callable[[], float] = time.monotonic  # for rate limits
        self.finished_games = FinishedGames()
        self.due_worker = DueWorker(now, self.answer)
        self.tables = LiveTables(store, now, uptime.down, self.due_worker.plan)
        rate = settings.messages_per_second
        self.sockets = ConnectionLimit(settings.sockets_per_address)
        self.messages = RateLimit(5 * rate, 10 * rate)
        self.requests = RateLimit(5 * rate, 10 * rate)
        self.new_guests = RateLimit(settings.guests_per_hour / 3600, settings.guests_per_hour)
        self._register_gauges()

    async def answer(self, item: Due) -> None:
        try:
            await self.tables.at(item.table).answer_due(item)
        except Unknown:
            self.forget(item.table)  # the table has been removed
        except UnreadableLog:
            log.warning("log of a table is unreadable", extra={"table": item.table})
            self.forget(item.table)  # the store keeps what is due, for a version that can read it

    async def heartbeat(self) -> None:
        self.uptime.heartbeat(now())

    async def drop_idle(self) -> None:
        self.tables.drop_idle()

    async def clean_up(self) -> None:
        await self.clean_up_at(now())

    async def clean_up_at(self, at: int) -> None:
        """Delete expired links, dead tables, and guests with no tables and no valid links."""
        await self.store.links.expire(at)
        quiet = self.settings.dead_days * DAY + self.uptime.missed
        dead = await self.store.tables.remove_dead(at - quiet)
        for table in dead:
            self.forget(table)
        guests = await self.store.guests.forget(at - self.settings.token_days * DAY)
        log.info("cleanup done", extra={"tables": len(dead), "guests": guests})

    def forget(self, table: str) -> None:
        """Drop a table that is no longer in the store, or cannot be read."""
        self.due_worker.plan(table, ())
        self.tables.loaded.pop(table, None)

    def _register_gauges(self) -> None:
        gauge = self.metrics.gauge
        gauge("sockets", "open sockets", self.sockets.all)
        gauge("resident_tables", "tables in memory", lambda: len(self.tables.loaded))
        gauge(
            "due", "answers that bots, clocks and orders will give", lambda: self.due_worker.planned
        )


@asynccontextmanager
async def open_services(settings: Settings) -> AsyncIterator[Services]:
    """The signing key first: if it is broken, fail before the database is touched."""
    signer = Signer(signing_key(settings.data))
    uptime = Uptime(settings.data, now())
    async with open_store(settings.database) as store:
        services = Services(settings, store, signer, uptime)
        await services.due_worker.load(store)
        background = (
            services.due_worker.run(),
            every(HEARTBEAT / 1000, services.heartbeat),
            every(DROP_IDLE_SECONDS, services.drop_idle),
            every(CLEANUP_SECONDS, services.clean_up),
        )
        tasks = [asyncio.create_task(work) for work in background]
        try:
            yield services
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await services.due_worker.finish()
            await services.heartbeat()


async def every(seconds: float, work: Callable[[], Awaitable[None]]) -> None:
    """Repeat the work; a failure is logged and does not end the loop."""
    while True:
        try:
            await work()
        except Exception:
            log.exception("housekeeping failed")
        await asyncio.sleep(seconds)
