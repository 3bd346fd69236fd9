"""A table before its game, from the terminal: who looks on, and whose seat a newcomer gets."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from panicroom.cli.faces import FACES
from panicroom.cli.playing.table.lobby import Lobby
from panicroom.cli.playing.table.table_commands import TableCommands
from panicroom.cli.screen.terminal import Terminal
from panicroom.client import Api, Seat
from panicroom.words import Words
from tests.cli.typist import flat
from tests.client.server_thread import Served, served
from tests.client.test_seat import at_once

FACE = FACES["panik"]
TERMINAL = Terminal(Words("en", "panik"))


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Served]:
    with served(tmp_path / "data") as running:
        yield running


class Visitors:
    """Anna, who owns a table for three, and those who come after her."""

    def __init__(self, server: Served) -> None:
        self.api = Api(server.address)
        anna = self.api.guest("Anna")
        made = self.api.make_table(anna, "panik", wishes={"seats": 3}, terms={"pace": 0})
        self.seats: list[Seat] = []
        self.code = str(made["code"])
        self.owner = self.at_table(Seat(self.api, self.code, anna, at_once))
        self.owner.wish("sit", seat=0)

    def at_table(self, seat: Seat) -> Seat:
        self.seats.append(seat)
        return seat

    def come(self, name: str | None) -> Seat:
        guest = None if name is None else self.api.guest(name)
        return self.at_table(Seat(self.api, self.code, guest, at_once))

    def names(self) -> list[str | None]:
        self.owner.catch_up()
        return [chair["name"] for chair in self.owner.state["chairs"]]


@pytest.fixture
def visitors(server: Served) -> Iterator[Visitors]:
    found = Visitors(server)
    yield found
    for seat in found.seats:
        seat.close()


def room_of(seat: Seat) -> Lobby:
    return Lobby(TERMINAL, FACE, seat)


@pytest.mark.parametrize(
    ("bots", "wanted", "names"),
    [
        ([1], None, ["Anna", None, "Bob"]),
        ([1, 2], None, ["Anna", "Bob", None]),
        ([1, 2], "green", ["Anna", None, "Bob"]),
    ],
)
def test_a_newcomer_takes_a_free_seat_and_else_that_of_a_bot(
    bots: list[int], wanted: str | None, names: list[str | None], visitors: Visitors
) -> None:
    for seat in bots:
        visitors.owner.wish("bot", seat=seat, level="easy")
    assert room_of(visitors.come("Bob")).sit_down(wanted)
    assert visitors.names() == names


def test_where_all_are_people_there_is_no_seat(visitors: Visitors) -> None:
    for name in ("Bob", "Cat"):
        assert room_of(visitors.come(name)).sit_down(None)
    assert not room_of(visitors.come("Dan")).sit_down(None)


def test_those_who_look_on_are_shown(
    visitors: Visitors, capsys: pytest.CaptureFixture[str]
) -> None:
    visitors.come("Eve")
    visitors.come(None)
    visitors.owner.catch_up()
    room_of(visitors.owner).show()
    assert "Watching: Eve and a guest without a name." in flat(capsys.readouterr().out)


def test_a_vote_shows_who_wants_the_end(
    visitors: Visitors, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("Bob", "Cat"):
        assert room_of(visitors.come(name)).sit_down(None)
    visitors.owner.wish("start")
    talk = TableCommands(TERMINAL, FACE, visitors.api, visitors.owner)
    talk.vote("")
    assert "Votes to end the game: Red (1 of 3)." in flat(capsys.readouterr().out)
    talk.vote("no")
    assert capsys.readouterr().out == ""
