"""The secrecy law on tensors: what a seat is given as numbers is the same in every world that the
seat cannot tell from the true one."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from panicroom.core.table import CoreTable
from panicroom.kernel.dice import Dice
from panicroom.station.game import STATION
from panicroom.station.state import State
from tests.core.twins import TWINS, TwinGame

Shown = Callable[[CoreTable, int], object]
GAMES = 24
WORLDS = 3


def shown(table: CoreTable, seat: int) -> object:
    return table.tensor(seat), table.mask(seat), table.numbers(seat)


def check_worlds(twin: TwinGame, state: Any, table: CoreTable, shown: Shown, key: str) -> None:
    for viewer in range(state.seats):
        for number in range(WORLDS):
            other = twin.game.world(state, viewer, Dice(f"{key}-{viewer}-{number}"))
            there = shown(twin.table().from_state(other), viewer)
            assert there == shown(table, viewer), f"seat {viewer} tells two worlds apart"


def check_games(twin: TwinGame, shown: Shown) -> None:
    """A position of each game, at the start, in its middle or near its end."""
    for seed in range(GAMES):
        table = twin.start(seed).table
        chooser = random.Random(seed)
        for _ in range(chooser.choice((0, 10, 60))):
            if table.choices() > 0:
                table.pick(chooser.randrange(table.choices()))
        if not table.over:
            check_worlds(twin, table.to_state(), table, shown, f"world-{seed}")


@pytest.mark.parametrize("name", TWINS)
def test_no_seat_tells_worlds_apart_by_numbers(name: str) -> None:
    check_games(TWINS[name], shown)


LEAKS: dict[str, Callable[[State, int], object]] = {
    "the next cards": lambda state, seat: state.search[-1:],
    "a card of a neighbour": lambda state, seat: state.hands[seat - 1][0],
    "the Host": lambda state, seat: state.host,
    "how many are infected": lambda state, seat: len(state.infections),
    "the last room of the deck": lambda state, seat: state.explore[0],
}


@pytest.mark.parametrize("leak", LEAKS.values(), ids=LEAKS)
def test_a_leak_is_caught(leak: Callable[[State, int], object]) -> None:
    def leaking(table: CoreTable, seat: int) -> object:
        return shown(table, seat), leak(table.to_state(), seat)

    with pytest.raises(AssertionError, match="tells two worlds apart"):
        check_games(TWINS["station"], leaking)


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
            seen.add(shown(TWINS["station"].table().from_state(after), seat))
        assert len(seen) == 1
    seen = {
        TWINS["station"].table().from_state(sealed(state, first, c)).tensor(first) for c in given
    }
    assert len(seen) == len(given), "whoever has chosen sees the own card"


def sealed(state: State, seat: int, card: Any) -> State:
    after = state.copy()
    STATION.apply(after, seat, card)
    return after
