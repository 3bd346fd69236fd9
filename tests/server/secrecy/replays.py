"""A replay is there when the game is over, and for those whom it concerns: until then, and to all
others, it looks like that of a table that never was."""

from tests.server.secrecy.background_activity import same
from tests.server.secrecy.connected_table import scene
from tests.server.secrecy.questions import REPLAY_WAYS, whole
from tests.server.secrecy.twin_servers import TABLE, Side
from tests.server.table.law import state_of
from tests.server.table.logged_table import PEOPLE, LoggedTable

NEVER = "never".ljust(16, "a")
WRITES = (("POST", "/turning-points", None), ("PUT", "/sharing", {"shared": True}))


async def check_replays(side: Side, logged: LoggedTable) -> None:
    """`logged` is a private table whose game is running."""
    async with scene(side, logged, state_of(logged.fold).copy()) as table:
        for who in (None, "stranger", *PEOPLE):
            ours, never = [await asked(side, name, who) for name in (TABLE, NEVER)]
            same(never, ours, f"of a running game {who} hears")
        for who in PEOPLE:
            await table.recorders[who].wish(type="vote", id=f"end-{who}", end=True)
        for who in (None, "stranger"):
            ours, never = [await asked(side, name, who) for name in (TABLE, NEVER)]
            same(never, ours, f"of a private game {who} hears")
        [about, *_] = await asked(side, TABLE, PEOPLE[0])
        assert about.startswith("200"), "who sat there may watch"


async def asked(side: Side, name: str, who: str | None) -> list[str]:
    token = None if who is None else side.tokens[who]
    base = f"/api/replays/{name}"
    found = [whole(await side.server.ask("GET", base + way, token)) for way in REPLAY_WAYS]
    for method, way, wish in WRITES:
        found.append(whole(await side.server.ask(method, base + way, token, wish)))
    return found
