"""A batch that was copied or pickled plays the same games on."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from panicroom.core.batch import CoreBatch


def is_same(batch: CoreBatch, other: CoreBatch) -> bool:
    games = [(one.begun, one.counters(), [one.dump(0), one.dump(1)]) for one in (batch, other)]
    shown = [[array.tobytes() for array in one.arrays] for one in (batch, other)]  # type: ignore[union-attr]
    return games[0] == games[1] and shown[0] == shown[1]


def play_on(batch: CoreBatch, steps: int = 1) -> None:
    for _ in range(steps):
        batch.sample()
        batch.step()


@pytest.mark.parametrize("dice", ["keyed", "fast"])
@pytest.mark.parametrize(
    "again",
    [copy.copy, copy.deepcopy, lambda batch: pickle.loads(pickle.dumps(batch))],
    ids=["copy", "deepcopy", "pickle"],
)
def test_a_batch_goes_on_as_its_copy_does_and_by_itself(
    kind: type[CoreBatch], again: Callable[[CoreBatch], CoreBatch], dice: Any
) -> None:
    batch = kind("key", games=2, seats=4, seed=3, dice=dice, skip_forced=True)
    play_on(batch, 400)
    twin = again(batch)
    assert is_same(batch, twin)
    assert min(batch.counters()[1]) > 0
    play_on(twin)
    assert not is_same(batch, twin)
    play_on(batch)
    assert is_same(batch, twin)
    for one in (batch, twin):
        play_on(one, 400)
    assert is_same(batch, twin)


def test_wrong_counters_are_refused(kind: type[CoreBatch]) -> None:
    batch = kind("key", games=2)
    wrong: list[Any] = [(1,), (1, -1), (1, "2")]
    for episodes in wrong:
        with pytest.raises((ValueError, OverflowError, TypeError)):
            batch.set_counters(1, episodes)
    with pytest.raises(ValueError, match="arrays"):
        batch.twin([])  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="array 1"):
        batch.twin(tuple(batch.arrays._replace(masks=np.zeros(2, np.uint8))))
