"""`panicroom join SERVER`: opens a table for friends."""

import re
from pathlib import Path
from threading import Thread

import pytest

from panicroom.cli.playing.server.state_file import StateFile
from panicroom.client import Api, Seat
from panicroom.client.address import table_address
from panicroom.server.table.terms import USUAL_TERMS
from tests.cli.companions import Companions
from tests.cli.join.tables import OVER
from tests.cli.typist import any_option, flat, said, session, typed
from tests.client.server_thread import Served
from tests.client.test_seat import at_once
from tests.patience import PATIENCE


def test_a_table_for_friends_is_opened_at_a_server(server: Served, companions: Companions) -> None:
    api = Api(server.address)
    friends: list[Thread] = []
    wanted = re.compile(rf"panicroom join ({server.address}/t/([a-z2-7]+))")
    lines = ["list", "list no", "bot green random", "", "start"]

    def answer(shown: str) -> str:
        """A friend comes by the address that is told, before anything else is done."""
        if "owner >" in shown and not friends:
            match = wanted.search(flat(shown))
            assert match is not None
            seat = Seat(api, match[2], api.guest("Bob"), at_once)
            seat.wish("sit", seat=0)
            friends.append(companions.play(seat))
        if "owner >" in shown and lines:
            return lines.pop(0)
        return any_option(shown)

    flags = ("--name", "Anna", "--seat", "blue", "--turn", "3600", "--listed")
    questions = iter(["panik", "3"])

    def talk(shown: str) -> str:
        return next(questions) if "? [" in shown and "panik" in shown else answer(shown)

    played = session("join", server.address, *flags, answer=talk)
    friends[0].join(PATIENCE)
    assert (played.code, played.complaint) == (0, "")
    shown = flat(played.shown)
    assert said("join-made") in shown
    assert said("join-made-here", address=server.address) in shown
    assert "1 h per turn" in shown
    assert shown.index(said("table-listed")) < shown.index(said("table-private"))
    assert "Red Bob" in shown
    assert "Blue Anna (you), owner of the table" in shown
    assert re.search(r"[A-Z]\w+, a bot \(random\), plays Green\.", shown)
    assert OVER.search(shown)


def test_a_table_for_friends_is_opened_without_a_question(server: Served) -> None:
    flags = ("--game", "station", "--seats", "4", "--edition", "fr", "--name", "Anna")
    played = typed("join", f"{server.address}/", *flags, lines=("bots easy", "start", "quit"))
    assert (played.code, played.complaint) == (0, "")
    assert "? [" not in played.shown
    [kept] = StateFile(Path("state/panicroom/guests.json"), server.address).guests()
    [card] = Api(server.address).tables_of(kept)
    assert card["table"]["status"] == "playing"
    assert card["table"]["wishes"]["edition"] == "fr"
    assert (card["table"]["listed"], card["table"]["terms"]["turn"]) == (False, USUAL_TERMS.turn)


def test_no_clock_is_a_choice(server: Served) -> None:
    flags = ("--game", "panik", "--seats", "2", "--name", "Anna", "--turn", "0", "--answer", "0")
    played = typed("join", server.address, *flags, lines=("quit",))
    assert (played.code, said("terms-no-clock") in played.shown) == (0, True)
    [kept] = StateFile(Path("state/panicroom/guests.json"), server.address).guests()
    [card] = Api(server.address).tables_of(kept)
    assert [card["table"]["terms"][each] for each in ("turn", "answer")] == [None, None]


@pytest.mark.parametrize(
    ("flags", "complaint"),
    [
        (("--turn", "5"), "The time for a turn must be from 10 s to 30 days"),
        (("--watch",), "--watch needs a table"),
        (("--seats", "17"), "seats"),
        (("--game", "panik", "--edition", "fr"), "edition"),
    ],
)
def test_a_table_that_cannot_be_is_refused_before_a_question(
    flags: tuple[str, ...], complaint: str
) -> None:
    """And before a server is looked for: there is none at this address."""
    refused = session("join", "http://127.0.0.1:9", *flags)
    assert (refused.code, refused.shown) == (2, "")
    assert complaint in flat(refused.complaint)


def test_a_server_that_is_not_there_is_said_before_a_question() -> None:
    nobody = session("join", "http://127.0.0.1:9")
    assert (nobody.code, nobody.shown) == (2, "")
    assert said("server-unreachable", address="http://127.0.0.1:9") in flat(nobody.complaint)


@pytest.mark.parametrize("flag", ["--seats", "--turn"])
def test_what_is_played_at_somebodys_table_is_not_for_a_newcomer_to_say(
    flag: str, server: Served
) -> None:
    address = table_address(server.address, "abcd")
    for value in ("4", "0") if flag == "--turn" else ("4",):
        refused = session("join", address, flag, value, "--name", "Bob")
        assert (refused.code, flat(refused.complaint)) == (2, said("join-not-new", flag=flag))
