"""The games of OpenSpiel: registered, simulated by its own tests, cloned, and kept as text."""

import pickle
import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.observation import make_observation

from panicroom.kernel.errors import Malformed
from panicroom.research.doors import openspiel
from panicroom.research.encoding import ENCODINGS
from panicroom.research.play import Play
from tests.doors.playthroughs import FOLDER, GAMES, written

SHORT = {"station": "python_panic_station", "panik": "python_panik"}
MIDDLE = 30
"""Moves of seats after which no game is over."""
EXPLICIT = (
    "python_panic_station(chance=explicit,players=4,skip_forced=True)",
    "python_panik(chance=explicit)",
)


def at_random(state: Any, seed: int, most: int = 100_000) -> None:
    """So many decisions of seats, and whatever nature moves before each and after the last."""
    chooser = random.Random(seed)
    while not state.is_terminal() and (most or state.is_chance_node()):
        most -= not state.is_chance_node()
        state.apply_action(chooser.choice(state.legal_actions()))


@pytest.mark.parametrize("game", [*SHORT.values(), *EXPLICIT])
def test_it_passes_the_simulations_of_its_library(
    game: str, capfd: pytest.CaptureFixture[str]
) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(game), num_sims=1, serialize=True, verbose=False)
    capfd.readouterr()  # it prints every state


@pytest.mark.parametrize("game", GAMES)
def test_a_playthrough_is_as_it_was(game: str) -> None:
    kept = (FOLDER / f"{GAMES[game]}.txt").read_text(encoding="utf-8")
    assert written(game) == kept, "if this is intended: make golden"


@pytest.mark.parametrize("name", SHORT)
def test_tensors_are_the_bytes_that_have_names(name: str) -> None:
    game = pyspiel.load_game(SHORT[name])
    state, encoding = game.new_initial_state(), ENCODINGS[name]
    recalled = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    state.apply_action(7)
    play = Play.begin(name, "openspiel/7")
    chooser = random.Random(1)
    while not play.over:
        for seat in range(play.seats):
            seen = np.array(state.observation_tensor(seat))
            assert seen.astype(np.uint8).tobytes() == play.observe(seat)
            recalled.set_from(state, seat)
            assert recalled.dict["heard"].astype(np.uint8).tobytes() == play.heard(seat)
        assert state.current_player() == play.asked
        assert state.legal_actions() == sorted(play.choices())
        action = chooser.choice(list(play.choices()))
        assert state.action_to_string(action) == encoding.space.labels[action]
        state.apply_action(action)
        play.step(action)
    assert state.returns() == play.rewards("own")


@pytest.mark.parametrize("game", [*SHORT.values(), *EXPLICIT])
def test_clones_and_pickles_go_their_own_way(game: str) -> None:
    state = pyspiel.load_game(game).new_initial_state()
    at_random(state, 1, most=MIDDLE)
    before = str(state)
    twins = [state.clone(), pickle.loads(pickle.dumps(state))]
    for twin in twins:
        at_random(twin, 2)
    assert str(state) == before
    assert str(twins[0]) == str(twins[1]) != before
    assert twins[0].returns() == twins[1].returns()


@pytest.mark.parametrize("game", [*SHORT.values(), *EXPLICIT])
def test_an_action_that_is_not_offered_raises_and_changes_nothing(game: str) -> None:
    state = pyspiel.load_game(game).new_initial_state()
    check_refused(state, len(state.legal_actions()))
    at_random(state, 1, most=MIDDLE)
    check_refused(state, state.legal_actions_mask().index(0))
    check_refused(state, 10**6)


def check_refused(state: Any, wrong: int) -> None:
    before = str(state), state.history()
    with pytest.raises(ValueError, match=r"not offered|not among"):
        state.apply_action(wrong)
    assert (str(state), state.history()) == before


def test_nature_moves_whenever_luck_is_needed() -> None:
    """Explicit chance: no copy of a state can know the rolls to come."""
    state = pyspiel.load_game(EXPLICIT[0]).new_initial_state()
    at_random(state, 5, most=0)
    counts, results = [], []
    chooser = random.Random(5)
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(chance for _, chance in outcomes) == pytest.approx(1)
            counts.append(len(outcomes))
            results.append({str(after(state, outcome)) for outcome, _ in outcomes})
        state.apply_action(chooser.choice(state.legal_actions()))
    assert counts
    assert max(counts) <= openspiel.LARGEST_DECK
    assert any(len(found) > 1 for found in results), "a roll has different results"


def after(state: Any, outcome: int) -> Any:
    twin = state.clone()
    twin.apply_action(outcome)
    return twin


def test_explicit_chance_gives_the_games_of_the_engine() -> None:
    """What the dice of a key give, given as moves of nature, leads to the same game."""
    from panicroom.kernel.dice import Dice

    dice, play = Dice("openspiel/3"), Play.begin("panik", "openspiel/3", engine="readable")
    state = pyspiel.load_game("python_panik(chance=explicit)").new_initial_state()
    while state.is_chance_node():
        state.apply_action(dice.below("deal", len(state.chance_outcomes())))
    for seat in range(3):
        assert state.observation_string(seat).split("\n")[0] == f"seat {seat}"
        seen = np.array(state.observation_tensor(seat)).astype(np.uint8)
        assert seen.tobytes() == play.observe(seat)


@pytest.mark.parametrize("game", SHORT.values())
def test_parameters_choose_reward_and_setup(game: str) -> None:
    setup = "players=4,reward=side,skip_forced=True,deals=3,key=mine"
    loaded = pyspiel.load_game(f"{game}({setup})")
    assert (loaded.num_players(), loaded.max_chance_outcomes()) == (4, 3)
    state = loaded.new_initial_state()
    at_random(state, 9)
    assert set(state.returns()) <= {-1.0, 1.0}
    for wrong in ("reward=theirs", "players=9", "chance=none", "edition=xx"):
        with pytest.raises((Malformed, pyspiel.SpielError)):
            pyspiel.load_game(f"{game}({wrong})")
