"""The server without its doors: everything that is there while it runs."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Final

from panicroom.server.clock import BEAT, Uptime, now
from panicroom.server.finished_games import FinishedGames
from panicroom.server.hall import Hall
from panicroom.server.identity import Signer
from panicroom.server.keyfile import signing_key
from panicroom.server.limits import Buckets, Places
from panicroom.server.metrics import Metrics
from panicroom.server.settings import Settings
from panicroom.server.store import Due, Store, Unknown, open_store
from panicroom.server.sweeper import Sweeper
from panicroom.server.table.lines import UnreadableLog

HOUR: Final = 3600 * 1000
DAY: Final = 24 * HOUR
TIDY: Final = 30.0
CLEAR_OUT: Final = 3600.0

log = logging.getLogger(__name__)


class House:
    def __init__(self, settings: Settings, store: Store, signer: Signer, uptime: Uptime) -> None:
        self.settings, self.store, self.signer, self.uptime = settings, store, signer, uptime
        self.metrics = Metrics()
        self.finished_games = FinishedGames()
        self.sweeper = Sweeper(now, self.answer)
        self.hall = Hall(store, now, uptime.down, self.sweeper.plan)
        rate = settings.messages_per_second
        self.sockets = Places(settings.sockets_per_address)
        self.messages = Buckets(5 * rate, 10 * rate)
        self.requests = Buckets(5 * rate, 10 * rate)
        self.newcomers = Buckets(settings.guests_per_hour / 3600, settings.guests_per_hour)
        self._watch()

    async def answer(self, item: Due) -> None:
        try:
            await self.hall.at(item.table).answer_due(item)
        except Unknown:
            self.forget(item.table)  # the host has removed it
        except UnreadableLog:
            log.warning("a table stays shut", extra={"table": item.table})
            self.forget(item.table)  # what is due stays in the store, for a version that can read

    async def beat(self) -> None:
        self.uptime.beat(now())

    async def tidy(self) -> None:
        """What nobody needs in memory any more."""
        self.hall.drop_idle()

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
        self.sweeper.plan(table, ())
        self.hall.residents.pop(table, None)

    def _watch(self) -> None:
        watch = self.metrics.watch
        watch("sockets", "open sockets", self.sockets.all)
        watch("resident_tables", "tables in memory", lambda: len(self.hall.residents))
        watch("due", "answers that bots, clocks and orders will give", lambda: self.sweeper.planned)


@asynccontextmanager
async def open_house(settings: Settings) -> AsyncIterator[House]:
    """The key first: whoever opens the data must be able to read the tokens in use."""
    signer = Signer(signing_key(settings.data))
    uptime = Uptime(settings.data, now())
    async with open_store(settings.database) as store:
        house = House(settings, store, signer, uptime)
        await house.sweeper.load(store)
        works = (
            house.sweeper.run(),
            every(BEAT / 1000, house.beat),
            every(TIDY, house.tidy),
            every(CLEAR_OUT, house.clear_out),
        )
        tasks = [asyncio.create_task(work) for work in works]
        try:
            yield house
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await house.sweeper.finish()
            await house.beat()


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
