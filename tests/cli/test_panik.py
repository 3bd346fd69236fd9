"""Panik on the screen: its board, its grid of options, its story and its end."""

import os

import pytest

from panicroom.bots.random import RandomBot
from panicroom.bots.table import Table
from panicroom.cli.faces import FACES, Grid
from panicroom.cli.playing.input.prompt import Prompt
from panicroom.cli.screen.color import plain
from panicroom.cli.screen.terminal import Leave, Terminal
from panicroom.cli.story.scenes import scenes
from panicroom.kernel.match import Match
from panicroom.panik import PANIK
from panicroom.words import Words, languages
from tests.cli.local import SeatViewpoint, play_on
from tests.cli.typist import lines_of, watching
from tests.panik import table as panik
from tests.panik.table import at
from tests.words.spaced import NO_BREAK, Spaced

FACE = FACES["panik"]
WORDS = Spaced("en", "panik")

POSITION = """
    panik seats=3
    red ghost-5; trap; shared up with red:over-equipped; ghost-1
    blue ghost-2 up with red:tandem green:basic blue:basic blue:over-equipped; ?
    green ?; ? with blue:basic
"""


def after(*lines: str, position: str = POSITION) -> str:
    """What is shown to red until red quits; bots play the others."""
    match = Match.begin_at(PANIK, position)
    bots = {other: RandomBot() for other in range(1, match.state.seats)}
    prompt = Prompt(Terminal(WORDS), FACE, SeatViewpoint(match, 0))
    with watching(lines_of(*lines, "quit")) as shown, pytest.raises(Leave):
        play_on(Table(match, bots, "bots"), 0, prompt)
    return shown.getvalue().replace(NO_BREAK, " ")


def test_placing_is_a_row_for_each_hunter_and_a_column_for_each_manor() -> None:
    shown = after(position=POSITION + "red-hand basic*3 over-equipped tandem call detector")
    assert (
        """\
                          r1 r2 r3 r4  b1 b2 b3 b4  g1 g2 g3 g4
  B  basic hunter          1  2  3  4   -  5  6  7   8  9 10 11
  O  over-equipped hunter 12 13 14 15   - 16 17 18  19 20 21 22
  T  tandem               23 24 25 26   - 27 28 29  30 31 32 33
  D  detector: reveal      -  -  -  -   - 34 35 36  37 38 39 40
  C  call for help        41 42 43 44   - 45 46 47  48 49 50 51
"""
        in shown
    )


def test_a_grid_fits_the_screen_at_a_full_table() -> None:
    table = at("panik seats=4")
    [grid] = FACE.groups(table.view("red"), PANIK.options(table.state, 0))
    assert isinstance(grid, Grid)
    assert len(grid.choices) > 70
    shown = after(position="panik seats=4").splitlines()
    assert max(map(len, shown)) <= 80
    assert len(shown) <= 26  # a screen, the first blank lines and `quit` aside


@pytest.mark.parametrize(
    "text",
    [
        "place basic green.3",
        "PLACE Basic G3",
        "place basic g.3",
        " place  basic g3 ",
        "10",
        "place B g3",
        "place b G3",
        "B g3",
        "b g3",
    ],
)
def test_a_placing_is_chosen_by_its_number_or_its_short_form(text: str) -> None:
    position = POSITION + "red-hand basic*3 over-equipped tandem call detector"
    assert "You place a basic hunter at Green’s manor 3." in after(text, position=position)


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("place basic b1", "A manor with 4 hunters is full"),
        ("place detector g1", "Before you place the detector it reveals a manor"),
        ("D r1", "not one of your own."),
        (
            "place b1",
            "Type it like this: place basic|over-equipped|tandem|detector|call COLOR.NUMBER",
        ),
        ("rules WIN-1", "“WIN-1” belongs to another game: Panic Station."),
        ("??", "rC the call for help"),
        ("detect r1", "not one of your own."),
        ("detect b1", "You can’t choose a manor that is already face up"),
        ("place basic y1", "Yellow’s manor 1 isn’t at this table."),
        ("end-turn", "First place a hunter."),
        ("place basic b9", "“b9” isn’t valid."),
        ("place wizard b2", "“wizard” isn’t valid. It can be: basic"),
        ("why", "like: why place call b3"),
        ("?", "“place basic blue.3”"),
        ("why place tandem b2", "Place a tandem at Blue’s manor 2, face down: nothing prevents it"),
    ],
)
def test_what_cannot_be_done_or_read_gets_a_clear_answer(text: str, answer: str) -> None:
    shown = " ".join(after(text, "place basic g3").split())
    assert answer in shown
    assert "You place a basic hunter at Green’s manor 3." in shown


def test_a_refusal_quotes_the_rule() -> None:
    assert "PTURN-1  Clockwise, each player places" in after("place basic b1")


def test_the_board_shows_own_secrets_in_brackets_and_hands_beside() -> None:
    shown = after()
    assert "> r Red   │ (ghost 5)   │ (trap)      │ shared      │ (ghost 1)   │ B3 O1 T1" in shown
    assert "    (you) │             │             │ rO          │             │ D1" in shown
    assert "  b Blue  │ ghost 2     │ ?           │ ?           │ ?           │ B1 O1 T2" in shown
    assert "          │ rT bB bO gB │" in shown


SENDING = ("red ghost-3 up with blue:basic green:tandem", "blue ?; ? with green:basic")


def test_the_letters_of_the_grid_mean_what_its_decision_asks() -> None:
    table = at("blue ?; trap")
    assert FACE.typed(table.view("red"), "D b2") == "detect blue.2"
    table.do("red", "detect blue.2")
    assert FACE.typed(table.view("red"), "D b2") == "place detector blue.2"
    table = at(*SENDING)
    table.do("red", "place call red.1")
    table.do("red", "send-back blue:basic")
    assert FACE.typed(table.view("blue"), "B g1") == "place-again green.1"
    assert FACE.typed(table.view("blue"), "T g1") == "place tandem green.1"


def test_what_a_hunter_can_do_is_told_with_its_rule() -> None:
    shown = " ".join(after("? place call g1", "? place basic g1").split())
    assert shown.count("PTURN-4 ") == 1
    assert shown.count("PTURN-1 ") == 2


def test_a_complaint_names_only_manors_of_this_table() -> None:
    shown = " ".join(after("place basic y1x").split())
    assert "It can be: red.1," in shown
    assert "yellow" not in shown


def test_a_turn_is_one_paragraph() -> None:
    table = at(*SENDING)
    events = [*table.do("red", "detect green.1"), *table.do("red", "place detector red.1")]
    events += table.do("red", "send-back blue:basic")
    events += table.do("blue", "place-again green.1")
    events += table.do("blue", "place basic green.1")
    cut = [len(scene) for scene in scenes(FACE, events) if scene]
    assert cut == [4, 1]


def test_the_first_tandems_are_nobodys_detector() -> None:
    table = panik.begin("words", seats=2)
    for color in ("red", "blue"):
        table.do(color, f"turn-up {color}.1")
    events = [*table.do("red", "post-tandem red.2"), *table.do("blue", "post-tandem blue.2")]
    assert [len(scene) for scene in scenes(FACE, events) if scene] == [1, 1]


@pytest.mark.parametrize("columns", [60, 80])
@pytest.mark.parametrize("lang", languages())
def test_the_board_of_panik_fits_the_screen(columns: int, lang: str) -> None:
    view = at("panik seats=4").view("red")
    drawn = FACE.map(view, Words(lang, "panik"), os.terminal_size((columns, 24)))
    assert max(len(plain(line)) for line in drawn.splitlines()) <= columns
