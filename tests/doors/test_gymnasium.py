"""The environments of Gymnasium: one seat, and many games at once."""

from collections.abc import Iterator
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode, SyncVectorEnv

from panicroom import core
from panicroom.kernel.errors import Malformed
from panicroom.research.doors.gymnasium_batch import BatchEnv
from panicroom.research.doors.gymnasium_seat import SeatEnv
from panicroom.research.encoding import ENCODINGS
from panicroom.research.play import Play

NAMES = list(ENCODINGS)
ROWS = 3
EXPLAINED = (
    "Not able to test alternative render modes",  # only registered environments are built anew
    "different from the unwrapped version",  # so that the checker draws what is offered
)


class Offered(gymnasium.ActionWrapper[Any, Any, Any]):
    """The checker draws without a mask: it takes the next action that is offered."""

    def action(self, action: Any) -> int:
        offered = np.flatnonzero(self.unwrapped.action_masks())  # type: ignore[attr-defined]
        return int(offered[action % len(offered)])


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.filterwarnings("error", *(f"ignore:.*{words}" for words in EXPLAINED))
def test_a_seat_passes_the_checker_of_its_library(name: str) -> None:
    check_env(Offered(SeatEnv(name, heard=True, render_mode="ansi")))


@pytest.mark.parametrize("name", NAMES)
def test_a_seat_plays_to_the_end_and_is_paid(name: str) -> None:
    env = SeatEnv(name, seat=1, skip_forced=True)
    seen, _ = env.reset(seed=4)
    env.action_space.seed(4)
    over, reward = False, 0.0
    while not over:
        assert reward == 0
        assert (env.play.asked, env.seat) == (1, 1)
        assert seen["action_mask"].sum() > 1
        action = env.action_space.sample(seen["action_mask"])
        seen, reward, over, _, info = env.step(action)
    assert reward == env.play.rewards("own")[1]
    assert info["payoffs"] == env.play.payoffs("own", 1)
    assert not env.action_masks().any()


@pytest.mark.parametrize("name", NAMES)
def test_a_seat_cannot_do_what_is_not_offered(name: str) -> None:
    env = SeatEnv(name)
    seen, _ = env.reset(seed=1)
    wrong = int(seen["action_mask"].argmin())
    before = env.play.game.write(env.play.state())
    for action in (wrong, -1, 10**6):
        with pytest.raises(ValueError, match="not offered"):
            env.step(action)
    assert env.play.game.write(env.play.state()) == before


def steps(env: BatchEnv, count: int = 600) -> Iterator[tuple[Any, ...]]:
    """The first action offered in each row, or the last, by turns."""
    seen, infos = env.reset(seed=6)
    for number in range(count):
        masks = seen["action_mask"]
        first, last = masks.argmax(1), masks.shape[1] - 1 - masks[:, ::-1].argmax(1)
        actions = np.where(number % 2, first, last)
        told = infos
        seen, rewards, over, cut, infos = env.step(actions)
        yield told, actions, seen, rewards, over, cut, infos


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("reward", ["own", "side"])
@pytest.mark.parametrize("skip", [False, True], ids=["all", "skip_forced"])
@pytest.mark.skipif(not core.available(), reason="the native core is not built")
def test_a_batch_plays_the_games_of_its_keys(name: str, reward: str, skip: bool) -> None:
    """Beside each row a game of the same key; the end, its payoffs and the next beginning."""
    env = BatchEnv(name, ROWS, reward=reward, skip_forced=skip, seats=4)
    begun = [0] * ROWS
    plays = [Play.begin(name, f"6/{row}/0", skip_forced=skip, seats=4) for row in range(ROWS)]
    for told, actions, seen, rewards, over, cut, infos in steps(env):
        assert not cut.any()
        for row, play in enumerate(plays):
            actor = play.asked
            assert (told["seat"][row], told["side"][row]) == (actor, play.side(actor))
            play.step(int(actions[row]))
            assert over[row] == play.over
            if play.over:
                assert rewards[row] == play.rewards(reward)[actor]
                final = infos["final_obs"][row]
                assert final["observation"].tobytes() == play.observe(actor)
                payoffs = infos["final_info"]["payoffs"][row].tolist()
                assert payoffs == [play.payoffs(reward, seat) for seat in range(4)]
                begun[row] += 1
                key = f"6/{row}/{begun[row]}"
                plays[row] = Play.begin(name, key, skip_forced=skip, seats=4)
            else:
                assert rewards[row] == 0
            assert seen["observation"][row].tobytes() == plays[row].observe(plays[row].asked)
            assert seen["action_mask"][row].tobytes() == plays[row].mask(plays[row].asked)
    assert min(begun) >= 2


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("skip", [False, True], ids=["all", "skip_forced"])
@pytest.mark.skipif(not core.available(), reason="the native core is not built")
def test_without_the_core_a_batch_plays_the_same_games(name: str, skip: bool) -> None:
    ended = 0
    both = [
        BatchEnv(name, 2, engine=engine, skip_forced=skip, seats=4)
        for engine in ("core", "readable")
    ]
    for here, there in zip(*(steps(env, 260) for env in both), strict=True):
        assert plain(here) == plain(there)
        ended += int(here[4].sum())
    assert ended >= 2


def plain(told: Any) -> Any:
    """As bytes and numbers, to be compared."""
    if isinstance(told, dict):
        return {name: plain(value) for name, value in told.items()}
    if isinstance(told, tuple | list):
        return [plain(value) for value in told]
    return plain(told.tolist()) if isinstance(told, np.ndarray) else told


def test_a_missing_core_is_told_when_it_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(core, "available", lambda: core.Availability("not-built", "no module"))
    with pytest.raises(ImportError, match="not-built"):
        BatchEnv("panik", 2, engine="core")
    seen, _ = BatchEnv("panik", 2).reset(seed=1)
    assert seen["action_mask"].any(1).all()


@pytest.mark.parametrize("engine", ["auto", "readable"])
@pytest.mark.parametrize("name", NAMES)
def test_a_batch_takes_all_actions_or_none(name: str, engine: str) -> None:
    env = BatchEnv(name, ROWS, engine=engine)
    seen, _ = env.reset(seed=2)
    actions = env.sample()
    assert seen["action_mask"][np.arange(ROWS), actions].all()
    for wrong in (int(seen["action_mask"][1].argmin()), -1, 10**6):
        with pytest.raises(ValueError, match=f"game 1: action {wrong} "):
            env.step(np.array([actions[0], wrong, actions[2]]))
    after, *_ = env.step(actions)
    env.reset(seed=2)
    again, *_ = env.step(actions)
    assert plain(after) == plain(again)


@pytest.mark.parametrize("name", NAMES)
def test_a_batch_tells_what_a_vector_of_seats_tells(name: str) -> None:
    """The same spaces and the same names, of the same kinds, at an end as well."""
    seats = SyncVectorEnv(
        [lambda: SeatEnv(name, seats=4)] * 2, autoreset_mode=AutoresetMode.SAME_STEP
    )
    batch = BatchEnv(name, 2, seats=4)
    assert batch.metadata["autoreset_mode"] == seats.metadata["autoreset_mode"]
    assert batch.observation_space == seats.observation_space
    assert batch.action_space == seats.action_space
    ends = [an_end(env) for env in (seats, batch)]
    assert batch.observation_space.contains(ends[1][0])
    assert [[array.dtype for array in end[1:4]] for end in ends[:1]] == [
        [array.dtype for array in end[1:4]] for end in ends[1:]
    ]
    assert set(ends[1][4]) == set(ends[0][4])
    assert set(ends[1][4]["final_info"]) <= set(ends[0][4]["final_info"])


def an_end(env: Any) -> Any:
    seen, _ = env.reset(seed=1)
    while True:
        told = env.step(seen["action_mask"].argmax(1))
        if told[2].any():
            return told
        seen = told[0]


def test_what_a_batch_cannot_do_is_said() -> None:
    with pytest.raises(ValueError, match="SAME_STEP"):
        BatchEnv("panik", 2).reset(options={"reset_mask": np.ones(2, bool)})
    with pytest.raises(Malformed):
        BatchEnv("panik", 2, engine="steam")
