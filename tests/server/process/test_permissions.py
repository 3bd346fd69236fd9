"""Other users of the machine: files are created for their owner only, older ones are checked."""

import logging
import os
from pathlib import Path

import pytest

from panicroom.server.process.permissions import check_permissions, mending_command, private_umask
from panicroom.server.process.settings import Settings


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """Of a server that has run and kept everything to itself."""
    data = tmp_path / "data"
    data.mkdir(mode=0o700)
    for name in ("signing.key", "panicroom.sqlite", "panicroom.sqlite-wal"):
        (data / name).touch(mode=0o600)
    return Settings(data=data)


def test_what_is_created_is_for_its_owner_only(tmp_path: Path) -> None:
    before = os.umask(0o022)
    try:
        with private_umask():
            (tmp_path / "file").touch()
            (tmp_path / "folder").mkdir()
        (tmp_path / "afterwards").touch()
    finally:
        os.umask(before)
    modes = {path.name: path.stat().st_mode & 0o777 for path in tmp_path.iterdir()}
    assert modes == {"file": 0o600, "folder": 0o700, "afterwards": 0o644}


def test_a_private_folder_is_as_it_should_be(
    settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    assert check_permissions(settings) == []
    assert not caplog.records


@pytest.mark.parametrize("name", ["", "signing.key", "panicroom.sqlite", "panicroom.sqlite-wal"])
@pytest.mark.parametrize("open_to", [0o040, 0o020, 0o004, 0o002])
def test_what_others_can_read_or_write_is_named_and_logged(
    settings: Settings, caplog: pytest.LogCaptureFixture, name: str, open_to: int
) -> None:
    path = settings.data / name
    path.chmod(path.stat().st_mode | open_to)
    assert check_permissions(settings) == [path]
    [line] = caplog.records
    assert line.levelno == logging.WARNING
    assert (line.__dict__["path"], line.__dict__["command"]) == (str(path), f"chmod go= {path}")


def test_a_database_elsewhere_is_checked_too(settings: Settings, tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere.sqlite"
    elsewhere.touch()
    elsewhere.chmod(0o644)
    assert check_permissions(Settings(data=settings.data, database=f"sqlite:///{elsewhere}")) == [
        elsewhere
    ]
    assert check_permissions(Settings(data=settings.data, database="postgresql://x/y")) == []


def test_the_command_mends_it_whatever_the_path_is(settings: Settings, tmp_path: Path) -> None:
    moved = settings.data.rename(tmp_path / "a folder; echo 'of ours'")
    for path in (moved, *moved.iterdir()):
        path.chmod(0o777)
    opened = Settings(data=moved)
    found = check_permissions(opened)
    assert len(found) == 4
    assert os.system(mending_command(found)) == 0
    assert check_permissions(opened) == []
    assert moved.stat().st_mode & 0o777 == 0o700
