"""The first turn's search, clause by clause: TURN-4."""

import pytest

from tests.table import at, begin, rule

RUN = "map 0,0 reactor; 1,0 run-2"
SHELF = "map 0,0 reactor; 1,0 empty-1; 2,0 storage-2"  # a storage room behind an empty one
CLOSED = "map 0,0 reactor; 0,1 team-4 180"  # behind a security door
STUCK = "map 0,0 reactor; 0,1 hive; 0,-1 empty-1"  # a sick bay fits nowhere here
NO_ROOMS = "explore - | none"


@rule("TURN-4")
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_a_first_turn_does_not_end_without_a_search(seats: int) -> None:
    table = begin(seats=seats)
    [color] = table.owed()
    assert table.refuses(color, "end-turn") == "TURN-4"


@rule("TURN-4")
def test_one_search_is_enough() -> None:
    table = at(RUN, "red T4@run-2", "turn red ap 2 first")
    assert table.refuses("red", "end-turn") == "TURN-4"
    table.do("red", "search T -")
    assert "end-turn" in table.options("red")


@rule("TURN-4")
def test_a_later_turn_may_pass_without_a_search() -> None:
    assert "end-turn" in at(RUN, "red T4@run-2", "turn red ap 2").options("red")


@rule("TURN-4", "TURN-1")
@pytest.mark.parametrize(("blue", "owes_search"), [("T4@- A4@-", True), ("T4@run-2 A4", False)])
def test_the_turn_in_which_the_characters_arrive_is_the_first(blue: str, owes_search: bool) -> None:
    table = at(RUN, f"blue {blue}")
    table.do("red", "end-turn")
    assert ("end-turn" not in table.options("blue")) is owes_search


@rule("TURN-4")
def test_the_choices_of_a_first_turn_are_counted_out() -> None:
    """A storage room with doorways N, E and W is on top, the Reactor alone on the map. It joins
    the Reactor in the north turned by 180 degrees, in the south upright, in the east and in the
    west either way: 6 layings for each of two characters. There is nowhere to go and nothing to
    search, and the turn may not end: 12 options. With 2 AP the card could be laid and entered
    but not searched: ending the turn is the thirteenth."""
    deck = "explore storage-2 | rest"
    assert len(at(deck, "turn red ap 3 first").options("red")) == 12
    assert len(at(deck, "turn red ap 2 first").options("red")) == 13


@rule("TURN-4")
def test_moves_to_a_room_and_the_search_there_must_fit_into_the_ap() -> None:
    assert at(SHELF, NO_ROOMS, "turn red ap 3 first").options("red") == ["move T e", "move A e"]
    assert "end-turn" in at(SHELF, NO_ROOMS, "turn red ap 2 first").options("red")


@rule("TURN-4")
def test_an_exploration_a_move_and_a_search_must_fit_into_the_ap() -> None:
    table = at("explore run-2 | rest", "turn red ap 3 first")
    assert table.refuses("red", "end-turn") == "TURN-4"
    table.do("red", "explore T e 0")
    assert table.options("red") == ["move T e", "move A e"]
    table.do("red", "move A e")
    assert table.options("red") == ["search A -"]


@rule("TURN-4")
def test_the_visible_card_is_what_it_is() -> None:
    """An empty room to lay, an unseen card to lay, to enter and to search: 4 AP."""
    deck = "explore empty-1 | rest"
    assert at(deck, "turn red ap 4 first").refuses("red", "end-turn") == "TURN-4"
    assert "end-turn" in at(deck, "turn red ap 3 first").options("red")
    assert "end-turn" in at("explore empty-1 | none", "turn red ap 4 first").options("red")


@rule("TURN-4")
def test_a_card_not_yet_seen_counts_as_searchable_so_that_options_betray_nothing() -> None:
    offered = [
        at(f"explore empty-1 {below} | rest", "turn red ap 4 first").options("red")
        for below in ("storage-1", "empty-2", "hive")
    ]
    assert offered[0] == offered[1] == offered[2]
    assert "end-turn" not in offered[0]


@rule("TURN-4")
@pytest.mark.parametrize(("below", "may_end"), [("run-2", False), ("empty-2", True)])
def test_it_is_asked_anew_when_the_card_is_seen(below: str, may_end: bool) -> None:
    table = at(f"explore empty-1 {below} | rest", "turn red ap 4 first")
    table.do("red", "explore T e 0")
    assert ("end-turn" in table.options("red")) is may_end


@rule("TURN-4")
@pytest.mark.parametrize(
    ("deck", "turn", "may_end"),
    [
        ("sick-bay | rest", "ap 3", False),  # the next card: laid, entered, searched
        ("sick-bay | rest", "ap 2", True),
        ("sick-bay | none", "ap 3", True),  # there is no next card
        ("sick-bay | rest", "ap 3 relief", True),
        ("sick-bay | rest", "ap 3 barred", True),
        ("run-2 | rest", "ap 3 barred", True),
        ("run-2 | rest", "ap 3 relief", False),
    ],
)
def test_a_card_tried_in_place_of_one_that_fits_nowhere_counts_as_fitting(
    deck: str, turn: str, may_end: bool
) -> None:
    table = at(STUCK, f"explore {deck}", f"turn red {turn} first")
    assert ("end-turn" in table.options("red")) is may_end


@rule("TURN-4")
def test_the_next_card_is_tried_where_it_could_be_entered() -> None:
    table = at(STUCK, "red T4@hive", "explore sick-bay | rest", "turn red ap 3 first")
    assert table.options("red") == ["try-next A"]
    assert table.refuses("red", "try-next T") == "TURN-4"


@rule("TURN-4")
@pytest.mark.parametrize(
    ("line", "may_end"),
    [("red T4", True), ("red table keycard", False), ("round 1 doors", False)],
)
def test_doors_are_as_they_are(line: str, may_end: bool) -> None:
    table = at(CLOSED, NO_ROOMS, line, "turn red ap 2 first")
    assert ("end-turn" in table.options("red")) is may_end


@rule("TURN-4")
def test_a_card_laid_behind_a_closed_door_is_not_searched() -> None:
    """In the east and west the Run room meets the Reactor with its open doorway, in the north
    and south with its security door."""
    deck = ("explore run-1 | rest", "turn red ap 3 first")
    table = at(*deck, "red A0")
    assert table.options("red") == ["explore T e 0", "explore T w 180"]
    assert table.refuses("red", "explore T n 180") == "TURN-4"
    assert len(at(*deck, "red A0 table keycard").options("red")) == 4


@rule("TURN-4")
@pytest.mark.parametrize(("keycard", "may_end"), [("", True), ("table keycard", False)])
def test_a_card_not_yet_seen_fits_behind_a_closed_door_too(keycard: str, may_end: bool) -> None:
    """Of the empty room two security doors are free, for the visible card and for the next."""
    table = at(
        "map 0,0 reactor; 0,1 empty-2 180; -1,1 hive 270",
        f"red T4@empty-2 A0 {keycard}",
        "explore empty-1 | rest",
        "turn red ap 4 first",
    )
    assert ("end-turn" in table.options("red")) is may_end


@rule("TURN-4")
def test_an_encounter_counts_as_a_trade() -> None:
    table = at(
        "map 0,0 reactor; 1,0 storage-2",
        "red A4 table ammo",
        "blue T4@storage-2",
        NO_ROOMS,
        "turn red ap 2 first",
    )
    assert table.options("red") == ["move T e", "move A e"]
    table.do("red", "move A e")
    assert table.refuses("red", "fire blue.T") == "TURN-4"
    assert table.options("red") == ["trade blue"]


@rule("TURN-4")
def test_a_free_run_may_not_lead_away_from_the_last_search() -> None:
    spots = "map 0,0 reactor; 1,0 run-2; 2,0 storage-2"
    table = at(spots, "red T4@run-2", "turn red ap 1 run T first")
    assert table.options("red") == ["run T e", "search T -"]
    assert table.refuses("red", "run T w") == "TURN-4"
    assert "run T w" in at(spots, "red T4@run-2", "turn red ap 2 run T first").options("red")


@rule("TURN-4")
def test_an_action_that_leaves_too_few_ap_is_refused() -> None:
    table = at(RUN, "red T3@run-2 hand own gas first-aid keycard", NO_ROOMS, "turn red ap 1 first")
    assert table.refuses("red", "first-aid T") == "TURN-4"
    assert table.refuses("red", "move T w") == "TURN-4"
    assert table.options("red") == ["search T -", "lay-down keycard"]


@rule("TURN-4")
@pytest.mark.parametrize(("health", "may_throw"), [(1, False), (2, True)])
def test_a_grenade_may_not_kill_the_one_who_could_still_search(
    health: int, may_throw: bool
) -> None:
    table = at(
        RUN, f"red T{health}@run-2 hand own gas gas grenade", NO_ROOMS, "turn red ap 2 first"
    )
    assert ("grenade A e" in table.options("red")) is may_throw


@rule("TURN-4")
def test_the_duty_lapses_when_it_cannot_be_done_and_comes_back_when_it_can() -> None:
    table = at(RUN, "red hand own gas gas boost", NO_ROOMS, "turn red ap 1 first")
    assert table.options("red") == ["move T e", "move A e", "boost", "end-turn"]
    table.do("red", "boost")
    assert table.refuses("red", "end-turn") == "TURN-4"


@rule("TURN-4")
@pytest.mark.parametrize(("discards", "may_end"), [("-", True), ("gas", False)])
def test_without_a_card_to_draw_no_search_is_possible(discards: str, may_end: bool) -> None:
    table = at(
        RUN, "red T4@run-2", "search - | none", f"discards {discards}", "turn red ap 2 first"
    )
    assert ("end-turn" in table.options("red")) is may_end


@rule("TURN-4")
def test_a_dead_character_searches_nothing() -> None:
    lines = (RUN, NO_ROOMS, "turn red ap 1 first")
    assert "end-turn" in at("station en", "red T0 A4", *lines).options("red")
    assert at("station en", "red T0 A4@run-2", *lines).options("red") == ["search A -"]


@rule("TURN-4")
def test_one_character_may_lay_the_visible_card_and_the_other_the_next() -> None:
    """The Android lays the Hive, where no other doorway is open to it; the Trooper, at whose
    doorway the Hive does not fit, lays, enters and searches the next card: 4 AP."""
    table = at(
        "map 0,0 reactor; 0,1 empty-2; 1,1 team-2; 0,-1 empty-1",
        "red A4@empty-2",
        "explore hive | rest",
        "turn red ap 4 first",
    )
    assert table.options("red") == ["explore A n 0"]
    assert table.refuses("red", "end-turn") == "TURN-4"


@rule("TURN-4")
@pytest.mark.parametrize(
    ("deck", "ap"),
    [("run-3 | none", 2), ("hive run-3 | none", 3)],  # from under the Hive, which stays visible
)
def test_a_card_is_laid_where_a_search_stays_possible(deck: str, ap: int) -> None:
    table = at(
        "map 0,0 reactor; 0,-1 empty-2",
        "red T4@empty-2 A0",
        f"explore {deck}",
        f"turn red ap {ap} first",
        "owed place red run-3 empty-2",
    )
    assert table.options("red") == ["lay 1,-1 0"]
    assert table.refuses("red", "lay -1,-1 0") == "TURN-4"


@rule("TURN-4")
def test_a_card_that_can_only_be_laid_out_of_reach_is_laid_there() -> None:
    """At the empty room only security doors are free; that the card could be searched at the
    Reactor does not count, since it may not be laid there."""
    table = at(
        "map 0,0 reactor; 0,-1 empty-2; 1,-1 team-2",
        "red T4@empty-2",
        "explore run-3 | none",
        "turn red ap 2 first",
        "owed place red run-3 empty-2",
    )
    assert sorted(table.options("red")) == ["lay -1,-1 0", "lay 0,-2 0"]
