"""Search: which rooms, which cards, and what an Alert does on the way."""

import pytest

from panicroom.kernel.audience import HIDDEN, Event
from panicroom.station.cards import ALERT, GAS
from panicroom.station.map import START
from panicroom.station.rooms import CARD_OF, EXPLORATION, REACTOR, ROOM_NAMES
from tests.table import Table, at, heard, named, rule

RUN = ("map 0,0 reactor; 1,0 run-2", "red T4@run-2 hand own gas*2")
RED_RUN = ("map 0,0 reactor; 1,0 run-2 red", "red T4@run-2 hand own gas*2")
STORAGE = ("map 0,0 reactor; 0,1 storage-2 180", "red T4@storage-2 hand own gas*2")
NO_SUPPLY = "parasites reactor gray*3 black*2; {} gray*2 black*3"  # one of them has to move
NOTHING_TO_SEARCH = {"reactor", "hive", "empty-1", "empty-2"}


def in_the_room(room: int, side: str = "") -> Table:
    """Red's Trooper in that room, its card laid next to the Reactor."""
    card = CARD_OF[room]
    if card == REACTOR:
        return at()
    (east, north), quarter = START.fits(card).places[0]
    laid = f"{east},{north} {EXPLORATION[card].name} {90 * quarter}"
    turned = "" if ROOM_NAMES[room] in NOTHING_TO_SEARCH else side
    return at(f"map {laid} {turned}", f"red T4@{ROOM_NAMES[room]}")


def names(events: list[Event]) -> list[str]:
    return [type(event).__name__ for event in events]


@rule("SEARCH-1")
@pytest.mark.parametrize("side", ["", "red"])
def test_the_rooms_that_can_be_searched_are_counted_by_hand(side: str) -> None:
    """20 cards, two of them with two rooms, are 22 rooms. Without an icon are the Reactor, the
    Hive and two empty rooms; 18 rooms can be searched, on the black side and on the red.
    """
    searched = {
        name
        for room, name in enumerate(ROOM_NAMES)
        if in_the_room(room, side).options("red", "search")
    }
    assert searched == set(ROOM_NAMES) - NOTHING_TO_SEARCH
    assert len(searched) == 18


@rule("SEARCH-1")
def test_an_empty_room_is_not_searched() -> None:
    for name in NOTHING_TO_SEARCH:
        table = in_the_room(ROOM_NAMES.index(name))
        assert table.refuses("red", "search T -") == "SEARCH-1"


@rule("SEARCH-1", "SEARCH-2")
@pytest.mark.parametrize("half", ["upper", "lower"])
def test_a_two_room_card_is_searched_from_either_room_and_turned_as_one(half: str) -> None:
    table = at("map 0,0 reactor; 0,1 vault", f"red T4@vault.{half}", "search gas ammo | none")
    table.do("red", "search T -")
    assert table.state.red == {CARD_OF[ROOM_NAMES.index("vault.lower")]}
    table.do("red", "search T -")
    assert len(table.state.parasites) == 1


@rule("SEARCH-2", "SEARCH-3")
def test_on_the_black_side_a_card_is_drawn_and_the_side_turned_to_red() -> None:
    table = at(*RUN, "search armor gas | none")
    assert names(table.do("red", "search T -")) == ["RoomSearched", "CardDrawn", "CardTurnedRed"]
    assert table.hand("red").count("armor") == 1
    assert len(table.hand("red")) == 6
    assert table.state.turn.ap == 3


@rule("SEARCH-2", "SEARCH-3")
def test_on_the_red_side_a_parasite_appears_before_the_card_is_drawn() -> None:
    table = at(*RED_RUN, "search armor gas | none")
    told = names(table.do("red", "search T -"))
    assert told == ["RoomSearched", "DieRolled", "ParasiteAppeared", "CardDrawn"]
    assert len(table.hand("red")) == 6


@rule("SEARCH-2")
def test_a_card_stays_red_for_ever_and_each_search_of_it_brings_a_parasite() -> None:
    table = at(*RUN, "search armor gas ammo | none")
    for parasites in (0, 1, 2):
        table.do("red", "search T -")
        assert len(table.state.parasites) == parasites
    assert table.state.red == {ROOM_NAMES.index("run-2")}


@rule("SEARCH-2")
def test_no_card_is_drawn_before_the_parasite_of_the_red_side_has_its_place() -> None:
    table = at(*RED_RUN, NO_SUPPLY.format("run-2"), "search armor | none")
    table.do("red", "search T -")
    assert len(table.hand("red")) == 5
    table.do("red", table.options("red", "move-parasite")[0])
    assert len(table.hand("red")) == 6


@rule("SEARCH-3")
def test_a_black_storage_room_gives_three_cards_and_a_red_one_only_one() -> None:
    table = at(*STORAGE, "search armor gas ammo boost knife | none")
    told = names(table.do("red", "search T -"))
    assert told == ["RoomSearched", "CardDrawn", "CardDrawn", "CardDrawn", "CardTurnedRed"]
    assert {"armor", "ammo"} < set(table.hand("red"))
    assert len(table.hand("red")) == 8
    table.do("red", "search T -")
    assert len(table.hand("red")) == 9
    assert table.hand("red").count("boost") == 1


@rule("SEARCH-3", "SETUP-7")
def test_nobody_else_learns_what_was_drawn() -> None:
    table = at(*RUN, "search armor | none")
    events = named(table.do("red", "search T -"), "CardDrawn")
    assert [event.card for event in heard(events, "blue")] == [HIDDEN]  # type: ignore[attr-defined]
    assert heard(events, "red") == events


@rule("SEARCH-4")
def test_an_alert_is_shown_resolved_and_discarded_without_replacement() -> None:
    table = at(*RUN, "search alert gas | none")
    events = heard(table.do("red", "search T -"), None)
    told = ["RoomSearched", "AlertDrawn", "DieRolled", "ParasiteAppeared", "CardTurnedRed"]
    assert names(events) == told
    assert len(table.hand("red")) == 5
    assert len(table.state.parasites) == 1
    assert table.state.discards == [ALERT]
    assert table.state.search == [GAS]


@rule("SEARCH-4", "SEARCH-3")
def test_an_alert_among_three_cards_is_resolved_before_the_next() -> None:
    table = at(*STORAGE, "search armor alert ammo boost | none")
    told = names(table.do("red", "search T -"))
    assert told[1:6] == ["CardDrawn", "AlertDrawn", "DieRolled", "ParasiteAppeared", "CardDrawn"]
    assert len(table.hand("red")) == 7
    assert len(table.state.search) == 1


@rule("SEARCH-4")
def test_the_next_card_waits_until_the_alert_has_its_parasite() -> None:
    table = at(*STORAGE, NO_SUPPLY.format("storage-2"), "search alert armor ammo | none")
    table.do("red", "search T -")
    assert len(table.hand("red")) == 5
    table.do("red", table.options("red", "move-parasite")[0])
    assert len(table.hand("red")) == 7


@rule("SEARCH-6")
def test_an_empty_deck_is_remade_from_the_discards() -> None:
    table = at(*RUN, "search - | none", "discards armor*2 gas ammo")
    events = table.do("red", "search T -")
    assert names(events)[1:3] == ["SearchDeckRemade", "CardDrawn"]
    assert len(table.hand("red")) == 6
    assert table.state.discards == []
    assert len(table.state.search) == 3


@rule("SEARCH-6")
def test_the_remade_deck_is_shuffled() -> None:
    """From one pile of discards different dice give different decks."""
    piles = set()
    for key in "abcdef":
        table = at(f"dice {key}", *RUN, "search - | none", "discards armor*2 gas*2 ammo*2 boost")
        table.do("red", "search T -")
        piles.add(tuple(table.state.search))
    assert len(piles) > 1


@rule("SEARCH-6")
def test_a_deck_with_cards_is_not_remade() -> None:
    table = at(*RUN, "search armor | none", "discards gas")
    table.do("red", "search T -")
    assert "armor" in table.hand("red")
    assert table.state.discards == [GAS]


@rule("SEARCH-6", "SEARCH-3")
def test_the_deck_is_remade_in_the_middle_of_a_draw() -> None:
    table = at(*STORAGE, "search armor | none", "discards ammo*4")
    table.do("red", "search T -")
    assert table.hand("red").count("ammo") == 2
    assert len(table.state.search) == 2


@rule("SEARCH-6", "SEARCH-3")
def test_with_neither_deck_nor_discards_drawing_stops() -> None:
    table = at(*STORAGE, "search armor ammo | none", "discards -")
    told = names(table.do("red", "search T -"))
    assert told == ["RoomSearched", "CardDrawn", "CardDrawn", "CardTurnedRed"]
    assert len(table.hand("red")) == 7
    assert table.owed() == ["red"]


@rule("SEARCH-6")
def test_no_search_begins_without_a_card_to_find() -> None:
    table = at(*RUN, "search - | none", "discards -")
    assert table.options("red", "search") == []
    assert table.refuses("red", "search T -") == "SEARCH-6"


@rule("TURN-5", "DEATH-1")
def test_a_search_costs_an_action_point_and_needs_a_living_character() -> None:
    assert at(*RUN, "turn red ap 0").refuses("red", "search T -") == "TURN-5"
    assert at(RUN[0], "red T0 A4@run-2").refuses("red", "search T -") == "DEATH-1"
