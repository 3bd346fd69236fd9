"""The list of tables for the host of a server: seats taken, nothing of the games."""

from typing import Final, NamedTuple

from panicroom.server.store import Entry, Kept, Store
from panicroom.server.table import entries as log
from panicroom.server.table.fold import TableFold
from panicroom.server.table.folding import FOLDS
from panicroom.server.table.lines import KIND_NAMES, UnreadableLog, read_line

SEATING: Final = (
    *(log.Created, log.Changed, log.Sat, log.Stood, log.BotSat, log.BotStood),
    *(log.Removed, log.StoodIn, log.TimedOut, log.Returned),
)


class Seated(NamedTuple):
    people: int
    bots: int
    seats: int


async def inventory(store: Store) -> list[tuple[Kept, Seated | None]]:
    """All tables; None instead of the seats where the log cannot be read."""
    kinds = [KIND_NAMES[kind] for kind in SEATING]
    return [
        (kept, seated(await store.log.read(kept.table.id, kinds=kinds)))
        for kept in await store.tables.kept()
    ]


def seated(stored: list[Entry]) -> Seated | None:
    """Fold only the entries about seats: no game is replayed."""
    try:
        lines = [read_line(entry) for entry in stored]
    except UnreadableLog:
        return None
    if not lines or not isinstance(lines[0].entry, log.Created):
        return None
    fold = TableFold("", lines[0].entry)
    for line in lines:
        FOLDS[type(line.entry)](fold, line.entry, line.at)
    chairs = fold.lobby.chairs
    bots = sum(chair.level is not None for chair in chairs)
    return Seated(len(fold.lobby.people()), bots, len(chairs))
