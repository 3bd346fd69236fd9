"""Sending back: who may be sent, where to, and who decides it."""

import pytest

from panicroom.panik.pieces import COLORS
from panicroom.panik.rules.sending import HunterPlacedAgain, HunterSentBack
from panicroom.panik.rules.setup import ManorTurned
from tests.gametable import named, rule
from tests.panik.table import Table, at, heard


def placed(*there: str, kind: str = "basic", lines: tuple[str, ...] = ()) -> Table:
    """Red has just placed a hunter at blue.1, where these were already."""
    table = at(f"blue ? with {' '.join(there)}", *lines)
    table.do("red", f"place {kind} blue.1")
    return table


@rule("PTURN-2")
def test_a_hunter_of_any_player_may_be_sent_back() -> None:
    table = placed("red:tandem", "blue:call", "green:basic")
    assert table.options("red") == [
        "send-back red:tandem",
        "send-back blue:call",
        "send-back green:basic",
        "end-turn",
    ]


@rule("PTURN-2")
def test_nobody_has_to_be_sent_back() -> None:
    table = placed("green:basic")
    assert table.do("red", "end-turn") == []
    assert table.hunters("blue.1") == ["red:basic", "green:basic"]
    assert table.owed() == ["blue"]


@rule("PTURN-2")
def test_with_nobody_to_send_back_the_turn_is_over() -> None:
    table = at("blue ?; ? with green:basic")
    table.do("red", "place basic blue.1")
    assert table.owed() == ["blue"]


@rule("PTURN-2", "PTURN-5")
def test_an_over_equipped_hunter_is_never_sent_back() -> None:
    table = placed("green:over-equipped", "green:basic")
    assert table.options("red") == ["send-back green:basic", "end-turn"]
    assert table.refuses("red", "send-back green:over-equipped") == "PTURN-5"


@rule("PTURN-5")
def test_beside_over_equipped_hunters_alone_the_turn_is_over() -> None:
    table = placed("green:over-equipped", "blue:over-equipped")
    assert table.owed() == ["blue"]


@rule("PTURN-5")
def test_a_tandem_may_be_sent_back() -> None:
    table = placed("green:tandem")
    table.do("red", "send-back green:tandem")
    table.do("green", "place-again red.1")
    assert table.hunters("red.1") == ["green:tandem"]


@rule("PTURN-2")
def test_an_over_equipped_hunter_sends_others_back() -> None:
    assert "send-back green:basic" in placed("green:basic", kind="over-equipped").options("red")


@rule("PTURN-2")
def test_the_one_just_placed_is_not_sent_back() -> None:
    table = placed("green:basic")
    assert table.refuses("red", "send-back red:basic") == "PTURN-2"
    assert "send-back red:basic" not in table.options("red")


@rule("PTURN-2")
def test_one_like_the_one_just_placed_may_be_sent_back_and_is_offered_once() -> None:
    table = placed("red:basic", "red:basic")
    assert table.options("red") == ["send-back red:basic", "end-turn"]
    table.do("red", "send-back red:basic", "place-again red.1")
    assert table.hunters("blue.1") == ["red:basic", "red:basic"]


@rule("PTURN-2")
def test_only_who_was_already_there_is_sent_back() -> None:
    table = placed("green:basic", lines=("red ? with blue:call",))
    assert table.refuses("red", "send-back blue:call") == "PTURN-2"
    assert "send-back blue:call" not in table.options("red")


@rule("PTURN-2")
def test_one_is_sent_back_and_no_second() -> None:
    """The call is still open, so red is asked again."""
    there = ("green:basic", "green:tandem")
    table = placed(*there, kind="call", lines=("red ? with blue:basic",))
    table.do("red", "send-back green:basic")
    table.do("green", "place-again red.4")
    assert table.options("red") == ["call blue:basic red.1", "end-turn"]
    assert table.refuses("red", "send-back green:tandem") == "PTURN-2"


@rule("PTURN-2")
def test_the_owner_chooses_the_new_manor_at_once_outside_the_own_turn() -> None:
    table = placed("green:basic")
    events = table.do("red", "send-back green:basic")
    assert table.owed() == ["green"]
    assert [type(event) for event in events] == [HunterSentBack]
    assert table.refuses("red", "place-again red.1") == "PTURN-2"
    assert table.refuses("blue", "place-again red.1") == "PTURN-2"
    assert [type(e) for e in table.do("green", "place-again red.1")] == [HunterPlacedAgain]
    assert table.hunters("red.1") == ["green:basic"]
    assert table.hunters("blue.1") == ["red:basic"]


@rule("PTURN-2")
def test_who_sends_an_own_hunter_back_places_it_too() -> None:
    table = placed("red:detector")
    table.do("red", "send-back red:detector")
    assert table.owed() == ["red"]
    table.do("red", "place-again red.3")
    assert table.hunters("red.3") == ["red:detector"]
    assert table.owed() == ["blue"]


@rule("PTURN-2")
@pytest.mark.parametrize(("seats", "count"), [(2, 5), (3, 9), (4, 13)])
def test_another_manor_with_room_is_counted_out(seats: int, count: int) -> None:
    """4 manors for each player, less the one it comes from and two that are full: 8 - 3 = 5,
    12 - 3 = 9, 16 - 3 = 13."""
    full = "? with red:basic red:basic blue:basic blue:basic; ? up with red:tandem red:tandem"
    blue = "blue ? with blue:detector"
    table = at(f"panik seats={seats}", f"red {full} blue:tandem blue:tandem", blue)
    table.do("red", "place basic blue.1", "send-back blue:detector")
    manors = [f"{color}.{place}" for color in COLORS[:seats] for place in (1, 2, 3, 4)]
    places = [manor for manor in manors if manor not in ("red.1", "red.2", "blue.1")]
    assert table.options("blue") == [f"place-again {manor}" for manor in places]
    assert len(places) == count


@rule("PTURN-2")
def test_a_hunter_does_not_go_back_to_the_manor_it_came_from() -> None:
    table = placed("green:basic")
    table.do("red", "send-back green:basic")
    assert table.refuses("green", "place-again blue.1") == "PTURN-2"


@rule("PTURN-2")
def test_the_new_manor_has_fewer_than_four() -> None:
    full = "with red:tandem blue:basic blue:basic green:call"
    table = placed(
        "green:basic", lines=(f"red ? {full}; ? with red:tandem blue:tandem green:tandem",)
    )
    table.do("red", "send-back green:basic")
    assert table.refuses("green", "place-again red.1") == "PTURN-2"
    table.do("green", "place-again red.2")
    assert len(table.hunters("red.2")) == 4


@rule("PTURN-2")
def test_a_hunter_that_is_placed_again_sends_nobody_back() -> None:
    table = placed("green:basic", lines=("red ? with blue:basic red:tandem",))
    table.do("red", "send-back green:basic")
    table.do("green", "place-again red.1")
    assert table.owed() == ["blue"]
    assert table.options("green") == []
    assert table.refuses("green", "send-back blue:basic") == "PTURN-1"


@rule("PTURN-2")
def test_a_detector_that_is_sent_back_turns_nothing() -> None:
    table = placed("green:detector")
    up = table.state.up[:]
    table.do("red", "send-back green:detector")
    assert table.refuses("green", "detect red.1") == "PTURN-2"
    events = table.do("green", "place-again red.1")
    assert not [event for event in events if isinstance(event, ManorTurned)]
    assert table.state.up == up
    assert table.owed() == ["blue"]


@rule("PTURN-2")
def test_who_called_for_help_and_is_sent_back_calls_nobody() -> None:
    table = placed("green:call", lines=("red ? with blue:basic",))
    table.do("red", "send-back green:call")
    table.do("green", "place-again red.2")
    assert table.owed() == ["blue"]


@rule("PTURN-2")
def test_it_is_no_hunter_of_the_hand_and_costs_its_owner_no_turn() -> None:
    table = placed("blue:basic")
    hand = table.hand("blue")
    table.do("red", "send-back blue:basic")
    table.do("blue", "place-again red.1")
    assert table.hand("blue") == hand
    assert table.owed() == ["blue"]
    assert "place basic red.2" in table.options("blue")


@rule("PTURN-2")
def test_all_hear_who_was_sent_back_and_where_to() -> None:
    table = placed("green:basic")
    events = table.do("red", "send-back green:basic") + table.do("green", "place-again red.1")
    assert len(named(events, "HunterSentBack") + named(events, "HunterPlacedAgain")) == 2
    assert all(heard(events, viewer) == events for viewer in ("red", "blue", "green", None))


@rule("PTURN-2")
def test_there_is_always_a_place() -> None:
    """Two players: 18 hunters in all, one in the hand to be placed, one to be sent back and 16
    at four full manors. Of 8 manors, four are full and one is where it comes from: 3 are left."""
    red = ["basic"] * 2 + ["over-equipped"] * 2 + ["tandem"] * 2 + ["detector", "call"]
    blue = ["basic"] * 2 + ["over-equipped"] * 2 + ["tandem"] * 2 + ["detector", "call"]
    hunters = [f"red:{kind}" for kind in red] + [f"blue:{kind}" for kind in blue]
    full = [" ".join(hunters[n : n + 4]) for n in (0, 4, 8, 12)]
    crowd = "red " + "; ".join(f"? with {four}" for four in full)
    table = at("panik seats=2", crowd, "blue ? with blue:basic")
    table.do("red", "place basic blue.1", "send-back blue:basic")
    assert table.options("blue") == [f"place-again blue.{place}" for place in (2, 3, 4)]
