"""Positions as text: defaults, what is dealt, the middle of anything, there and back again."""

from collections import Counter

import pytest

from panicroom.panik import PANIK
from panicroom.panik.pieces import MANOR_COUNTS, TEAM
from panicroom.panik.rulings import Rulings
from tests.games.states import assert_comes_back, everything
from tests.panik.table import Table, at, seat

BLUE_1 = "blue ? with red:basic"
MIDDLES = {
    "turning up": ("owed manors red.2+-+green.4",),
    "putting tandems down": (
        *("red ? up", "blue ? up", "green ?; ? up"),
        "owed posts -+blue.2+-",
    ),
    "a turn": ("turn green",),
    "a detector": ("red ? up", "owed detector blue"),
    "after a placing": (
        f"{BLUE_1} green:basic",
        "owed next-turn red",
        "owed send-or-call red blue.1 red:basic yes no - - -",
    ),
    "after a call": (
        "blue ? with red:call blue:basic green:basic",
        "owed next-turn red",
        "owed send-or-call red blue.1 red:call yes no green:basic - -",
    ),
    "after a sending back": (
        *("red ? with blue:basic; ? with green:basic", "blue ? with red:call"),
        "owed next-turn red",
        "owed send-or-call red blue.1 red:call no yes - green:basic red.2",
    ),
    "a new manor": (
        BLUE_1,
        "owed next-turn red",
        "owed go-on red blue.1 red:basic no no - green:basic -",
        "owed new-manor green basic blue.1",
    ),
}


def test_an_empty_position_is_three_players_with_full_hands_and_red_begins() -> None:
    state = PANIK.read("panik")
    assert (state.seats, state.rulings, state.first) == (3, Rulings(), seat("red"))
    assert state.hands == [list(TEAM)] * 3
    assert not any(state.up)
    assert not any(state.hunters)
    assert Counter(state.manors + state.aside) == Counter(dict(enumerate(MANOR_COUNTS)))
    assert (len(state.manors), len(state.aside)) == (12, 7)
    assert PANIK.owed(state) == (seat("red"),)


def test_the_first_player_has_the_turn_unless_it_is_said() -> None:
    assert at("first green").owed() == ["green"]
    assert at("first green", "turn blue").owed() == ["blue"]


def test_manors_that_are_not_named_are_dealt_from_what_is_left() -> None:
    """All but three of 19 are named: 3 + 13 + 3 manors, 16 of them dealt at a table of four."""
    named = "red trap; trap; trap; shared", "blue shared; shared; ghost-5; ghost-5"
    more = "green ghost-4; ghost-4; ghost-4; ?", "aside ghost-1*2 ghost-2"
    table = at("panik seats=4", *named, *more)
    kinds = [table.kind(manor) for manor in ("green.4", *(f"yellow.{n}" for n in (1, 2, 3, 4)))]
    assert sorted(kinds) == ["ghost-2", "ghost-2", "ghost-3", "ghost-3", "ghost-3"]


def test_a_hand_that_is_not_named_holds_what_is_left_of_the_team() -> None:
    table = at("red ? with blue:tandem blue:basic", "blue ? with blue:detector")
    left = ["basic", "basic", "over-equipped", "over-equipped", "tandem", "call"]
    assert table.hand("blue") == left


def test_several_of_a_kind_are_written_once() -> None:
    short = at("red ghost-3 up with red:basic*2 blue:basic*2; trap*2; ?", "blue ?*4")
    long = at("red ghost-3 up with red:basic red:basic blue:basic blue:basic; trap; trap; ?")
    assert everything(short.state) == everything(long.state)
    assert [short.kind(f"red.{place}") for place in (2, 3)] == ["trap", "trap"]


def test_a_hunter_that_is_being_sent_back_is_not_in_the_hand() -> None:
    assert at(*MIDDLES["a new manor"]).hand("green").count("basic") == 2


def test_a_copy_goes_its_own_way() -> None:
    table = at("red ? with blue:basic", "turn red")
    before = PANIK.write(table.state)
    Table(table.state.copy()).play_out()
    assert PANIK.write(table.state) == before


@pytest.mark.parametrize("lines", MIDDLES.values(), ids=MIDDLES.keys())
def test_the_middle_of_anything_can_be_written_down(lines: tuple[str, ...]) -> None:
    table = at(*lines)
    assert table.owed()
    assert all(table.options(color) for color in table.owed())
    assert_comes_back(PANIK, table.state)
    for line in lines:
        if line.startswith("owed"):
            assert line in PANIK.write(table.state).splitlines()


def test_in_the_middle_of_the_setup_those_are_waited_for_who_have_not_sealed() -> None:
    table = at(*MIDDLES["turning up"])
    assert table.owed() == ["blue"]
    table.do("blue", "turn-up blue.1")
    assert [table.is_up(manor) for manor in ("red.2", "blue.1", "green.4")] == [True] * 3


def test_the_middle_of_a_sending_back_goes_on_with_its_owner() -> None:
    table = at(*MIDDLES["a new manor"])
    assert table.owed() == ["green"]
    table.do("green", "place-again red.3")
    assert table.hunters("red.3") == ["green:basic"]
    assert table.owed() == ["blue"]


def test_the_middle_of_a_turn_knows_who_was_called_and_who_was_sent_back() -> None:
    called, sent = at(*MIDDLES["after a call"]), at(*MIDDLES["after a sending back"])
    assert called.options("red") == ["send-back blue:basic", "end-turn"]
    assert sent.options("red") == ["call blue:basic red.1", "end-turn"]


def test_a_step_still_to_be_done_is_done_at_once() -> None:
    assert at("owed next-turn blue").owed() == ["green"]
