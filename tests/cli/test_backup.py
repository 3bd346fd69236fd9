"""`panicroom backup`: what is unpacked elsewhere goes on where the server was."""

import asyncio
import subprocess
import tarfile
from pathlib import Path
from random import Random

import pytest

from panicroom.cli import main
from panicroom.words import languages
from tests.server.conformance.players import Player
from tests.server.conformance.test_games import compare, sit_down
from tests.server.running import Json, running


def backup(*argv: str) -> int:
    return main(["backup", "--lang", "en", *argv])


async def play_a_little(folder: Path, archive: Path) -> list[Player]:
    """A game is under way, and the server runs, when the copy is made."""
    async with running(folder) as server:
        players = await sit_down(server, "panik", {"seats": 4})
        async with server.at(players[0].table, players[0].token) as client:
            await client.done("say", words="remember me")
        flags = ("--data", str(folder / "data"), str(archive))
        assert await asyncio.to_thread(backup, *flags) == 0
    return players


async def play_on(folder: Path, data: Path, before: list[Player]) -> None:
    async with running(folder, data=data, database="") as server:
        players = [
            Player(server, old.table, old.token, Random(seed)) for seed, old in enumerate(before)
        ]
        await asyncio.gather(*(player.play() for player in players))
        await compare(server.services.store, players)
        talked: list[Json] = [item for item in players[1].heard if "remember me" in str(item)]
        assert len(talked) == 1


def test_a_game_goes_on_from_a_copy_of_a_running_server(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    archive = tmp_path / "kept.tar"
    players = asyncio.run(play_a_little(tmp_path, archive))
    assert "panicroom serve --data kept" in capsys.readouterr().out
    assert archive.stat().st_mode & 0o777 == 0o600
    (tmp_path / "elsewhere").mkdir()
    subprocess.run(["tar", "-xf", archive, "-C", tmp_path / "elsewhere"], check=True)
    data = tmp_path / "elsewhere" / "kept"
    assert {path.stat().st_mode & 0o077 for path in (data, *data.iterdir())} == {0}
    asyncio.run(play_on(tmp_path, data, players))


def test_a_stopped_server_is_copied_into_a_folder_under_its_date(tmp_path: Path) -> None:
    async def serve_nobody() -> None:
        async with running(tmp_path):
            pass

    asyncio.run(serve_nobody())
    (tmp_path / "copies").mkdir()
    assert backup("--data", str(tmp_path / "data"), str(tmp_path / "copies")) == 0
    [archive] = (tmp_path / "copies").iterdir()
    with tarfile.open(archive) as tar:
        names = {Path(member.name).name for member in tar if member.isfile()}
    assert names == {"panicroom.sqlite", "signing.key", "uptime.json"}


def test_nothing_is_overwritten(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "kept.tar").write_text("precious")
    assert backup("--data", str(tmp_path), str(tmp_path / "kept")) == 2
    assert (tmp_path / "kept.tar").read_text() == "precious"
    assert "kept.tar" in "".join(capsys.readouterr().err.split())


def test_where_there_is_no_server_there_is_no_copy(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert backup("--data", str(tmp_path / "none"), str(tmp_path / "kept.tar")) == 2
    assert "panicroom.sqlite" in "".join(capsys.readouterr().err.split())
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("lang", languages())
def test_another_database_is_left_to_its_own_tool(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], lang: str
) -> None:
    address = "postgresql+psycopg://panic:secret@localhost/panic"
    to = str(tmp_path / "kept.tar")
    asked = ["backup", "--lang", lang, "--database", address, to]
    assert main(asked) == 2
    said = capsys.readouterr().err
    assert "pg_dump" in said
    assert "secret" not in said
    assert not Path(to).exists()
