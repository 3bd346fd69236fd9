"""What can be typed when a decision is owed."""

import pytest

from panicroom.bots.table import Table
from panicroom.cli.eyes import SeatEyes
from panicroom.cli.faces import FACES
from panicroom.cli.play import play
from panicroom.cli.terminal import Leave, Terminal
from panicroom.kernel.match import Match
from panicroom.station import STATION
from panicroom.words import Words
from tests.cli.typist import lines_of, watching

FACE = FACES["station"]
TERMINAL = Terminal(Words("en", "station"))
POSITION = """
    station en seats=4
    map 0,0 reactor; 0,1 empty-1 180; 0,-1 run-2
    red T4@reactor A4@reactor hand own gas armor
    yellow T4@run-2 hand own gas gas
    explore vault | rest
    turn red ap 4 first
"""


def after(*lines: str) -> str:
    """What is shown from the first prompt on, with line ends as spaces."""
    match = Match.begin_at(STATION, POSITION)
    with watching(lines_of(*lines, "quit")) as screen, pytest.raises(Leave):
        play(Table(match, {}, "nobody"), FACE, SeatEyes(match, 0), TERMINAL)
    return " ".join(screen.getvalue().partition("\n> ")[2].split())


def test_an_option_is_chosen_by_its_number() -> None:
    assert "Your Trooper moves to Empty Room 1." in after("1")


@pytest.mark.parametrize("text", ["move T n", "MOVE t N", "  move   T  n "])
def test_an_option_is_chosen_by_its_short_form(text: str) -> None:
    assert "Your Trooper moves to Empty Room 1." in after(text)


@pytest.mark.parametrize("text", ["burn T", "why burn T", "why burn t"])
def test_what_cannot_be_done_gets_the_one_reason_and_its_rule(text: str) -> None:
    shown = after(text)
    assert "Your Trooper is not in the Hive. WIN-1 An uninfected Trooper in the Hive" in shown
    assert shown.endswith("> quit")


def test_a_refused_action_is_not_taken() -> None:
    assert "1 Move north to Empty Room 1" in after("move T e", "map")


def test_why_not_of_something_allowed_says_so() -> None:
    assert "you can do that now" in after("why move T n")
    assert "you can do that now" in after("why 1")


def test_why_alone_asks_what() -> None:
    assert "Why what?" in after("why")


def test_why_names_the_search_that_the_first_turn_owes() -> None:
    assert "In your first turn you must search once" in after("why end-turn")


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("", "Type the number of an option"),
        ("dance", 'I cannot read "dance" as an action.'),
        ("move T", 'I cannot read "move T" as an action.'),
        ("move T up", '"up" is not a direction: n e s w.'),
        ("give money", '"money" is not a card'),
        ("0", "There is no option 0: they go from 1 to 4."),
        ("5", "There is no option 5: they go from 1 to 4."),
        ("9" * 5000, "There is no option 999"),
        ("why 5", "There is no option 5"),
        ("why dance", 'I cannot read "dance" as an action.'),
        ("x" * 5000, "I cannot read"),
        ("{ $x }", 'I cannot read "{ $x }" as an action.'),
    ],
)
def test_a_wrong_input_gets_a_clear_sentence_and_is_asked_again(text: str, answer: str) -> None:
    shown = after(text, "1")
    assert answer in shown
    assert "Your Trooper moves to Empty Room 1." in shown


def test_a_question_mark_tells_what_can_be_typed() -> None:
    shown = after("?")
    for word in ("move T n", "map", "why", "rules", "quit"):
        assert word in shown


def test_a_rule_can_be_looked_up() -> None:
    assert "SCAN-1 Everyone learns how many" in after("rules SCAN-1")
    assert "SCAN-1 Everyone learns how many" in after("rules scan")
    assert 'There is no rule "NONE-1"' in after("rules NONE-1")


def test_what_is_missing_of_an_action_is_told() -> None:
    assert "It is typed like this: move T|A n|e|s|w" in after("move T")
    assert "It is typed like this: burn T|A" in after("why burn")
    assert "or ? for help" in after("dance")


def test_a_question_mark_lists_the_verbs_and_reads_the_map() -> None:
    shown = after("?")
    assert "Short forms: move T|A n|e|s|w; run T|A n|e|s|w; " in shown
    assert "; burn T|A; end-turn." in shown
    assert "xxxx a security door" in shown


def test_rules_in_the_game_point_to_the_game() -> None:
    assert 'There is no rule "foo": rules alone lists them all.' in after("rules foo")
    assert '"PTURN-1" is of another game: Panik.' in after("rules PTURN-1")


def test_the_table_is_shown_again_for_the_asking() -> None:
    assert "reactor" not in after("?")
    assert "reactor" in after("map")


def test_what_has_not_changed_is_not_shown_again() -> None:
    shown = after("move T s", "trade yellow")
    assert shown.count("run-2") == 1
    assert shown.count("Your hand:") == 2


@pytest.mark.parametrize("word", ["quit", "exit", "QUIT"])
def test_quitting_asks_nothing(word: str) -> None:
    assert after(word) == word
