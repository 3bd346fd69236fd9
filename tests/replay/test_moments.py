"""A moment of a finished game can be played on otherwise, and asked about."""

import pytest

from panicroom.games import GAMES
from panicroom.kernel.match import Match
from panicroom.replay.moments import position_after, question_at
from tests.any_game import played

every_game = pytest.mark.parametrize("game", GAMES)


@every_game
def test_a_game_begun_from_a_moment_stands_as_it_did_then(game: str) -> None:
    record = played(game, "film").record
    last = len(record.actions)
    for step in range(0, last, 7):
        position = position_after(record, step)
        assert position is not None
        begun = Match.begin(GAMES[game], GAMES[game].setup_at(position), "another-key")
        then = Match.replay(GAMES[game], record, step)
        for viewer in (None, *range(then.state.seats)):
            wire = GAMES[game].wire
            assert wire.view(begun.view(viewer)) == wire.view(then.view(viewer))
    assert position_after(record, last) is None


@every_game
def test_whoever_has_a_choice_next_is_asked_with_what_they_did_among_the_options(game: str) -> None:
    record = played(game, "film").record
    for step in range(0, len(record.actions) // 2, 7):
        question = question_at(record, step)
        assert question is not None
        assert question.step >= step
        assert question.seat == question.view.viewer
        assert len(question.options) > 1
        done = GAMES[game].spell(question.options[question.done])
        assert (question.seat, done) == record.actions[question.step]
        own = question_at(record, step, 1)
        assert own is None or own.seat == 1
    assert question_at(record, len(record.actions)) is None
