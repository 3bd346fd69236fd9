"""Panik on the screen: its board, its grid of options, its story and its end."""

import re
from typing import Any

import pytest

from panicroom.bots.random import RandomBot
from panicroom.bots.table import Table
from panicroom.cli.faces import FACES, Grid
from panicroom.cli.playing.input.prompt import Prompt
from panicroom.cli.screen.terminal import Leave, Terminal
from panicroom.cli.story.scenes import scenes
from panicroom.kernel.match import Match
from panicroom.kernel.outcome import Outcome
from panicroom.panik import PANIK
from tests.cli.local import SeatViewpoint, play_on
from tests.cli.typist import NO_BREAK, Spaced, lines_of, watching
from tests.panik import table as panik
from tests.panik.table import at, seat

FACE = FACES["panik"]
WORDS = Spaced("en", "panik")

POSITION = """
    panik seats=3
    red ghost-5; trap; shared up with red:over-equipped; ghost-1
    blue ghost-2 up with red:tandem green:basic blue:basic blue:over-equipped; ?
    green ?; ? with blue:basic
"""


@pytest.fixture(autouse=True)
def screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")


def after(*lines: str, position: str = POSITION) -> str:
    """What is shown to red until red quits; bots play the others."""
    match = Match.begin_at(PANIK, position)
    bots = {other: RandomBot() for other in range(1, match.state.seats)}
    prompt = Prompt(Terminal(WORDS), FACE, SeatViewpoint(match, 0))
    with watching(lines_of(*lines, "quit")) as shown, pytest.raises(Leave):
        play_on(Table(match, bots, "bots"), 0, prompt)
    return shown.getvalue().replace(NO_BREAK, " ")


def options(table: panik.Table, colour: str = "red") -> list[str]:
    groups = FACE.groups(table.view(colour), PANIK.options(table.state, seat(colour)))
    return [WORDS.tell(choice.message) for group in groups for choice in group.choices]


def owed(table: panik.Table, colour: str = "red") -> str:
    return WORDS.tell(FACE.owed(table.view(colour)))


def told(events: list[Any], colour: str | None) -> str:
    viewer = None if colour is None else seat(colour)
    messages = [FACE.tell(event, viewer) for event in panik.heard(events, colour)]
    return " ".join(WORDS.tell(message) for message in messages if message is not None)


def test_placing_is_a_row_for_each_hunter_and_a_column_for_each_manor() -> None:
    shown = after(position=POSITION + "red-hand basic*3 over-equipped tandem call detector")
    assert (
        """\
                          r1 r2 r3 r4  b1 b2 b3 b4  g1 g2 g3 g4
  B  basic hunter          1  2  3  4   -  5  6  7   8  9 10 11
  O  over-equipped hunter 12 13 14 15   - 16 17 18  19 20 21 22
  T  tandem               23 24 25 26   - 27 28 29  30 31 32 33
  D  detector: turn up     -  -  -  -   - 34 35 36  37 38 39 40
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
    assert "You place a basic hunter at Green's manor 3." in after(text, position=position)


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("place basic b1", "A manor with 4 hunters is full"),
        ("place detector g1", "Before the detector is placed it turns up a manor"),
        ("D r1", "not one of your own."),
        (
            "place b1",
            "It is typed like this: place basic|over-equipped|tandem|detector|call COLOUR.NUMBER",
        ),
        ("rules WIN-1", '"WIN-1" is of another game: Panic Station.'),
        ("??", "rC the call for help"),
        ("detect r1", "not one of your own."),
        ("detect b1", "A manor that lies face up already"),
        ("place basic y1", "Yellow's manor 1 is not at this table."),
        ("end-turn", "First place a hunter."),
        ("place basic b9", '"b9" will not do.'),
        ("place wizard b2", '"wizard" will not do. It can be: basic'),
        ("why", "like: why place call b3"),
        ("?", '"place basic blue.3"'),
        ("why place tandem b2", "Place a tandem at Blue's manor 2, face down: nothing is against"),
    ],
)
def test_what_cannot_be_done_or_read_gets_a_clear_answer(text: str, answer: str) -> None:
    shown = " ".join(after(text, "place basic g3").split())
    assert answer in shown
    assert "You place a basic hunter at Green's manor 3." in shown


def test_a_refusal_quotes_the_rule() -> None:
    assert "PTURN-1  Clockwise, each player places" in after("place basic b1")


def test_the_board_shows_own_secrets_in_brackets_and_hands_beside() -> None:
    shown = after()
    assert "> r Red   │ (ghost 5)   │ (trap)      │ shared      │ (ghost 1)   │ B3 O1 T1" in shown
    assert "    (you) │             │             │ rO          │             │ D1" in shown
    assert "  b Blue  │ ghost 2     │ ?           │ ?           │ ?           │ B1 O1 T2" in shown
    assert "          │ rT bB bO gB │" in shown


SENDING = ("red ghost-3 up with blue:basic green:tandem", "blue ?; ? with green:basic")


def test_before_the_game_one_is_turned_up_and_one_gets_a_tandem() -> None:
    table = panik.begin("words", seats=2)
    assert owed(table).startswith("Which of your manors do you turn up for all to see?")
    assert re.fullmatch(r"Turn up your manor 1: (ghost|shared|trap).*", options(table)[0])
    table.do("red", "turn-up red.1")
    assert "Your manor 1 is turned up: " in told(table.do("blue", "turn-up blue.1"), "red")
    assert owed(table).startswith("On which of your face-down manors do you put")
    assert len(options(table)) == 3
    assert options(table)[0].startswith("Put a tandem on your manor 2: ")


def test_a_detector_turns_up_and_is_then_placed() -> None:
    table = at("blue ?; trap")
    events = table.do("red", "detect blue.2")
    assert told(events, "blue") == "Your manor 2 is turned up: a trap."
    assert owed(table) == "Now place the detector."
    assert "Place the detector at Blue's manor 2, a trap" in options(table)


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


def test_after_placing_one_may_be_sent_away_and_one_called_by_lines_of_their_own() -> None:
    table = at(*SENDING)
    table.do("red", "place call red.1")
    sentence = "You may send one hunter away from your manor 1 and call one to it, in either order."
    assert owed(table) == sentence
    assert options(table) == [
        "Send Blue's basic hunter away",
        "Send Green's tandem away",
        "Call Green's basic hunter from Blue's manor 2",
        "End the turn",
    ]


def test_each_hears_of_sending_and_calling_in_the_own_person() -> None:
    table = at(*SENDING)
    table.do("red", "place call red.1")
    sent = table.do("red", "send-back blue:basic")
    assert told(sent, "red") == "You send Blue's basic hunter away from your manor 1."
    assert told(sent, "blue") == "Red sends your basic hunter away from Red's manor 1."
    assert owed(table, "blue") == (
        "Your basic hunter was sent away from Red's manor 1: place it at another manor."
    )
    again = table.do("blue", "place-again green.1")
    assert told(again, "blue") == "Your basic hunter goes to Green's manor 1."
    assert owed(table) == "You may call one hunter to your manor 1."
    called = table.do("red", "call green:basic blue.2")
    assert told(called, "green") == (
        "Red calls your basic hunter from Blue's manor 2 to Red's manor 1."
    )


def test_what_a_hunter_can_do_is_told_with_its_rule() -> None:
    shown = " ".join(after("? place call g1", "? place basic g1").split())
    assert shown.count("PTURN-4 ") == 1
    assert shown.count("PTURN-1 ") == 2


def test_a_complaint_names_only_manors_of_this_table() -> None:
    shown = " ".join(after("place basic y1x").split())
    assert "It can be: red.1," in shown
    assert "yellow" not in shown


def test_only_what_was_dealt_to_the_viewer_is_told() -> None:
    news = panik.begin("dealt", seats=2).state.news
    assert told(news, "red").count("dealt") == told(news, "blue").count("dealt") == 1
    assert "dealt" not in told(news, None)


def test_a_turn_is_one_paragraph() -> None:
    table = at(*SENDING)
    events = [*table.do("red", "detect green.1"), *table.do("red", "place detector red.1")]
    events += table.do("red", "send-back blue:basic")
    events += table.do("blue", "place-again green.1")
    events += table.do("blue", "place basic green.1")
    cut = [len(scene) for scene in scenes(FACE, events) if scene]
    assert cut == [4, 1]


@pytest.mark.parametrize(
    ("over", "colour", "sentence"),
    [
        ("30 20 12/most_points/red", "red", "You have won!"),
        ("30 20 12/most_points/red", "blue", "You have lost. The winner: Red."),
        ("30 20 12/most_points/red", None, "The winner: Red."),
        ("30 30 12/shared_victory/red+blue", "red", "You have won, together: Red and Blue."),
        ("30 30 12/shared_victory/red+blue", "green", "You have lost. The winners: Red and Blue."),
        ("30 30 12/shared_victory/red+blue", None, "The winners: Red and Blue."),
    ],
)
def test_the_end_names_the_winners_and_all_points(
    over: str, colour: str | None, sentence: str
) -> None:
    scores, reason, winners = over.split("/")
    view = (
        at()
        .view(colour)
        ._replace(
            scores=tuple(map(int, scores.split())),
            outcome=Outcome(reason, "PEND-2", "players", tuple(map(seat, winners.split("+")))),
        )
    )
    said = [WORDS.tell(message) for message in FACE.ending(view)]
    assert said[1] == sentence
    assert said[2].startswith("Points: you 30, Blue " if colour == "red" else "Points: Red 30, ")
    assert ("you" in said[2]) == (colour is not None)
