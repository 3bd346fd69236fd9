"""The law notices what would be wrong with imagining: one fault at a time, in a few games."""

from collections.abc import Callable
from typing import Any

import pytest

from panicroom.panik.imagining import Imagination as PanikImagination
from panicroom.station.imagining import hearing
from panicroom.station.imagining.fitting import Fitting
from panicroom.station.imagining.hands import Known
from panicroom.station.imagining.imagination import Imagination
from panicroom.station.imagining.rooms_to_come import RoomsToCome
from panicroom.station.rules.death import PlayerEliminated
from panicroom.station.rules.ending import HeatScanHeld
from panicroom.station.rules.explore import RoomBuried
from panicroom.station.rules.items import HandShown
from panicroom.station.rules.trading import CardsTraded
from tests.imagining.law import Asked, check_game
from tests.laws.games import FAMILIES
from tests.laws.play import Broken

ASKED = Asked(turns=10, worlds=2)
GAMES = 12
Patch = pytest.MonkeyPatch


def deaf_to(kind: type) -> Callable[[Patch], None]:
    def fault(patch: Patch) -> None:
        hears = {event: hear for event, hear in hearing.HEARS.items() if event is not kind}
        patch.setattr(hearing, "HEARS", hears)

    return fault


def replaced(owner: Any, name: str, other: Any) -> Callable[[Patch], None]:
    return lambda patch: patch.setattr(owner, name, other)


FAULTS = {
    "deaf to trades": deaf_to(CardsTraded),
    "deaf to scans": deaf_to(HeatScanHeld),
    "deaf to a hand that is shown": deaf_to(HandShown),
    "deaf to deaths": deaf_to(PlayerEliminated),
    "deaf to a burial": deaf_to(RoomBuried),
    "takes any loyalty for its own": replaced(Imagination, "agrees", lambda self, world: True),
    "counts no infection card twice": replaced(
        Fitting, "abroad", lambda self, known: [0] * len(self.sizes)
    ),
    "forgets what it gave": replaced(Known, "cards", lambda self, seat: []),
    "has the top room lower": replaced(
        RoomsToCome, "order", lambda self, random: [*self.top, *self.free, *self.buried]
    ),
}


ELSEWHERE = {
    "deaf to scans": "station-en-0-late",
    "deaf to a burial": "station-en-0-blocked",
    "takes any loyalty for its own": "station-en-0-late",
}
"""Games in which it matters sooner."""


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_noticed(fault: str, monkeypatch: Patch) -> None:
    FAULTS[fault](monkeypatch)
    with pytest.raises((Broken, ValueError)):
        play_games(ELSEWHERE.get(fault, "station-en-0"))


def play_games(family: str) -> None:
    subject, starts = FAMILIES[family]
    for seed in range(GAMES):
        check_game(subject, starts[seed % len(starts)], seed, ASKED)


def test_manors_that_are_too_many_are_noticed(monkeypatch: Patch) -> None:
    monkeypatch.setattr(PanikImagination, "state", lambda self, dice: self.base.copy())
    subject, starts = FAMILIES["panik-single"]
    with pytest.raises(Broken):
        check_game(subject, starts[0], 0, ASKED)
