"""A game as an environment of PettingZoo: all seats, asked one after the other.

    env = TableEnv("station", seats=5, reward="side")
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        env.step(None if termination else policy(observation))

There is no parallel environment: of a hundred decisions some seven are owed by several seats at
once, and a seat that has nothing to decide must not act. Sealed answers are asked in turn, and
whoever is asked second sees nothing of the first.
"""

from typing import Any, ClassVar

from pettingzoo.utils.env import AECEnv

from panicroom.kernel.dice import fresh_key
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


class TableEnv(AECEnv):  # type: ignore[misc] # PettingZoo has no types
    metadata: ClassVar[dict[str, Any]] = {
        "name": "panicroom_v1",
        "render_modes": ["human", "ansi"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        name: str = "station",
        *,
        reward: str = "own",
        heard: bool = True,
        render_mode: str | None = None,
        **setup: Any,
    ) -> None:
        """`setup` is that of `Play.begin`: seats, edition, rulings, skip_forced, engine."""
        super().__init__()
        self.name, self.reward, self.heard = name, checked_reward(reward), heard
        self.render_mode, self._setup = render_mode, setup
        self._key, self._games = fresh_key(), 0
        self.play = Play.begin(name, self._key, **setup)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.play.seats)]
        encoding = ENCODINGS[name]
        self.observation_spaces = {
            agent: observation_space(encoding, heard) for agent in self.possible_agents
        }
        self.action_spaces = {agent: action_space(encoding) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """The same seed gives the same games, one after the other: the n-th is that of the key
        `SEED/n`. `options={"play": ...}` goes on with a game that has begun."""
        if seed is not None:
            self._key, self._games = str(seed), 0
        begun = (options or {}).get("play")
        self.play = begun or Play.begin(self.name, f"{self._key}/{self._games}", **self._setup)
        self._games += not begun
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: self._info(seat) for seat, agent in enumerate(self.agents)}
        self._ask()

    def observe(self, agent: str) -> Observation:
        return observation(self.play, self.possible_agents.index(agent), self.heard)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} owes a decision")
        self.play.step(int(action))
        self._cumulative_rewards[agent] = 0
        self._ask()

    def render(self) -> str | None:
        """What an onlooker sees; no secret is in it."""
        drawn = draw(self.name, self.play.view(None))
        if self.render_mode == "human":
            print(drawn)
            return None
        return drawn

    def close(self) -> None:
        """Nothing is held open."""

    def _ask(self) -> None:
        """Go on to whoever is asked now, or to the end for everybody."""
        if not self.play.over:
            self.agent_selection = self.possible_agents[self.play.asked]
            self.infos[self.agent_selection] = self._info(self.play.asked)
            return
        self.rewards = dict(zip(self.agents, self.play.rewards(self.reward), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos = {agent: self._info(seat) for seat, agent in enumerate(self.agents)}
        self.agent_selection = self.agents[0]
        self._accumulate_rewards()

    def _info(self, seat: int) -> dict[str, Any]:
        """The side that the seat is on, as of when it was last asked; at the end also what each
        side's decisions earned."""
        info: dict[str, Any] = {"side": self.play.side(seat)}
        return {**info, "payoffs": self.play.payoffs(self.reward, seat)} if self.play.over else info
