"""The server without its doors: everything that is there while it runs."""

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
from panicroom.server.process.clock import BEAT, Uptime, now
from panicroom.server.process.keyfile import signing_key
from panicroom.server.process.metrics import Metrics
from panicroom.server.process.settings import Settings
from panicroom.server.store import Due, Store, Unknown, open_store
from panicroom.server.table.lines import UnreadableLog

HOUR: Final = 3600 * 1000
DAY: Final = 24 * HOUR
TIDY: Final = 30.0
CLEAR_OUT: Final = 3600.0

log = logging.getLogger(__name__)


class Services:
    def __init__(self, settings: Settings, store: Store, signer: Signer, uptime: Uptime) -> None:
        self.settings, self.store, self.signer, self.uptime = settings, store, signer, uptime
        self.metrics = Metrics()
        self.finished_games = FinishedGames()
        self.due_worker = DueWorker(now, self.answer)
        self.tables = LiveTables(store, now, uptime.down, self.due_worker.plan)
        rate = settings.messages_per_second
        self.sockets = ConnectionLimit(settings.sockets_per_address)
        self.messages = RateLimit(5 * rate, 10 * rate)
        self.requests = RateLimit(5 * rate, 10 * rate)
        self.newcomers = RateLimit(settings.guests_per_hour / 3600, settings.guests_per_hour)
        self._watch()

    async def answer(self, item: Due) -> None:
        try:
            await self.tables.at(item.table).answer_due(item)
        except Unknown:
            self.forget(item.table)  # the host has removed it
        except UnreadableLog:
            log.warning("a table stays shut", extra={"table": item.table})
            self.forget(item.table)  # what is due stays in the store, for a version that can read

    async def beat(self) -> None:
        self.uptime.beat(now())

    async def tidy(self) -> None:
        """What nobody needs in memory any more."""
        self.tables.drop_idle()

    async def clear_out(self) -> None:
        """What nobody needs at all: links out of date, dead tables, guests without a way back."""
        await self.clear_out_at(now())

    async def clear_out_at(self, at: int) -> None:
        await self.store.links.expire(at)
        quiet = self.settings.dead_days * DAY + self.uptime.missed
        dead = await self.store.tables.remove_dead(at - quiet)
        for table in dead:
            self.forget(table)
        guests = await self.store.guests.forget(at - self.settings.token_days * DAY)
        log.info("cleared out", extra={"tables": len(dead), "guests": guests})

    def forget(self, table: str) -> None:
        """It is no longer in the store, or cannot be read."""
        self.due_worker.plan(table, ())
        self.tables.loaded.pop(table, None)

    def _watch(self) -> None:
        watch = self.metrics.watch
        watch("sockets", "open sockets", self.sockets.all)
        watch("resident_tables", "tables in memory", lambda: len(self.tables.loaded))
        watch(
            "due", "answers that bots, clocks and orders will give", lambda: self.due_worker.planned
        )


@asynccontextmanager
async def open_services(settings: Settings) -> AsyncIterator[Services]:
    """The key first: whoever opens the data must be able to read the tokens in use."""
    signer = Signer(signing_key(settings.data))
    uptime = Uptime(settings.data, now())
    async with open_store(settings.database) as store:
        services = Services(settings, store, signer, uptime)
        await services.due_worker.load(store)
        works = (
            services.due_worker.run(),
            every(BEAT / 1000, services.beat),
            every(TIDY, services.tidy),
            every(CLEAR_OUT, services.clear_out),
        )
        tasks = [asyncio.create_task(work) for work in works]
        try:
            yield services
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await services.due_worker.finish()
            await services.beat()


async def every(seconds: float, work: Callable[[], Awaitable[None]]) -> None:
    """Again and again, whatever went wrong last time."""
    while True:
        try:
            await work()
        except Exception:
            log.exception("housekeeping failed")
        await asyncio.sleep(seconds)


def seconds() -> float:
    """For limits: never turned back."""
    return time.monotonic()
