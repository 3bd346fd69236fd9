"""What can be typed when a decision is owed."""

import pytest

from panicroom.bots.table import Table
from panicroom.cli.faces import FACES
from panicroom.cli.playing.input.action_parser import ActionParser
from panicroom.cli.playing.input.prompt import Prompt
from panicroom.cli.playing.input.typed_words import word_lists
from panicroom.cli.screen.terminal import Leave, Terminal
from panicroom.kernel.match import Match
from panicroom.station import STATION
from panicroom.words import Value, Words, languages
from tests.cli.local import SeatViewpoint, play_on
from tests.cli.typist import lines_of, watching
from tests.table import at

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
    prompt = Prompt(TERMINAL, FACE, SeatViewpoint(match, 0))
    with watching(lines_of(*lines, "quit")) as screen, pytest.raises(Leave):
        play_on(Table(match, {}, "nobody"), 0, prompt)
    return " ".join(screen.getvalue().partition("\nRed, 4 AP > ")[2].split())


def test_an_option_is_chosen_by_its_number() -> None:
    assert "Your Trooper moves to Empty Room 1." in after("1")


@pytest.mark.parametrize("text", ["move T n", "MOVE t N", "  move   T  n "])
def test_an_option_is_chosen_by_its_short_form(text: str) -> None:
    assert "Your Trooper moves to Empty Room 1." in after(text)


@pytest.mark.parametrize("text", ["move Т n", "mоvе т n", "m т n"])
def test_letters_that_look_alike_are_alike_in_a_short_form(text: str) -> None:
    assert not text.isascii()
    assert "Your Trooper moves to Empty Room 1." in after(text)


@pytest.mark.parametrize("text", ["burn T", "why burn T", "why burn t"])
def test_what_cannot_be_done_gets_the_one_reason_and_its_rule(text: str) -> None:
    shown = after(text)
    assert "Your Trooper isn’t in the Hive. WIN-1 An uninfected Trooper in the Hive" in shown
    assert shown.endswith("> quit")


def test_a_refused_action_is_not_taken() -> None:
    assert "1 Move north to Empty Room 1" in after("move T e", "map")


def test_why_not_of_something_allowed_says_so() -> None:
    assert "you can do it now" in after("why move T n")
    assert "you can do it now" in after("why 1")


def test_why_alone_asks_what() -> None:
    assert "Why what?" in after("why")


def test_why_names_the_search_that_the_first_turn_owes() -> None:
    assert "On your first turn you must search once" in after("why end-turn")


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("", "Type the number of an option"),
        ("dance", "“dance” isn’t an action I can read."),
        ("move T", "“move T” could mean move T n, move T s."),
        ("move T up", "“up” isn’t valid. It can be: n, e, s, w."),
        ("give money", "“money” isn’t valid."),
        ("0", "There is no option 0: they go from 1 to 4."),
        ("5", "There is no option 5: they go from 1 to 4."),
        ("9" * 5000, "There is no option 999"),
        ("why 5", "There is no option 5"),
        ("why dance", "“dance” isn’t an action I can read."),
        ("x" * 5000, "isn’t an action I can read"),
        ("{ $x }", "“{ $x }” isn’t an action I can read."),
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
    assert "There is no rule “NONE-1”" in after("rules NONE-1")


def test_a_word_that_is_no_id_is_looked_for_in_the_rules() -> None:
    shown = after("rules Host")
    assert "SETUP-3 " in shown
    assert "INFECT-3 The Host is infected from the moment of drawing the Host card." in shown
    assert "MOVE-1" not in shown


def test_a_rule_on_which_tables_differ_is_followed_by_what_is_played() -> None:
    ruling = "After a grenade, the character that threw it doesn’t have to trade"
    assert ruling in after("rules ENTER-2")
    assert ruling in after("? move T n")


def test_a_search_is_explained_by_the_rules_of_its_room() -> None:
    table = "map 0,0 reactor; 1,0 run-2; 2,0 team-1 180"
    for room, has_teams in (("run-2", False), ("team-1", True)):
        view = at(table, f"red T4@{room}").view("red")
        assert ("SEARCH-5" in FACE.rule_references(view, STATION.parse("search T -"))) == has_teams


def test_what_is_missing_of_an_action_is_told() -> None:
    for text in ("why burn", "burn"):
        assert "Type it like this: " in after(text)
        assert "isn’t an action" not in after(text)
    assert "Type it like this: burn T|A" in after("why burn")
    assert "Type it like this: run T|A n|e|s|w" in after("run T up")
    assert "or ? for help" in after("dance")


def test_words_that_are_missing_are_completed_where_one_thing_is_meant() -> None:
    assert "There is nothing to search in the Reactor." in after("why search T")
    assert "Your Trooper has not just entered a Run Room." in after("run T")
    assert "You only trade in an encounter" in after("why trade")


@pytest.mark.parametrize(
    ("text", "quoted"),
    [("move T Ост", "“Ост” isn’t valid."), ("give GOLD", "“GOLD” isn’t valid."), ("Вот", "“Вот”")],
)
def test_a_complaint_quotes_what_was_typed(text: str, quoted: str) -> None:
    assert quoted in after(text)


def test_a_complaint_names_only_what_is_at_this_table() -> None:
    assert "It can be: blue, green, yellow." in after("trade pink")
    shown = after("move T s", "trade yellow", "give gold")
    assert "“gold” isn’t valid. It can be: gas, armor." in shown


@pytest.mark.parametrize(
    ("lang", "text"), [("fr", "trade jaune"), ("cs", "trade Žlutý"), ("ru", "trade жёлтый")]
)
def test_colors_are_typed_in_the_own_language_too(lang: str, text: str) -> None:
    match = Match.begin_at(STATION, POSITION)
    reader = ActionParser(Terminal(Words(lang, "station")), FACE, SeatViewpoint(match, 0))
    assert reader.read(text) == STATION.parse("trade yellow")
    assert reader.read("trade yellow") == STATION.parse("trade yellow")
    with watching(lines_of()) as screen:
        reader.read("trade pink")
    assert f"{text.split()[1].lower()}." in screen.getvalue()
    name = text.split()[1]
    assert reader.read(f"fire {name}.t") == STATION.parse("fire yellow.T")


def test_two_question_marks_list_the_verbs_and_read_the_map() -> None:
    shown = after("??")
    assert "Short forms: move T|A n|e|s|w; run T|A n|e|s|w; " in shown
    assert "; burn T|A; end-turn." in shown
    assert "On the map" in shown
    assert "(R) marks our own ruling" in shown
    assert "AP are action points" in shown
    assert "Short forms" not in after("?")


@pytest.mark.parametrize("text", ["m t n", "M T N", "mo t n", "move t n"])
def test_the_beginnings_of_its_words_are_enough(text: str) -> None:
    assert "Your Trooper moves to Empty Room 1." in after(text)


def test_a_beginning_of_several_options_names_them() -> None:
    assert "“m” could mean move T n, move T s, move A n, move A s." in after("m")


def test_a_beginning_of_what_cannot_be_done_gets_the_reason() -> None:
    assert "Your Trooper isn’t in the Hive." in after("bu t")
    assert "On your first turn you must search once" in after("end")


@pytest.mark.parametrize("text", ["? 1", "? move T n", "?1", "help m t n"])
def test_a_question_mark_and_an_option_tell_what_it_means_with_its_rule(text: str) -> None:
    shown = after(text)
    assert "Move north to Empty Room 1 (1 AP). MOVE-1 A character moves through" in shown
    assert shown.endswith("Red, 4 AP > quit")


def test_a_question_mark_and_what_is_no_option_tells_why_not() -> None:
    assert "Your Trooper isn’t in the Hive. WIN-1" in after("? burn T")
    assert "There is no option 9" in after("? 9")


def test_the_prompt_says_who_is_asked_and_with_how_many_ap() -> None:
    assert "Red, 3 AP > quit" in after("m t n")


def test_commands_are_understood_in_the_language_of_the_person_and_in_english() -> None:
    class French(Words):
        def say(self, id: str, /, **params: Value) -> str:
            return {"command-why": "pourquoi", "command-map": "Carte plan"}[id]

    assert word_lists(French("en"), ("command-why", "command-map")) == {
        "why": "command-why",
        "pourquoi": "command-why",
        "map": "command-map",
        "carte": "command-map",
        "plan": "command-map",
    }


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", FACES)
def test_no_command_in_any_language_hides_an_action(game: str, lang: str) -> None:
    words = Words(lang, game)
    known = word_lists(words, list(words.ids("command-")))
    assert not set(known) & set(FACES[game].verbs)


def test_notes_are_taken_and_read() -> None:
    shown = after("notes", "note blue is  odd { $x } \x1b[2J", "notes", "dossier")
    assert "You have no notes yet." in shown
    assert "1. blue is odd { $x } [2J" in shown
    assert "Your notes: 1. blue is odd" in shown


def test_the_story_is_told_again_whole_or_in_part() -> None:
    shown = after("m t n", "log", "log 1", "log x", "log 0")
    assert shown.count("Your Trooper moves to Empty Room 1.") == 3
    assert shown.count("Type log, or log and how many paragraphs to go back, not “") == 2


def test_pace_and_questions_are_set_while_playing() -> None:
    shown = after("pace 2", "pace 0", "pace -1", "pace x", "confirm off", "confirm on", "confirm")
    for sentence in (
        "The bots pause for 2 s after each turn.",
        "The bots play without a pause.",
        "Type pace and the seconds, from 0 to 60, not “-1”.",
        "not “x”",
        "You won’t be asked anymore.",
        "You’ll be asked before risky actions.",
        "Type confirm on or confirm off, not “”.",
    ):
        assert sentence in shown


def test_rules_in_the_game_point_to_the_game() -> None:
    assert "There is no rule “foo”: type rules alone to list them all." in after("rules foo")
    assert "“PTURN-1” belongs to another game: Panik." in after("rules PTURN-1")


def test_the_table_is_shown_again_for_the_asking() -> None:
    assert "Reactor" not in after("?")
    assert "Reactor" in after("map")


def test_what_has_not_changed_is_not_shown_again() -> None:
    shown = after("move T s", "trade yellow")
    assert shown.count("Run 2") == 1
    assert shown.count("Your hand:") == 2


@pytest.mark.parametrize("word", ["quit", "exit", "QUIT"])
def test_quitting_asks_nothing(word: str) -> None:
    assert after(word) == word
