"""No seat tells worlds apart by numbers, and whoever would is caught."""

import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest

from panicroom.core.table import CoreTable
from panicroom.panik.pieces import MANORS_EACH
from panicroom.station.game import STATION
from panicroom.station.state import State
from tests.core.secrecy import SHOWN, by_table, check_games
from tests.core.twins import TWINS


@pytest.mark.parametrize("shown", SHOWN)
@pytest.mark.parametrize("name", TWINS)
def test_no_seat_tells_worlds_apart_by_numbers(name: str, shown: str) -> None:
    check_games(TWINS[name], SHOWN[shown])


def neighbour(state: Any, seat: int) -> int:
    return (seat + 1) % int(state.seats)


LEAKS: dict[tuple[str, str], Callable[[Any, int], object]] = {
    ("station", "the next cards"): lambda state, seat: state.search[-1:],
    ("station", "a card of a neighbour"): lambda state, seat: state.hands[seat - 1][0],
    ("station", "the Host"): lambda state, seat: state.host,
    ("station", "how many are infected"): lambda state, seat: len(state.infections),
    ("station", "the last room of the deck"): lambda state, seat: state.explore[0],
    ("panik", "the manors aside"): lambda state, seat: state.aside,
    ("panik", "all manors"): lambda state, seat: state.manors,
    ("panik", "a manor of a neighbour"): lambda state, seat: state.manors[
        MANORS_EACH * neighbour(state, seat)
    ],
}


@pytest.mark.parametrize("leak", LEAKS, ids=" ".join)
def test_a_leak_is_caught(leak: tuple[str, str]) -> None:
    def leaking(table: CoreTable, seat: int) -> object:
        return by_table(table, seat), LEAKS[leak](table.to_state(), seat)

    with pytest.raises(AssertionError, match="tells two worlds apart"):
        check_games(TWINS[leak[0]], leaking)


@pytest.mark.parametrize("shown", SHOWN)
@pytest.mark.parametrize("name", TWINS)
def test_a_secret_that_the_core_writes_into_tensors_is_caught(name: str, shown: str) -> None:
    command = [sys.executable, "-m", "tests.core.leaky", name, shown]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "tells two worlds apart" in done.stderr, done.stderr


TRADE = """station
dice key
map 0,0 reactor; 1,0 storage-2
red A4@storage-2 hand infect:red*2 host gas armor
blue T4@storage-2 hand own armor gas infect:red
turn red ap 0
owed trade red blue storage-2 - -
"""


@pytest.mark.parametrize("first", [0, 1])
def test_the_first_sealed_card_changes_nothing_for_the_second(first: int) -> None:
    """Nor for an onlooker's seat: two that choose, in either order, and the others."""
    state = STATION.read(TRADE)
    given = STATION.options(state, first)
    assert len(given) > 1
    for seat in set(range(state.seats)) - {first}:
        seen = set()
        for card in given:
            after = state.copy()
            STATION.apply(after, first, card)
            seen.add(by_table(TWINS["station"].table().from_state(after), seat))
        assert len(seen) == 1
    seen = {
        TWINS["station"].table().from_state(sealed(state, first, c)).tensor(first) for c in given
    }
    assert len(seen) == len(given), "whoever has chosen sees the own card"


def sealed(state: State, seat: int, card: Any) -> State:
    after = state.copy()
    STATION.apply(after, seat, card)
    return after
