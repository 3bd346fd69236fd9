"""Asked before what is grave and cannot be undone, and before nothing else."""

import pytest

from panicroom.bots.random import RandomBot
from panicroom.bots.table import Table
from panicroom.cli.faces import FACES
from panicroom.cli.playing.input.preferences import Preferences
from panicroom.cli.playing.input.prompt import Prompt
from panicroom.cli.screen.terminal import Leave, Terminal
from panicroom.kernel.match import Match
from tests.cli.local import SeatViewpoint, play_on
from tests.cli.typist import lines_of, watching
from tests.words.spaced import Spaced

FACE = FACES["station"]
WORDS = Spaced("en", "station")
MAP = "map 0,0 reactor; 1,0 run-2"


def after(*lines: str, confirm: bool = True) -> str:
    position = "station en seats=4\nred T4@reactor\nturn red ap 4"
    match, terminal = Match.begin_at(FACE.game, position), Terminal(WORDS)
    prompt = Prompt(terminal, FACE, SeatViewpoint(match, 0), Preferences(confirm=confirm))
    bots = {seat: RandomBot() for seat in (1, 2, 3)}
    with watching(lines_of(*lines, "quit")) as screen, pytest.raises(Leave):
        play_on(Table(match, bots, "bots"), 0, prompt)
    return " ".join(screen.getvalue().split())


@pytest.mark.parametrize("no", ["n", "no", "N"])
def test_no_leaves_all_as_it_was(no: str) -> None:
    shown = after("end-turn", no)
    assert "Do it anyway? [Enter = yes, n = no]" in shown
    assert shown.endswith("Nothing was done. Red, 4 AP > quit")


@pytest.mark.parametrize("text", ["end", "ja", "? 1"])
def test_what_is_neither_yes_nor_no_is_asked_again(text: str) -> None:
    shown = after("end-turn", text, "n")
    assert f"Type yes or no, not “{text}”. Do it anyway?" in shown
    assert "Nothing was done. Red, 4 AP > quit" in shown


@pytest.mark.parametrize("yes", ["", "y", "YES"])
def test_enter_is_yes(yes: str) -> None:
    assert "Nothing was done" not in after("end-turn", yes)


def test_who_wants_no_questions_gets_none() -> None:
    assert "Do it anyway?" not in after("end-turn", confirm=False)
    assert "Do it anyway?" not in after("confirm off", "end-turn")
