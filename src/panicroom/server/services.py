"""Everything a running server shares: store, live tables, rate limits, metrics, housekeeping."""

import logging
import time
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

from panicroom.server.access.identity import Signer, recognize
from panicroom.server.access.rate_limits import ConnectionLimit, RateLimit, limits_on
from panicroom.server.access.talk_limits import TalkLimits
from panicroom.server.access.transport_limits import TransportLimits
from panicroom.server.bus import Bus
from panicroom.server.calling.caller import Caller
from panicroom.server.calling.planner import Planner
from panicroom.server.calling.ways import Ways
from panicroom.server.live.admission import has_sat
from panicroom.server.live.adoption import Adoption
from panicroom.server.live.due_worker import DueWorker
from panicroom.server.live.films import Films
from panicroom.server.live.neighbors import Neighbors
from panicroom.server.live.openers import Openers
from panicroom.server.live.table import LiveTable
from panicroom.server.live.tables import LiveTables
from panicroom.server.live.turning_worker import TurningWorker
from panicroom.server.live.workers import TooMuchWork, Workers
from panicroom.server.process.clock import Clock
from panicroom.server.process.metrics import Metrics
from panicroom.server.process.readiness import Readiness
from panicroom.server.process.retention import Retention
from panicroom.server.process.settings import Settings
from panicroom.server.store import (
    Due,
    Guest,
    SignedIn,
    Store,
    Table,
    Unknown,
    UnreadableLog,
)

LETTERS_A_DAY: Final = 6
"""That ask to confirm: to one address, and for people at one."""
DAY_SECONDS: Final = 24 * 3600

T = TypeVar("T")

log = logging.getLogger(__name__)


class TooManyLookups(Exception):
    """Too many tables were looked up from one address."""


class Services:
    def __init__(
        self,
        settings: Settings,
        store: Store,
        signer: Signer,
        clock: Clock,
        heartbeat: Callable[[], Awaitable[None]],
        ways: Ways,
        bus: Bus,
    ) -> None:
        self.heartbeat = heartbeat
        self.settings, self.store, self.signer, self.clock = settings, store, signer, clock
        self.retention = Retention(settings, store, clock)
        self.metrics = Metrics()
        self.monotonic: Callable[[], float] = time.monotonic  # for rate limits
        self.readiness = Readiness(store.probe.write, lambda: self.monotonic())
        self.films = Films()
        self.turning_worker = TurningWorker(store.findings)
        self.due_worker = DueWorker(clock.now, self.answer)
        self.adoption = Adoption(store, self.due_worker, clock.now, bus.is_shared)
        self.openers = Openers()
        self.tables = LiveTables(store, clock.now, clock.down, self.due_worker.plan, bus)
        self.neighbors = Neighbors(store, self.tables, bus, self.forget)
        self.ways = ways
        self.planner = Planner(store, self.tables, ways, clock.now)
        self.caller = Caller(store, self.tables, ways, clock.now)
        self.tables.changed = self.planner.changed
        self.transport_limits = TransportLimits(settings, self.metrics, lambda: self.monotonic())
        rate = settings.messages_per_second
        self.sockets = ConnectionLimit(settings.sockets_per_address)
        self.messages = RateLimit(5 * rate, 10 * rate)
        self.requests = RateLimit(5 * rate, 10 * rate)
        limit = limits_on(bus, signer.blur)
        self.changes = limit("changes", rate / 100, rate)  # of seat and name, for each guest
        guests = settings.guests_per_hour
        self.new_guests = limit("guests", guests / 3600, guests)
        hour, minute = settings.tables_per_hour, settings.lookups_per_minute
        self.new_tables = limit("tables", hour / 3600, hour)
        self.lookups = limit("lookups", minute / 60, minute)
        welcomes = settings.welcomes_per_minute
        self.welcomes = limit("welcomes", welcomes / 60, welcomes)
        self.history_pages = limit("pages", welcomes / 60, welcomes)
        self.workers = Workers(RateLimit(10 * rate, 500 * rate), lambda: self.monotonic())
        self.letters = limit("letters", LETTERS_A_DAY / DAY_SECONDS, LETTERS_A_DAY)
        self.talk = TalkLimits(settings.talk_bytes_per_minute, limit)
        self._register_gauges()

    async def find_table(
        self, name: str, guest: Guest | None, address: str
    ) -> tuple[Table, LiveTable] | None:
        """The code of a table is short enough to be read aloud, so guesses are limited: an address
        with too many wrong ones finds no table by its code, except where the guest has sat."""
        found = await self.tables.find(name, guest)
        if found is not None and await found[1].look(lambda fold: has_sat(fold, guest)):
            return found
        if not self.lookups.has_token(address, self.monotonic()):
            self.metrics.limited.inc()
            raise TooManyLookups
        if found is None:
            self.lookups.take(address, self.monotonic())
        return found

    async def recognize(self, token: str) -> SignedIn:
        times = self.retention.token_time(), self.clock.now()
        return await recognize(token, self.signer, self.store, *times)

    async def work(self, address: str, job: Callable[[], T]) -> T:
        """Have the job done by another process."""
        try:
            return await self.workers.do(address, job)
        except TooMuchWork:
            self.metrics.limited.inc()
            raise

    async def answer(self, item: Due) -> None:
        try:
            await self.tables.at(item.table).answer_due(item)
        except Unknown:
            self.forget(item.table)  # the table has been removed
        except UnreadableLog:
            log.warning("log of a table is unreadable", extra={"table": item.table})
            self.adoption.give_up(item.table)
            self.forget(item.table)  # the store keeps what is due, for a version that can read it

    async def drop_idle(self) -> None:
        self.tables.drop_idle()
        for live_table in self.tables.loaded.values():
            live_table.subscribers.tell_heir()
        await self.workers.drop_idle()

    async def clean_up(self) -> None:
        async with self.store.jobs.alone("clean-up") as mine:
            if mine:
                await self.retention.clean_up(self.forget)

    async def finish(self) -> None:
        """What has begun is brought to its end."""
        await self.due_worker.finish()
        await self.neighbors.finish()
        await self.planner.finish()
        await self.caller.finish()
        await self.workers.finish()
        await self.turning_worker.finish()

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
