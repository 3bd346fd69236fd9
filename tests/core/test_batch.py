"""A batch plays the games that its tables would play, and tells of them in the caller's arrays."""

from typing import Any

import pytest

from panicroom.core.batch import CoreBatch
from panicroom.core.table import CoreTable
from tests.core.lockstep import facts
from tests.core.rows import shows, table_of, tells_the_end

GAMES = 6


def play_beside_tables(kind: type[CoreBatch], steps: int = 6000) -> int:
    """Every row beside the table of its key; how many games ended."""
    batch = kind("key", games=GAMES, seats=4, seed=5)
    tables = [table_of(kind, row, 0, seats=4) for row in range(GAMES)]
    ended: list[int] = [0] * GAMES
    arrays: Any = batch.arrays
    for _ in range(steps):
        for row, table in enumerate(tables):
            shows(arrays, row, table)
        batch.sample()
        taken = arrays.actions.copy()
        batch.step()
        for row, table in enumerate(tables):
            [actor, *_] = table.owed()
            table.pick(table.numbers(actor).index(taken[row]))
            assert arrays.dones[row] == table.over
            if table.over:
                tells_the_end(arrays, row, table, actor)
                ended[row] += 1
                tables[row] = table_of(kind, row, ended[row], seats=4)
            else:
                assert not arrays.rewards[row].any()
        if min(ended) >= 2:
            return sum(ended)
    raise AssertionError("the games do not end")


def test_each_row_is_the_game_of_its_key_and_begins_the_next_in_the_same_step(
    kind: type[CoreBatch],
) -> None:
    assert play_beside_tables(kind) >= 2 * GAMES


def test_an_action_that_is_not_offered_names_its_game_and_changes_nothing(
    kind: type[CoreBatch],
) -> None:
    batch = kind("key", games=3, seats=4)
    arrays: Any = batch.arrays
    before = [batch.dump(game) for game in range(3)]
    batch.sample()
    wrong = int(arrays.masks[1].argmin())
    for number in (wrong, -1, 10**6):
        batch.arrays.actions[1] = number
        with pytest.raises(ValueError, match=f"game 1: action {number} "):
            batch.step()
    assert [batch.dump(game) for game in range(3)] == before


def test_a_row_can_be_looked_at_and_replaced(kind: type[CoreBatch]) -> None:
    batch, other = kind("key", games=2, seats=4), kind.TABLE.begin("other", seats=4)
    other.pick(0)
    batch.put(1, other)
    assert batch.table(1).dump() == other.dump()
    shows(batch.arrays, 1, other)
    assert batch.table(0).dump() == table_of(kind, 0, 0, seats=4).dump()
    batch.table(0).pick(0)
    assert batch.table(0).dump() == table_of(kind, 0, 0, seats=4).dump()
    while other.choices():
        other.pick(0)
    for row, table in ((0, other), (0, kind.TABLE.begin("few", seats=3 if seats_3(kind) else 5))):
        with pytest.raises(ValueError, match="state"):
            batch.put(row, table)
    with pytest.raises(IndexError):
        batch.table(2)
    state = kind.TABLE.begin("state", seats=4).to_state()
    batch.put_state(0, state)
    assert facts(batch.to_state(0)) == facts(state) | {"news": []}


def seats_3(kind: type[CoreBatch]) -> bool:
    return kind.SIZES.seats < 5


def test_who_has_one_option_takes_it_unasked(kind: type[CoreBatch]) -> None:
    """Beside each row the table of its key, in which every other option is taken by hand."""
    batch = kind("key", games=GAMES, seats=4, skip_forced=True)
    arrays: Any = batch.arrays
    tables = [table_of(kind, row, 0, seats=4) for row in range(GAMES)]
    ended = [0] * GAMES
    while min(ended) < 2:
        batch.sample()
        assert arrays.masks.sum(1).min() > 1
        actors, taken = arrays.seats.copy(), arrays.actions.copy()
        batch.step()
        for row, table in enumerate(tables):
            table.pick(table.numbers(actors[row]).index(taken[row]))
            go_on(table)
            assert arrays.dones[row] == table.over
            if table.over:
                tells_the_end(arrays, row, table, actors[row])
                ended[row] += 1
                tables[row] = table_of(kind, row, ended[row], seats=4)
                go_on(tables[row])
            shows(arrays, row, tables[row])


def go_on(table: CoreTable) -> None:
    while table.choices() == 1:
        table.pick(0)
