"""What the check of the database found: at the start in the log of the server, where a damaged
table stays closed and whoever opens it is told that it cannot be read; and after a backup."""

import logging
from typing import Literal

from panicroom.server.process.settings import Settings
from panicroom.server.store import (
    CHECK_SECONDS,
    LOG_LENGTHS,
    NewerDatabase,
    OlderDatabase,
    Store,
    UnusableDatabase,
    visit_store,
)

Health = Literal["whole", "damaged", "unchecked", "of another version"]

log = logging.getLogger(__name__)


async def report_damage(store: Store) -> None:
    findings = await store.integrity.check()
    for table in findings.damaged:
        log.error("table is damaged and stays closed", extra={"table": table})
    for table in findings.missing:
        log.error("table is missing from the database", extra={"table": table})
    if findings.faults:
        log.error("database is damaged, restore a backup", extra={"count": findings.faults})
    if findings.lost:
        log.error("guests, names, devices or links are missing", extra={"count": findings.lost})
    if not findings.finished:
        log.warning("check of the database was not finished", extra={"seconds": CHECK_SECONDS})
    await store.integrity.remember(findings)


async def health_of(settings: Settings) -> Health:
    """Of the data in a folder, whether or not a server uses it."""
    try:
        async with visit_store(settings.database, settings.data / LOG_LENGTHS) as store:
            findings = await store.integrity.check()
    except (OlderDatabase, NewerDatabase):
        return "of another version"
    except UnusableDatabase:
        return "damaged"
    if findings.is_damage:
        return "damaged"
    return "whole" if findings.finished else "unchecked"
