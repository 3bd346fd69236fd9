"""A table whose game begins from a position: what it plays, and that nobody is sent the text."""

import json

import pytest

from panicroom.examples import examples_of
from panicroom.games import GAMES
from panicroom.kernel.errors import GameError
from panicroom.kernel.game import POSITION
from panicroom.kernel.match import Match
from panicroom.kernel.record import parse_record
from panicroom.server.table.commands import Change, Create, SeatBot, Sit, Start, create
from panicroom.server.table.denied import Denied
from panicroom.server.table.standing import standing_for, table_view
from panicroom.server.table.terms import Terms
from tests.server.table.logged_table import HOST, UNTIMED, LoggedTable

EXAMPLE = examples_of("station")["TRADE-2"]
"""Red and Blue owe each other a card, and Blue's lies sealed."""


def opened(game: str = "station", position: str = EXAMPLE.position) -> LoggedTable:
    return LoggedTable("key", create(HOST, Create(game, terms=UNTIMED, position=position)))


def begun() -> LoggedTable:
    logged = opened()
    logged.do(HOST, Sit(0, "Ann"))
    for seat in range(1, 4):
        logged.do(HOST, SeatBot(seat, "easy"))
    logged.do(HOST, Start())
    return logged


def test_it_has_the_seats_and_rulings_of_the_position() -> None:
    for game in GAMES:
        example = next(iter(examples_of(game).values()))
        seats = GAMES[game].read(example.position).seats
        assert len(opened(game, example.position).fold.lobby.chairs) == seats
    strict = opened(position=EXAMPLE.position.replace("station en", "station cs"))
    assert strict.fold.position is not None
    setup = GAMES["station"].setup_at(strict.fold.position)
    assert setup["rulings"]["attack_after_trade"] == "other"


def test_it_begins_there_and_is_the_same_after_a_restart() -> None:
    logged = begun()
    assert logged.fold.owed() == (0,)
    assert logged.fold.match is not None
    assert "armor" in str(logged.fold.game.wire.view(logged.fold.view(0)))
    assert logged.fold == logged.refolded()


def test_nobody_is_sent_the_text_of_the_position() -> None:
    """It says what every hand and the deck hold."""
    for logged in (opened(), begun()):
        for viewer in (None, 0, 1):
            shown = table_view(logged.fold, viewer)
            assert POSITION not in shown.wishes
            assert shown.setup is None or POSITION not in shown.setup
            assert EXAMPLE.position not in repr(standing_for(logged.fold, viewer, 0, logged.now))


def test_its_dice_are_the_tables_own_and_its_record_replays() -> None:
    logged = begun()
    match = logged.fold.match
    assert match is not None
    assert match.state.dice.key == logged.fold.key
    record = parse_record(str(match.record).splitlines())
    again: Match = Match.replay(logged.fold.game, record)  # type: ignore[type-arg]
    assert again.state.dice.key == match.state.dice.key
    assert logged.fold.game.write(again.state) == logged.fold.game.write(match.state)


@pytest.mark.parametrize("text", ["nonsense", "station en seats=4\nred T9@reactor", "x" * 20_000])
def test_a_position_that_cannot_be_opens_no_table(text: str) -> None:
    with pytest.raises((Denied, GameError)):
        opened(position=text)


def test_the_host_cannot_give_it_other_seats() -> None:
    logged = opened()
    logged.do(HOST, Change({"seats": 6}, False, Terms()))
    assert len(logged.fold.lobby.chairs) == 4
    assert json.dumps(logged.fold.lobby.wishes) == '{"seats": 6}'
