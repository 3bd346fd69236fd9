"""Votes, locks, codes and owners, typed at a terminal."""

import re
from pathlib import Path

import pytest

from panicroom.cli.faces import FACES
from panicroom.cli.playing.table.lobby import Lobby
from panicroom.cli.screen.terminal import Terminal
from panicroom.client import Api, Seat
from panicroom.server.table.commands.owning import AWAY
from panicroom.words import Words
from tests.cli.join.tables import join, own_table, owner_elsewhere, sit_down
from tests.cli.typist import flat, lines_of, said, watching
from tests.client.server_thread import Served
from tests.client.test_seat import at_once


def come(server: Served, code: str, name: str, seat: int) -> Seat:
    api = Api(server.address)
    found = Seat(api, code, api.guest(name), at_once)
    found.wish("sit", seat=seat)
    return found


def room_of(seat: Seat) -> Lobby:
    return Lobby(Terminal(Words("en", "panik")), FACES["panik"], seat)


def test_the_owner_locks_the_table_and_renews_its_code(server: Served, tmp_path: Path) -> None:
    code = own_table(server, tmp_path)
    shown = join(
        server, code, answer=lines_of("lock", "lock", "", "lock no", "unlock", "code", "?", "quit")
    )
    assert shown.count(said("notice-locked", locked="yes")) == 2, "as it happens, and in the list"
    assert said("denial-locked-already") in shown
    assert said("notice-locked", locked="no") in shown
    assert said("denial-not-locked") in shown
    assert said("help-people") in shown
    found = re.search(rf"{server.address}/t/([a-z]{{8}})", shown.partition("The new code is")[2])
    assert found is not None
    assert Api(server.address).look(found[1])["code"] == found[1] != code
    assert f"The new code is {found[1][:4].upper()} {found[1][4:].upper()}." in shown


@pytest.mark.parametrize(("answer", "owner"), [("y", 1), ("", 0)])
def test_the_owner_gives_the_table_away_when_sure(answer: str, owner: int, server: Served) -> None:
    anna = owner_elsewhere(server)
    bob = sit_down(server, anna.table, seat=1)
    room = room_of(anna)
    with watching(lines_of(answer)) as screen:
        for line in ("give table mauve", "give table blue", "lock"):
            room.run_line(line)
    assert "mauve" in screen.getvalue()
    assert (said("denial-host-only") in flat(screen.getvalue())) == bool(owner)
    for seat in (anna, bob):
        seat.catch_up()
        assert [chair["is_host"] for chair in seat.state["chairs"]].index(True) == owner
    assert (anna.is_host, bob.is_host) == (not owner, bool(owner))
    anna.close()
    bob.close()


def test_votes_are_cast_and_taken_back(server: Served, tmp_path: Path) -> None:
    code = own_table(server, tmp_path)
    others = [come(server, code, "Bob", 1), come(server, code, "Cat", 2)]
    votes = ("slow", "slow", "slow no", "replace blue", "replace blue no", "replace red", "quit")
    shown = join(server, code, answer=lines_of("start", *votes))
    assert shown.count("Votes to slow down talk: 1 of 2 needed") == 1
    assert "Votes to slow down talk: 0 of 2 needed" in shown
    assert shown.count(said("denial-voted-already")) == 1
    assert "You vote to let a bot play for Blue." in shown
    assert "Votes for a bot: 1 of 2 needed" in shown
    assert "You no longer vote to let a bot play for Blue." in shown
    assert said("denial-vote-about-yourself") in shown
    for seat in others:
        seat.close()


def test_the_last_vote_needed_lets_a_bot_play(server: Served, tmp_path: Path) -> None:
    code = own_table(server, tmp_path)
    bob, cat = come(server, code, "Bob", 1), come(server, code, "Cat", 2)

    def answer(shown: str) -> str | None:
        if "owner >" in shown:
            return "start"
        cat.catch_up()
        if not cat.state["bot_votes"] and not cat.state["chairs"][1]["level"]:
            cat.wish("vote_bot", seat=1, bot=True)
            return "replace blue"
        return None

    shown = join(server, code, answer=answer)
    assert "a bot stands in" in shown
    assert "Votes for a bot" not in shown
    for seat in (bob, cat):
        seat.close()


def test_the_next_in_line_is_told_takes_over_and_starts(
    server: Served, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    anna = owner_elsewhere(server)
    bob = sit_down(server, anna.table, seat=1)
    room = room_of(bob)
    room.run_line("take over")
    anna.close()
    while bob.heir is None:
        bob.receive()
    room.show_news()
    shown = flat(capsys.readouterr().out)
    assert shown.endswith(said("join-heir"))
    room.show_news()
    assert capsys.readouterr().out == "", "once is enough"
    monkeypatch.setattr("panicroom.server.live.attendance.Attendance.away", long_ago)
    for line in ("Take Over", "remove red", "bots random", "start"):
        room.run_line(line)
        bob.catch_up()
    assert (bob.is_host, bob.state["status"]) == (True, "playing")
    room.show_news()
    assert "The table is yours now." in flat(capsys.readouterr().out)
    bob.close()


def long_ago(attendance: object, guest: str) -> int:
    return AWAY
