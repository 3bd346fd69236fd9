"""The list of tables for the host of a server: seats taken, nothing of the games."""

from typing import Final, NamedTuple

from panicroom.server.store import Entry, Kept, Store, UnreadableLog
from panicroom.server.table import entries as log
from panicroom.server.table.fold import TableFold
from panicroom.server.table.folding import FOLDS
from panicroom.server.table.lines import KIND_NAMES, read_line

SEATING: Final = (
    *(log.Created, log.Changed, log.Sat, log.Stood, log.BotSat, log.BotStood),
    *(log.Removed, log.StoodIn, log.TimedOut, log.Returned),
)


class Seated(NamedTuple):
    people: int
    bots: int
    seats: int


class KeptTable(NamedTuple):
    """`seated` is None where the log cannot be read."""

    kept: Kept
    seated: Seated | None
    is_damaged: bool


class Inventory(NamedTuple):
    """`missing` are tables that are not in the database any more, although nobody deleted them, and
    `lost` is the number of changes that are missing in the same way."""

    tables: list[KeptTable]
    missing: list[str]
    is_damaged_elsewhere: bool
    is_checked: bool
    lost: int


async def inventory(store: Store) -> Inventory:
    findings = await store.integrity.check()
    tables = [
        KeptTable(kept, await seats_of(store, kept), kept.table.id in findings.damaged)
        for kept in await store.tables.kept()
    ]
    elsewhere = findings.faults > 0 and not findings.damaged
    return Inventory(tables, findings.missing, elsewhere, findings.finished, findings.lost)


async def seats_of(store: Store, kept: Kept) -> Seated | None:
    kinds = [KIND_NAMES[kind] for kind in SEATING]
    try:
        return seated(await store.log.read(kept.table.id, kinds=kinds))
    except UnreadableLog:
        return None


def seated(stored: list[Entry]) -> Seated | None:
    """Fold only the entries about seats: no game is replayed."""
    lines = [read_line(entry) for entry in stored]
    if not lines or not isinstance(lines[0].entry, log.Created):
        return None
    fold = TableFold("", lines[0].entry)
    for line in lines:
        FOLDS[type(line.entry)](fold, line.entry, line.at)
    chairs = fold.lobby.chairs
    bots = sum(chair.level is not None for chair in chairs)
    return Seated(len(fold.lobby.people()), bots, len(chairs))
