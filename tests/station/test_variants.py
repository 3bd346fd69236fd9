"""Variants: VARIANT-1 to VARIANT-4."""

import pytest

from tests.table import Table, at, begin, heard, named, rule, ruling, seat

NORTH = "map 0,0 reactor; 0,1 storage-2 180; 1,0 run-2"


@rule("VARIANT-1")
def test_easier_for_humans_is_two_infection_cards_and_a_minimum_of_four() -> None:
    table = begin(seats=4, variants=[1])
    for color in ("red", "blue", "green", "yellow"):
        assert table.hand(color).count(f"infect:{color}") == 2
        assert len(table.hand(color)) == 4
    assert table.state.rulings.minimum_hand == 4


@rule("VARIANT-1")
@ruling("infection_cards")
def test_five_players_begin_with_twenty_cards_instead_of_twenty_five() -> None:
    """Two dealt cards and the infection cards, five times."""
    for each, in_hands in ((2, 5 * 4), (3, 5 * 5)):
        table = begin("key", seats=5, infection_cards=each, minimum_hand=4)
        assert sum(len(hand) for hand in table.state.hands) == in_hands


@rule("VARIANT-1")
@ruling("minimum_hand")
def test_a_fifth_card_may_be_laid_down_if_four_are_enough() -> None:
    hand = "red hand own keycard gas"
    assert at("station en minimum_hand=5", hand).refuses("red", "lay-down keycard") == "ITEM-1"
    table = at("station en minimum_hand=4", hand)
    table.do("red", "lay-down keycard")
    assert len(table.hand("red")) == 4


BEGINNER = "station en variants=2"
SPENT_HOST = "red hand host gas armor ammo boost"
DODGED = "blue T4@storage-2 hand own infect:red*3 gas armor"
"""Red, the Host, has given all three own cards to blue, who dodged them all."""


def met(*lines: str) -> Table:
    table = at(*lines, NORTH)
    table.do("red", "move T n", "trade blue")
    return table


@rule("VARIANT-2")
@ruling("host_card_infects")
def test_a_host_out_of_infection_cards_may_give_the_host_card() -> None:
    assert "give host" in met(BEGINNER, SPENT_HOST, DODGED).options("red")
    usual = met("station en host_card_infects=no", SPENT_HOST, DODGED)
    assert usual.refuses("red", "give host") == "TRADE-3"


@rule("VARIANT-2")
@pytest.mark.parametrize(
    "lines",
    [
        ("red hand host infect:red gas armor ammo", "blue T4@storage-2 hand own infect:red*2 gas"),
        (SPENT_HOST, DODGED, "green infected by red"),
    ],
    ids=["an infection card is left", "somebody is infected"],
)
def test_no_other_host_gives_the_host_card(lines: tuple[str, ...]) -> None:
    assert met(BEGINNER, *lines).refuses("red", "give host") == "TRADE-3"


@rule("VARIANT-2")
def test_who_receives_the_host_card_is_infected_and_the_new_host() -> None:
    table = met(BEGINNER, SPENT_HOST, DODGED)
    table.do("red", "give host")
    events = table.do("blue", "give armor")
    assert [(i.seat, i.by) for i in table.state.infections][-1] == (seat("blue"), seat("red"))
    assert table.state.host == seat("blue")
    assert table.state.is_infected(seat("red"))
    told = [who for who in ("red", "blue", "green") if named(heard(events, who), "HostCardPassed")]
    assert told == ["blue"]


@rule("VARIANT-2")
def test_an_infection_card_makes_no_new_host() -> None:
    table = met(BEGINNER, "red host", "blue T4@storage-2 hand own gas armor")
    table.do("red", "give infect:red")
    table.do("blue", "give armor")
    assert table.state.is_infected(seat("blue"))
    assert table.state.host == seat("red")


@rule("VARIANT-2")
def test_a_gas_can_dodges_the_host_card() -> None:
    table = met(BEGINNER, SPENT_HOST, DODGED)
    table.do("red", "give host")
    table.do("blue", "give gas")
    assert "host" in table.hand("blue")
    assert not table.state.is_infected(seat("blue"))
    assert table.state.host == seat("red")


@rule("VARIANT-2")
def test_a_dodged_host_card_cannot_be_given_on() -> None:
    blue = "blue T4@storage-2 hand own infect:red*3 host"
    table = met(BEGINNER, "red host hand gas*2 armor ammo boost", blue)
    assert table.refuses("blue", "give host") == "TRADE-3"


@rule("VARIANT-2")
def test_a_servant_who_holds_the_dodged_card_is_not_the_host() -> None:
    blue = "blue T4@storage-2 hand host gas armor ammo boost infected by red"
    hands = ("red host hand own gas armor", "green hand own infect:blue*3")
    assert met(BEGINNER, *hands, blue).refuses("blue", "give host") == "TRADE-3"


@rule("VARIANT-2")
def test_an_infected_receiver_becomes_the_host_without_another_infection() -> None:
    """Green was Host before red, and has infected both."""
    infections = "infections green/-/1 red/green/2 blue/green/3 host=red"
    table = met(BEGINNER, SPENT_HOST, DODGED, infections)
    table.do("red", "give host")
    table.do("blue", "give armor")
    assert table.state.host == seat("blue")
    assert len(table.state.infections) == 3


@rule("VARIANT-3")
def test_harder_for_humans_is_four_gas_cans() -> None:
    lines = ("station en variants=3", "map 0,0 reactor; 0,1 hive")
    assert at(*lines, "red T4@hive hand own gas*3").refuses("red", "burn T") == "WIN-1"
    table = at(*lines, "red T4@hive hand own gas*5")
    table.do("red", "burn T")
    assert table.ended == "burned"
    assert table.hand("red").count("gas") == 1


SERVANTS = "station en variants=4 round_limit=1"
LAST_ROUND = "round 1 marker green due"


def winners(table: Table) -> list[str]:
    """End turns until the round limit: the infected win, as far as they may."""
    while table.ended is None:
        table.do(table.owed()[0], "end-turn")
    return table.winners


@rule("VARIANT-4")
@ruling("master_and_servant")
def test_a_servant_without_proof_has_no_share() -> None:
    lines = (NORTH, "green host", "red infected by green", LAST_ROUND)
    assert winners(at(SERVANTS, *lines)) == ["green"]
    assert winners(at("station en round_limit=1 master_and_servant=no", *lines)) == ["red", "green"]


@rule("VARIANT-4")
def test_the_host_needs_no_proof() -> None:
    assert winners(at(SERVANTS, NORTH, "green host", LAST_ROUND)) == ["green"]


@rule("VARIANT-4")
def test_a_servant_who_has_infected_a_human_has_a_share() -> None:
    sick = ("green host", "red infected by green", "blue infected by red")
    assert winners(at(SERVANTS, NORTH, *sick, LAST_ROUND)) == ["red", "green"]


KILLERS = "table ammo knife hand own grenade gas armor"
VICTIM = "blue T0 A1@run-2"


@rule("VARIANT-4")
@pytest.mark.parametrize(
    ("red", "action"),
    [
        ("red A4@run-2", "fire blue.A"),
        ("red T4@run-2", "stab T blue.A"),
        ("red T4@reactor", "grenade T e"),
    ],
)
def test_a_servant_proves_itself_by_killing_a_human(red: str, action: str) -> None:
    lines = (SERVANTS, NORTH, "green host", f"{red} {KILLERS} infected by green", LAST_ROUND)
    table = at(*lines, VICTIM, "rolls 4")
    table.do("red", action)
    assert winners(table) == ["red", "green"]


@rule("VARIANT-4")
@pytest.mark.parametrize(
    "victim",
    ["blue T4@reactor A1@run-2", "blue T0 A1@run-2 infected by green"],
    ids=["another character lives", "no human"],
)
def test_other_kills_prove_nothing(victim: str) -> None:
    red = f"red A4@run-2 {KILLERS} infected by green"
    table = at(SERVANTS, NORTH, "green host", red, victim, LAST_ROUND)
    table.do("red", "fire blue.A")
    assert winners(table) == ["green"]


@rule("VARIANT-4")
def test_the_deed_of_another_or_of_parasites_proves_nothing() -> None:
    sick = ("green host", "red infected by green", "white infected by green")
    shot = at(SERVANTS, NORTH, *sick, f"red A4@run-2 {KILLERS}", VICTIM, LAST_ROUND)
    shot.do("red", "fire blue.A")
    assert winners(shot) == ["red", "green"]
    eaten = at(
        "station en variants=4 round_limit=2",
        *sick,
        "blue T0 A1",
        "parasites reactor gray",
        LAST_ROUND,
    )
    assert winners(eaten) == ["green"]


@rule("VARIANT-4")
def test_a_kill_before_the_infection_proves_nothing() -> None:
    green = "green T4@storage-2 host"
    table = at(SERVANTS, NORTH, f"red A4@run-2 {KILLERS}", VICTIM, green, LAST_ROUND)
    table.do("red", "fire blue.A", "move T n", "trade green", "give armor")
    table.do("green", "give infect:green")
    assert table.state.is_infected(seat("red"))
    assert winners(table) == ["green"]


@rule("VARIANT-4")
def test_proven_servants_win_without_the_host() -> None:
    sick = ("green T0 A0 host", "red infected by green", "blue infected by red")
    assert winners(at(SERVANTS, NORTH, *sick, "round 1 marker yellow due")) == ["red"]


@rule("VARIANT-4")
def test_the_last_one_infected_is_shut_out_proof_or_not() -> None:
    """All are infected at the scan: blue is proven, but the last one; yellow has no proof."""
    lines = ("infections green/-/1 red/green/1 yellow/red/1 blue/green/1 host=green proven=blue",)
    table = at("station en seats=4 variants=4 round_limit=1", NORTH, *lines, LAST_ROUND)
    assert winners(table) == ["red", "green"]


@rule("VARIANT-4")
def test_humans_need_no_proof() -> None:
    table = at(SERVANTS, "map 0,0 reactor; 0,1 hive", "red T4@hive hand own gas*3", "green host")
    table.do("red", "burn T")
    assert table.winners == ["red", "blue", "yellow", "white"]


@rule("VARIANT-4")
def test_eight_tables_of_three_servants_share_twenty_times() -> None:
    """The Host wins at each of the 8 tables, and each servant at the 4 where it is proven."""
    total = 0
    servants = ("red", "blue", "yellow")
    sick = " ".join(["green/-/1", *(f"{servant}/green/1" for servant in servants)])
    for chosen in range(8):
        proven = [servant for bit, servant in enumerate(servants) if chosen >> bit & 1]
        words = f" proven={'+'.join(proven)}" if proven else ""
        table = at(SERVANTS, NORTH, f"infections {sick} host=green{words}", LAST_ROUND)
        total += len(winners(table))
    assert total == 8 + 3 * 4
