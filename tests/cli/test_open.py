"""`panicroom open`: one command, and the page is there."""

import subprocess
import sys
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import takewhile
from pathlib import Path
from urllib.request import Request, urlopen

import pytest

from panicroom.cli.playing.server.local_server import LocalServer
from panicroom.words import languages
from tests.cli.typist import session
from tests.patience import PATIENCE

ADDRESS = "http://127.0.0.1:"


@contextmanager
def opened(*argv: str, **environment: str) -> Iterator[subprocess.Popen[str]]:
    """In a process of its own: it stays until somebody interrupts it."""
    command = [sys.executable, "-m", "panicroom.cli", "open", *argv]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def address_in(text: str) -> str:
    return next(word for word in text.split() if word.startswith(ADDRESS))


def test_it_says_where_the_page_is_and_stays_until_it_is_stopped(tmp_path: Path) -> None:
    with opened("--data", str(tmp_path)) as process:
        assert process.stdout is not None
        told = "".join(takewhile(lambda line: "Ctrl-C" not in line, process.stdout))
        visit = Request(address_in(told), headers={"accept": "text/html"})
        with urlopen(visit) as answer:
            assert answer.status == 200
            assert "text/html" in answer.headers["content-type"]
        process.terminate()  # not by SIGINT: a shell in the background lets nobody hear that
        shown, complaint = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0
    assert "Closed." in shown
    assert complaint == ""


def test_a_server_that_is_stopped_in_its_first_moments_closes_its_database(tmp_path: Path) -> None:
    """SQLite deletes its log beside the database when the last connection is closed."""
    with opened("--data", str(tmp_path)) as process:
        assert process.stdout is not None
        list(takewhile(lambda line: "Ctrl-C" not in line, process.stdout))
        process.terminate()
        complaint = process.communicate(timeout=PATIENCE)[1]
    assert (process.returncode, complaint) == (0, "")
    assert (tmp_path / "panicroom.sqlite").exists()
    assert not (tmp_path / "panicroom.sqlite-wal").exists()


@pytest.fixture
def seen(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What a browser is asked to show."""
    addresses: list[str] = []

    def show(address: str) -> bool:
        addresses.append(address)
        return True

    monkeypatch.setattr(webbrowser, "open", show)
    monkeypatch.setenv("BROWSER", "a browser")
    return addresses


def test_where_the_folder_is_served_already_that_page_is_shown(
    tmp_path: Path, seen: list[str]
) -> None:
    with LocalServer(tmp_path) as server:
        address = server.address()
        shown = session("open", "--data", str(tmp_path))
    assert shown.code == 0
    assert seen == [f"{address}/"]
    assert address in shown.shown


@pytest.mark.parametrize("lang", languages())
def test_the_page_speaks_the_language_that_was_asked_for(
    lang: str, tmp_path: Path, seen: list[str]
) -> None:
    with LocalServer(tmp_path) as server:
        address = server.address()
        session("open", "--data", str(tmp_path), "--lang", lang)
    assert seen == [f"{address}/?lang={lang}"]


@pytest.mark.parametrize("kept_from", ["a flag", "no screen"])
def test_a_browser_is_left_alone(
    kept_from: str, tmp_path: Path, seen: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without a screen it would be one of text, in the very terminal that says the address."""
    flags = ["--no-browser"] if kept_from == "a flag" else []
    if kept_from == "no screen":
        monkeypatch.setattr(sys, "platform", "linux")
        for variable in ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY"):
            monkeypatch.delenv(variable, raising=False)
    with LocalServer(tmp_path) as server:
        address = server.address()
        shown = session("open", "--data", str(tmp_path), *flags)
    assert seen == []
    assert address in shown.shown


def test_a_broken_folder_is_told_in_a_sentence(tmp_path: Path, seen: list[str]) -> None:
    (tmp_path / "signing.key").write_text("short")
    shown = session("open", "--lang", "en", "--data", str(tmp_path))
    assert shown.code == 2
    assert "is not a valid signing key" in " ".join(shown.complaint.split())
    assert seen == []
