"""Calling for help: whom, from where, and how it goes together with sending back."""

import pytest

from panicroom.panik.pieces import CALL
from panicroom.panik.rules.sending import HunterCalled
from panicroom.panik.rules.setup import ManorTurned
from panicroom.panik.spelling import read_hunter
from tests.gametable import rule
from tests.panik.table import Table, at, heard, place, seat


def called_from(origin: str, there: str = "", *lines: str) -> Table:
    """Red has just called for help at blue.1, where some were already; `origin` is red.1."""
    with_them = f"with {there}" if there else ""
    table = at(f"red ? with {origin}", f"blue ? {with_them}", *lines)
    table.do("red", "place call blue.1")
    return table


@rule("PTURN-4")
def test_one_hunter_of_another_manor_may_be_brought() -> None:
    table = called_from("green:basic")
    events = table.do("red", "call green:basic red.1")
    basic = read_hunter("green:basic")
    assert events == [HunterCalled(seat("red"), basic, place("red.1"), place("blue.1"))]
    assert table.hunters("blue.1") == ["red:call", "green:basic"]
    assert table.hunters("red.1") == []
    assert all(heard(events, viewer) == events for viewer in ("green", "blue", None))


@rule("PTURN-4")
def test_hunters_of_any_player_from_any_other_manor_are_offered_once_for_each_manor() -> None:
    """Two kinds at red.1, one of them twice, one at red.2 and one at green.1: four calls."""
    lines = ("green ? with blue:call",)
    table = called_from("red:basic green:basic green:basic; ? up with red:basic", "", *lines)
    assert table.options("red", "call") == [
        "call red:basic red.1",
        "call green:basic red.1",
        "call red:basic red.2",
        "call blue:call green.1",
    ]


@rule("PTURN-4")
def test_nobody_has_to_be_called() -> None:
    table = called_from("green:basic")
    table.do("red", "end-turn")
    assert table.hunters("blue.1") == ["red:call"]
    assert table.owed() == ["blue"]


@rule("PTURN-4")
@pytest.mark.parametrize("kind", ["basic", "over-equipped", "tandem"])
def test_no_other_hunter_calls_when_placed(kind: str) -> None:
    table = at("red ? with green:basic", "blue ? with blue:basic")
    table.do("red", f"place {kind} blue.1")
    assert table.options("red", "call") == []
    assert table.refuses("red", "call green:basic red.1") == "PTURN-4"


@rule("PTURN-4")
def test_a_hunter_that_is_there_already_is_not_called() -> None:
    table = called_from("green:basic", "green:basic")
    assert table.refuses("red", "call green:basic blue.1") == "PTURN-4"
    assert "call green:basic blue.1" not in table.options("red")


@rule("PTURN-4")
def test_a_hunter_that_is_not_where_it_is_called_from_does_not_come() -> None:
    table = called_from("green:basic")
    assert table.refuses("red", "call blue:basic red.1") == "PTURN-4"
    assert table.refuses("red", "call green:basic red.2") == "PTURN-4"


@rule("PTURN-4")
def test_one_is_called_and_no_second() -> None:
    table = called_from("green:basic blue:basic", "blue:tandem")
    table.do("red", "call green:basic red.1")
    assert table.options("red") == ["send-back blue:tandem", "end-turn"]
    assert table.refuses("red", "call blue:basic red.1") == "PTURN-4"


@rule("PTURN-4")
def test_nobody_leaves_a_manor_that_holds_four() -> None:
    """From one that holds three they come."""
    three = "green:basic blue:basic blue:tandem"
    table = called_from(f"{three} green:tandem; ? with green:basic green:detector blue:call")
    assert table.refuses("red", "call green:basic red.1") == "PTURN-4"
    assert table.options("red", "call") == [
        "call blue:call red.2",
        "call green:basic red.2",
        "call green:detector red.2",
    ]


@rule("PTURN-4")
def test_a_manor_that_holds_four_after_a_sending_back_is_left_by_nobody() -> None:
    table = called_from("green:basic blue:basic blue:tandem", "green:tandem")
    assert "call blue:basic red.1" in table.options("red")
    table.do("red", "send-back green:tandem")
    table.do("green", "place-again red.1")
    assert table.owed() == ["blue"], "no call is left, so the turn is over"


@rule("PTURN-4")
def test_nobody_comes_where_there_is_no_room() -> None:
    table = called_from("green:basic", "blue:basic blue:tandem green:call")
    assert len(table.hunters("blue.1")) == 4
    assert table.options("red", "call") == []
    assert table.refuses("red", "call green:basic red.1") == "PTURN-4"


@rule("PTURN-4")
def test_the_last_place_is_room_enough() -> None:
    table = called_from("green:basic", "blue:basic blue:tandem")
    table.do("red", "call green:basic red.1")
    assert len(table.hunters("blue.1")) == 4


@rule("PTURN-4", "PTURN-5")
@pytest.mark.parametrize("kind", ["tandem", "over-equipped"])
def test_tandems_and_over_equipped_hunters_are_never_called(kind: str) -> None:
    table = called_from(f"green:{kind} red:{kind} green:basic")
    assert table.options("red", "call") == ["call green:basic red.1"]
    assert table.refuses("red", f"call green:{kind} red.1") == "PTURN-5"
    assert table.refuses("red", f"call red:{kind} red.1") == "PTURN-5"


@rule("PTURN-5")
def test_with_nobody_who_can_be_called_the_turn_is_over() -> None:
    assert called_from("green:tandem green:over-equipped").owed() == ["blue"]


@rule("PTURN-4")
def test_a_detector_that_is_called_turns_nothing() -> None:
    table = called_from("green:detector")
    up = table.state.up[:]
    events = table.do("red", "call green:detector red.1")
    assert not [event for event in events if isinstance(event, ManorTurned)]
    assert table.state.up == up


@rule("PTURN-4")
def test_a_hunter_who_calls_for_help_and_is_called_calls_nobody() -> None:
    table = called_from("green:call blue:basic")
    table.do("red", "call green:call red.1")
    assert table.hunters("blue.1") == ["red:call", "green:call"]
    assert table.owed() == ["blue"]


@rule("PTURN-4")
def test_the_owner_of_a_called_hunter_is_not_asked() -> None:
    table = called_from("green:basic", "blue:tandem")
    table.do("red", "call green:basic red.1")
    assert table.owed() == ["red"]


@rule("PTURN-4")
def test_first_the_sending_back_then_the_call() -> None:
    """Sending back makes the room that the call needs."""
    table = called_from("green:basic", "blue:basic blue:tandem green:call")
    table.do("red", "send-back green:call")
    table.do("green", "place-again green.1")
    assert table.owed() == ["red"]
    table.do("red", "call green:basic red.1")
    assert table.hunters("blue.1") == ["red:call", "blue:basic", "blue:tandem", "green:basic"]
    assert table.owed() == ["blue"]


@rule("PTURN-4")
def test_first_the_call_then_the_sending_back() -> None:
    table = called_from("green:basic", "blue:tandem")
    table.do("red", "call green:basic red.1", "send-back blue:tandem")
    table.do("blue", "place-again red.2")
    assert table.hunters("blue.1") == ["red:call", "green:basic"]
    assert table.hunters("red.2") == ["blue:tandem"]
    assert table.owed() == ["blue"]


@rule("PTURN-4")
def test_who_has_just_been_called_is_not_sent_back() -> None:
    table = called_from("green:basic", "blue:tandem")
    table.do("red", "call green:basic red.1")
    assert table.options("red") == ["send-back blue:tandem", "end-turn"]
    assert table.refuses("red", "send-back green:basic") == "PTURN-4"


@rule("PTURN-4")
def test_one_like_the_one_just_called_who_was_there_before_is_sent_back() -> None:
    table = called_from("green:basic", "green:basic")
    table.do("red", "call green:basic red.1")
    assert table.options("red") == ["send-back green:basic", "end-turn"]
    table.do("red", "send-back green:basic")
    table.do("green", "place-again red.2")
    assert table.hunters("blue.1") == ["red:call", "green:basic"]


@rule("PTURN-2", "PTURN-4")
def test_neither_the_caller_nor_the_called_is_sent_back() -> None:
    table = called_from("red:basic", "blue:tandem")
    table.do("red", "call red:basic red.1")
    assert table.refuses("red", "send-back red:basic") == "PTURN-4"
    assert table.refuses("red", "send-back red:call") == "PTURN-2"


@rule("PTURN-4")
def test_who_has_just_been_sent_back_is_not_called() -> None:
    table = called_from("blue:basic", "green:basic")
    table.do("red", "send-back green:basic")
    table.do("green", "place-again red.2")
    assert table.options("red") == ["call blue:basic red.1", "end-turn"]
    assert table.refuses("red", "call green:basic red.2") == "PTURN-4"


@rule("PTURN-4")
def test_with_nobody_else_to_call_the_turn_ends_with_the_sending_back() -> None:
    table = called_from("blue:tandem", "green:basic")
    table.do("red", "send-back green:basic")
    table.do("green", "place-again red.2")
    assert table.owed() == ["blue"]


@rule("PTURN-4")
def test_one_like_the_one_just_sent_back_is_called() -> None:
    """At the same manor as well as at another."""
    for new_manor in ("red.1", "red.2"):
        table = called_from("green:basic", "green:basic")
        table.do("red", "send-back green:basic")
        table.do("green", f"place-again {new_manor}")
        assert table.options("red") == ["call green:basic red.1", "end-turn"]


@rule("PTURN-4")
def test_a_player_who_sends_an_own_hunter_back_still_calls() -> None:
    table = called_from("green:basic", "red:detector")
    table.do("red", "send-back red:detector", "place-again red.2")
    assert table.options("red") == ["call green:basic red.1", "end-turn"]


@rule("PTURN-4")
def test_what_may_follow_a_call_for_help_is_counted_out() -> None:
    """Three to send back at blue.1 (not the over-equipped one: two) and, once one has gone,
    three to call: the basic and the detector at red.1, the basic at red.2."""
    table = called_from(
        "green:basic green:detector green:tandem; ? with green:basic",
        "blue:basic blue:over-equipped blue:tandem",
    )
    assert table.options("red") == ["send-back blue:basic", "send-back blue:tandem", "end-turn"]
    table.do("red", "send-back blue:tandem")
    table.do("blue", "place-again green.4")
    assert len(table.options("red", "call")) == 3
    assert table.options("red", "send-back") == []


@rule("PTURN-4")
def test_no_call_comes_a_turn_later() -> None:
    table = called_from("green:basic")
    table.do("red", "end-turn")
    assert CALL not in table.state.hands[seat("red")]
    assert table.refuses("red", "call green:basic red.1") == "PTURN-1"
