"""A guest's devices are for that guest alone: nobody else is told of one, or can tell one that is
there from one that never was."""

from tests.server.secrecy.background_activity import same
from tests.server.secrecy.connected_table import Scene, scene
from tests.server.secrecy.questions import whole
from tests.server.secrecy.twin_servers import DEVICES, IDS, Side
from tests.server.table.law import state_of
from tests.server.table.logged_table import LoggedTable

NEVER = "never".ljust(16, "a")


async def check_devices(side: Side, logged: LoggedTable) -> None:
    async with scene(side, logged, state_of(logged.fold).copy()) as table:
        for who in (*table.recorders, "stranger"):
            await check_told(table, who)
        for who in (None, "stranger", "bob"):
            unknown = await signed_out(side, who, NEVER)
            same(unknown, await signed_out(side, who, DEVICES["ann"]), f"{who} signs Ann out:")
        mine = await side.server.ask("GET", "/api/me/devices", side.tokens["ann"])
        assert [each["id"] for each in mine.json()] == [DEVICES["ann"]]


async def check_told(table: Scene, who: str | None) -> None:
    """Over the socket, or in answer to any question."""
    if who in table.recorders:
        texts = [*await table.recorders[who].taken(), *await table.answers(who)]
    else:
        texts = await table.ask(who)
    for other in IDS:
        if other != who:
            hidden = (DEVICES[other], IDS[other])
            told = [text for text in texts for id in hidden if id in text]
            assert not told, f"{who} hears of a device of {other}: {told}"


async def signed_out(side: Side, who: str | None, device: str) -> list[str]:
    token = None if who is None else side.tokens[who]
    answer = await side.server.ask("DELETE", f"/api/me/devices/{device}", token)
    assert answer.status_code in (401, 404), f"{who} hears of a device: {answer.status_code}"
    return [whole(answer)]
