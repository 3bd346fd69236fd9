"""A table that does not concern somebody is one that is not there: the same bytes for a private
table by its id, a code that is wrong, a table that was removed, and one that never was."""

from panicroom.server.protocol import VERSION
from tests.server.secrecy.background_activity import same
from tests.server.secrecy.connected_table import scene
from tests.server.secrecy.questions import whole
from tests.server.secrecy.recorder import Recorder, listening
from tests.server.secrecy.twin_servers import CODE, TABLE, Side
from tests.server.table.law import state_of
from tests.server.table.logged_table import LoggedTable

NEVER = "never".ljust(16, "a")
WAYS = ("", "/record", "/replay", "/replay?step=0&open=true", "/replay?seat=99", "/replay?step=-1")
OWN_WAYS = (
    "/dossier",
    "/impossible",
    "/impossible?verb=dance",
    "/why?action=end-turn",
    "/history?before=9",
    "/history?before=-1",
)
"""Open to those who sit there or have the code, before the end too."""
BAD_TOKENS = ("nonsense", f"{NEVER}.1.1.99999999999999.{'0' * 64}")


async def check_doors(side: Side, logged: LoggedTable) -> None:
    """For a stranger, and for nobody in particular; those at the table have no record yet."""
    never = {who: await tried(side, NEVER, who) for who in (None, "stranger", "ann")}
    async with scene(side, logged, state_of(logged.fold).copy()):
        for who in (None, "stranger"):
            same(never[who], await tried(side, TABLE, who), f"{who} asks for a private table")
            wrong = CODE.replace("c", "d")
            same(never[who], await tried(side, wrong, who), f"{who} asks with a wrong code")
        for who in (None, "stranger", "ann"):
            early = await asked(side, CODE, who)
            same(never[who][1 : len(WAYS)], early[1:], f"{who} asks for the record")
        await check_tokens(side)
    same(never["ann"], await tried(side, TABLE, "ann"), "the host asks for a removed table")
    same(never["ann"], await tried(side, CODE, "ann"), "the host has a code of a removed table")


async def tried(side: Side, name: str, who: str | None) -> list[str]:
    async with listening(side, name, who) as recorder:
        answers = await asked(side, name, who, (*WAYS, *OWN_WAYS))
        return [*answers, *await recorder.last()]


async def asked(side: Side, name: str, who: str | None, ways: tuple[str, ...] = WAYS) -> list[str]:
    """The name itself is in no answer."""
    token = None if who is None else side.tokens[who]
    paths = [f"/api/tables/{name}{way}" for way in ways]
    return [whole(await side.server.ask("GET", path, token)) for path in paths]


async def check_tokens(side: Side) -> None:
    """Who shows a wrong token learns of no table, not even that it is there."""
    for token in BAD_TOKENS:
        answers = []
        for name in (TABLE, CODE, NEVER):
            response = await side.server.ask("GET", f"/api/tables/{name}", token)
            assert response.status_code == 401
            async with side.server.raw(name) as socket:
                recorder = Recorder(socket)
                await recorder.send(type="hello", version=VERSION, token=token)
                answers.append([whole(response), *await recorder.last()])
        same(answers[0], answers[1], "a wrong token, by code")
        same(answers[0], answers[2], "a wrong token, for a table that never was")
