"""A game at a table of a server, played or watched from the terminal."""

import re
from pathlib import Path

import pytest

from panicroom.client.address import table_address
from tests.cli.companions import Companions
from tests.cli.join.tables import OVER, any_option_after, join, own_table, owner_elsewhere
from tests.cli.typist import lines_of, said
from tests.client.server_thread import Served
from tests.patience import PATIENCE


def test_two_people_at_two_keyboards_play_a_game_together(
    server: Served, companions: Companions
) -> None:
    seat = owner_elsewhere(server, seats=2)
    thread = companions.start_and_play(seat)
    shown = join(server, seat.table, "--name", "Bob")
    thread.join(PATIENCE)
    assert "Red Anna, owner of the table" in shown
    assert "You sit down as Blue." in shown
    assert "You are Blue." in shown
    assert OVER.search(shown)
    assert seat.is_over
    seat.close()


def test_a_seat_is_left_and_found_again(server: Served, companions: Companions) -> None:
    seat = owner_elsewhere(server)
    seat.wish("bot", seat=2, level="random")
    companions.start_and_play(seat)
    address = table_address(server.address, seat.table)
    lines = lines_of("1", "note secret", "quit")
    assert f"panicroom join {address}" in join(server, seat.table, "--name", "Bob", answer=lines)
    again = join(server, seat.table, answer=lines_of("notes", "quit"))
    assert "1. secret" in again
    assert "You sit down" not in again


def test_what_is_said_and_claimed_is_heard(server: Served, tmp_path: Path) -> None:
    code = own_table(server, tmp_path)
    claims = ("claim", "claim manor-is", "claim manor-is blue.1 trap")
    talk = ("say hello there", *claims, "order", "order nothing", "say", "link", "vote", "quit")
    shown = join(server, code, answer=lines_of("bots random", "start", *talk))
    assert "You: hello there" in shown
    assert "You claim: Blue’s manor 1 is a trap." in shown
    assert "It can be: " in shown
    assert "There is no such standing order in this game." in shown
    assert said("talk-say-what") in shown
    assert re.search(rf"{server.address}/l/[a-z2-7]+", shown)
    assert "The players voted to end the game." in shown


@pytest.mark.parametrize("flag", ["--watch", "--name=Bob"])
def test_without_a_seat_the_game_is_told(flag: str, server: Served, companions: Companions) -> None:
    seat = owner_elsewhere(server)
    for number in (1, 2):
        seat.wish("bot", seat=number, level="random")
    companions.start_and_play(seat)
    shown = join(server, seat.table, flag)
    assert "3 players lay out their manors." in shown
    assert not re.search("(Red|Blue|Green) > ", shown)


def test_a_lost_connection_is_told_and_the_game_goes_on(server: Served, tmp_path: Path) -> None:
    code = own_table(server, tmp_path)
    typing, cuts = any_option_after("bots random", "start"), [2, 4]

    def answer(shown: str) -> str | None:
        cuts[:] = [left - 1 for left in cuts]
        if 0 in cuts:
            server.stop() if cuts[0] == 0 else server.drop_everybody()
            if cuts[0] == 0:
                server.start()
        return typing(shown)

    shown = join(server, code, answer=answer)
    assert shown.count(said("server-lost")) == shown.count(said("server-back")) == 2
    assert OVER.search(shown)


def test_who_plays_and_who_watches_are_told_that_the_dice_fit(
    server: Served, companions: Companions, tmp_path: Path
) -> None:
    seat = owner_elsewhere(server, seats=2)
    thread = companions.start_and_play(seat)
    shown = join(server, seat.table, "--name", "Bob")
    thread.join(PATIENCE)
    assert said("dice-checked-own") in shown
    watched = join(server, seat.table, "--watch")
    assert said("dice-checked") in watched
    assert re.search("The key was [0-9a-f]{64}", watched)
    kept = (tmp_path / "state" / "panicroom" / "guests.json").read_text(encoding="utf-8")
    assert seat.table not in kept
    seat.close()
