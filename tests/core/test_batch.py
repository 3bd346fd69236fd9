"""A batch plays the games that its tables would play, and tells of them in the caller's arrays."""

import subprocess
import sys
from collections.abc import Callable
from threading import Event, Thread
from time import monotonic
from typing import Any

import numpy as np
import pytest

from panicroom import core
from panicroom.core.arrays import Arrays
from panicroom.core.batch import CoreBatch
from panicroom.core.table import CoreTable
from panicroom.kernel.errors import Malformed
from tests.patience import PATIENCE

GAMES = 6
BATCHES: dict[str, Callable[[], type[CoreBatch]]] = {
    "station": lambda: core.Batch,
    "panik": lambda: core.PanikBatch,
}


@pytest.fixture(params=BATCHES)
def kind(request: pytest.FixtureRequest) -> type[CoreBatch]:
    return BATCHES[request.param]()


def table_of(kind: type[CoreBatch], row: int, number: int, **setup: Any) -> CoreTable:
    return kind.TABLE.begin(f"key/{row}/{number}", **setup)


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


def shows(arrays: Any, row: int, table: CoreTable) -> None:
    seat = table.owed()[0]
    assert arrays.seats[row] == seat
    assert arrays.masks[row].tobytes() == table.mask(seat)
    assert arrays.tensors[row].tobytes() == table.tensor(seat)


def tells_the_end(arrays: Any, row: int, table: CoreTable, actor: int) -> None:
    assert table.outcome is not None
    seats = len(arrays.rewards[row])
    won = [1 if seat in table.outcome.winners else -1 for seat in range(4)] + [0] * (seats - 4)
    assert arrays.rewards[row].tolist() == won
    assert arrays.finals[row].tobytes() == table.tensor(actor)
    assert table.TWIN.codec.sides[arrays.winners[row]] == table.outcome.side


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


def seats_3(kind: type[CoreBatch]) -> bool:
    return kind.SIZES.seats < 5


def test_the_arrays_are_the_callers_and_checked(kind: type[CoreBatch]) -> None:
    mine = Arrays.make(2, kind.SIZES, masks=False, tensors=False)
    batch = kind("key", games=2, arrays=mine)
    assert batch.arrays is mine
    batch.sample()
    batch.step()
    wanted: list[Any] = [np.zeros(3, np.int32), None, np.zeros(2, np.int64), "text", b"12345678"]
    for wrong in wanted:
        with pytest.raises((ValueError, TypeError, BufferError)):
            kind("key", games=2, arrays=mine._replace(actions=wrong))
    with pytest.raises(ValueError, match="array 1"):
        kind("key", games=2, arrays=mine._replace(masks=np.zeros((2, 5), np.uint8)))


@pytest.mark.parametrize(
    "wrong", [{"games": 0}, {"seats": 9}, {"dice": "loaded"}, {"key": "a b"}, {"key": "k" * 41}]
)
def test_a_wrong_setup_is_refused_in_a_sentence(
    kind: type[CoreBatch], wrong: dict[str, Any]
) -> None:
    setup: dict[str, Any] = {"key": "key", "games": 2, "seats": 4} | wrong
    with pytest.raises(Malformed):
        kind(**setup)


def test_batches_in_several_threads_play_as_in_one(kind: type[CoreBatch]) -> None:
    def play(key: str) -> list[Any]:
        batch = kind(key, games=4, dice="fast")
        for _ in range(200):
            batch.sample()
            batch.step()
        return [batch.dump(game) for game in range(4)]

    found: dict[str, list[Any]] = {}
    threads = [
        Thread(target=lambda key: found.update({key: play(key)}), args=[key]) for key in "ab"
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == {key: play(key) for key in "ab"}


def test_other_threads_run_while_a_batch_is_at_work(kind: type[CoreBatch]) -> None:
    """Whoever asks is told so, which they could not if the interpreter waited for the batch."""
    batch, stop = kind("key", games=256, dice="fast"), Event()

    def work() -> None:
        while not stop.is_set():
            batch.sample()
            batch.step()

    def is_at_work() -> bool:
        try:
            batch.dump(0)
        except RuntimeError as error:
            return "another thread is at work" in str(error)
        return False

    worker = Thread(target=work)
    worker.start()
    deadline, was_at_work = monotonic() + PATIENCE, False
    while not was_at_work and monotonic() < deadline:
        was_at_work = is_at_work()
    stop.set()
    worker.join()
    assert was_at_work
    assert not is_at_work()


def test_a_table_needs_no_numpy() -> None:
    told = "import sys; sys.modules['numpy'] = None; from panicroom import core; core.Table.begin()"
    subprocess.run([sys.executable, "-c", told], check=True)
