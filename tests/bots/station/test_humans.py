"""How the bot plays a human, from positions."""

import pytest

from panicroom.kernel.named import SEATS
from panicroom.station.cards import GAS, infection_of
from panicroom.station.rooms import REACTOR
from panicroom.station.rules.ending import HeatScanHeld
from panicroom.station.rules.phase import ParasitePhaseBegan
from panicroom.station.rules.search import CardDrawn
from panicroom.station.rules.trading import CardsTraded
from tests.bots.station.sitting import UNSEEN, Sitting

RED, BLUE, GREEN, YELLOW, WHITE = SEATS[:5]
every_level = pytest.mark.parametrize("level", ["easy", "normal", "hard"])
reckoning = pytest.mark.parametrize("level", ["normal", "hard"])

STATION = "map 0,1 storage-2 180; 1,0 run-2; 0,-1 hive 180; -1,0 team-2"
"""The Reactor with a storage room in the north, a run room, the Hive in the south."""
FROM_RED = CardsTraded(RED, BLUE, infection_of(RED), GAS)
ALL_HUMAN = HeatScanHeld(0, 5)


@every_level
def test_with_the_gas_in_the_hive_it_burns(level: str) -> None:
    sitting = Sitting(level, "red", STATION, "red T4@hive hand own gas*3", "turn red ap 1")
    assert sitting.choice() == "burn T"


@every_level
def test_with_the_gas_and_a_free_way_it_goes_and_burns(level: str) -> None:
    sitting = Sitting(level, "red", STATION, "red T4@storage-2 hand own gas*3", "turn red ap 4")
    sitting.play()
    assert sitting.table.ended == "burned"


@every_level
def test_without_enough_gas_it_looks_for_more(level: str) -> None:
    sitting = Sitting(
        level, "red", STATION, "red T4@hive A4@storage-2 hand own gas*2", "turn red ap 1"
    )
    assert sitting.choice() == "search A -"


@every_level
def test_before_the_hive_is_found_it_explores_and_searches(level: str) -> None:
    sitting = Sitting(level, "red", "red T4@reactor hand own gas armor", "turn red ap 4")
    assert {done.split()[0] for done in sitting.play()} >= {"explore"}


@every_level
def test_after_an_infection_card_it_never_enters_that_room_without_gas(level: str) -> None:
    lines = (
        STATION,
        "red T4@storage-2 A4@storage-2",
        "blue T4@reactor A4@run-2 hand own ammo armor",
        "turn blue ap 4",
    )
    sitting = Sitting(level, "blue", *lines).hears(FROM_RED)
    assert sitting.memory.dossier.others[RED].infected
    sitting.play()
    assert sitting.table.room("blue.T") != "storage-2" != sitting.table.room("blue.A")


TRADE = ("turn red ap 1", "owed trade red blue storage-2 - -")


@every_level
def test_a_known_infected_is_given_gas(level: str) -> None:
    lines = (STATION, "red T4@storage-2", "blue T4@storage-2 hand own gas ammo armor", *TRADE)
    assert Sitting(level, "blue", *lines).hears(FROM_RED).choice() == "give gas"


@reckoning
def test_a_doubtful_partner_is_given_gas(level: str) -> None:
    """Red has traded with Green, who is known: by now Red may well be infected."""
    lines = (STATION, "red T4@storage-2", "blue T4@storage-2 hand own gas ammo armor", *TRADE)
    sitting = Sitting(level, "blue", *lines)
    from_green = CardsTraded(GREEN, BLUE, infection_of(GREEN), GAS)
    met = CardsTraded(GREEN, RED, UNSEEN, UNSEEN)
    sitting.hears(ParasitePhaseBegan(WHITE, 4), from_green, met, met)
    assert 0.5 < sitting.bot.suspicions(sitting.memory, sitting.table.view("blue"))[RED] < 1
    assert sitting.choice() == "give gas"


@every_level
def test_a_partner_who_is_human_for_certain_is_given_an_item(level: str) -> None:
    lines = (STATION, "red T4@storage-2", "blue T4@storage-2 hand own gas*3 ammo armor", *TRADE)
    choice = Sitting(level, "blue", *lines).hears(ALL_HUMAN).choice()
    assert choice in ("give ammo", "give armor")


@reckoning
def test_gas_is_handed_to_a_trusted_trooper_by_whoever_has_none(level: str) -> None:
    lines = (STATION, "red T4@storage-2", "blue T0 A4@storage-2 hand own gas ammo", *TRADE)
    assert Sitting(level, "blue", *lines).hears(ALL_HUMAN).choice() == "give gas"


def test_the_better_a_player_the_more_often_it_wards() -> None:
    """Red has drawn four cards, any of which may have been the Host."""
    lines = (STATION, "red T4@storage-2", "blue T4@storage-2 hand own gas scope armor", *TRADE)
    drawn = [CardDrawn(RED, UNSEEN)] * 3
    levels = ("easy", "normal", "hard")
    easy, normal, hard = (
        Sitting(level, "blue", *lines).hears(*drawn).share("give gas") for level in levels
    )
    assert easy < normal < hard < 0.9


@reckoning
def test_gas_is_not_handed_on_before_there_is_a_hive_to_burn(level: str) -> None:
    lines = ("map 0,1 storage-2 180", "red T4@storage-2", "blue T0 A4@storage-2 hand own gas ammo")
    assert Sitting(level, "blue", *lines, *TRADE).hears(ALL_HUMAN).choice() == "give ammo"


ARMED = (
    "map 0,1 storage-2 180 red; 1,0 run-2 red; -1,0 team-2 red",
    "red T4@storage-2 A4@storage-2",
    "blue T4@run-2 A4@storage-2 hand own gas armor table ammo/4",
    "turn blue ap 4",
)


@every_level
def test_it_does_not_shoot_without_cause(level: str) -> None:
    done = Sitting(level, "blue", *ARMED).play()
    assert not [action for action in done if action.startswith("fire red")]


@every_level
def test_it_shoots_an_infected_it_knows(level: str) -> None:
    done = Sitting(level, "blue", *ARMED).hears(FROM_RED).play()
    assert [action for action in done if action.startswith("fire red")]


@every_level
def test_it_attacks_a_known_infected_rather_than_trade(level: str) -> None:
    lines = (*ARMED, "owed encounter blue A storage-2")
    assert Sitting(level, "blue", *lines).hears(FROM_RED).choice().startswith("fire red")


@every_level
def test_of_two_it_trades_with_the_one_it_does_not_know_for_infected(level: str) -> None:
    lines = (
        STATION,
        "red T4@storage-2",
        "blue T4@storage-2 hand own gas*2 armor",
        "green T4@storage-2",
        "turn blue ap 2",
        "owed encounter blue T storage-2",
    )
    assert Sitting(level, "blue", *lines).hears(FROM_RED).choice() == "trade green"


@reckoning
def test_it_leaves_a_room_with_parasites_before_the_phase(level: str) -> None:
    lines = (
        "map 0,1 storage-2 180 red; 1,0 run-2 red; -1,0 team-2 red; 0,-1 hive 180",
        "red T2@team-2 A4@reactor hand own armor gas",
        "parasites team-2 gray gray",
        "search armor",
        "round 3 marker blue due",
        "turn red ap 1",
    )
    sitting = Sitting(level, "red", *lines)
    sitting.play()
    assert sitting.table.room("red.T") != "team-2"


@every_level
def test_the_wounded_use_the_sick_bay(level: str) -> None:
    lines = (
        "map 0,1 sick-bay",
        "red T1@sick-bay.upper A4@reactor hand own gas armor",
        "turn red ap 3",
    )
    done = Sitting(level, "red", *lines).play()
    assert done[0] == "sick-bay T"
    assert done.count("heal red.T") == 2


@every_level
def test_armor_is_worn_when_it_counts(level: str) -> None:
    lines = (
        STATION,
        "red T1@storage-2 hand own gas*2 armor",
        "blue T4@storage-2",
        "turn blue ap 2",
        "owed wounds shot blue red.T:1 -",
    )
    assert Sitting(level, "red", *lines).choice() == "armor red.T"


@every_level
def test_a_keycard_and_ammo_are_laid_down(level: str) -> None:
    lines = (STATION, "red T4@run-2 hand own gas*2 keycard ammo", "turn red ap 0")
    assert set(Sitting(level, "red", *lines).play()) >= {"lay-down ammo", "lay-down keycard"}


@reckoning
def test_rooms_that_are_searched_are_left_alone(level: str) -> None:
    lines = (
        "map 0,1 storage-2 180 red",
        "red T4@storage-2 A4@storage-2 hand own gas armor",
        "turn red ap 4",
    )
    done = Sitting(level, "red", *lines).play()
    assert not [action for action in done if action.startswith("search")]


@reckoning
def test_a_human_lays_a_room_so_that_the_station_goes_on(level: str) -> None:
    """team-4 has a security door at one end: that is not the end to go in by."""
    lines = ("red T4@reactor A4@reactor hand own gas armor", "explore team-4 | rest")
    sitting = Sitting(level, "red", *lines, "turn red ap 1")
    sitting.play()
    station = sitting.table.state.map
    laid = next(card for card in station.place_of if card != REACTOR)
    assert REACTOR in station.open_ways[laid]
