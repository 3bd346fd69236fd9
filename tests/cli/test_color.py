"""Color and letters: nothing is said by color alone, and every screen gets what it can show."""

import io

import pytest

from panicroom.cli.screen.color import cells, centred, flowing, padded, paint, plain, wants_color
from panicroom.cli.screen.letters import as_shown
from panicroom.cli.screen.terminal import Terminal
from panicroom.words import Words


class Screen(io.StringIO):
    def __init__(self, tty: bool) -> None:
        super().__init__()
        self.tty = tty

    def isatty(self) -> bool:
        return self.tty


@pytest.fixture(autouse=True)
def environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("TERM", "xterm")


def test_a_window_may_be_drawn_larger_in_the_middle_of_a_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    terminal = Terminal(Words("en"))
    for columns in ("40", "60"):
        monkeypatch.setenv("COLUMNS", columns)
        assert terminal.width == int(columns)


@pytest.mark.parametrize(
    ("tty", "environment", "wanted"),
    [
        (True, {}, True),
        (False, {}, False),
        (True, {"TERM": "dumb"}, False),
        (True, {"NO_COLOR": "1"}, False),
        (True, {"NO_COLOR": ""}, True),
        (False, {"FORCE_COLOR": "1"}, True),
        (False, {"FORCE_COLOR": "0"}, False),
        (True, {"FORCE_COLOR": "1", "NO_COLOR": "1"}, False),
    ],
)
def test_a_screen_is_painted_if_it_can_be_and_nobody_objects(
    tty: bool, environment: dict[str, str], wanted: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert wants_color(Screen(tty)) is wanted


def test_paint_takes_no_room() -> None:
    painted = paint("Žlutý", "33")
    assert plain(painted) == "Žlutý"
    assert cells(painted) == 5
    assert cells(padded(painted, 8)) == cells(centred(painted, 8)) == 8
    assert flowing([painted, painted, painted], 11) == [f"{painted} {painted}", painted]
    assert centred("", 3) == "   "


def test_what_is_printed_is_clean_where_color_is_not_wanted(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    Terminal(Words("en")).text(paint("red", "31"))
    monkeypatch.setenv("FORCE_COLOR", "1")
    Terminal(Words("en")).text(paint("red", "31"))
    assert capsys.readouterr().out == "red\n\x1b[31mred\x1b[0m\n"


@pytest.mark.parametrize(
    ("encoding", "shown"),
    [
        ("utf-8", "┌─══┐│○●◐║▮▯ Ошибка; L’Androïde"),
        ("ascii", "+-==+|o@%#*. ??????; L'Androide"),
        ("latin-1", "+-==+|o@%#*. ??????; L'Androïde"),
        ("koi8-r", "┌─══┐│o@%║*. Ошибка; L'Androide"),
    ],
)
def test_other_letters_stand_for_those_a_screen_lacks(encoding: str, shown: str) -> None:
    screen = io.TextIOWrapper(io.BytesIO(), encoding=encoding)
    assert as_shown("┌─══┐│○●◐║▮▯ Ошибка; L’Androïde", screen) == shown
