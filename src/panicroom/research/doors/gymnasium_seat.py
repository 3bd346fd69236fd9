"""One seat of a game as an environment of Gymnasium; the others are played for it.

    env = SeatEnv("panik", seats=3)
    observation, info = env.reset(seed=7)
    while True:
        action = env.action_space.sample(observation["action_mask"])
        observation, reward, terminated, truncated, info = env.step(action)

`action_masks` is what MaskablePPO of sb3-contrib asks for.
"""

from collections.abc import Callable
from typing import Any, TypeAlias

import gymnasium
import numpy as np
from numpy.typing import NDArray

from panicroom.research.doors.spaces import (
    Observation,
    action_space,
    observation,
    observation_space,
)
from panicroom.research.drawing import draw
from panicroom.research.encoding import ENCODINGS
from panicroom.research.play import Play
from panicroom.research.rewards import checked_reward

Policy: TypeAlias = Callable[[Observation, np.random.Generator], int]
KEYS = 1 << 62


def at_random(seen: Observation, chooser: np.random.Generator) -> int:
    """Any action that is offered."""
    return int(chooser.choice(np.flatnonzero(seen["action_mask"])))


class SeatEnv(gymnasium.Env[Observation, int]):
    metadata: dict[str, Any] = {  # noqa: RUF012 # as Gymnasium has it
        "render_modes": ["ansi"],
        "render_fps": 1,
    }

    def __init__(
        self,
        name: str = "station",
        *,
        seat: int | None = None,
        others: Policy = at_random,
        reward: str = "own",
        heard: bool = False,
        render_mode: str | None = None,
        **setup: Any,
    ) -> None:
        """Another seat in each game unless one is named. `setup` is that of `Play.begin`."""
        self.name, self.reward, self.heard = name, checked_reward(reward), heard
        self._seat, self._others, self._setup = seat, others, setup
        self.render_mode = render_mode
        self.observation_space: Any = observation_space(ENCODINGS[name], heard)
        self.action_space: Any = action_space(ENCODINGS[name])
        self.play = Play.begin(name, "unseen", **setup)
        self.seat = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A game that ends before the seat is asked for anything is not played.
        `options={"play": ...}` goes on with a game that has begun."""
        super().reset(seed=seed)
        begun = (options or {}).get("play")
        while True:
            key = str(self.np_random.integers(KEYS))
            self.play = begun or Play.begin(self.name, key, **self._setup)
            drawn = int(self.np_random.integers(self.play.seats))
            self.seat = drawn if self._seat is None else self._seat
            self._play_others()
            if begun or not self.play.over:
                return self._seen(), self._info()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        self.play.step(int(action))
        self._play_others()
        over = self.play.over
        earned = self.play.rewards(self.reward)[self.seat]
        return self._seen(), float(earned), over, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        return np.frombuffer(self.play.mask(self.seat), np.bool_).copy()

    def render(self) -> Any:
        """What the seat sees."""
        return draw(self.name, self.play.view(self.seat)) if self.render_mode else None

    def _play_others(self) -> None:
        while not self.play.over and self.play.asked != self.seat:
            seen = observation(self.play, self.play.asked, self.heard)
            self.play.step(self._others(seen, self.np_random))

    def _seen(self) -> Observation:
        return observation(self.play, self.seat, self.heard)

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"seat": self.seat, "side": self.play.side(self.seat)}
        if self.play.over:
            info["payoffs"] = self.play.payoffs(self.reward, self.seat)
        return info
