"""Data of a server that was playing, and what can happen to it while it is off."""

import asyncio
import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

from tests.server.running import Json, Running, running

NAME, LENGTHS = "panicroom.sqlite", "log-lengths.txt"


class Played:
    """A copy of the data of a server that was playing at two tables when its power failed: what
    happened at the second one is in the write-ahead log alone."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.data = folder, folder / "data"
        self.token = ""
        self.first: Json = {}
        self.second: Json = {}
        self.wal = self.data / f"{NAME}-wal"

    async def play(self) -> None:
        async with running(self.folder / "before") as server:
            self.token = await server.guest("Annabel")
            self.first = await server.table(self.token, wishes={"seats": 2})
            self.second = await server.table(self.token, wishes={"seats": 2})
            await self._sit(server, self.first)
            self.size = self._ahead().stat().st_size
            await self._sit(server, self.second)
            shutil.copytree(self.folder / "before" / "data", self.data)

    async def _sit(self, server: Running, table: Json) -> None:
        async with server.at(table["code"], self.token) as client:
            await client.done("sit", seat=0)
            await client.done("bot", seat=1, level="easy")

    def _ahead(self) -> Path:
        return self.folder / "before" / "data" / f"{NAME}-wal"

    def execute(self, *statement: object) -> None:
        with closing(sqlite3.connect(self.data / NAME)) as database, database:
            database.execute(*statement)  # type: ignore[arg-type]

    def serve(self) -> None:
        """The second table is closed, the first one goes on."""

        async def scenario() -> None:
            async with running(self.folder) as server:
                await closed(server, self.second, self.token)
                await goes_on(server, self.first, self.token)

        asyncio.run(scenario())


async def closed(server: Running, table: Json, token: str) -> None:
    for name in (table["code"], table["id"]):
        async with server.at(name, token) as client:
            assert (client.welcome["type"], client.welcome["code"]) == ("bye", "unreadable")
        answer = await server.ask("GET", f"/api/tables/{name}", token)
        assert (answer.status_code, answer.json()["code"]) == (500, "unreadable")


async def goes_on(server: Running, table: Json, token: str) -> None:
    async with server.at(table["code"], token) as client:
        await client.done("start")
        await client.told_when(lambda told: bool(told["options"]))
        option, decision = client.standing["options"][0], client.standing["decision"]
        await client.done("act", decision=decision, action=option["action"])


def cut(played: Played) -> None:
    os.truncate(played.wal, played.size + 100)


def flip(played: Played) -> None:
    """A byte in the first frame that belongs to the second table's game."""
    with played.wal.open("r+b") as file:
        file.seek(played.size + 500)
        [byte] = file.read(1)
        file.seek(played.size + 500)
        file.write(bytes([byte ^ 1]))


def lose_the_end(played: Played) -> None:
    played.execute("DELETE FROM entries WHERE table_id = ? AND seq = 3", [played.second["id"]])


def lose_the_middle(played: Played) -> None:
    played.execute("DELETE FROM entries WHERE table_id = ? AND seq = 2", [played.second["id"]])


def lose_everything(played: Played) -> None:
    played.execute("DELETE FROM entries WHERE table_id = ?", [played.second["id"]])


def alter_a_move(played: Played) -> None:
    """The row still looks like one: a seat has become another."""
    change = "UPDATE entries SET body = replace(body, 'easy', 'hard') WHERE table_id = ?"
    played.execute(change, [played.second["id"]])


def garble_a_body(played: Played) -> None:
    change = "UPDATE entries SET body = x'ff00ff', checksum = NULL WHERE table_id = ? AND seq = 3"
    played.execute(change, [played.second["id"]])
