"""Files of a server that other users of the machine could read."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from panicroom.cli import main
from panicroom.cli.exposed_files import warn_of_exposed
from panicroom.cli.screen.terminal import Terminal
from panicroom.words import Words, languages
from tests.patience import PATIENCE

SERVING = {
    "serve": ("serve", "--port", "0"),
    "open": ("open", "--no-browser"),
}


@pytest.fixture
def shared(tmp_path: Path) -> Path:
    """A data folder that was there before the server, for everybody to look into."""
    folder = tmp_path / "data"
    folder.mkdir()
    folder.chmod(0o755)
    return folder


@contextmanager
def started(*argv: str) -> Iterator[subprocess.Popen[str]]:
    """With the usual umask of a user, who lets others read; until it says that Ctrl-C ends it."""
    command = [sys.executable, "-m", "panicroom.cli", *argv, "--lang", "en"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, umask=0o022
    ) as process:
        assert process.stdout is not None
        try:
            while "Ctrl-C" not in process.stdout.readline():
                assert process.poll() is None
            yield process
        finally:
            process.kill()


@pytest.mark.parametrize("verb", SERVING)
def test_a_server_in_a_folder_that_is_open_keeps_its_files_to_itself(
    verb: str, shared: Path
) -> None:
    with started(*SERVING[verb], "--data", str(shared)) as process:
        files = {path.name: path.stat().st_mode & 0o077 for path in shared.iterdir()}
        process.terminate()
        complaint = process.communicate(timeout=PATIENCE)[1]
    assert {"panicroom.sqlite", "signing.key", "uptime.json"} <= set(files)
    assert set(files.values()) == {0}, files
    assert f"chmod go= {shared}\n" in complaint
    log = complaint if verb == "serve" else (shared / "server.log").read_text()
    assert f'"path": "{shared}"' in log


def test_a_backup_names_what_is_open(shared: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with started("serve", "--port", "0", "--data", str(shared)):
        archive = shared / "kept.tar"
        assert main(["backup", "--lang", "en", "--data", str(shared), str(archive)]) == 0
    assert archive.stat().st_mode & 0o077 == 0
    assert f"chmod go= {shared}\n" in capsys.readouterr().err


@pytest.mark.parametrize("lang", languages())
def test_it_is_told_in_every_language_with_a_command_to_copy(
    lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    warn_of_exposed([Path("here"), Path("two words")], Terminal(Words(lang)))
    told = capsys.readouterr().err
    assert "here, two words" in " ".join(told.split())
    assert told.endswith("\n  chmod go= here 'two words'\n")
    warn_of_exposed([], Terminal(Words(lang)))
    assert capsys.readouterr().err == ""


def test_the_umask_is_set_back_afterwards(tmp_path: Path) -> None:
    before = os.umask(0o022)
    try:
        (tmp_path / "signing.key").write_text("short")
        assert main(["serve", "--lang", "en", "--data", str(tmp_path), "--port", "0"]) == 2
        assert os.umask(0o022) == 0o022
    finally:
        os.umask(before)
