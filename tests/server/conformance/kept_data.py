"""A data folder with a game of each kind in progress, as text that can be committed.

`python -m tests.server.conformance.kept_data` writes that of this version into `kept`; do it before
the first change of the schema after a release.
"""

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from panicroom import __version__
from panicroom.server.process.keyfile import NAME as KEY
from panicroom.telling import TELLERS
from tests.server.conformance.test_games import WISHES
from tests.server.running import Client, Json, Running, running
from tests.words.sayings import first_claim

KEPT = Path(__file__).with_name("kept")
DATABASE = "panicroom.sqlite"
FOR_EVER = 1 << 45
"""Links are good for days, this one as long as the tests are run."""
LONG = {"token_days": 3650, "dead_days": 3650}
TERMS = {"turn": 60_000, "answer": 30_000, "pace": 0}
ACTIONS = 12


async def begin(server: Running, game: str, ann: str, bob: str, dice: Random) -> str:
    """Two people and bots; something has been done, said and claimed, and Bob has left."""
    wishes = WISHES[game]
    claim = first_claim(TELLERS[game], wishes["seats"], 0)
    made = await server.table(ann, game, wishes=wishes, terms=TERMS)
    async with server.at(made["code"], ann) as host, server.at(made["code"], bob) as guest:
        await host.done("sit", seat=0)
        await guest.done("sit", seat=1)
        for seat in range(2, wishes["seats"]):
            await host.done("bot", seat=seat, level="easy")
        await host.done("start")
        await guest.done("say", words="I will be back")
        if claim is not None:
            await host.done("claim", claim=claim)
        await guest.done("leave")
        for _ in range(ACTIONS):
            await act(host, dice)
    return str(made["code"])


async def act(client: Client, dice: Random) -> None:
    told = await client.told_when(lambda told: bool(told["options"]))
    action = dice.choice(told["options"])["action"]
    decision = told["decision"]
    await client.done("act", decision=decision, action=action)
    await client.told_when(lambda told: told["decision"] != decision or not told["options"])


async def fill(folder: Path) -> Json:
    """What the people at the tables know."""
    async with running(folder, **LONG) as server:
        ann, bob = await server.guest("Ann"), await server.guest("Боб")
        dice = Random(1)
        codes = {game: await begin(server, game, ann, bob, dice) for game in WISHES}
        link = (await server.ask("POST", "/api/me/links", bob)).json()["code"]
    return {"ann": ann, "bob": bob, "link": link, "codes": codes}


def keep() -> None:
    with TemporaryDirectory() as folder:
        known = asyncio.run(fill(Path(folder)))
        data = Path(folder) / "data"
        with closing(sqlite3.connect(data / DATABASE)) as database:
            database.execute("UPDATE links SET expires = ?", [FOR_EVER])
            dump = "\n".join(database.iterdump())
        known["key"] = (data / KEY).read_bytes().hex()
        known["uptime"] = json.loads((data / "uptime.json").read_text())
    (KEPT / f"{__version__}.sql").write_text(dump + "\n", encoding="utf-8")
    (KEPT / f"{__version__}.json").write_text(json.dumps(known, indent=1) + "\n")


def unpack(version: str, data: Path) -> Json:
    """The folder as that version left it."""
    data.mkdir()
    known: Json = json.loads((KEPT / f"{version}.json").read_text())
    with closing(sqlite3.connect(data / DATABASE)) as database:
        database.executescript((KEPT / f"{version}.sql").read_text(encoding="utf-8"))
    (data / KEY).write_bytes(bytes.fromhex(known["key"]))
    (data / "uptime.json").write_text(json.dumps(known["uptime"]))
    return known


if __name__ == "__main__":
    keep()
