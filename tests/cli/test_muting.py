"""Muting is a matter of this screen: nothing is sent, the server stores nothing, and whoever is
muted stays so on another seat and under another name."""

import re
from collections.abc import Iterator
from pathlib import Path
from sqlite3 import connect
from typing import Any

import pytest

from panicroom.cli.playing.server.local_players import LocalPlayers
from panicroom.cli.playing.server.state_file import StateFile
from panicroom.cli.playing.table.lobby import Lobby
from panicroom.cli.playing.table.muted import Muted, Person
from panicroom.cli.playing.table.people_commands import PeopleCommands
from panicroom.client.connection import Connection
from panicroom.server.protocol.schema import schema
from tests.cli.test_lobby import FACE, TERMINAL, Visitors
from tests.cli.typist import flat, said
from tests.client.server_thread import Served, served
from tests.client.test_seat import at_once


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Served]:
    with served(tmp_path / "data") as running:
        yield running


@pytest.fixture
def visitors(server: Served) -> Iterator[Visitors]:
    found = Visitors(server)
    found.come("Bob").wish("sit", seat=1)
    found.owner.catch_up()
    yield found
    for seat in found.seats:
        seat.close()


def talk(visitors: Visitors, room: Lobby, *lines: str) -> None:
    """Bob says this, and Anna's screen shows what is new."""
    for line in lines:
        visitors.seats[1].wish("say", words=line)
    visitors.owner.catch_up()
    room.show_news()


@pytest.mark.parametrize("word", ["blue", "Bob", "BOB", "bleu"])
def test_what_the_muted_say_is_hidden_until_they_are_not(
    word: str, visitors: Visitors, capsys: pytest.CaptureFixture[str]
) -> None:
    room = Lobby(TERMINAL, FACE, visitors.owner)
    room.run_line(f"mute {word}")
    assert flat(capsys.readouterr().out) == said("mute-set", name="Bob", on="yes")
    talk(visitors, room, "one", "two")
    assert capsys.readouterr().out == ""
    room.run_line("mute")
    assert said("mute-list", names=["Bob"]) in flat(capsys.readouterr().out)
    room.run_line(f"mute {word} off")
    assert flat(capsys.readouterr().out) == said("mute-set", name="Bob", on="no")
    talk(visitors, room, "three")
    assert "Blue: three" in capsys.readouterr().out


@pytest.mark.parametrize("who", ["", "red", "Anna", "green", "mauve", "nobody else"])
def test_only_another_guest_can_be_muted(
    who: str, visitors: Visitors, capsys: pytest.CaptureFixture[str]
) -> None:
    room = Lobby(TERMINAL, FACE, visitors.owner)
    room.run_line(f"mute {who}")
    assert flat(capsys.readouterr().out) == said("mute-who")
    room.run_line(f"unmute {who}")
    assert flat(capsys.readouterr().out) == said("mute-not")
    assert room.muted.people == []


def test_who_is_muted_stays_so_on_another_seat_and_under_another_name(
    visitors: Visitors, capsys: pytest.CaptureFixture[str]
) -> None:
    room, bob = Lobby(TERMINAL, FACE, visitors.owner), visitors.seats[1]
    room.run_line("mute blue")
    bob.wish("sit", seat=2)
    assert bob.guest is not None
    bob.guest = visitors.api.rename(bob.guest, "Robert")
    visitors.come("Cat").wish("sit", seat=1)
    visitors.seats[2].wish("say", words="hello")
    talk(visitors, room, "psst")
    shown = capsys.readouterr().out
    assert "Blue: hello" in shown
    assert "psst" not in shown
    assert room.muted.people == [Person("Robert", 2)]


def test_who_is_renamed_in_a_game_meanwhile_is_still_muted() -> None:
    muted = Muted([Person("Bob", 1)])
    chairs = [{"name": "Anna"}, {"name": "Robert"}]
    muted.find({"status": "playing", "chairs": chairs})
    assert muted.people == [Person("Robert", 1)]
    muted.find({"status": "open", "chairs": [*chairs[:1], {"name": "Cat"}]})
    assert muted.people == [Person("Robert", None)]


def test_it_is_remembered_on_this_machine(visitors: Visitors, tmp_path: Path) -> None:
    for is_first in (True, False):
        state_file = StateFile(tmp_path / "guests.json")
        muted = LocalPlayers(TERMINAL, visitors.api, state_file, at_once).muted_at(visitors.owner)
        if is_first:
            Lobby(TERMINAL, FACE, visitors.owner, muted).run_line("mute Bob")
        assert muted.people == [Person("Bob", 1)]


def check_nothing_leaves_the_screen(
    server: Served, visitors: Visitors, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither over the socket nor over REST, and the database is the same."""
    sent: list[Any] = []
    room, before = Lobby(TERMINAL, FACE, visitors.owner), stored(server)
    honest = Connection.send

    def note_and_send(connection: Connection, message: Any) -> None:
        sent.append(message)
        honest(connection, message)

    monkeypatch.setattr(Connection, "send", note_and_send)
    monkeypatch.setattr(visitors.api, "text", lambda *args: sent.append(args))
    for line in ("mute blue", "mute", "mute blue off", "mute Bob", "unmute Bob"):
        room.run_line(line)
    assert sent == [], f"muting sent {sent}"
    assert stored(server) == before, "muting is stored on the server"


def stored(server: Served) -> list[str]:
    with connect(server.data / "panicroom.sqlite") as database:
        return [line for line in database.iterdump() if not re.search("seen|uptime", line)]


def test_nobody_learns_of_it(
    server: Served, visitors: Visitors, monkeypatch: pytest.MonkeyPatch
) -> None:
    check_nothing_leaves_the_screen(server, visitors, monkeypatch)


def test_a_planted_leak_is_caught(
    server: Served, visitors: Visitors, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A mute that tells the others."""
    honest = PeopleCommands.mute

    def leaky(self: PeopleCommands, text: str) -> None:
        self.commands.wish("say", words="shush")
        honest(self, text)

    monkeypatch.setattr(PeopleCommands, "mute", leaky)
    with pytest.raises(AssertionError, match="muting"):
        check_nothing_leaves_the_screen(server, visitors, monkeypatch)


def test_the_protocol_has_no_word_for_it() -> None:
    described = str(schema())
    assert "vote_slow" in described
    assert not re.search("mut(e|ing)", described, re.IGNORECASE)
