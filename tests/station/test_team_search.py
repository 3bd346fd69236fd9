"""Team search: with whom, what each is dealt, and what forbids it."""

import pytest

from panicroom.kernel.audience import HIDDEN, Event
from panicroom.station.cards import BOOST, GAS
from tests.table import Table, at, heard, named, rule, seat

TEAM = "map 0,0 reactor; -1,0 team-1"
RED = "red T4@team-1 hand own gas*2"
BLUE = "blue T4@team-1 hand own gas*2"
TWO = "search armor ammo | none"


def at_team(*lines: str) -> Table:
    return at(TEAM, RED, BLUE, *lines)


def names(events: list[Event]) -> list[str]:
    return [type(event).__name__ for event in events]


@rule("SEARCH-5")
def test_two_cards_are_dealt_one_each_and_only_the_searcher_pays() -> None:
    table = at_team(TWO, "turn red ap 2")
    table.do("red", "search T blue")
    assert len(table.hand("red")) == len(table.hand("blue")) == 6
    assert sorted({*table.hand("red"), *table.hand("blue")} & {"armor", "ammo"}) == [
        "ammo",
        "armor",
    ]
    assert table.state.turn.ap == 1


@rule("SEARCH-5")
def test_the_partner_is_not_asked() -> None:
    table = at_team(TWO)
    table.do("red", "search T blue")
    assert table.owed() == ["red"]


@rule("SEARCH-5")
def test_the_cards_are_dealt_at_random() -> None:
    """Each of the two comes to the searcher about half the time: in 64 deals not under 16."""
    armed = 0
    for key in range(64):
        table = at_team(f"dice {key}", TWO)
        table.do("red", "search T blue")
        armed += "armor" in table.hand("red")
    assert 16 <= armed <= 48


@rule("SEARCH-5", "SETUP-7")
def test_each_sees_the_own_card_alone() -> None:
    events = named(at_team(TWO).do("red", "search T blue"), "CardDrawn")
    for color, hidden in (("red", ["blue"]), ("blue", ["red"]), ("green", ["red", "blue"])):
        told = [event.seat for event in heard(events, color) if event.card is HIDDEN]  # type: ignore[attr-defined]
        assert sorted(told) == [seat(other) for other in hidden]


@rule("SEARCH-5", "SEARCH-2", "SEARCH-3")
def test_in_a_team_search_room_one_may_still_search_alone() -> None:
    table = at_team(TWO)
    table.do("red", "search T -")
    assert (len(table.hand("red")), len(table.hand("blue"))) == (6, 5)


@rule("SEARCH-5", "SEARCH-2")
def test_a_team_search_turns_the_black_side_and_on_the_red_a_parasite_comes_first() -> None:
    table = at_team("search gas*4 | none")
    assert names(table.do("red", "search T blue"))[-1] == "CardTurnedRed"
    told = names(table.do("red", "search T blue"))
    assert told == ["RoomSearched", "DieRolled", "ParasiteAppeared", "CardDrawn", "CardDrawn"]


@rule("SEARCH-5")
def test_the_partner_is_another_player_with_a_character_there() -> None:
    table = at_team("green A4@reactor")
    assert table.refuses("red", "search T green") == "SEARCH-5"
    assert table.refuses("red", "search T red") == "SEARCH-5"


@rule("SEARCH-5")
def test_either_character_of_the_partner_will_do() -> None:
    table = at(TEAM, RED, "blue A4@team-1", "green T4@team-1 A4@team-1")
    assert table.options("red", "search") == ["search T -", "search T blue", "search T green"]


@rule("SEARCH-5")
def test_there_is_no_team_search_in_another_room() -> None:
    table = at("map 0,0 reactor; 1,0 run-2", "red T4@run-2", "blue T4@run-2")
    assert table.refuses("red", "search T blue") == "SEARCH-5"
    assert table.options("red", "search") == ["search T -"]


@rule("SEARCH-5")
@pytest.mark.parametrize(
    ("arms", "attack"),
    [
        ("red A4@team-1 table ammo", "fire blue.T"),
        ("red table ammo scope", "fire blue.T"),
        ("red table knife", "stab T blue.T"),
        ("red hand own grenade gas*2", "grenade A w"),
    ],
)
def test_who_attacked_somebody_there_this_turn_may_not_search_as_a_team(
    arms: str, attack: str
) -> None:
    """With either character, from another room, or with a grenade; and whoever was attacked."""
    table = at_team(arms, "green T4@team-1")
    table.do("red", attack)
    assert table.refuses("red", "search T blue") == "SEARCH-5"
    assert table.refuses("red", "search T green") == "SEARCH-5"
    assert "search T -" in table.options("red")


@rule("SEARCH-5")
def test_the_other_character_may_not_search_as_a_team_after_an_attack_either() -> None:
    table = at_team("red A4@team-1 table knife")
    table.do("red", "stab A blue.T")
    assert table.refuses("red", "search T blue") == "SEARCH-5"


@rule("SEARCH-5")
@pytest.mark.parametrize(
    ("arms", "attack"),
    [
        ("red A4@team-1 table ammo", "fire gray@team-1"),
        ("red table knife", "stab T gray@team-1"),
        ("red A4@team-1 table ammo scope", "fire green.T"),
        ("red table knife", "stab A green.T"),
        ("red hand own grenade gas*2", "grenade T e"),
    ],
)
def test_attacks_on_parasites_or_in_another_room_forbid_no_team_search(
    arms: str, attack: str
) -> None:
    table = at_team(arms, "parasites team-1 gray")
    table.do("red", attack)
    assert "search T blue" in table.options("red")


@rule("SEARCH-5")
def test_with_the_next_turn_the_attack_is_forgotten() -> None:
    table = at(TEAM, "white T4@team-1", BLUE, "turn white attacked team-1")
    assert table.refuses("white", "search T blue") == "SEARCH-5"
    table.do("white", "end-turn")
    for color in ("red", "blue", "green", "yellow"):
        table.do(color, "end-turn")
    assert "search T blue" in table.options("white")


@rule("SEARCH-5", "SEARCH-4")
def test_two_alerts_are_resolved_by_those_dealt_them_the_searchers_first() -> None:
    table = at_team("search alert*2 | none")
    rolls = named(table.do("red", "search T blue"), "DieRolled")
    assert [event.seat for event in rolls] == [seat("red"), seat("blue")]  # type: ignore[attr-defined]
    assert len(table.state.parasites) == len(table.state.discards) == 2


@rule("SEARCH-5", "SEARCH-4")
def test_who_is_dealt_the_alert_moves_the_last_parasite() -> None:
    """The other one holds the card."""
    supply = "parasites reactor gray*3 black*2; team-1 gray*2 black*3"
    for dealt, mover, holder in (("searcher", "red", "blue"), ("partner", "blue", "red")):
        table = at_team(f"deals {dealt}", supply, "search alert armor | none")
        table.do("red", "search T blue")
        assert table.owed() == [mover]
        assert "armor" in table.hand(holder)


@rule("SEARCH-5", "SPAWN-1")
def test_an_alert_comes_from_the_room_searched_not_from_the_partners_other_room() -> None:
    """Blue's Android is three rooms away; the parasites come to team-1 or next to it."""
    far = "map 0,0 reactor; -1,0 team-1; 1,0 run-2; 2,0 run-3"
    table = at(far, RED, "blue T4@team-1 A4@run-3", "search alert*2 | none")
    table.do("red", "search T blue")
    assert {parasite.split("@")[1] for parasite in table.parasites()} <= {"team-1", "reactor"}


@rule("SEARCH-5", "SEARCH-6")
@pytest.mark.parametrize("key", ["a", "b", "c", "d", "e", "f"])
def test_with_one_card_to_draw_the_searcher_has_it(key: str) -> None:
    table = at_team(f"dice {key}", "search armor | none", "discards -")
    table.do("red", "search T blue")
    assert "armor" in table.hand("red")
    assert len(table.hand("blue")) == 5


@rule("SEARCH-5", "SEARCH-6")
def test_the_second_card_may_come_from_the_deck_remade() -> None:
    table = at_team("search gas | none", "discards boost")
    table.do("red", "search T blue")
    drawn = [*table.state.hands[0], *table.state.hands[1]]
    assert (drawn.count(GAS), drawn.count(BOOST)) == (5, 1)


@rule("SEARCH-5", "SEARCH-6")
def test_no_team_search_begins_without_a_card_to_find() -> None:
    table = at_team("search - | none", "discards -")
    assert table.refuses("red", "search T blue") == "SEARCH-6"


@rule("SEARCH-5")
def test_the_searches_of_a_fully_described_position_are_counted_by_hand() -> None:
    """The Trooper in team-1 finds blue (twice there) and green: alone, or with one of two: 3
    the Android in team-2 finds yellow; red attacked there, so it searches alone:          1
    White is in neither room.
    """
    table = at(
        "map 0,0 reactor; -1,0 team-1; 0,-1 team-2",
        "red T4@team-1 A4@team-2",
        "blue T4@team-1 A4@team-1",
        "green T4@reactor A4@team-1",
        "yellow T4@team-2 A4@reactor",
        "turn red attacked team-2",
    )
    searches = ["search T -", "search T blue", "search T green", "search A -"]
    assert table.options("red", "search") == searches
