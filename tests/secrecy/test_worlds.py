"""Worlds really differ: a law over worlds that never change would hold for any leak."""

from collections.abc import Callable

import pytest

from panicroom.kernel.dice import Dice
from panicroom.station import STATION
from panicroom.station.state import State
from tests.table import Table, at, begin

WORLDS = 200
TRADE = at(
    "map 0,0 reactor; 1,0 storage-2",
    "red A4@storage-2 hand infect:red*2 host gas ammo",
    "blue T4@storage-2 hand own gas armor infect:red infected by red",
    "green hand own gas knife boost",
    "turn red ap 0",
    "owed trade red blue storage-2 - gas",
)
HIDDEN_THINGS: dict[str, tuple[Table, Callable[[State], object]]] = {
    "the hands": (begin(), lambda state: state.hands),
    "the hands late": (TRADE, lambda state: state.hands),
    "the order of the search deck": (begin(), lambda state: state.search),
    "the order of the exploration deck": (begin(), lambda state: state.explore),
    "the depth of the Hive": (begin(), lambda state: state.explore.index(2)),
    "who is the Host": (begin(), lambda state: state.host),
    "whether there is a Host": (begin(), lambda state: state.host < 0),
    "who is infected": (TRADE, lambda state: {i.seat for i in state.infections}),
    "where a given infection card is": (TRADE, lambda state: 13 in state.hands[1]),
    "a sealed answer": (TRADE, lambda state: state.agenda[-1]),
    "the dice": (begin(), lambda state: state.dice.key),
}


@pytest.mark.parametrize("thing", HIDDEN_THINGS)
def test_every_hidden_thing_is_another_in_some_world(thing: str) -> None:
    table, look = HIDDEN_THINGS[thing]
    found = {repr(look(world)) for world in worlds_of(table.state)}
    assert len(found) > 1


def test_the_same_dice_give_the_same_world() -> None:
    state = begin().state
    for world in range(20):
        once, again = (STATION.world(state, None, Dice(f"{world}")) for _ in range(2))
        assert STATION.write(once) == STATION.write(again)


def test_every_world_is_a_position_that_can_be() -> None:
    for state in (begin().state, TRADE.state):
        for world in worlds_of(state):
            text = STATION.write(world)
            assert STATION.write(STATION.read(text)) == text


def worlds_of(state: State) -> list[State]:
    return [STATION.world(state, None, Dice(f"{world}")) for world in range(WORLDS)]
