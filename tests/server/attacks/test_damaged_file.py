"""A database that cannot be opened: every command that needs it says so in a sentence, in every
language, and leaves the file alone."""

import asyncio
import logging
import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from panicroom.cli import main
from panicroom.server.process.permissions import private_umask
from panicroom.words import languages
from tests.server.running import running

NAME = "panicroom.sqlite"
COMMANDS = {
    "serve": ("serve", "--port", "0"),
    "open": ("open", "--no-browser"),
    "play": ("play", "--new", "--game", "panik", "--seats", "2", "--bots", "1"),
    "tables": ("tables",),
    "backup": ("backup", "kept.tar"),
}


def overwrite(path: Path, at: int, content: bytes) -> None:
    with path.open("r+b") as file:
        file.seek(at)
        file.write(content)


DAMAGE: dict[str, Callable[[Path], object]] = {
    "a garbled header": lambda path: overwrite(path, 0, b"\xa5" * 100),
    "a garbled first page": lambda path: overwrite(path, 100, b"\xa5" * 3996),
    "no database": lambda path: path.write_text("Dear diary,\n" * 500),
    "cut in the middle": lambda path: os.truncate(path, path.stat().st_size // 2),
    "cut within the header": lambda path: os.truncate(path, 60),
    "emptied": lambda path: os.truncate(path, 0),
}


@pytest.fixture(autouse=True)
def _logs_as_they_were() -> Iterator[None]:
    """Serving writes its logs to this test's standard error, which is gone afterwards."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A server was here, and there was a table."""
    monkeypatch.chdir(tmp_path)

    async def serve() -> None:
        async with running(tmp_path) as server:
            await server.table(await server.guest("Ann"))

    with private_umask():
        asyncio.run(serve())
    return tmp_path / "data"


def run(command: str, data: Path, lang: str = "en") -> int:
    verb, *flags = COMMANDS[command]
    return main([verb, "--lang", lang, "--data", str(data), *flags])


@pytest.mark.parametrize("damage", DAMAGE)
def test_each_kind_of_damage_is_told_and_left_as_it_is(
    data: Path, capsys: pytest.CaptureFixture[str], damage: str
) -> None:
    path = data / NAME
    DAMAGE[damage](path)
    before = path.read_bytes()
    for command in COMMANDS:
        assert run(command, data) == 2, command
        said = capsys.readouterr().err
        assert NAME in "".join(said.split())
        assert "docs/hosting.md" in said
        assert "Traceback" not in said
        assert path.read_bytes() == before
    assert not Path("kept.tar").exists()


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("command", COMMANDS)
def test_each_command_tells_it_in_every_language(
    data: Path, capsys: pytest.CaptureFixture[str], command: str, lang: str
) -> None:
    DAMAGE["a garbled header"](data / NAME)
    assert run(command, data, lang) == 2
    said = capsys.readouterr()
    assert NAME in "".join(said.err.split())
    assert "docs/hosting.md" in said.err
    assert "{" not in said.err


@pytest.mark.parametrize("command", COMMANDS)
def test_a_folder_in_its_place_is_named(
    data: Path, capsys: pytest.CaptureFixture[str], command: str
) -> None:
    (data / NAME).unlink()
    (data / NAME).mkdir()
    assert run(command, data) == 2
    assert NAME in "".join(capsys.readouterr().err.split())


@contextmanager
def ordinary_user() -> Iterator[None]:
    """Nothing is forbidden to the superuser, so be somebody else for a moment."""
    if os.geteuid() != 0:
        yield
        return
    os.seteuid(65534)
    try:
        yield
    finally:
        os.seteuid(0)


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("mode", [0o400, 0o000])
def test_a_missing_permission_is_named(
    data: Path, capsys: pytest.CaptureFixture[str], command: str, mode: int
) -> None:
    DAMAGE["no database"](data / NAME)
    run(command, data)  # imports what the other user may not be able to
    capsys.readouterr()
    with TemporaryDirectory(dir="/tmp") as folder:  # others may not enter where the tests run
        mine = Path(folder) / "data"
        shutil.copytree(data, mine)
        for path in (Path(folder), mine, *mine.iterdir()):
            path.chmod(0o777)
        (mine / NAME).chmod(mode)
        os.chdir(folder)
        with ordinary_user():
            assert run(command, mine) == 2
        os.chdir(data)
    said = capsys.readouterr().err
    assert NAME in "".join(said.split())
    assert "permission denied" in said


def test_a_new_folder_and_one_whose_first_start_was_interrupted_are_served(tmp_path: Path) -> None:
    async def serve() -> None:
        async with running(tmp_path) as server:
            assert (await server.ask("GET", "/readyz")).status_code == 200

    (tmp_path / "data").mkdir()
    (tmp_path / "data" / NAME).touch()
    asyncio.run(serve())
