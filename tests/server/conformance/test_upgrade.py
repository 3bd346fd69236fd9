"""A later version opens the data of an earlier one, and every game in progress goes on."""

import asyncio
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from random import Random
from signal import SIGKILL

import pytest

from panicroom.games import GAMES
from panicroom.server.store import store as stores
from panicroom.server.store.migrate import migrate
from tests.patience import PATIENCE
from tests.server.conformance.kept_data import DATABASE, KEPT, LONG, act, unpack
from tests.server.conformance.players import Player
from tests.server.conformance.test_games import compare, said, sit_down
from tests.server.running import Running, running
from tests.server.store.test_migrations import later

VERSIONS = sorted(path.stem for path in KEPT.glob("*.sql"))
LATER_TABLE = '    op.create_table("seasons", sa.Column("id", sa.Text(), primary_key=True))\n'
DYING = """    import os, signal
    os.kill(os.getpid(), signal.SIGKILL)
"""
MIGRATE = """
import asyncio, sys
from pathlib import Path
from panicroom.server.store.migrate import migrate
asyncio.run(migrate(sys.argv[1], Path(sys.argv[2])))
"""
Row = tuple[object, ...]


def rows(data: Path, table: str) -> list[Row]:
    with closing(sqlite3.connect(data / DATABASE)) as database:
        return database.execute(f"SELECT * FROM {table} ORDER BY table_id, seq").fetchall()


def address(data: Path) -> str:
    return f"sqlite:///{data}/{DATABASE}"


class OldPlayer(Player):
    """Has played before: what was sent then is in the log, and new ids are other ones."""

    async def remember(self, seat: int) -> None:
        store = self.server.services.store
        table = await store.tables.by_code(self.table)
        assert table is not None
        self.acknowledged = dict(said(await store.log.read(table.id), seat))
        self._sent = 1000


async def finish(server: Running, code: str, tokens: Sequence[str]) -> list[Player]:
    players = [OldPlayer(server, code, token, Random(seed)) for seed, token in enumerate(tokens)]
    for seat, player in enumerate(players):
        await player.remember(seat)
    await asyncio.gather(*(player.play() for player in players))
    await compare(server.services.store, players)
    return [*players]


@pytest.mark.parametrize("version", VERSIONS)
def test_games_of_an_earlier_version_are_played_to_their_end(version: str, tmp_path: Path) -> None:
    data = tmp_path / "data"
    known = unpack(version, data)
    before = {table: rows(data, table) for table in ("entries", "words")}
    asyncio.run(go_on(tmp_path, known["ann"], known["link"], known["codes"]))
    for table, old in before.items():
        assert old
        width = len(old[0])  # a later version may have added columns
        assert set(old) <= {row[:width] for row in rows(data, table)}


async def go_on(folder: Path, ann: str, link: str, codes: dict[str, str]) -> None:
    assert codes.keys() <= GAMES.keys()
    async with running(folder, **LONG) as server:
        answer = await server.ask("POST", f"/api/links/{link}")
        bob = answer.json()["token"]
        assert answer.json()["guest"]["name"] == "Боб"
        for code in codes.values():
            async with server.at(code, bob) as guest:
                assert guest.standing["seat"] == 1
                assert guest.standing["table"]["status"] == "playing"
                assert "I will be back" in str(guest.heard)
                await guest.done("return")
            players = await finish(server, code, [ann, bob])
            kinds = [item.get("notice") or item.get("type") for item in players[0].heard]
            assert "timed_out" not in kinds  # the years in between are nobody's time


@pytest.mark.parametrize("version", VERSIONS)
def test_tokens_of_an_earlier_version_let_in(version: str, tmp_path: Path) -> None:
    known = unpack(version, tmp_path / "data")

    async def ask() -> None:
        async with running(tmp_path, **LONG) as server:
            names = [
                (await server.ask("GET", "/api/me", known[who])).json()["name"]
                for who in ("ann", "bob")
            ]
            assert names == ["Ann", "Боб"]

    asyncio.run(ask())


async def begin(folder: Path) -> list[Player]:
    async with running(folder) as server:
        return await sit_down(server, "panik", {"seats": 4})


async def act_once(folder: Path, player: Player) -> None:
    async with running(folder) as server, server.at(player.table, player.token) as client:
        await act(client, Random(1))


async def play_on(folder: Path, before: list[Player]) -> None:
    async with running(folder) as server:
        tokens = [player.token for player in before if player.token is not None]
        await finish(server, before[0].table, tokens)


def test_a_game_goes_on_over_an_upgrade_even_one_that_was_killed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = tmp_path / "data"
    players = asyncio.run(begin(tmp_path))
    dying = later(tmp_path, LATER_TABLE + DYING)
    command = [sys.executable, "-c", MIGRATE, address(data), str(dying)]
    assert subprocess.run(command, timeout=PATIENCE, check=False).returncode == -SIGKILL

    asyncio.run(act_once(tmp_path, players[0]))  # by the version that was there before
    old = rows(data, "entries")

    shutil.rmtree(dying)
    whole = later(tmp_path, LATER_TABLE)
    monkeypatch.setattr(stores, "migrate", partial(migrate, migrations=whole))
    asyncio.run(play_on(tmp_path, players))
    assert set(old) < set(rows(data, "entries"))
    with closing(sqlite3.connect(data / DATABASE)) as database:
        assert database.execute("SELECT color FROM tables").fetchall() == [(None,)]
        assert database.execute("SELECT * FROM seasons").fetchall() == []


def test_a_table_with_an_entry_of_a_later_version_stays_shut_and_others_go_on(
    tmp_path: Path,
) -> None:
    known = unpack(VERSIONS[0], tmp_path / "data")
    shut, open_ = known["codes"]["panik"], known["codes"]["station"]
    with closing(sqlite3.connect(tmp_path / "data" / DATABASE)) as database:
        [[table]] = database.execute("SELECT id FROM tables WHERE code = ?", [shut]).fetchall()
        last = "SELECT max(seq) + 1 FROM entries WHERE table_id = ?"
        database.execute(
            f"INSERT INTO entries VALUES (?, ({last}), 'conjured', 1, '{{}}', 0, NULL, NULL)",
            [table, table],
        )
        database.commit()

    async def come_in() -> None:
        async with running(tmp_path, **LONG) as server:
            async with server.at(shut, known["ann"]) as client:
                assert (client.welcome["type"], client.welcome["code"]) == ("bye", "unreadable")
            mine = (await server.ask("GET", "/api/me/tables", known["ann"])).json()
            assert [card["code"] for card in mine] == [open_]
            async with server.at(open_, known["ann"]) as client:
                await act(client, Random(1))

    asyncio.run(come_in())
