"""What a messenger is shown for the address of a table: with a code that lets anyone in, the name
of its game and nothing else; with anything else what it is shown for a table that never was."""

from tests.server.secrecy.background_activity import same
from tests.server.secrecy.connected_table import Scene, scene
from tests.server.secrecy.questions import preview
from tests.server.secrecy.twin_servers import CODE, IDS, TABLE, Side
from tests.server.table.law import state_of
from tests.server.table.logged_table import LoggedTable

NEVER = "never".ljust(16, "a")


async def check_previews(side: Side, logged: LoggedTable) -> None:
    """`logged` is a private table."""
    never = [await preview(side, NEVER)]
    async with scene(side, logged, state_of(logged.fold).copy()) as table:
        shown = [await preview(side, CODE)]
        assert shown != never, "a code that lets in shows the game"
        same(never, [await preview(side, TABLE)], "a messenger hears of a private table by its id")
        wrong = CODE.replace("c", "d")
        same(never, [await preview(side, wrong)], "a messenger hears of a wrong code")
        await live(table)
        same(shown, [await preview(side, CODE)], "a messenger hears of what happens")
        await table.recorders["ann"].wish(type="renew_code", id="renew")
        same(never, [await preview(side, CODE)], "a messenger hears of a code that was renewed")
        [kept] = await side.services.store.tables.kept()
        same(shown, [await preview(side, kept.table.code)], "a messenger hears of a new code")
        foreign = (*IDS.values(), *(each.title() for each in IDS), TABLE, kept.table.code)
        named = [each for each in foreign if each in shown[0]]
        assert not named, f"a messenger hears of {named}"
    same(never, [await preview(side, CODE)], "a messenger hears of a table that was removed")


async def live(table: Scene) -> None:
    """All that could change what a table looks like."""
    await table.recorders["bob"].wish(type="say", id="say", words="Ahem.")
    await table.recorders["ann"].wish(type="lock", id="lock", locked=True)
    await table.recorders["ann"].wish(type="pause", id="pause")
    await table.recorders["bob"].wish(type="leave", id="leave")
    await table.come_and_go("cat")
