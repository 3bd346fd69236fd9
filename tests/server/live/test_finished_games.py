"""A finished game looked at after any action is the game as it was then."""

from typing import Any

import pytest

from panicroom.games import GAMES
from panicroom.kernel.match import Match
from panicroom.kernel.record import Record
from panicroom.server.live.finished_games import EVERY, MOST, FinishedGame, FinishedGames
from tests.any_game import played


def seen(record: Record, step: int) -> tuple[str, list[Any]]:
    """By playing the game anew."""
    game = GAMES[record.game]
    match = Match.replay(game, record, max(0, step - 1))
    if not step:
        return game.write(match.state), match.events
    seat, action = record.actions[step - 1]
    news = match.act(seat, game.parse(action))
    return game.write(match.state), news


@pytest.mark.parametrize("game", GAMES)
def test_every_step_is_as_it_was_in_whatever_order_one_looks(game: str) -> None:
    record = played(game, "film").record
    film, last = FinishedGame(record), len(record.actions)
    for step in (last, 0, 1, EVERY, EVERY - 1, EVERY + 1, last // 2, 0, last - 1, last):
        if step <= last:
            state, news = film.at(step)
            assert (film.game.write(state), list(news)) == seen(record, step)


def test_films_are_kept_only_while_they_are_among_those_looked_at_last() -> None:
    record, games = played("panik", "film").record, FinishedGames()
    first = games.of("0", record)
    for table in range(1, MOST):
        games.of(str(table), record)
    assert games.of("0", record) is first
    games.of("one more", record)
    assert games.of("0", record) is first
    for table in range(MOST):
        games.of(f"other {table}", record)
    assert games.of("0", record) is not first
