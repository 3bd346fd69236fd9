"""Worlds really differ: a law over worlds that never change would hold for any leak."""

from collections.abc import Callable
from typing import Any

import pytest

from panicroom.kernel.dice import Dice
from panicroom.kernel.table import GameTable
from tests.panik import table as panik
from tests.table import at, begin

WORLDS = 200
TRADE = at(
    "map 0,0 reactor; 1,0 storage-2",
    "red A4@storage-2 hand infect:red*2 host gas ammo",
    "blue T4@storage-2 hand own gas armor infect:red infected by red",
    "green hand own gas knife boost",
    "turn red ap 0",
    "owed trade red blue storage-2 - gas",
)
POSTS = panik.at("red ? up", "blue ? up", "green ? up", "owed posts red.2+-+green.4")
TABLES: list[GameTable[Any, Any]] = [begin(), TRADE, panik.begin(), POSTS]
HIDDEN_THINGS: dict[str, tuple[GameTable[Any, Any], Callable[[Any], object]]] = {
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
    "a manor before its owner": (panik.begin(), lambda state: state.manors[0]),
    "a manor that lies face down": (POSTS, lambda state: state.manors[1]),
    "the manors out of the game": (POSTS, lambda state: state.aside),
    "a sealed manor": (POSTS, lambda state: state.agenda[-1].sealed[0]),
    "another sealed manor": (POSTS, lambda state: state.agenda[-1].sealed[2]),
    "the dice of Panik": (POSTS, lambda state: state.dice.key),
}


@pytest.mark.parametrize("thing", HIDDEN_THINGS)
def test_every_hidden_thing_is_another_in_some_world(thing: str) -> None:
    table, look = HIDDEN_THINGS[thing]
    found = {repr(look(world)) for world in worlds_of(table)}
    assert len(found) > 1


@pytest.mark.parametrize("table", TABLES)
def test_the_same_dice_give_the_same_world(table: GameTable[Any, Any]) -> None:
    once, again = (list(map(table.game.write, worlds_of(table))) for _ in range(2))
    assert once == again


@pytest.mark.parametrize("table", TABLES)
def test_every_world_is_a_position_that_can_be(table: GameTable[Any, Any]) -> None:
    for world in worlds_of(table):
        text = table.game.write(world)
        assert table.game.write(table.game.read(text)) == text


def worlds_of(table: GameTable[Any, Any]) -> list[Any]:
    return [table.game.world(table.state, None, Dice(f"{world}")) for world in range(WORLDS)]
