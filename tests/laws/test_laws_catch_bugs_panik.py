"""Each of Panik's own laws is broken by an engine that forgets what it stands for."""

import pytest

from panicroom.panik.pieces import ManorKind
from panicroom.panik.rules import scoring, sending, setup, turn
from panicroom.panik.state import State
from tests.laws.every_decision import EveryDecisionLaws
from tests.laws.panik import PANIK_SUBJECT, SEATS
from tests.laws.play import Broken, play
from tests.laws.subject import Start, Subject

Patch = pytest.MonkeyPatch
START = PANIK_SUBJECT.starts[0]
GAMES = 20


def breaks(law: str) -> None:
    """The first of a few games that goes wrong ends with this complaint."""
    with pytest.raises(Broken, match=law):
        play_all(PANIK_SUBJECT, START, GAMES)


def play_all(subject: Subject, start: Start, games: int) -> None:
    for seed in range(games):
        play(subject, start, seed, EveryDecisionLaws(subject))


def test_a_manor_that_changes_when_it_is_turned(monkeypatch: Patch) -> None:
    def write(event: setup.ManorTurned, state: State) -> None:
        state.up[event.manor] = True
        state.manors[event.manor] = ManorKind.GHOST_1

    monkeypatch.setattr(setup.ManorTurned, "write", write)
    breaks("manors too many or too few")


def test_a_hunter_that_is_placed_again_and_lost(monkeypatch: Patch) -> None:
    monkeypatch.setattr(sending.HunterPlacedAgain, "write", lambda event, state: None)
    breaks("the team of")


def test_a_manor_that_is_never_full(monkeypatch: Patch) -> None:
    monkeypatch.setattr(State, "is_full", lambda state, manor: False)
    breaks("5 hunters are at")


def test_a_manor_that_is_turned_down_again(monkeypatch: Patch) -> None:
    def write(event: setup.HunterPlaced, state: State) -> None:
        honest(event, state)
        state.up[event.manor] = False

    honest = setup.HunterPlaced.write
    monkeypatch.setattr(setup.HunterPlaced, "write", write)
    breaks("but face up are")


def test_an_end_before_the_last_hunter(monkeypatch: Patch) -> None:
    monkeypatch.setattr(turn, "any", lambda hands: all(hands), raising=False)
    breaks("over after 17 hunters")


def test_points_that_are_not_counted(monkeypatch: Patch) -> None:
    def write(event: scoring.ManorScored, state: State) -> None:
        state.scores = event.points

    monkeypatch.setattr(scoring.ManorScored, "write", write)
    breaks("but the manors earned")


def test_a_bound_of_options_that_is_too_low() -> None:
    """The bound is what the first turn of a full table offers, so it cannot be lower."""
    start = next(start for start in PANIK_SUBJECT.starts if start.setup["seats"] == SEATS[-1])
    fewer = PANIK_SUBJECT._replace(most_options=PANIK_SUBJECT.most_options - 1)
    with pytest.raises(Broken, match=f"has {PANIK_SUBJECT.most_options} options"):
        play_all(fewer, start, 1)
