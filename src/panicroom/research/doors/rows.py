"""What `core.Batch` does, with games of the readable engine, about a hundred times as slow: for
machines without the native core. The games are the same for the same key, not what `sample` draws.
"""

from typing import Any

import numpy as np

from panicroom.core.arrays import Arrays, Sizes
from panicroom.research.encoding import ENCODINGS
from panicroom.research.play import Play


class Rows:
    def __init__(
        self,
        name: str,
        key: str,
        *,
        games: int,
        seed: int = 0,
        skip_forced: bool = False,
        **setup: Any,
    ) -> None:
        self._name, self._key, self._setup = name, key, setup
        self._skip_forced = skip_forced
        self._begun = [0] * games
        self._plays = [self._begin(row) for row in range(games)]
        encoding = ENCODINGS[name]
        sizes = Sizes(len(encoding.space), len(encoding.layout()), self._plays[0].seats)
        self.arrays = Arrays.make(games, sizes)
        self._chooser = np.random.default_rng(seed)
        for row in range(games):
            self._show(row)

    def sample(self) -> None:
        for row, play in enumerate(self._plays):
            self.arrays.actions[row] = self._chooser.choice(list(play.choices()))

    def step(self) -> None:
        """All rows, or none if an action is not offered."""
        for row, play in enumerate(self._plays):
            action = int(self.arrays.actions[row])
            if action not in play.choices():
                raise ValueError(f"game {row}: action {action} is not offered")
        for row, play in enumerate(self._plays):
            self._step(row, play)

    def put(self, row: int, state: Any) -> None:
        """Go on from this state in a row."""
        play = Play.at(self._name, state, engine="readable", skip_forced=self._skip_forced)
        if play.over:
            raise ValueError("state")
        self._plays[row] = play
        self._show(row)

    def _begin(self, row: int) -> Play:
        key = f"{self._key}/{row}/{self._begun[row]}"
        self._begun[row] += 1
        return Play.begin(
            self._name, key, engine="readable", skip_forced=self._skip_forced, **self._setup
        )

    def _step(self, row: int, play: Play) -> None:
        arrays: Any = self.arrays
        actor = play.asked
        play.step(int(arrays.actions[row]))
        arrays.dones[row], arrays.winners[row] = play.over, -1
        arrays.rewards[row] = play.rewards("own")
        if play.outcome is not None:
            arrays.winners[row] = play.encoding.side_named(play.outcome.side)
            arrays.finals[row] = np.frombuffer(play.observe(actor), np.uint8)
            self._plays[row] = self._begin(row)
        self._show(row)

    def _show(self, row: int) -> None:
        arrays, play = self.arrays, self._plays[row]
        asked: Any = play.asked
        shown: Any = (play.mask(asked), play.observe(asked))
        arrays.masks[row], arrays.tensors[row] = (np.frombuffer(b, np.uint8) for b in shown)  # type: ignore[index]
        arrays.seats[row], arrays.sides[row] = asked, play.side(asked)  # type: ignore[index]
