"""Death: the character leaves the map, and its player goes with the second one."""

import pytest

from panicroom.kernel.audience import HIDDEN
from panicroom.station.cards import GAS, SEARCH_DECK, Card
from panicroom.station.state import State
from tests.table import Table, at, heard, named, rule, seat

HALL = "map 0,0 reactor; 1,0 run-2"
DYING = "blue T1 A0"
PHASE = ("round 1 marker red due", "turn white")


def shoot_blue(*lines: str) -> Table:
    """Red shoots blue's Trooper, the last character blue has."""
    table = at("red table ammo", *lines)
    table.do("red", "fire blue.T")
    return table


@rule("DEATH-1")
def test_a_character_without_health_is_dead_and_leaves_the_map() -> None:
    table = at("red table ammo", "blue T1")
    events = table.do("red", "fire blue.T")
    assert table.health("blue.T") == 0
    assert table.room("blue.T") == "-"
    assert len(named(events, "CharacterDied")) == 1
    assert named(events, "PlayerEliminated") == []


@rule("DEATH-1")
def test_a_character_with_health_left_stays_where_it_is() -> None:
    table = at("red table ammo", "blue T2")
    assert named(table.do("red", "fire blue.T"), "CharacterDied") == []
    assert table.room("blue.T") == "reactor"


@rule("DEATH-1")
def test_more_wounds_than_health_are_as_good_as_enough() -> None:
    table = at("blue T1", "owed wounds parasites - blue.T:3 -")
    assert table.health("blue.T") == 0


@rule("DEATH-1")
def test_the_dead_take_no_action_and_are_wounded_no_more() -> None:
    table = at(HALL, "red T0 hand own grenade gas*2", "blue T0", "parasites reactor gray", *PHASE)
    events = table.do("white", "end-turn")
    assert table.refuses("red", "move T e") == "DEATH-1"
    assert all(event.character not in (0, 2) for event in named(events, "CharacterWounded"))  # type: ignore[attr-defined]


@rule("DEATH-1")
def test_cards_belong_to_the_player_and_serve_the_other_character() -> None:
    table = at(
        HALL,
        "red hand own gas grenade scope table ammo knife",
        "blue T1 A4 hand own gas*3 table knife keycard ammo/2",
    )
    table.do("red", "fire blue.T")
    table.do("blue", "take-wounds")
    assert table.hand("blue").count("gas") == 3
    table.do("red", "end-turn")
    assert table.state.turn.ap == 2
    table.do("blue", "stab A red.T", "fire red.T")
    assert table.state.bullets[1] == [1]


@rule("DEATH-2")
def test_a_player_is_eliminated_with_the_second_character_alone() -> None:
    table = shoot_blue(DYING)
    assert not table.state.is_alive(seat("blue"))
    table.do("red", "end-turn")
    assert table.owed() == ["green"]


@rule("DEATH-2")
def test_the_elimination_is_told_to_everybody() -> None:
    table = at("red table ammo", DYING)
    events = heard(table.do("red", "fire blue.T"), None)
    assert [event.seat for event in named(events, "PlayerEliminated")] == [1]  # type: ignore[attr-defined]


@rule("DEATH-2")
def test_both_characters_killed_by_one_blast_eliminate_their_player() -> None:
    table = at("blue T1 A1", "owed wounds grenade red blue.T:1+blue.A:1 -")
    assert table.room("blue.T") == table.room("blue.A") == "-"
    assert not table.state.is_alive(seat("blue"))
    assert table.owed() == ["red"]


@rule("DEATH-2")
def test_the_eliminated_have_lost_even_if_their_side_wins() -> None:
    table = at("map 0,0 reactor; 0,1 hive", "red T4@hive hand own gas*3 table ammo", DYING)
    table.do("red", "fire blue.T", "burn T")
    assert table.winners == ["red", "green", "yellow", "white"]


@rule("DEATH-2")
def test_hand_and_table_of_the_eliminated_stay_unseen_and_unused() -> None:
    lines = (f"{DYING} hand own gas*2 armor table keycard ammo", "search - | none")
    table = shoot_blue(HALL, *lines, "round 1 marker green")
    events = table.do("blue", "take-wounds")
    told = [type(event).__name__ for event in heard(events, "red")]
    assert told == ["WoundsTaken", "CharacterWounded", "CharacterDied", "PlayerEliminated"]
    assert table.view("red").players[1].hand is HIDDEN
    assert table.state.discards == []
    assert table.state.search == []


@rule("DEATH-2")
def test_cards_of_the_eliminated_never_come_back() -> None:
    """The deck is remade from the discards alone."""
    lines = (HALL, "red T4@run-2 hand own gas*2", f"{DYING} hand own grenade boost")
    table = shoot_blue(*lines, "search - | none", "discards gas*2")
    table.do("red", "search T -", "search T -")
    assert table.hand("red").count("gas") == 4
    assert table.refuses("red", "search T -") == "SEARCH-6"


@rule("DEATH-2")
def test_the_eliminated_are_met_by_nobody() -> None:
    table = at(HALL, "red hand own scanner gas*2 table ammo", "blue T1@run-2 A0")
    table.do("red", "move A e", "fire blue.T")
    assert "end-turn" in table.options("red")
    assert table.refuses("red", "scan-body A blue") == "ITEM-5"


@rule("DEATH-2", "ROUND-2")
@pytest.mark.parametrize("due", [False, True])
def test_the_marker_of_the_eliminated_passes_on_as_it_is(due: bool) -> None:
    table = shoot_blue(DYING, f"round 1 marker blue{' due' if due else ''}")
    assert table.state.marker == seat("green")
    assert table.state.marker_due is due


@rule("DEATH-2", "ROUND-2")
def test_the_marker_skips_those_who_are_eliminated_already() -> None:
    table = shoot_blue(DYING, "green T0 A0", "round 1 marker blue due")
    assert table.state.marker == seat("yellow")


@rule("DEATH-2", "TURN-3", "ROUND-2")
def test_a_turn_ends_when_both_characters_of_its_player_are_dead() -> None:
    table = at("red T1 A0", "round 1 marker red", "turn red marked", "owed wounds shot - red.T:1 -")
    assert table.owed() == ["blue"]
    assert table.state.turn.seat == table.state.marker == seat("blue")
    assert not table.state.marker_due


@rule("DEATH-1", "GRENADE-1")
def test_the_own_grenade_kills_the_other_character_and_the_turn_goes_on() -> None:
    """The thrower stands in another room, so that nobody is eliminated by the own grenade."""
    table = at(HALL, "red T1@run-2 A1 hand own grenade gas*2")
    table.do("red", "grenade A e")
    assert table.room("red.T") == "-"
    assert table.owed() == ["red"]
    assert table.state.turn.ap == 3


@rule("DEATH-2", "ROUND-2")
def test_the_death_of_the_holder_in_the_phase_leaves_the_turn_to_the_next() -> None:
    table = at("red T1 A1", "parasites reactor gray", *PHASE)
    table.do("white", "end-turn")
    assert table.state.turn.seat == seat("blue")
    assert table.state.marker == seat("green")


@rule("DEATH-2", "TURN-3")
def test_who_dies_in_the_phase_after_the_own_turn_has_no_turn_left_to_end() -> None:
    table = at("white T1 A1", "parasites reactor gray", *PHASE)
    events = table.do("white", "end-turn")
    assert len(named(events, "ParasitePhaseBegan")) == len(named(events, "TurnEnded")) == 1
    assert table.state.turn.seat == seat("red")
    assert table.state.marker == seat("blue")


def cards_in_play(state: State) -> int:
    piles: list[list[Card] | list[int]] = [state.search, state.discards]
    for living in state.living():
        piles += [state.hands[living], state.tables[living], state.bullets[living]]
    return sum(map(len, piles))


@rule("DEATH-2")
def test_the_cards_left_in_the_game_are_counted_by_hand() -> None:
    """46 search cards and 3 infection cards for each of 5 players: 61.

    Blue holds 3 infection cards and 4 others, and has a knife, a keycard and an Ammo card on
    the table: 10 leave the game. The bullet that killed blue was red's last: its Ammo card is
    discarded, and stays in the game. 61 - 10 = 51.
    """
    table = at("red table ammo/1", f"{DYING} hand own gas*2 armor boost table knife keycard ammo/3")
    assert cards_in_play(table.state) == len(SEARCH_DECK) + 15 == 61
    table.do("red", "fire blue.T")
    table.do("blue", "take-wounds")
    assert cards_in_play(table.state) == 51
    assert GAS not in table.state.discards
