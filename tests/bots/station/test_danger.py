"""Parasites: who has nothing better to do gets out of their way."""

import pytest

from panicroom.kernel.named import SEATS
from panicroom.station.rules.search import HostDrawn
from tests.bots.station.sitting import Sitting

RED, BLUE, GREEN, YELLOW, WHITE = SEATS[:5]
every_level = pytest.mark.parametrize("level", ["easy", "normal", "hard"])
reckoning = pytest.mark.parametrize("level", ["normal", "hard"])

STATION = "map 0,1 storage-2 180 red; 1,0 run-2 red; -1,0 team-2 red"
BEFORE_THE_PHASE = ("round 3 marker blue due", "turn red ap 4")


NOTHING_TO_DO = (STATION + "; 0,-1 hive 180", "search - | none", "discards -")


@every_level
@pytest.mark.parametrize("health", [1, 2, 3, 4])
def test_nobody_idles_among_parasites_before_the_phase(level: str, health: int) -> None:
    """A gray and a black one are with the Android, and the Reactor is one step away."""
    red = f"red T4@reactor A{health}@team-2 hand own armor gas"
    lines = (*NOTHING_TO_DO, red, "parasites team-2 gray black", *BEFORE_THE_PHASE)
    sitting = Sitting(level, "red", *lines)
    sitting.play()
    assert sitting.table.room("red.A") != "team-2"


@every_level
def test_even_late_in_the_game_nobody_waits_to_be_eaten(level: str) -> None:
    red = "red T4@reactor A2@team-2 hand own armor gas"
    due = ("round 22 marker blue due", "turn red ap 3")
    sitting = Sitting(level, "red", *NOTHING_TO_DO, red, "parasites team-2 gray black", *due)
    sitting.play()
    assert sitting.table.room("red.A") != "team-2"


@reckoning
def test_an_infected_gets_out_of_danger_too(level: str) -> None:
    lines = (STATION, "red T4@reactor A2@team-2 hand own host gas", "parasites team-2 gray black")
    sitting = Sitting(level, "red", *lines, "search armor", *BEFORE_THE_PHASE)
    sitting.hears(HostDrawn(RED)).play()
    assert sitting.table.room("red.A") != "team-2"


@reckoning
def test_to_flee_it_does_not_run_into_more_of_them(level: str) -> None:
    lines = (
        STATION,
        "red T4@reactor A2@reactor hand own armor gas",
        "parasites team-2 gray black; storage-2 gray gray; run-2 gray gray",
        "search armor",
        *BEFORE_THE_PHASE,
    )
    sitting = Sitting(level, "red", *lines)
    sitting.play()
    there = {sitting.table.room("red.T"), sitting.table.room("red.A")}
    assert not there & {"team-2", "storage-2"}


@reckoning
def test_with_the_last_ap_it_does_not_enter_a_room_with_parasites(level: str) -> None:
    """However fresh the room: the phase comes before the search."""
    lines = (
        "map 0,1 storage-2 180; 1,0 run-2 red; -1,0 team-2 red",
        "red T2@reactor A2@reactor hand own armor gas",
        "parasites storage-2 gray black",
        "round 3 marker blue due",
        "turn red ap 1",
    )
    sitting = Sitting(level, "red", *lines)
    sitting.play()
    assert "storage-2" not in (sitting.table.room("red.T"), sitting.table.room("red.A"))
