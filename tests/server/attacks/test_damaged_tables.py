"""Damage to a part of the data: the tables it hits are named and stay closed, all others go on, and
nothing that was acknowledged disappears without a word."""

import asyncio
import logging
import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import TypeAlias

import pytest

from panicroom.cli import main
from panicroom.server.process.logs import JsonFormatter
from panicroom.server.store import integrity
from panicroom.words import languages
from tests.server.attacks.damaged_data import (
    LENGTHS,
    NAME,
    Played,
    alter_a_move,
    cut,
    flip,
    garble_a_body,
    goes_on,
    lose_everything,
    lose_the_end,
    lose_the_middle,
)
from tests.server.running import running

Capture: TypeAlias = pytest.CaptureFixture[str]
Logs: TypeAlias = pytest.LogCaptureFixture


@pytest.fixture
def played(tmp_path: Path) -> Played:
    played = Played(tmp_path)
    asyncio.run(played.play())
    return played


def named(caplog: Logs, what: str) -> list[str]:
    return [getattr(each, "table", "") for each in caplog.records if each.message == what]


@pytest.mark.parametrize(
    "damage",
    [cut, flip, lose_the_end, lose_the_middle, lose_everything, alter_a_move, garble_a_body],
)
def test_a_damaged_table_is_named_and_closed_and_the_other_goes_on(
    played: Played, caplog: Logs, capsys: Capture, damage: Callable[[Played], None]
) -> None:
    damage(played)
    played.serve()
    assert named(caplog, "table is damaged and stays closed") == [played.second["id"]]
    lines = "".join(JsonFormatter().format(record) for record in caplog.records)
    assert "Annabel" not in lines
    assert main(["tables", "--lang", "en", "--data", str(played.data)]) == 0
    said = capsys.readouterr().out
    [line] = [line for line in said.splitlines() if played.second["id"] in line]
    assert "open !" in line
    assert "1 table is damaged" in said
    assert "docs/hosting.md" in said


def test_without_damage_nothing_is_said(played: Played, caplog: Logs, capsys: Capture) -> None:
    async def scenario() -> None:
        async with running(played.folder) as server:
            await goes_on(server, played.first, played.token)
            await goes_on(server, played.second, played.token)

    asyncio.run(scenario())
    assert not [record for record in caplog.records if "damage" in record.message]
    main(["tables", "--lang", "en", "--data", str(played.data)])
    assert "!" not in capsys.readouterr().out


def test_a_table_that_has_vanished_is_named_until_it_is_forgotten(
    played: Played, caplog: Logs, capsys: Capture
) -> None:
    os.truncate(played.wal, 0)  # the whole game was in there
    asyncio.run(served_once(played.folder))
    vanished = {played.first["id"], played.second["id"]}
    assert set(named(caplog, "table is missing from the database")) == vanished
    flags = ["--lang", "en", "--data", str(played.data)]
    main(["tables", *flags])
    said = capsys.readouterr().out
    assert "2 tables are missing" in said
    assert all(table in said for table in vanished)
    for table in vanished:
        assert main(["tables", *flags, "--remove", table]) == 0
    capsys.readouterr()
    main(["tables", *flags])
    assert "missing" not in capsys.readouterr().out


async def served_once(folder: Path) -> None:
    async with running(folder) as server:
        assert (await server.ask("GET", "/readyz")).status_code == 200


def test_a_table_that_was_deleted_is_not_missed(played: Played, caplog: Logs) -> None:
    main(["tables", "--data", str(played.data), "--remove", played.second["id"]])
    asyncio.run(served_once(played.folder))
    assert not named(caplog, "table is missing from the database")


def test_a_damaged_page_closes_the_tables_that_are_on_it(played: Played, caplog: Logs) -> None:
    """Long entries fill pages of their own; one of these is lost."""
    body = "x" * 3000
    for seq in range(4, 24):
        row = (played.second["id"], seq, "talked", 1, f'"{seq:02}{body}"')
        into = "INSERT INTO entries (table_id, seq, kind, at, body) VALUES (?, ?, ?, ?, ?)"
        played.execute(into, row)
    played.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    path = played.data / NAME
    page = path.read_bytes().index(b'"13' + b"x" * 3000) // 4096
    with path.open("r+b") as file:
        file.seek(page * 4096)
        file.write(bytes(4096))
    played.serve()
    assert named(caplog, "table is damaged and stays closed") == [played.second["id"]]
    assert named(caplog, "database is damaged, restore a backup")
    assert main(["tables", "--data", str(played.data)]) == 0


def test_what_is_left_is_served_when_the_host_accepts_the_loss(
    played: Played, caplog: Logs
) -> None:
    cut(played)
    (played.data / LENGTHS).unlink()

    async def scenario() -> None:
        async with (
            running(played.folder) as server,
            server.at(played.second["code"], played.token) as client,
        ):
            assert client.welcome["type"] == "welcome"

    asyncio.run(scenario())
    assert not named(caplog, "table is damaged and stays closed")


@pytest.mark.parametrize("content", [b"", b"garbage", b"\0" * 5000, b"\xff\n" * 50])
def test_damaged_lengths_keep_nobody_out(played: Played, caplog: Logs, content: bytes) -> None:
    with (played.data / LENGTHS).open("ab") as file:
        file.write(content)
    asyncio.run(served_once(played.folder))
    assert not [record for record in caplog.records if "damage" in record.message]


def test_a_log_that_lost_its_end_between_two_starts_is_noticed(
    played: Played, caplog: Logs
) -> None:
    """Also one that nothing was known of at the first, as after a backup."""
    (played.data / LENGTHS).unlink()
    asyncio.run(served_once(played.folder))
    lose_the_end(played)
    played.serve()
    assert named(caplog, "table is damaged and stays closed") == [played.second["id"]]


def test_a_check_that_takes_too_long_says_so_and_the_tables_are_still_safe(
    played: Played, caplog: Logs, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(integrity, "CHECK_SECONDS", 0)
    cut(played)
    caplog.set_level(logging.WARNING)
    played.serve()
    assert named(caplog, "check of the database was not finished")
    assert not named(caplog, "table is damaged and stays closed")
    main(["tables", "--lang", "en", "--data", str(played.data)])
    assert "no time to check" in capsys.readouterr().out


@pytest.mark.parametrize("lang", languages())
def test_damage_is_told_in_every_language(played: Played, capsys: Capture, lang: str) -> None:
    cut(played)
    with closing(sqlite3.connect(played.data / NAME)) as database, database:
        database.execute("DELETE FROM tables WHERE id = ?", [played.first["id"]])
        database.execute("DELETE FROM entries WHERE table_id = ?", [played.first["id"]])
    assert main(["tables", "--lang", lang, "--data", str(played.data)]) == 0
    said = capsys.readouterr().out
    assert said.count("docs/hosting.md") == 2
    assert played.first["id"] in said
    assert "{" not in said


def test_a_check_is_stopped_in_the_middle_of_a_statement(
    played: Played, caplog: Logs, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All logs are read by then; one look at all pages of a big database takes long."""
    monkeypatch.setattr(integrity, "STEPS", 1)
    monkeypatch.setattr(integrity.Check, "_check_logs", lambda check: None)
    monkeypatch.setattr(integrity, "CHECK_SECONDS", 0)
    asyncio.run(served_once(played.folder))
    assert named(caplog, "check of the database was not finished")
