"""Many games at once as a vector environment of Gymnasium, for self-play: in each row whoever is
asked next observes and acts, and `infos["seat"]` says who that is.

    env = BatchEnv("station", 1024, seats=5, reward="side")
    observations, infos = env.reset(seed=7)
    for _ in range(1000):
        observations, rewards, terminations, truncations, infos = env.step(env.sample())

A game that ends begins anew in the same step (`AutoresetMode.SAME_STEP`): the observation is then
of the next game, `infos["final_obs"]` of the last one. A reward is that of the seat which has just
acted. All others were paid as well: `infos["final_info"]["payoffs"][row, seat, side]` is what the
decisions of each seat earned, by the side it took them on. Learn from that.

Games run in the native core. Without it the readable engine plays the same games slowly; ask for
`engine="core"` to be told instead.
"""

from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from panicroom import core
from panicroom.core.batch import CoreBatch
from panicroom.games import game_named
from panicroom.kernel.dice import fresh_key
from panicroom.research.doors.rows import Rows
from panicroom.research.doors.spaces import Observation, action_space, observation_space
from panicroom.research.encoding import ENCODINGS
from panicroom.research.engines import is_native
from panicroom.research.rewards import HUMANS, checked_reward

Numbers = NDArray[Any]
BATCHES = {"station": "Batch", "panik": "PanikBatch"}


class BatchEnv(VectorEnv[Observation, Numbers, Numbers]):
    metadata: dict[str, Any] = {  # noqa: RUF012 # Gymnasium's own is an instance's
        "autoreset_mode": AutoresetMode.SAME_STEP,
        "render_modes": [],
    }

    def __init__(
        self,
        name: str = "station",
        num_envs: int = 1024,
        *,
        reward: str = "own",
        engine: str = "auto",
        skip_forced: bool = False,
        copy: bool = True,
        **setup: Any,
    ) -> None:
        """`setup` is that of the game: seats, edition, rulings; in the core also dice="fast".
        With `skip_forced` a seat with one option takes it unasked. Without `copy` the
        observations are overwritten by the next step."""
        self.name, self.num_envs, self.reward = name, num_envs, checked_reward(reward)
        self._is_native, self._copy, self._setup = is_native(engine), copy, setup
        self._skip_forced = skip_forced
        game_setup = {name: asked for name, asked in setup.items() if name != "dice"}
        encoding = ENCODINGS[name]
        self._sides, self._seats = encoding.sides(), game_named(name).setup(**game_setup)["seats"]
        self.single_observation_space = observation_space(encoding, heard=False)
        self.single_action_space = action_space(encoding)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.reset()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """The n-th game of row r is that of the key `SEED/r/n`; without a seed nobody knows it."""
        if options and "reset_mask" in options:
            raise ValueError("rows are reset by themselves: AutoresetMode.SAME_STEP")
        key = fresh_key() if seed is None else str(seed)
        self._batch = self._begin(key, 0 if seed is None else seed % (1 << 32))
        return self._seen(), self._infos()

    def step(
        self, actions: Numbers
    ) -> tuple[Observation, Numbers, Numbers, Numbers, dict[str, Any]]:
        """An action that is not offered raises ValueError, and no game goes on."""
        arrays: Any = self._batch.arrays
        actors, sides = arrays.seats.copy(), arrays.sides.copy()
        arrays.actions[:] = actions
        self._batch.step()
        infos = self._infos()
        rewards = np.zeros(self.num_envs)
        ended = arrays.dones.astype(bool)
        if ended.any():
            payoffs = self._payoffs() * ended[:, None, None]
            rewards[ended] = payoffs[ended, actors[ended], sides[ended]]
            infos |= self._final(ended, payoffs)
        return self._seen(), rewards, ended, np.zeros_like(ended), infos

    def sample(self) -> Numbers:
        """For each row an action that is offered, drawn where the games are: much faster than
        from the masks."""
        self._batch.sample()
        return self._batch.arrays.actions.copy()

    def put(self, row: int, state: Any) -> tuple[Observation, dict[str, Any]]:
        """Go on from this state of the readable engine in a row: a position, for example."""
        batch = self._batch
        batch.put(row, state if isinstance(batch, Rows) else batch.TABLE.from_state(state))
        return self._seen(), self._infos()

    def _begin(self, key: str, seed: int) -> CoreBatch | Rows:
        asked: dict[str, Any] = {
            "games": self.num_envs,
            "seed": seed,
            "skip_forced": self._skip_forced,
        }
        asked |= self._setup
        if not self._is_native:
            return Rows(self.name, key, **asked)
        kind: type[CoreBatch] = getattr(core, BATCHES[self.name])
        return kind(key, **asked)

    def _seen(self) -> Observation:
        arrays: Any = self._batch.arrays
        seen = {"observation": arrays.tensors, "action_mask": arrays.masks.view(np.int8)}
        return {name: shown.copy() for name, shown in seen.items()} if self._copy else seen

    def _infos(self) -> dict[str, Any]:
        arrays: Any = self._batch.arrays
        told = np.ones(self.num_envs, np.bool_)
        return {
            "seat": arrays.seats.copy(),
            "_seat": told,
            "side": arrays.sides.copy(),
            "_side": told,
        }

    def _payoffs(self) -> Numbers:
        """By row, seat and side, where a game has ended."""
        arrays: Any = self._batch.arrays
        own = np.repeat(arrays.rewards[:, : self._seats, None], len(self._sides), 2)
        if self.reward == "side" and HUMANS in self._sides:
            own[:, :, HUMANS] = np.where(arrays.winners == HUMANS, 1, -1)[:, None]
        return own

    def _final(self, ended: Numbers, payoffs: Numbers) -> dict[str, Any]:
        arrays: Any = self._batch.arrays
        nothing = np.zeros(len(ENCODINGS[self.name].space), np.int8)
        seen = np.full(self.num_envs, None, object)
        for row in np.flatnonzero(ended):
            seen[row] = {"observation": arrays.finals[row].copy(), "action_mask": nothing.copy()}
        told = {"payoffs": payoffs, "_payoffs": ended}
        return {"final_obs": seen, "_final_obs": ended, "final_info": told, "_final_info": ended}
