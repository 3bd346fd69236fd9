"""Opens the services of a server, alone or one of several on a database, and closes them."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from functools import partial
from secrets import token_hex
from typing import Final

from panicroom.server.access.identity import Signer
from panicroom.server.bus import Bus
from panicroom.server.calling.ways import ways_of
from panicroom.server.live.adoption import LOOK_SECONDS
from panicroom.server.live.elsewhere import SAY_SECONDS
from panicroom.server.live.neighbors import COMPARE_SECONDS
from panicroom.server.process.clock import HEARTBEAT, Clock, ServerClock
from panicroom.server.process.damage import report_damage
from panicroom.server.process.retention import longest
from panicroom.server.process.settings import Settings
from panicroom.server.process.shared_clock import SharedClock
from panicroom.server.process.signing_keys import keys_at_hand, keys_of
from panicroom.server.process.uptime import UptimeFile
from panicroom.server.services import Services
from panicroom.server.store import LOG_LENGTHS, Store, StoreError, open_store

CALL_SECONDS: Final = 2.0
DROP_IDLE_SECONDS: Final = 30.0
PLAN_SECONDS: Final = 30.0
CLEANUP_SECONDS: Final = 3600.0
MEET_SECONDS: Final = 5.0
"""Between two looks at who wants to be called, as they may have said so to another server."""
CHANNEL: Final = "channel"

log = logging.getLogger(__name__)


@asynccontextmanager
async def open_services(settings: Settings, bus: Bus | None = None) -> AsyncIterator[Services]:
    """The signing keys first: if one is broken, fail before the database is touched."""
    keys_at_hand(settings)
    async with open_store(settings.database, settings.data / LOG_LENGTHS) as store:
        async with store.jobs.alone("check") as mine:
            if mine:
                await report_damage(store)
        keys = await keys_of(settings, store)
        bus = bus or await bus_of(settings, store)
        clock, beat = await clock_of(settings, store)
        signer, ways = Signer(*keys), ways_of(settings, keys[0])
        services = Services(settings, store, signer, clock, beat, ways, bus)
        await services.adoption.look()
        await services.planner.load()
        background = [
            bus.run(),
            services.due_worker.run(),
            every(LOOK_SECONDS, services.adoption.look),
            every(COMPARE_SECONDS, services.neighbors.compare),
            every(SAY_SECONDS, services.neighbors.say_who_is_here),
            every(HEARTBEAT / 1000, beat),
            *(every(CALL_SECONDS, partial(services.caller.ring, way)) for way in ways.offered),
            every(DROP_IDLE_SECONDS, services.drop_idle),
            every(PLAN_SECONDS, services.planner.plan_missed),
            every(CLEANUP_SECONDS, services.clean_up),
        ]
        if bus.is_shared:
            background.append(every(MEET_SECONDS, services.planner.meet))
        tasks = [asyncio.create_task(work) for work in background]
        try:
            yield services
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await services.finish()
            with suppress(StoreError):  # the database may be gone
                await beat()


async def bus_of(settings: Settings, store: Store) -> Bus:
    """Without Redis, servers on one database meet only when they compare what they have."""
    if not settings.redis:
        return Bus(settings.is_shared)
    from panicroom.server.bus.redis import RedisBus

    name = await store.shared.change(CHANNEL, lambda before, _: before or token_hex(8))
    return RedisBus(settings.redis, f"panicroom.{name}")


async def clock_of(settings: Settings, store: Store) -> tuple[Clock, Callable[[], Awaitable[None]]]:
    """The clock, and its heartbeat."""
    kept = longest(settings)
    if settings.is_shared:
        shared = SharedClock(store, kept)
        await shared.beat()
        return shared, shared.beat
    file = UptimeFile(settings.data)
    clock = ServerClock(*file.read(), kept, await store.removal.newest())

    async def beat() -> None:
        clock.beat()
        file.write(clock)

    return clock, beat


async def every(seconds: float, work: Callable[[], Awaitable[None]]) -> None:
    """Repeat the work; a failure is logged and does not end the loop."""
    while True:
        try:
            await work()
        except Exception:
            log.exception("housekeeping failed")
        await asyncio.sleep(seconds)
