"""The environment of PettingZoo passes its library's own tests, and refuses what is not offered."""

import warnings
from typing import Any

import pytest
from pettingzoo.test import api_test, render_test, seed_test

from panicroom.kernel.errors import Malformed
from panicroom.research.doors.pettingzoo import TableEnv
from panicroom.research.encoding import ENCODINGS
from panicroom.research.play import Play

NAMES = list(ENCODINGS)
EXPLAINED = {
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or "
    "gymnasium.spaces.discrete",
    "Action mask numpy array is all zeros (no legal actions).",
}
"""PettingZoo warns of every environment with a dict of observation and mask but its own, which it
knows by name; and after the end nothing is offered."""


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("setup", [{}, {"skip_forced": True, "heard": False, "reward": "side"}])
def test_it_passes_the_tests_of_its_library(name: str, setup: dict[str, Any]) -> None:
    def make(**more: Any) -> TableEnv:
        return TableEnv(name, **setup, **more)

    with warnings.catch_warnings(record=True) as warned:
        warnings.simplefilter("always")
        api_test(make(), num_cycles=300)
        seed_test(make, num_cycles=100)
        render_test(make)
    assert {str(warning.message) for warning in warned} <= EXPLAINED


def play_on(env: TableEnv, seed: int) -> dict[str, Any]:
    """To the end, with actions drawn from the masks; what each agent was last told."""
    env.reset(seed=seed)
    for number, agent in enumerate(env.possible_agents):
        env.action_space(agent).seed(seed + number)
    told = {}
    for agent in env.agent_iter():
        seen, reward, over, _, info = env.last()
        told[agent] = (reward, info)
        env.step(None if over else env.action_space(agent).sample(seen["action_mask"]))
    return told


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("reward", ["own", "side"])
def test_everyone_is_paid_once_at_the_end(name: str, reward: str) -> None:
    env = TableEnv(name, reward=reward)
    told = play_on(env, seed=3)
    assert [told[agent][0] for agent in env.possible_agents] == env.play.rewards(reward)
    for seat, agent in enumerate(env.possible_agents):
        assert told[agent][1]["payoffs"] == env.play.payoffs(reward, seat)


def test_the_next_game_is_another_and_a_seed_begins_them_anew() -> None:
    env, firsts = TableEnv("panik"), []
    for seed in (5, None, 5, None):
        env.reset(seed=seed)
        firsts.append(env.observe("seat_0")["observation"].tobytes())
    assert firsts[:2] == firsts[2:]
    assert firsts[0] != firsts[1]


@pytest.mark.parametrize("name", NAMES)
def test_an_action_that_is_not_offered_raises_and_changes_nothing(name: str) -> None:
    env = TableEnv(name)
    env.reset(seed=1)
    before, agent = shown(env), env.agent_selection
    wrong = int(env.observe(agent)["action_mask"].argmin())
    for action in (wrong, -1, 10**6, None):
        with pytest.raises(ValueError, match=r"not offered|owes a decision"):
            env.step(action)
    assert shown(env) == before


def test_it_goes_on_with_a_game_that_has_begun() -> None:
    env, play = TableEnv("station"), Play.begin("station", "key", seats=5)
    play.step(play.choices()[0])
    env.reset(options={"play": play})
    assert env.agent_selection == f"seat_{play.asked}"


def test_a_wrong_reward_is_refused() -> None:
    with pytest.raises(Malformed):
        TableEnv("panik", reward="theirs")


def shown(env: TableEnv) -> object:
    seen = {
        agent: {name: array.tobytes() for name, array in env.observe(agent).items()}
        for agent in env.agents
    }
    return seen, env.agent_selection, env.rewards, env.terminations, env.infos
