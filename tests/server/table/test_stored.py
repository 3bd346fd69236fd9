"""A table in the real store: what was appended folds to the table that lives."""

from panicroom.server.store import Store, Table
from panicroom.server.table.commands import Say
from panicroom.server.table.folding import fold_log
from panicroom.server.table.lines import read_line
from tests.server.store.temporary_store import as_draft, in_store, sit_down
from tests.server.table.logged_table import HOST, TIMED, LoggedTable, started


def played(moves: int) -> LoggedTable:
    logged = started("station", (HOST, "bob"), terms=TIMED)
    logged.do(HOST, Say("Hello, everybody!"))
    for _ in range(moves):
        logged.sweep()
    return logged


async def stored(store: Store, logged: LoggedTable) -> None:
    """As the server would have appended it, a few lines at a time."""
    await sit_down(store, HOST, "bob")
    drafts = [as_draft(entry) for entry in logged.stored]
    table = Table("t", "code", "station", "open", False, HOST, logged.now)
    await store.tables.make(table, logged.key, drafts[:1])
    for first in range(1, len(drafts), 3):
        await store.log.append("t", first, drafts[first : first + 3])


@in_store
async def test_a_table_is_folded_from_the_store(store: Store) -> None:
    logged = played(40)
    await stored(store, logged)
    lines = [read_line(entry) for entry in await store.log.read("t")]
    assert fold_log(await store.tables.key("t"), lines) == logged.fold


@in_store
async def test_and_still_is_when_a_guest_was_deleted(store: Store) -> None:
    logged = played(40)
    await stored(store, logged)
    await store.guests.delete(HOST)
    fold = fold_log(logged.key, map(read_line, await store.log.read("t")))
    assert fold.lobby.names == {HOST: None, "bob": "Bob"}
    assert fold.match is not None
    assert logged.fold.match is not None
    assert fold.match.record == logged.fold.match.record
