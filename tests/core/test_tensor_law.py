"""The tensor law: what the core encodes is what Python encodes from the seat's `View` alone."""

import random

import pytest

from panicroom.core.table import CoreTable
from tests.core.lockstep import LONGEST
from tests.core.twins import TWINS, TwinGame

GAMES = 12


def compare(twin: TwinGame, state: object, table: CoreTable, seats: int) -> None:
    """All seats, whoever is asked."""
    encoding = twin.encoding
    for seat in range(seats):
        view, options = twin.game.view(state, seat), twin.game.options(state, seat)
        ours, theirs = table.tensor(seat), encoding.tensor(view)
        if ours != theirs:
            names = zip(encoding.layout(), ours, theirs, strict=True)
            raise AssertionError([name for name in names if name[1] != name[2]])
        numbers = tuple(encoding.space.number(view, option) for option in options)
        assert table.numbers(seat) == numbers
        assert len(set(numbers)) == len(numbers), "two options have one number"
        assert table.mask(seat) == encoding.mask(view, options)


@pytest.mark.parametrize("name", TWINS)
def test_the_core_encodes_what_python_encodes(name: str) -> None:
    twin = TWINS[name]
    for seed in range(GAMES):
        state, table, _ = twin.start(seed)
        chooser = random.Random(seed)
        for _ in range(LONGEST):
            compare(twin, state, table, state.seats)
            if state.over:
                break
            seat = chooser.choice(twin.game.owed(state))
            action = chooser.choice(twin.game.options(state, seat))
            twin.game.apply(state, seat, action)
            table.apply(seat, action)
