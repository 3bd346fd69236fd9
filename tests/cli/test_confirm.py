"""Asked before what is grave and cannot be undone, and before nothing else."""

import pytest

from panicroom.bots.random import RandomBot
from panicroom.bots.table import Table
from panicroom.cli.faces import FACES
from panicroom.cli.playing.input.preferences import Preferences
from panicroom.cli.playing.input.prompt import Prompt
from panicroom.cli.screen.terminal import Leave, Terminal
from panicroom.kernel.match import Match
from panicroom.words import Words
from tests.cli.local import SeatViewpoint, play_on
from tests.cli.typist import Spaced, lines_of, watching
from tests.panik.table import at as panik_at
from tests.table import at

FACE = FACES["station"]
WORDS = Spaced("en", "station")
MAP = "map 0,0 reactor; 1,0 run-2"


def asked(action: str, *lines: str, words: Words = WORDS) -> str | None:
    """What is said before red does this."""
    view = at(*lines).view("red")
    grave = FACE.confirm(view, FACE.game.parse(action))
    return None if grave is None else words.tell(grave)


def test_leaving_ap_and_something_to_do_with_them_is_asked_about() -> None:
    assert asked("end-turn", MAP, "red T4@run-2", "turn red ap 2") == (
        "This ends the turn with 2 AP unspent."
    )
    assert asked("end-turn", MAP, "red T4@run-2", "turn red ap 0") is None


def test_leaving_ap_with_nothing_but_steps_to_take_is_not() -> None:
    lines = ("map 0,0 reactor; 0,1 empty-1 180", "red T4@empty-1", "explore hive | rest")
    assert asked("end-turn", *lines, "turn red ap 2") is not None
    assert asked("end-turn", "red T4@reactor", "explore -") is None


def test_attacking_a_player_is_asked_about_and_a_parasite_is_not() -> None:
    lines = (MAP, "red A4@run-2 table ammo", "blue T4@run-2", "parasites run-2 gray")
    assert asked("fire blue.T", *lines) == "This attacks Blue, and everybody will see it."
    assert asked("fire gray@run-2", *lines) is None
    thrower = "red T4@reactor hand own gas*3 grenade"
    assert (
        asked("grenade T e", MAP, thrower, "blue T4@run-2")
        == "This attacks Blue, and everybody will see it."
    )
    assert asked("grenade T e", MAP, thrower) is None


def test_who_was_attacked_in_this_turn_is_attacked_again_without_a_question() -> None:
    lines = (
        MAP,
        "red A4@run-2 table ammo",
        "blue T4@run-2 A4@run-2",
        "turn red ap 3 attacked run-2",
    )
    assert asked("fire blue.A", *lines) is None
    assert asked("fire green.T", *lines, "green T4@run-2") is not None


def test_who_could_attack_as_well_is_told_so_before_entering() -> None:
    lines = (MAP, "red T4@reactor hand own armor armor table knife", "blue T4@run-2")
    assert str(asked("move T e", *lines)).startswith("You must trade with Blue there, or attack.")
    assert "attack" not in str(asked("move T e", *lines, "turn red ap 1"))


def test_walking_into_a_trade_without_gas_is_asked_about() -> None:
    blue = "blue T4@run-2"
    assert asked("move T e", MAP, "red T4@reactor hand own armor armor", blue) == (
        "You must trade with Blue there, and have no Gas Can to give: you may be infected."
    )
    assert asked("move T e", MAP, "red T4@reactor hand own gas armor", blue) is None
    assert asked("move T e", MAP, "red T4@reactor hand own armor armor") is None
    assert asked("move T w", MAP, "red T4@run-2 hand own armor armor", "blue T4@reactor") is None


def test_what_is_given_is_asked_about_if_it_betrays_or_costs_the_hive() -> None:
    trade = "owed trade red blue run-2 - -"
    table = (MAP, "red T4@run-2", "blue T4@run-2")
    host = "red T4@run-2 hand infect:red*3 gas host"
    assert asked("give infect:red", *table, host, trade) == (
        "Blue will see whose card it is. If Blue gives you a Gas Can, it infects nobody."
    )
    assert asked("give gas", *table, host, trade) is None
    assert asked("give gas", *table, "red T4@run-2 hand own gas*3", trade) == (
        "You have 3 Gas Cans, just enough to burn the Hive, and give one away."
    )
    assert asked("give gas", *table, "red T4@run-2 hand own gas gas", trade) is None


def test_who_has_no_trooper_left_to_burn_the_hive_gives_gas_unasked() -> None:
    trade = "owed trade red blue run-2 - -"
    red = "red T0 A4@run-2 hand own gas*3"
    assert asked("give gas", MAP, red, "blue T4@run-2", trade) is None


def test_in_panik_a_known_trap_is_asked_about() -> None:
    face, words = FACES["panik"], Words("en", "panik")
    view = panik_at("blue trap up; ?").view("red")
    grave = face.confirm(view, face.game.parse("place tandem blue.1"))
    assert grave is not None
    assert words.tell(grave) == (
        "That manor is a trap of Blue's: your hunter earns Blue 6 points there."
    )
    assert face.confirm(view, face.game.parse("place basic blue.2")) is None


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
    assert "Do it all the same? [Enter = yes, n = no]" in shown
    assert shown.endswith("Nothing is done. Red, 4 AP > quit")


@pytest.mark.parametrize("text", ["end", "ja", "? 1"])
def test_what_is_neither_yes_nor_no_is_asked_again(text: str) -> None:
    shown = after("end-turn", text, "n")
    assert f'Type yes or no, not "{text}". Do it all the same?' in shown
    assert "Nothing is done. Red, 4 AP > quit" in shown


@pytest.mark.parametrize("yes", ["", "y", "YES"])
def test_enter_is_yes(yes: str) -> None:
    assert "Nothing is done" not in after("end-turn", yes)


def test_who_wants_no_questions_gets_none() -> None:
    assert "all the same?" not in after("end-turn", confirm=False)
    assert "all the same?" not in after("confirm off", "end-turn")
