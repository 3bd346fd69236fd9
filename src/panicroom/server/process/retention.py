"""How long things are kept, in running time of the server, and the cleanup of what is too old."""

import logging
from collections.abc import Callable
from typing import Final

from panicroom.server.process.clock import Clock
from panicroom.server.process.settings import Settings
from panicroom.server.store import Store
from panicroom.server.table.terms import MOST_BUDGET

HOUR: Final = 3600 * 1000
DAY: Final = 24 * HOUR
GRACE: Final = 7 * DAY
"""From the mark of a table to its deletion."""

log = logging.getLogger(__name__)


def longest(settings: Settings) -> int:
    """After this much running time it no longer matters when the server was down: whatever was made
    before that has expired, and every deadline has passed."""
    return max(settings.dead_days * DAY, settings.token_days * DAY, MOST_BUDGET) + GRACE


class Retention:
    def __init__(self, settings: Settings, store: Store, clock: Clock) -> None:
        self._store, self._clock = store, clock
        self.token_life = settings.token_days * DAY
        self.link_life = settings.link_hours * HOUR
        self.table_life = settings.dead_days * DAY

    def token_time(self) -> int:
        """The present by which tokens expire."""
        return self._clock.aged(self.token_life)

    def link_time(self) -> int:
        """The present by which links expire."""
        return self._clock.aged(self.link_life)

    async def clean_up(self, forget: Callable[[str], None] = lambda table: None) -> list[str]:
        """Delete expired links and devices, tables that were marked long enough ago, and guests
        with no tables and no valid links; mark the tables where nothing happens. Return the deleted
        tables. Each step is a transaction, and the next one may fail: what a step did is logged and
        forgotten at once."""
        store, clock = self._store, self._clock
        await store.links.expire(self.link_time())
        await store.receivers.expire(clock.ago(self.link_life))
        await store.devices.expire(self.token_time())
        deleted = await store.removal.delete_marked(clock.ago(GRACE))
        for table in deleted:
            log.warning("table deleted, nothing happened there", extra={"table": table})
            forget(table)
        marked = await store.removal.mark(clock.ago(self.table_life), clock.now())
        for table in marked:
            log.warning("table marked, will be deleted in a week", extra={"table": table})
        guests = await store.guests.forget(clock.ago(self.token_life))
        counts = {"tables": len(deleted), "marked": len(marked), "guests": guests}
        log.info("cleanup done", extra=counts)
        return deleted
