"""The lockstep law: the core and the readable engine play the same game, move by move.

Same key, same actions: who owes, what is offered and in which order, every event with all its
fields, the whole state, and the outcome.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from panicroom.core.table import CoreTable
from panicroom.kernel.audience import Event
from tests.core.beginning import Beginning
from tests.core.players import Players

DERIVED = ("offered",)
"""Of a state: what follows from the rest."""
PARTS = ("dice", "turn")
LONGEST = 5000


DEATHS = ("CharacterDied", "PlayerEliminated")
"""Of which two may come of one action."""


class Played(NamedTuple):
    decisions: int
    by_bots: bool
    ending: str
    done: Counter[str]
    """How often each kind of action and event."""


def facts(state: Any) -> dict[str, Any]:
    """Everything a state holds, as values that can be compared."""
    slots = [name for kind in type(state).__mro__ for name in getattr(kind, "__slots__", ())]
    known = {name: getattr(state, name) for name in slots if name not in (*DERIVED, *PARTS)}
    if "turn" in slots:
        known["turn"] = {name: getattr(state.turn, name) for name in type(state.turn).__slots__}
    dice = state.dice
    drawn = {stream: count for stream, count in dice.counters.items() if count}
    return {**known, "dice": (dice.key, drawn, dict(dice.scripted))}


def compare(state: Any, table: CoreTable) -> None:
    """Nothing tells the two apart."""
    game = table.TWIN.game
    assert table.owed() == tuple(game.owed(state))
    for seat in range(state.seats):
        assert table.options(seat) == tuple(game.options(state, seat)), f"options of {seat}"
    ours, theirs = facts(table.to_state()), facts(state)
    differing = {name: (ours[name], theirs[name]) for name in theirs if ours[name] != theirs[name]}
    assert not differing, f"core, readable engine: {differing}"
    assert table.outcome == state.outcome


def same_events(ours: Iterable[Event], theirs: Iterable[Event]) -> None:
    """Equal, and of the same types down to the fields: an enum is no number."""
    ours, theirs = list(ours), list(theirs)
    assert ours == theirs
    assert repr(ours) == repr(theirs)


def names_of(action: object, told: Sequence[Event]) -> Iterator[str]:
    """What was done, and what came of it."""
    names = [type(event).__name__ for event in told]
    yield from (type(action).__name__, *names)
    yield from (f"{death}, several at once" for death in DEATHS if names.count(death) > 1)


def play_on(beginning: Beginning, seed: int) -> Played:
    """By its script, then by chance or by bots to the end."""
    state, table, script = beginning
    game, players = table.TWIN.game, Players(table.TWIN.game, seed)
    scripted = iter(script)
    done: Counter[str] = Counter()
    players.begin(state)
    compare(state, table)
    for decisions in range(LONGEST):
        if state.over:
            return Played(decisions, bool(players.seated), state.outcome.reason, done)
        seat, action = next(scripted, None) or players.answer(state)
        told = game.apply(state, seat, action)
        players.hear(told)
        same_events(table.apply(seat, action), told)
        compare(state, table)
        done.update(names_of(action, told))
    raise AssertionError("the game does not end")
