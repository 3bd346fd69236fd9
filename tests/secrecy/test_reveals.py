"""The list of reveals is as short as can be: each has its rule, and without it the law breaks."""

import pytest

from panicroom.kernel.audience import Event
from panicroom.station.reveals import REVEALS
from panicroom.station.rules.ending import GameEnded, HeatScanHeld
from panicroom.station.rules.explore import RoomUnderHiveShown
from panicroom.station.rules.items import HandShown
from panicroom.station.rules.laying import NextRoomShown
from panicroom.station.rules.parasites import DieRolled
from panicroom.station.rules.search import AlertDrawn, CardDrawn
from panicroom.station.rules.trading import CardsTraded
from tests.laws.station import POSITIONS, STATION_SUBJECT
from tests.secrecy.law import check_worlds
from tests.table import at

TWO_ROOMS = "map 0,0 reactor; 1,0 storage-2"
SEARCHING = (TWO_ROOMS, "blue T4@storage-2 A0", "turn blue")

SHOWN: dict[type[Event], tuple[int | None, tuple[str, ...]]] = {
    AlertDrawn: (None, (*SEARCHING, "search alert gas armor ammo gas | rest")),
    CardDrawn: (1, (*SEARCHING, "search gas knife armor ammo keycard | rest")),
    CardsTraded: (0, (TWO_ROOMS, "turn red ap 0", "owed trade red blue storage-2 - -")),
    DieRolled: (None, ("map 0,0 reactor; 1,0 parasite-4 180", "red A0", "turn red ap 1")),
    GameEnded: (
        None,
        (
            "station en seats=4",
            TWO_ROOMS,
            "red T4@storage-2 A4@storage-2 hand infect:red*2 host gas gas table ammo",
            "blue T1@storage-2 A0 hand own gas infect:red",
            "green T0 A0",
            "yellow T0 A0",
            "turn red ap 1",
        ),
    ),
    HandShown: (0, ("red T0 hand own scanner gas gas", "turn red ap 1")),
    HeatScanHeld: (
        None,
        (
            "map 0,0 reactor; 0,-1 terminal 180",
            "red T0 A4@terminal hand host gas*4",
            "blue hand own gas infect:red",
            "green hand own gas infect:red",
            "yellow hand own gas infect:red",
            "turn red ap 1",
        ),
    ),
    NextRoomShown: (None, ("turn red ap 1",)),
    RoomUnderHiveShown: (None, tuple((POSITIONS / "blocked.txt").read_text().splitlines())),
}


@pytest.mark.parametrize("event", REVEALS, ids=lambda event: event.__name__)
def test_each_reveal_has_its_rule_and_is_needed(event: type[Event]) -> None:
    assert REVEALS[event] in STATION_SUBJECT.rules
    viewer, lines = SHOWN[event]
    state = at(*lines).state
    check_worlds(STATION_SUBJECT, state, viewer)
    fewer = {shown: rule for shown, rule in REVEALS.items() if shown is not event}
    with pytest.raises(AssertionError, match=rf"told .*{event.__name__}"):
        check_worlds(STATION_SUBJECT._replace(reveals=fewer), state, viewer)
