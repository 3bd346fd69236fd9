"""`panicroom tables`: what there is, beside a server that runs, and nothing of the games."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from panicroom.cli import main
from panicroom.words import languages
from tests.server.conformance.test_games import sit_down
from tests.server.running import Running, running

Capture = pytest.CaptureFixture[str]


def beside(folder: Path, scenario: Callable[[Running], Awaitable[None]]) -> None:
    async def run() -> None:
        async with running(folder) as server:
            await scenario(server)

    asyncio.run(run())


async def tables(folder: Path, *flags: str, lang: str = "en") -> int:
    asked = ["tables", "--lang", lang, "--data", str(folder / "data"), *flags]
    return await asyncio.to_thread(main, asked)


def test_tables_are_listed_with_who_sits_there_and_without_the_key_to_them(
    tmp_path: Path, capsys: Capture
) -> None:
    async def scenario(server: Running) -> None:
        players = await sit_down(server, "panik", {"seats": 4})
        made = (await server.ask("GET", f"/api/tables/{players[0].table}")).json()
        assert await tables(tmp_path) == 0
        said = capsys.readouterr().out
        assert made["id"] in said
        assert "playing" in said
        assert "2+2/4" in said
        assert "Ann" not in said
        assert made["code"] not in said
        assert await tables(tmp_path, "--codes") == 0
        assert made["code"] in capsys.readouterr().out

    beside(tmp_path, scenario)


def test_tables_that_are_over_are_shown_when_asked_for(tmp_path: Path, capsys: Capture) -> None:
    async def scenario(server: Running) -> None:
        players = await sit_down(server, "panik", {"seats": 4})
        await asyncio.gather(*(player.play() for player in players))
        await tables(tmp_path)
        assert "--all" in capsys.readouterr().out
        await tables(tmp_path, "--all")
        assert "2+2/4" in capsys.readouterr().out

    beside(tmp_path, scenario)


def test_a_table_that_is_removed_is_gone_from_the_server_that_runs(
    tmp_path: Path, capsys: Capture
) -> None:
    async def scenario(server: Running) -> None:
        ann = await server.guest("Ann")
        made = await server.table(ann, wishes={"seats": 2})
        async with server.at(made["code"], ann) as host:
            assert await tables(tmp_path, "--remove", made["id"]) == 0
            assert (await host.wish("sit", seat=0))["code"] == "table-gone"
        assert (await server.ask("GET", f"/api/tables/{made['code']}")).status_code == 404
        assert await tables(tmp_path, "--remove", made["id"]) == 2
        assert made["id"] in capsys.readouterr().err

    beside(tmp_path, scenario)


async def mark(server: Running) -> None:
    """As the cleanup does with a table where nothing happens."""
    now = server.services.clock.now()
    await server.services.store.removal.mark(now, now)


def test_a_marked_table_is_shown_as_such_and_kept_when_it_is_restored(
    tmp_path: Path, capsys: Capture
) -> None:
    async def scenario(server: Running) -> None:
        made = await server.table(await server.guest("Ann"))
        await tables(tmp_path)
        assert "--restore" not in capsys.readouterr().out
        await mark(server)
        await tables(tmp_path)
        said = capsys.readouterr().out
        assert "open *" in said
        assert "1 table is marked" in said
        assert await tables(tmp_path, "--restore", made["id"]) == 0
        assert made["id"] in capsys.readouterr().out
        await tables(tmp_path)
        assert "*" not in capsys.readouterr().out

    beside(tmp_path, scenario)


def test_a_finished_table_is_not_hidden_while_it_is_marked(tmp_path: Path, capsys: Capture) -> None:
    async def scenario(server: Running) -> None:
        players = await sit_down(server, "panik", {"seats": 4})
        await asyncio.gather(*(player.play() for player in players))
        await mark(server)
        await tables(tmp_path)
        assert "over *" in capsys.readouterr().out

    beside(tmp_path, scenario)


@pytest.mark.parametrize("lang", languages())
def test_only_a_marked_table_can_be_restored(tmp_path: Path, capsys: Capture, lang: str) -> None:
    async def scenario(server: Running) -> None:
        made = await server.table(await server.guest("Ann"))
        capsys.readouterr()
        assert await tables(tmp_path, "--restore", made["id"], lang=lang) == 2
        refused = capsys.readouterr().err
        assert await tables(tmp_path, "--restore", "nowhere", lang=lang) == 2
        unknown = capsys.readouterr().err
        assert made["id"] in refused
        assert "--all" not in refused
        assert "nowhere" in unknown
        assert "--all" in unknown

    beside(tmp_path, scenario)


@pytest.mark.parametrize("lang", languages())
def test_the_list_fits_eighty_columns(
    tmp_path: Path, capsys: Capture, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")

    async def scenario(server: Running) -> None:
        await sit_down(server, "station", {"seats": 4, "round_limit": 6})
        await server.table(await server.guest("Cat"))
        await mark(server)
        capsys.readouterr()
        await tables(tmp_path, lang=lang)
        lines = capsys.readouterr().out.splitlines()
        assert any(" *" in line for line in lines)
        assert 5 <= len(lines) <= 7
        assert max(map(len, lines)) <= 80

    beside(tmp_path, scenario)


def test_where_there_is_no_server_nothing_is_made(tmp_path: Path, capsys: Capture) -> None:
    assert asyncio.run(tables(tmp_path)) == 2
    assert "panicroom.sqlite" in "".join(capsys.readouterr().err.split())
    assert list(tmp_path.iterdir()) == []
