"""A backup of damaged data says so: whoever trusts it would delete the last good one."""

import asyncio
import tarfile
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import pytest

from panicroom.cli import main
from panicroom.server.store import integrity
from panicroom.words import languages
from tests.server.attacks.damaged_data import NAME, Played, alter_a_move, cut, lose_the_middle

Capture: TypeAlias = pytest.CaptureFixture[str]


@pytest.fixture
def played(tmp_path: Path) -> Played:
    played = Played(tmp_path)
    asyncio.run(played.play())
    return played


def back_up(played: Played, lang: str = "en") -> tuple[int, Path]:
    to = played.folder / "copy.tar"
    return main(["backup", str(to), "--lang", lang, "--data", str(played.data)]), to


@pytest.mark.parametrize("damage", [cut, lose_the_middle, alter_a_move])
def test_a_copy_of_damage_is_made_and_called_so(
    played: Played, capsys: Capture, damage: Callable[[Played], None]
) -> None:
    damage(played)
    status, to = back_up(played)
    assert status == 1
    assert "The data is damaged" in capsys.readouterr().err
    with tarfile.open(to) as archive:
        assert f"copy/{NAME}" in archive.getnames()


def test_a_copy_of_whole_data_is_called_nothing(played: Played, capsys: Capture) -> None:
    assert back_up(played)[0] == 0
    assert "damage" not in capsys.readouterr().err


def test_a_copy_that_could_not_be_checked_is_called_so(
    played: Played, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(integrity, "CHECK_SECONDS", 0)
    assert back_up(played)[0] == 0
    assert "no time to check" in capsys.readouterr().err


@pytest.mark.parametrize("lang", languages())
def test_it_is_told_in_every_language(played: Played, capsys: Capture, lang: str) -> None:
    cut(played)
    back_up(played, lang)
    said = capsys.readouterr().err
    assert "panicroom tables" in " ".join(said.split())
    assert "{" not in said
