"""The arrays of a batch are the caller's, and what cannot be its arrays or setup is refused."""

import subprocess
import sys
from typing import Any

import numpy as np
import pytest

from panicroom.core.arrays import Arrays
from panicroom.core.batch import CoreBatch
from panicroom.kernel.errors import Malformed


def test_the_arrays_are_the_callers_and_checked(kind: type[CoreBatch]) -> None:
    mine = Arrays.make(2, kind.SIZES, masks=False, tensors=False)
    batch = kind("key", games=2, arrays=mine)
    assert batch.arrays is mine
    batch.sample()
    batch.step()
    wanted: list[Any] = [None, "text", b"12345678"]
    wanted += [np.zeros(3, np.int32), np.zeros((1, 2), np.int32)]
    wanted += [np.zeros(2, kind) for kind in (np.int64, np.float32, np.uint32, ">i4")]
    wanted += [np.zeros(8, np.uint8), np.zeros((2, 4), np.uint8), np.zeros(4, np.int32)[::2]]
    for wrong in wanted:
        with pytest.raises((ValueError, TypeError, BufferError)):
            kind("key", games=2, arrays=mine._replace(actions=wrong))
    wrong_masks: list[Any] = [
        np.zeros((2, 5), np.uint8),
        np.zeros((2, kind.SIZES.actions), np.int8),
    ]
    for masks in wrong_masks:
        with pytest.raises(ValueError, match=r"array 1: 2 rows of \d+ bytes, of type 'B'"):
            kind("key", games=2, arrays=mine._replace(masks=masks))
    with pytest.raises(ValueError, match="array 5"):
        kind("key", games=2, arrays=mine._replace(rewards=np.zeros((2, kind.SIZES.seats), bool)))


@pytest.mark.parametrize(
    "wrong", [{"games": 0}, {"seats": 9}, {"dice": "loaded"}, {"key": "a b"}, {"key": "k" * 41}]
)
def test_a_wrong_setup_is_refused_in_a_sentence(
    kind: type[CoreBatch], wrong: dict[str, Any]
) -> None:
    setup: dict[str, Any] = {"key": "key", "games": 2, "seats": 4} | wrong
    with pytest.raises(Malformed):
        kind(**setup)


def test_a_table_needs_no_numpy() -> None:
    told = "import sys; sys.modules['numpy'] = None; from panicroom import core; core.Table.begin()"
    subprocess.run([sys.executable, "-c", told], check=True)
