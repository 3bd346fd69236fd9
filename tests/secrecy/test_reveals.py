"""The list of reveals is as short as can be: each has its rule, and without it the law breaks."""

import pytest

from panicroom.kernel.audience import Event, Viewer
from panicroom.panik.rules.setup import HunterPlaced, ManorTurned
from panicroom.station.rules.ending import GameEnded, HeatScanHeld
from panicroom.station.rules.explore import RoomUnderHiveShown
from panicroom.station.rules.items import HandShown
from panicroom.station.rules.laying import NextRoomShown
from panicroom.station.rules.parasites import DieRolled
from panicroom.station.rules.search import AlertDrawn, CardDrawn
from panicroom.station.rules.trading import CardsTraded
from tests.laws.games import GAMES
from tests.laws.station import POSITIONS
from tests.laws.subject import Subject
from tests.secrecy.law import check_worlds

TWO_ROOMS = "map 0,0 reactor; 1,0 storage-2"
STATION_HEAD = "station en seats=5"
SEARCHING = (STATION_HEAD, TWO_ROOMS, "blue T4@storage-2 A0", "turn blue")

SHOWN: dict[type[Event], tuple[Viewer, tuple[str, ...]]] = {
    AlertDrawn: (None, (*SEARCHING, "search alert gas armor ammo gas | rest")),
    CardDrawn: (1, (*SEARCHING, "search gas knife armor ammo keycard | rest")),
    CardsTraded: (
        0,
        (
            STATION_HEAD,
            TWO_ROOMS,
            "red T4@storage-2",
            "blue T4@storage-2",
            "turn red ap 0",
            "owed trade red blue storage-2 - -",
        ),
    ),
    DieRolled: (
        None,
        (STATION_HEAD, "map 0,0 reactor; 1,0 parasite-4 180", "red A0", "turn red ap 1"),
    ),
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
    HandShown: (0, (STATION_HEAD, "red T0 hand own scanner gas gas", "turn red ap 1")),
    HeatScanHeld: (
        None,
        (
            STATION_HEAD,
            "map 0,0 reactor; 0,-1 terminal 180",
            "red T0 A4@terminal hand host gas*4",
            "blue hand own gas infect:red",
            "green hand own gas infect:red",
            "yellow hand own gas infect:red",
            "turn red ap 1",
        ),
    ),
    NextRoomShown: (None, (STATION_HEAD, "turn red ap 1")),
    RoomUnderHiveShown: (
        None,
        (STATION_HEAD, *(POSITIONS / "blocked.txt").read_text().splitlines()),
    ),
    HunterPlaced: (
        0,
        ("panik seats=2", "red ? up", "blue ? up", "owed posts -+blue.3"),
    ),
    ManorTurned: (0, ("panik seats=2", "turn red")),
}


REVEALS = [(subject, event) for subject in GAMES for event in subject.reveals]


@pytest.mark.parametrize(
    ("subject", "event"), REVEALS, ids=[event.__name__ for _, event in REVEALS]
)
def test_each_reveal_has_its_rule_and_is_needed(subject: Subject, event: type[Event]) -> None:
    assert subject.reveals[event] in subject.rules
    assert event in SHOWN, f"SHOWN lacks a viewer and a position before {event.__name__}"
    viewer, lines = SHOWN[event]
    state = subject.game.read("\n".join(lines))
    check_worlds(subject, state, viewer)
    fewer = {shown: rule for shown, rule in subject.reveals.items() if shown is not event}
    with pytest.raises(AssertionError, match=rf"told .*{event.__name__}"):
        check_worlds(subject._replace(reveals=fewer), state, viewer)
