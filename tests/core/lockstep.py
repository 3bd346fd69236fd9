"""The lockstep law: the core and the readable engine play the same game, move by move.

Same key, same actions: who owes, what is offered and in which order, every event with all its
fields, the whole state, and the outcome.
"""

import random
from collections.abc import Iterable
from typing import Any

from panicroom import core
from panicroom.kernel.audience import Event
from panicroom.kernel.game import Setup
from panicroom.station.game import STATION
from panicroom.station.state import State

DERIVED = ("offered",)
"""Of a state: what follows from the rest."""
PARTS = ("dice", "turn")
LONGEST = 5000


def facts(state: State) -> dict[str, Any]:
    """Everything a state holds, as values that can be compared."""
    slots = [name for kind in type(state).__mro__ for name in getattr(kind, "__slots__", ())]
    known = {name: getattr(state, name) for name in slots if name not in (*DERIVED, *PARTS)}
    turn = {name: getattr(state.turn, name) for name in type(state.turn).__slots__}
    dice = state.dice
    drawn = {stream: count for stream, count in dice.counters.items() if count}
    return {**known, "turn": turn, "dice": (dice.key, drawn, dict(dice.scripted))}


def begin(setup: Setup, key: str) -> "tuple[State, core.Table]":
    table = core.Table.begin(key, seats=setup["seats"], **setup["rulings"])
    return STATION.begin(setup, key), table


def compare(state: State, table: "core.Table") -> None:
    """Nothing tells the two apart."""
    assert table.owed() == tuple(STATION.owed(state))
    for seat in range(state.seats):
        assert table.options(seat) == tuple(STATION.options(state, seat)), f"options of {seat}"
    ours, theirs = facts(table.to_state()), facts(state)
    differing = {name: (ours[name], theirs[name]) for name in theirs if ours[name] != theirs[name]}
    assert not differing, f"core, readable engine: {differing}"
    assert table.outcome == state.outcome


def same_events(ours: Iterable[Event], theirs: Iterable[Event]) -> None:
    """Equal, and of the same types down to the fields: an enum is no number."""
    ours, theirs = list(ours), list(theirs)
    assert ours == theirs
    assert repr(ours) == repr(theirs)


def play_on(state: State, table: "core.Table", seed: int) -> int:
    """To the end, at random; how many decisions that took."""
    chooser = random.Random(seed)
    compare(state, table)
    for decisions in range(LONGEST):
        if state.over:
            return decisions
        seat = chooser.choice(STATION.owed(state))
        action = chooser.choice(STATION.options(state, seat))
        told = STATION.apply(state, seat, action)
        same_events(table.apply(seat, action), told)
        compare(state, table)
    raise AssertionError("the game does not end")
