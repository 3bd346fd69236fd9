"""The secrecy law through every door: in two states that a viewer cannot tell apart it is given
the same observations, masks and strings."""

import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel
import pytest

from panicroom.kernel.dice import Dice
from panicroom.research.doors import openspiel
from panicroom.research.doors.gymnasium_batch import BatchEnv
from panicroom.research.doors.gymnasium_seat import SeatEnv
from panicroom.research.doors.pettingzoo import TableEnv
from panicroom.research.encoding import ENCODINGS
from panicroom.research.play import Play
from panicroom.station.state import State

NAMES = list(ENCODINGS)
SEATS = 4
WORLDS = 3
Shown = Callable[[str, Any, int], object]
registered = openspiel.register


def through_pettingzoo(name: str, state: Any, viewer: int) -> object:
    env = TableEnv(name, seats=SEATS)
    env.reset(options={"play": Play.at(name, state, engine="readable")})
    agent = f"seat_{viewer}"
    return plain(env.observe(agent)), env.agent_selection, env.infos[agent], env.render()


def through_a_seat(name: str, state: Any, viewer: int) -> object:
    """It is shown something when it is asked."""
    play = Play.at(name, state, engine="readable")
    if play.asked != viewer:
        return None
    env = SeatEnv(name, seat=viewer, seats=SEATS, render_mode="ansi")
    seen, info = env.reset(options={"play": play})
    return plain(seen), info, env.action_masks().tobytes(), env.render()


def through_a_batch(engine: str) -> Shown:
    def shown(name: str, state: Any, viewer: int) -> object:
        env = BatchEnv(name, 1, engine=engine, seats=SEATS)
        seen, infos = env.put(0, state)
        return plain({**seen, **infos}) if infos["seat"][0] == viewer else None

    return shown


def through_openspiel(name: str, state: Any, viewer: int) -> object:
    short = {"station": "python_panic_station", "panik": "python_panik"}[name]
    node = pyspiel.load_game(f"{short}(players={SEATS})").new_initial_state()
    node.apply_action(0)
    node.luck.play = Play.at(name, state, engine="readable")
    node.asked = node.luck.play.asked
    return (
        node.current_player(),
        node.legal_actions(viewer),
        node.observation_tensor(viewer),
        node.information_state_tensor(viewer),
        node.observation_string(viewer),
        node.information_state_string(viewer),
    )


DOORS: dict[str, Shown] = {
    "pettingzoo": through_pettingzoo,
    "seat": through_a_seat,
    "batch": through_a_batch("auto"),
    "batch-readable": through_a_batch("readable"),
    "openspiel": through_openspiel,
}


def plain(seen: dict[str, np.ndarray[Any, Any]]) -> object:
    return {name: array.tobytes() for name, array in seen.items()}


def check_door(name: str, shown: Shown, games: int) -> int:
    """Positions of some games, each seen by all seats in several worlds; how often something was
    shown in a world with other secrets."""
    told = 0
    for number in range(games):
        play, chooser = Play.begin(name, f"law-{number}", seats=SEATS), random.Random(number)
        for _ in range(chooser.choice((0, 8, 30, 60))):
            if not play.over:
                play.step(chooser.choice(list(play.choices())))
        state = play.state()
        for viewer in range(SEATS):
            here = shown(name, state, viewer)
            for world in range(WORLDS):
                other = play.game.world(state, viewer, Dice(f"{number}-{viewer}-{world}"))
                there = shown(name, other, viewer)
                assert there == here, f"seat {viewer} tells two worlds apart"
                told += here is not None and play.game.write(other) != play.game.write(state)
    return told


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("door", DOORS)
def test_no_seat_tells_worlds_apart_through_a_door(door: str, name: str) -> None:
    assert check_door(name, DOORS[door], games=10) >= 5


LEAKS: dict[str, Callable[[State], int]] = {
    "the next card": lambda state: int(state.search[-1]),
    "the Host": lambda state: 1 + int(state.host),
    "the last room": lambda state: int(state.explore[0]),
}


@pytest.mark.parametrize("door", [door for door in DOORS if door != "batch"])
@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_is_caught_at_every_door(
    door: str, leak: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The core's own leaks are planted in tests/core."""
    honest = Play.observe

    def leaking(play: Play, seat: int) -> bytes:
        return bytes([LEAKS[leak](play.state())]) + honest(play, seat)[1:]

    monkeypatch.setattr(Play, "observe", leaking)
    with pytest.raises(AssertionError, match="tells two worlds apart"):
        check_door("station", DOORS[door], games=24)


@pytest.mark.parametrize("door", ["pettingzoo", "openspiel"])
def test_the_first_sealed_answer_changes_nothing_for_the_second(door: str) -> None:
    found = 0
    for number in range(30):
        play, chooser = Play.begin("station", f"sealed-{number}", seats=SEATS), random.Random(1)
        while not play.over and len(play.owed) < 2:
            play.step(chooser.choice(list(play.choices())))
        if play.over or len(play.choices()) < 2:
            continue
        first, second = play.owed
        seen = set()
        for number in play.choices():
            chosen = play.copy()
            chosen.step(number)
            assert chosen.asked == second
            seen.add(repr(DOORS[door]("station", chosen.state(), second)))
        assert len(seen) == 1
        assert first != second
        found += 1
    assert found >= 3
