"""What the check of the database found at the start, in the log of the server. A damaged table
stays closed: whoever opens it is told that it cannot be read."""

import logging

from panicroom.server.store import CHECK_SECONDS, Store

log = logging.getLogger(__name__)


async def report_damage(store: Store) -> None:
    findings = await store.integrity.check()
    for table in findings.damaged:
        log.error("table is damaged and stays closed", extra={"table": table})
    for table in findings.missing:
        log.error("table is missing from the database", extra={"table": table})
    if findings.faults:
        log.error("database is damaged, restore a backup", extra={"count": findings.faults})
    if not findings.finished:
        log.warning("check of the database was not finished", extra={"seconds": CHECK_SECONDS})
    await store.integrity.remember(findings)
