"""A cut write-ahead log loses guests, names, devices and links as well, which are in no log: that
some are missing is told, as often as it happens."""

import asyncio
import os
import shutil
from pathlib import Path
from typing import TypeAlias

import pytest

from panicroom.cli import main
from panicroom.server.store import change_count
from panicroom.server.store.change_count import lost
from panicroom.words import languages
from tests.server.attacks.damaged_data import NAME
from tests.server.running import running

Capture: TypeAlias = pytest.CaptureFixture[str]
Logs: TypeAlias = pytest.LogCaptureFixture
LOST = "guests, names, devices or links are missing"


def named(folder: Path, people: int) -> Path:
    """The data of a server whose power failed after so many guests had come."""
    data = folder / f"data-{people}"

    async def come() -> None:
        async with running(folder / f"before-{people}") as server:
            for number in range(people):
                await server.guest(f"Guest {number}")
            shutil.copytree(folder / f"before-{people}" / "data", data)

    asyncio.run(come())
    return data


def cut(data: Path, by: int) -> None:
    wal = data / f"{NAME}-wal"
    os.truncate(wal, max(0, wal.stat().st_size - by))


def served(folder: Path, data: Path) -> None:
    async def once() -> None:
        async with running(folder, data=data, database="") as server:
            await server.guest("Newcomer")

    asyncio.run(once())


def counts(caplog: Logs) -> list[int]:
    return [getattr(each, "count", 0) for each in caplog.records if each.message == LOST]


def test_guests_who_are_lost_are_told_of_once(
    tmp_path: Path, caplog: Logs, capsys: Capture
) -> None:
    data = named(tmp_path, 6)
    cut(data, 9000)
    flags = ["--lang", "en", "--data", str(data)]
    assert main(["tables", *flags]) == 0
    assert "missing although" in " ".join(capsys.readouterr().out.split())
    assert main(["backup", str(tmp_path / "copy.tar"), *flags]) == 1
    served(tmp_path, data)
    [count] = counts(caplog)
    assert count > 0
    caplog.clear()
    served(tmp_path, data)
    assert counts(caplog) == []


def test_nobody_is_missed_where_nothing_is_lost(
    tmp_path: Path, caplog: Logs, capsys: Capture
) -> None:
    data = named(tmp_path, 2)
    served(tmp_path, data)
    served(tmp_path, data)
    assert counts(caplog) == []
    main(["tables", "--lang", "en", "--data", str(data)])
    assert "missing" not in capsys.readouterr().out


@pytest.mark.parametrize("lang", languages())
def test_it_is_told_in_every_language(tmp_path: Path, capsys: Capture, lang: str) -> None:
    data = named(tmp_path, 3)
    cut(data, 9000)
    main(["tables", "--lang", lang, "--data", str(data)])
    said = capsys.readouterr().out
    assert "docs/hosting.md" in said
    assert "{" not in said


@pytest.mark.parametrize(
    ("known", "found", "expected"),
    [
        (7, 7, 0),
        (7, 5, 2),
        (7, 9, 0),
        (0, 5, 0),
        (7, None, 0),
        (2, change_count.MODULUS - 1, 3),
        (change_count.MODULUS - 1, 2, 0),
    ],
)
def test_the_count_begins_anew_and_is_a_lower_bound(
    known: int, found: int | None, expected: int
) -> None:
    assert lost(known, found) == expected
