"""What a player is warned of before it is done: what is grave and cannot be undone."""

from panicroom.telling import TELLERS
from panicroom.words import Words
from tests.panik.table import at as panik_at
from tests.table import at
from tests.words.spaced import Spaced

TELLER = TELLERS["station"]
WORDS = Spaced("en", "station")
MAP = "map 0,0 reactor; 1,0 run-2"


def asked(action: str, *lines: str, words: Words = WORDS) -> str | None:
    """What is said before red does this."""
    view = at(*lines).view("red")
    grave = TELLER.confirm(view, TELLER.game.parse(action))
    return None if grave is None else words.tell(grave)


def test_leaving_ap_and_something_to_do_with_them_is_asked_about() -> None:
    assert asked("end-turn", MAP, "red T4@run-2", "turn red ap 2") == (
        "This ends your turn with 2 AP unspent."
    )
    assert asked("end-turn", MAP, "red T4@run-2", "turn red ap 0") is None


def test_leaving_ap_with_nothing_but_steps_to_take_is_not() -> None:
    lines = ("map 0,0 reactor; 0,1 empty-1 180", "red T4@empty-1", "explore hive | rest")
    assert asked("end-turn", *lines, "turn red ap 2") is not None
    assert asked("end-turn", "red T4@reactor", "explore -") is None


def test_attacking_a_player_is_asked_about_and_a_parasite_is_not() -> None:
    lines = (MAP, "red A4@run-2 table ammo", "blue T4@run-2", "parasites run-2 gray")
    assert asked("fire blue.T", *lines) == "This attacks Blue, and everyone will see it."
    assert asked("fire gray@run-2", *lines) is None
    thrower = "red T4@reactor hand own gas*3 grenade"
    assert (
        asked("grenade T e", MAP, thrower, "blue T4@run-2")
        == "This attacks Blue, and everyone will see it."
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
        "You must trade with Blue there, and you have no Gas Can to give: you may be infected."
    )
    assert asked("move T e", MAP, "red T4@reactor hand own gas armor", blue) is None
    assert asked("move T e", MAP, "red T4@reactor hand own armor armor") is None
    assert asked("move T w", MAP, "red T4@run-2 hand own armor armor", "blue T4@reactor") is None


def test_what_is_given_is_asked_about_if_it_betrays_or_costs_the_hive() -> None:
    trade = "owed trade red blue run-2 - -"
    table = (MAP, "red T4@run-2", "blue T4@run-2")
    host = "red T4@run-2 hand infect:red*3 gas host"
    assert asked("give infect:red", *table, host, trade) == (
        "Blue will see whose card it is. If Blue gives you a Gas Can, it won’t infect anyone."
    )
    assert asked("give gas", *table, host, trade) is None
    assert asked("give gas", *table, "red T4@run-2 hand own gas*3", trade) == (
        "You have 3 Gas Cans, just enough to burn the Hive, and this gives one away."
    )
    assert asked("give gas", *table, "red T4@run-2 hand own gas gas", trade) is None


def test_who_has_no_trooper_left_to_burn_the_hive_gives_gas_unasked() -> None:
    trade = "owed trade red blue run-2 - -"
    red = "red T0 A4@run-2 hand own gas*3"
    assert asked("give gas", MAP, red, "blue T4@run-2", trade) is None


def test_in_panik_a_known_trap_is_asked_about() -> None:
    face, words = TELLERS["panik"], Words("en", "panik")
    view = panik_at("blue trap up; ?").view("red")
    grave = face.confirm(view, face.game.parse("place tandem blue.1"))
    assert grave is not None
    assert words.tell(grave) == (
        "That manor is one of Blue’s traps: your hunter earns Blue 6\N{NO-BREAK SPACE}points there."
    )
    assert face.confirm(view, face.game.parse("place basic blue.2")) is None
