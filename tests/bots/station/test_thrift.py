"""Nothing is done twice for nothing, and nothing spent that will be wanted."""

from itertools import pairwise

import pytest

from panicroom.kernel.named import SEATS
from panicroom.station.cards import ARMOR, infection_of
from panicroom.station.rules.ending import HeatScanHeld
from panicroom.station.rules.search import HostDrawn
from panicroom.station.rules.trading import CardsTraded
from tests.bots.station.sitting import UNSEEN, Sitting

RED, BLUE, GREEN, YELLOW, WHITE = SEATS[:5]
every_level = pytest.mark.parametrize("level", ["easy", "normal", "hard"])

STATION = "map 0,1 storage-2 180 red; 1,0 run-2 red; -1,0 team-2 red; 1,1 terminal red used"
WITH_HIVE = STATION + "; 0,-1 hive 180"
INFECTS_BLUE = CardsTraded(RED, BLUE, infection_of(RED), ARMOR)


@every_level
def test_one_ammo_card_on_the_table_is_enough(level: str) -> None:
    lines = (STATION, "red T4@run-2 hand own ammo*4", "turn red ap 0")
    assert Sitting(level, "red", *lines).play().count("lay-down ammo") == 1


def at_the_terminal(level: str) -> Sitting:
    red = "red T4@terminal A4@reactor hand own gas armor"
    nothing = ("search - | none", "discards -")
    return Sitting(level, "red", WITH_HIVE, red, *nothing, "round 6", "turn red ap 2")


@every_level
def test_a_scan_is_not_repeated_while_its_answer_cannot_have_changed(level: str) -> None:
    sitting = at_the_terminal(level).hears(HeatScanHeld(2, 5))
    assert not [action for action in sitting.play() if action.endswith("scan")]


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_after_a_trade_a_scan_may_tell_something_new(level: str) -> None:
    met = CardsTraded(GREEN, BLUE, UNSEEN, UNSEEN)
    sitting = at_the_terminal(level).hears(HeatScanHeld(2, 5), met)
    assert "terminal T scan" in sitting.play()


@every_level
def test_an_infected_does_not_repeat_a_scan_that_showed_a_human(level: str) -> None:
    host = "red T4@terminal A4@reactor hand infect:red*3 host gas"
    sitting = Sitting(level, "red", STATION, host, "round 6", "turn red ap 4")
    sitting.hears(HostDrawn(RED), HeatScanHeld(4, 5))
    assert not [action for action in sitting.play() if action.endswith("scan")]


@every_level
def test_an_infected_does_not_scan_the_body_of_its_own_victim(level: str) -> None:
    lines = (
        STATION,
        "red T4@storage-2 A4@storage-2 hand own host gas scanner armor",
        "blue T4@storage-2",
        "round 5",
        "turn red ap 2",
    )
    sitting = Sitting(level, "red", *lines).hears(HostDrawn(RED), INFECTS_BLUE)
    assert not [action for action in sitting.play() if action.startswith("scan-body")]


@every_level
def test_nobody_dashes_to_a_room_and_back_with_nothing_done(level: str) -> None:
    lines = (
        STATION,
        "red T4@reactor A4@reactor hand own gas armor",
        "search armor",
        "round 3",
        "turn red ap 4",
    )
    done = Sitting(level, "red", *lines).play()
    back = {"n": "s", "s": "n", "e": "w", "w": "e"}
    moves = [action.split() for action in done]
    for before, after in pairwise(moves):
        if before[0] == after[0] == "move" and before[1] == after[1]:
            assert after[2] != back[before[2]]
