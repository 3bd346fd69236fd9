"""`panicroom` itself: help, version, and errors in one line."""

import errno
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from panicroom import __version__
from panicroom.cli.command import VERBS
from panicroom.cli.user_error import error_message
from panicroom.words import Words
from tests.cli.typist import session

PANICROOM = (sys.executable, "-m", "panicroom.cli")


def start(*argv: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [*PANICROOM, *argv],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    )


@pytest.mark.parametrize("argv", [(), ("--help",), ("-h",), ("help",)])
def test_alone_it_shows_every_verb(argv: tuple[str, ...]) -> None:
    shown = session(*argv)
    assert shown.code == 0
    for verb in VERBS:
        assert f"panicroom {verb} " in shown.shown


def test_it_tells_its_version() -> None:
    assert session("--version").shown == f"panicroom {__version__}\n"


@pytest.mark.parametrize(
    ("argv", "needless"),
    [
        (["--version"], ["panicroom.station", "panicroom.panik", "panicroom.bots"]),
        (["play", "--help"], ["panicroom.sim", "panicroom.server", "sqlalchemy", "matplotlib"]),
    ],
)
def test_nobody_waits_for_what_is_not_needed(argv: list[str], needless: list[str]) -> None:
    code = f"import sys; from panicroom.cli import main; main({argv}); print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert loaded.returncode == 0
    assert "panicroom.words" in loaded.stdout.split()
    assert not set(needless) & set(loaded.stdout.split())


@pytest.mark.parametrize("verb", VERBS)
@pytest.mark.parametrize("flag", ["-h", "--help"])
def test_every_verb_has_its_help(verb: str, flag: str) -> None:
    shown = session(verb, flag)
    assert shown.code == 0
    assert shown.shown.startswith(f"Usage: panicroom {verb} ")
    assert max(map(len, shown.shown.splitlines())) <= 80


@pytest.mark.parametrize("verb", VERBS)
def test_every_flag_has_a_line_of_help(verb: str) -> None:
    usage, _, flags = session(verb, "--help").shown.partition("Arguments and flags:")
    for flag in re.findall(r"--[\w-]+", usage):
        assert re.search(rf"{flag}( [A-Z=]+| on)?(  +|\n +)\w", flags)


BROKEN = [
    (("dance",), "Unknown command “dance”"),
    (("play", "--dance"), "“--dance”: “panicroom play --help”"),
    (("play", "--seats"), "--seats is incomplete"),
    (("play", "--seats", "six"), "--seats takes a number, 1 or more, not “six”."),
    (("play", "--game", "chess"), "game: “chess” isn’t valid. It can be: station, panik."),
    (
        ("play", "--game", "station", "--seats", "7", "--edition", "en"),
        "seats: “7” isn’t valid. It must be from 4 to 6.",
    ),
    (
        ("play", "--game", "station", "--seats", "4", "--edition", "xx"),
        "--edition: “xx” isn’t valid. It can be: en, fr",
    ),
    (
        ("play", "--game", "panik", "--seats", "5"),
        "seats: “5” isn’t valid. It must be from 2 to 4.",
    ),
    (("play", "--game", "panik", "--seats", "2", "--seat", "green"), "choose one of Red and Blue."),
    (("watch", "--game", "panik", "--edition", "fr"), "panik has only one edition."),
    (("sim", "--game", "panik", "--variant", "1"), "panik has no variants."),
    (("sim", "--game", "panik", "--ruling", "ghosts"), "NAME=VALUE, not “ghosts”."),
    (
        ("sim", "--game", "panik", "--ruling", "ghosts=1,2"),
        "ghosts: “1,2” isn’t valid. It must be 5 numbers",
    ),
    (("sim", "--game", "panik", "--ruling", "seats=2"), "It can be: shared_tandem, ghosts."),
    (
        ("watch", "--ruling", "gas_needed=0"),
        "gas_needed: “0” isn’t valid. It must be from 1 to 12.",
    ),
    (("bench", "--game", "chess"), "game: “chess” isn’t valid. It can be: station, panik."),
    (("rules", "--game", "panik", "MOVE-1"), "There is no rule “MOVE-1”"),
    (("watch", "--variant", "5"), "variant: “5” isn’t valid"),
    (("watch", "--key", "two words"), "key: “two words” isn’t valid"),
    (("watch", "--seat", "pink"), "There is no player “pink”"),
    (("watch", "--seats", "4", "--seat", "black"), "choose one of Red, Blue, Green and Yellow."),
    (("replay",), "Something is missing"),
    (("replay", "nowhere"), "There is no file “nowhere”."),
    (("replay", "."), "“.” is a folder, not a file."),
    (("position", "nowhere"), "There is no file “nowhere”."),
    (("rules", "NONE-1"), "There is no rule “NONE-1”"),
    (
        ("rules", "WIN-1", "--ruling", "gas_needed=2"),
        "“WIN-1” reads the same whatever the settings",
    ),
    (("replay", "--step", "-1", "nowhere"), "--step takes a number, 0 or more, not “-1”."),
    (("rules", "--ruling", "foo=1"), "minimum_hand, gas_needed"),
    (("sim", "--games", "3", "--seats", "9"), "--seats: “9” isn’t valid. It must be from 4 to 6."),
    (("rules", "--edition", "xx"), "--edition: “xx” isn’t valid. It can be: en, fr"),
    (("sim", "--games", "0"), "--games takes a number, 1 or more, not “0”."),
    (("sim", "--jobs", "0"), "--jobs takes a number, 1 or more, not “0”."),
    (("bench", "--games", "0"), "--games takes a number, 1 or more, not “0”."),
]


@pytest.mark.parametrize(("argv", "sentence"), BROKEN)
def test_wrong_use_is_answered_in_one_sentence(
    argv: tuple[str, ...], sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.chdir(tmp_path)
    wrong = session(*argv)
    assert (wrong.code, wrong.shown) == (2, "")
    lines = wrong.complaint.splitlines()
    assert sentence in " ".join(map(str.strip, lines))
    assert all(len(line) <= 80 for line in lines)
    assert all(line.startswith("  ") for line in lines[1:])
    assert "...." not in wrong.complaint


def test_a_file_that_may_not_be_read_is_named() -> None:
    """Made by hand: nothing is closed to root."""
    error = PermissionError(errno.EACCES, os.strerror(errno.EACCES), "closed")
    assert Words("en").tell(error_message(error)) == "“closed”: permission denied."


def test_any_other_trouble_with_a_file_is_named() -> None:
    error = OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), "full")
    assert Words("en").tell(error_message(error)).startswith("Can’t use “full”: ")


def test_the_installed_command_answers_with_an_exit_code() -> None:
    with start("dance") as wrong:
        shown, complaint = wrong.communicate()
    assert (wrong.returncode, shown, complaint.count("\n")) == (2, "", 1)


def test_a_reader_who_stops_reading_is_no_error() -> None:
    with start("watch", "--key", "pipe", "--open") as piped:
        assert piped.stdout is not None
        assert piped.stderr is not None
        piped.stdout.readline()
        piped.stdout.close()
        assert piped.stderr.read() == ""
    assert piped.returncode == 0


def test_a_key_of_interruption_at_a_question_leaves_politely() -> None:
    with start("play", "--game", "panik") as asked:
        assert asked.stdout is not None
        read_until(asked.stdout.read, "[3] ")
        asked.send_signal(signal.SIGINT)
        shown, complaint = asked.communicate()
    assert (asked.returncode, shown, complaint) == (0, "\nGoodbye.\n", "")


def read_until(read: Callable[[int], str], end: str) -> str:
    seen = ""
    while not seen.endswith(end):
        seen += read(1)
    return seen


def test_a_screen_without_the_letters_of_the_map_shows_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("PYTHONIOENCODING", "ascii")
    with start("position", "-") as plain:
        shown, complaint = plain.communicate("station en seats=4")
    assert (plain.returncode, complaint) == (0, "")
    assert "reactor" in shown
