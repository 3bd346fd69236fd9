"""The arrays that a batch fills, a row for each game. Needs NumPy, from the extra `research`."""

from typing import Any, NamedTuple, Self

import numpy as np
from numpy.typing import NDArray

Bytes = NDArray[np.uint8]
Signs = NDArray[np.int8]


class Sizes(NamedTuple):
    actions: int
    tensor: int
    seats: int


class Arrays(NamedTuple):
    """All are the caller's, who may keep them in shared memory; None for what is not wanted.
    `actions` alone is read as well as written: what is to be done next."""

    actions: NDArray[np.int32]
    masks: Bytes | None
    """(games, actions): 1 for what may be done."""
    tensors: Bytes | None
    """(games, bytes): what the seat that is asked sees."""
    seats: Signs | None
    """(games,): the seat that is asked."""
    sides: Signs | None
    """(games,): the side that seat is on, which it knows; -1 in a game without sides."""
    rewards: Signs | None
    """(games, seats): at the end 1 for a winner and -1 for a loser, 0 before."""
    dones: Bytes | None
    """(games,): the last step ended a game, and everything else is of the next one."""
    winners: Signs | None
    """(games,): the side that has won then; -1 before."""
    finals: Bytes | None
    """(games, bytes): how whoever acted last saw that end; older where none has ended."""

    def copy(self) -> Self:
        twins: Any = (None if array is None else np.array(array) for array in self)
        return type(self)(*twins)

    @classmethod
    def make(cls, games: int, sizes: Sizes, *, masks: bool = True, tensors: bool = True) -> Self:
        def zeros(*shape: int, of: Any = np.uint8) -> Any:
            return np.zeros((games, *shape), of)

        return cls(
            actions=zeros(of=np.int32),
            masks=zeros(sizes.actions) if masks else None,
            tensors=zeros(sizes.tensor) if tensors else None,
            seats=zeros(of=np.int8),
            sides=zeros(of=np.int8),
            rewards=zeros(sizes.seats, of=np.int8),
            dones=zeros(),
            winners=zeros(of=np.int8),
            finals=zeros(sizes.tensor) if tensors else None,
        )
