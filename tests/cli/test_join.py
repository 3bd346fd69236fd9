"""`panicroom join`: a table on a real server, from the terminal."""

import os
import re
import select
from collections.abc import Iterator
from pathlib import Path
from threading import Thread
from typing import TextIO

import pytest

from panicroom.cli.playing import game_loop
from panicroom.cli.playing.input.line_input import line_typed
from panicroom.cli.playing.server.identity import introduced
from panicroom.cli.playing.server.local_players import LocalPlayers
from panicroom.cli.playing.server.state_file import StateFile
from panicroom.cli.playing.table import lobby
from panicroom.cli.screen.terminal import Leave, Terminal
from panicroom.client import Api, Guest, Seat
from panicroom.client.address import link_address, table_address
from panicroom.server.table import due
from panicroom.words import Words
from tests.cli.companions import Companions
from tests.cli.typist import any_option, flat, lines_of, said, session, typed, watching
from tests.client.server_thread import Served, served
from tests.client.test_seat import at_once
from tests.patience import PATIENCE

OVER = re.compile("You (win|lose|share)|No one wins")


@pytest.fixture(autouse=True)
def screen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.chdir(tmp_path)


@pytest.fixture(autouse=True)
def hasty_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever pace a table has."""
    monkeypatch.setattr(due, "thinking_time", lambda *_: 0)


@pytest.fixture
def companions() -> Iterator[Companions]:
    """They part when the server, which is asked for after them, is stopped."""
    companions = Companions()
    yield companions
    companions.part()


@pytest.fixture
def server(tmp_path: Path, companions: Companions) -> Iterator[Served]:
    with served(tmp_path / "data") as running:
        yield running


def table_of(api: Api, owner: Guest, seats: int = 3) -> str:
    made = api.make_table(owner, "panik", wishes={"seats": seats}, terms={"pace": 0})
    return str(made["code"])


def known(server: Served, guest: Guest, tmp_path: Path) -> None:
    """As if this terminal had been here before."""
    path = tmp_path / "state" / "panicroom" / "guests.json"
    StateFile(path, server.address).keep_guests([guest])


def own_table(server: Served, tmp_path: Path) -> str:
    """A table that Anna owns, whom this terminal knows."""
    api = Api(server.address)
    owner = api.guest("Anna")
    known(server, owner, tmp_path)
    return table_of(api, owner)


def owner_elsewhere(server: Served, seats: int = 3) -> Seat:
    """Anna sits at a table that she owns, and this terminal does not know her."""
    api = Api(server.address)
    anna = api.guest("Anna")
    seat = Seat(api, table_of(api, anna, seats), anna, at_once)
    seat.wish("sit", seat=0)
    return seat


def test_who_made_the_table_puts_bots_there_and_starts(server: Served, tmp_path: Path) -> None:
    code = own_table(server, tmp_path)
    lines = ["dance", "start", "bot blue random", "bots random", "", "start"]

    def answer(shown: str) -> str:
        return lines.pop(0) if lines else any_option(shown)

    played = session("join", table_address(server.address, code), answer=answer)
    assert (played.code, played.complaint) == (0, "")
    shown = flat(played.shown)
    assert said("join-what", text="dance") in shown
    assert "Blue is still free" in shown
    assert "A bot plays Blue (random)." in shown
    assert "Red Anna (you), owner of the table" in shown
    assert OVER.search(shown)
    assert list(Path("saves").glob("panik-*.jsonl"))


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
    assert "A bot plays Green (random)." in shown
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
    assert (card["table"]["listed"], card["table"]["terms"]["turn"]) == (False, None)


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


def test_what_is_played_at_somebodys_table_is_not_for_a_newcomer_to_say(server: Served) -> None:
    address = table_address(server.address, "abcd")
    refused = session("join", address, "--seats", "4", "--name", "Bob")
    assert (refused.code, flat(refused.complaint)) == (2, said("join-not-new", flag="--seats"))


def test_the_owner_sends_somebody_away_before_the_game(server: Served, tmp_path: Path) -> None:
    code, api = own_table(server, tmp_path), Api(server.address)
    bob = Seat(api, code, api.guest("Bob"), at_once)
    bob.wish("sit", seat=2)
    lines = ("?", "remove", "remove blue", "remove green", "say hello", "", "quit")
    shown = flat(typed("join", table_address(server.address, code), lines=lines).shown)
    assert "No one sits at Blue." in shown
    assert "The table’s owner removed Green from the table." in shown
    assert "You: hello" in shown
    assert "2 seats are free." in shown
    bob.close()


def test_the_owner_pauses_a_game_and_lets_bots_stand_in(server: Served, tmp_path: Path) -> None:
    code, api = own_table(server, tmp_path), Api(server.address)
    bob = Seat(api, code, api.guest("Bob"), at_once)
    bob.wish("sit", seat=1)
    lines = ["bots random", "start", "pause", "1", "resume", "bot mauve", "bot blue", "remove blue"]

    def answer(shown: str) -> str:
        return lines.pop(0) if lines else any_option(shown)

    played = session("join", table_address(server.address, code), "--seat", "red", answer=answer)
    assert (played.code, played.complaint) == (0, "")
    shown = flat(played.shown)
    assert said("notice-paused") in shown
    assert said("denial-paused") in shown
    assert said("notice-resumed") in shown
    assert "Blue is away: a bot stands in (normal)." in shown
    assert "The table’s owner removed Blue from the table." in shown
    assert OVER.search(shown)
    bob.close()


class Keyboard:
    """A keyboard that can be looked at: what is typed on it while nobody is asked."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
        self.lines = list(lines)
        for module in (game_loop, lobby):
            monkeypatch.setattr(module, "line_typed", self.typed)
            monkeypatch.setattr(module, "patience", lambda: 0.01)

    def typed(self) -> str | None:
        return self.lines.pop(0) if self.lines else None


@pytest.mark.parametrize(("game", "option"), [("panik", "place 1"), ("station", "move T n")])
def test_who_is_not_asked_can_type_all_the_same(
    game: str, option: str, server: Served, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bob never answers: the owner lets a bot stand in for him, and the game goes on."""
    api = Api(server.address)
    owner = api.guest("Anna")
    seats = {"panik": 2, "station": 4}[game]
    made = api.make_table(owner, game, wishes={"seats": seats}, terms={"pace": 0})
    known(server, owner, tmp_path)
    bob = Seat(api, made["code"], api.guest("Bob"), at_once)
    bob.wish("sit", seat=1)
    before = ("dance", "bots random", "start")
    Keyboard(monkeypatch, *before, "say hello", "", "1", option, "map", "?", "log", "bot blue")

    address = table_address(server.address, made["code"])
    played = session("join", address, "--no-confirm", answer=any_option)
    assert (played.code, played.complaint) == (0, "")
    shown = flat(played.shown)
    assert said("join-what", text="dance") in shown
    assert "You: hello" in shown
    told_of_waiting = "Waiting for" in shown  # or the last answer was still under way
    assert shown.count(said("prompt-not-asked")) == (1 if told_of_waiting else 2)
    assert said("prompt-commands") in shown
    assert "Blue is away: a bot stands in (normal)." in shown
    assert OVER.search(shown)
    bob.close()


def test_who_is_stood_in_for_can_take_the_seat_back(
    server: Served, companions: Companions, monkeypatch: pytest.MonkeyPatch
) -> None:
    seat = owner_elsewhere(server, seats=2)
    keyboard = Keyboard(monkeypatch)
    starting = companions.start(seat)
    others: list[Thread] = []

    def answer(shown: str) -> str | None:
        """The first answer comes too late; once back, Bob is asked again and has seen enough."""
        if "You are back" in flat(shown):
            return None
        if others:
            return ""
        starting.join()
        seat.catch_up()
        seat.wish("hand_over", seat=1)
        others.append(companions.play(seat))
        keyboard.lines.append("return")
        return "1"

    address = table_address(server.address, seat.table)
    played = session("join", address, "--name", "Bob", answer=answer)
    assert "You are away: a bot stands in (normal) until you come back." in flat(played.shown)
    assert "You are back in your seat." in flat(played.shown)


def arrived_line(keys: TextIO) -> str | None:
    """The system hands over what was typed when it finds the time."""
    select.select([keys], [], [], PATIENCE)
    return line_typed()


def test_a_line_is_read_from_a_screen_when_enter_was_pressed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    near, far = os.openpty()
    with os.fdopen(far) as keys:
        monkeypatch.setattr("sys.stdin", keys)
        monkeypatch.setattr("panicroom.cli.playing.input.line_input.is_live", lambda: True)
        os.write(near, b"say ")
        assert line_typed() is None
        os.write(near, "žluť\nquit\n".encode())
        assert [arrived_line(keys), arrived_line(keys), line_typed()] == ["say žluť", "quit", None]
        os.write(near, b"\x04")
        with pytest.raises(Leave):
            arrived_line(keys)
    os.close(near)


def test_who_does_not_own_the_table_cannot_do_as_its_owner(
    server: Served, companions: Companions
) -> None:
    seat = owner_elsewhere(server, seats=2)
    companions.start_and_play(seat)
    address = table_address(server.address, seat.table)
    lines = ("pause", "bot red", "remove red", "quit")
    shown = flat(typed("join", address, "--name", "Bob", lines=lines).shown)
    assert shown.count(said("denial-host-only")) == 3


def test_two_people_at_two_keyboards_play_a_game_together(
    server: Served, companions: Companions
) -> None:
    seat = owner_elsewhere(server, seats=2)
    thread = companions.start_and_play(seat)
    address = table_address(server.address, seat.table)
    played = session("join", address, "--name", "Bob", answer=any_option)
    thread.join(PATIENCE)
    assert (played.code, played.complaint) == (0, "")
    shown = flat(played.shown)
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
    left = typed("join", address, "--name", "Bob", lines=("1", "note secret", "quit"))
    assert f"panicroom join {address}" in flat(left.shown)
    again = typed("join", address, lines=("notes", "quit"))
    assert "1. secret" in again.shown
    assert "You sit down" not in again.shown


def test_what_is_said_and_claimed_is_heard(server: Served, tmp_path: Path) -> None:
    code = own_table(server, tmp_path)
    talk = (
        "say hello there",
        "claim",
        "claim manor-is",
        "claim manor-is blue.1 trap",
        "order",
        "order nothing",
    )
    lines = ("bots random", "start", *talk, "say", "link", "vote", "quit")
    shown = flat(typed("join", table_address(server.address, code), lines=lines).shown)
    assert "You: hello there" in shown
    assert "You claim: Blue’s manor 1 is a trap." in shown
    assert "It can be: " in shown
    assert "There is no such standing order in this game." in shown
    assert said("talk-say-what") in shown
    assert re.search(rf"{server.address}/l/[a-z2-7]+", shown)
    assert "The players voted to end the game." in shown


def test_who_is_sent_away_in_the_middle_of_a_game_watches_the_rest(
    server: Served, companions: Companions
) -> None:
    seat = owner_elsewhere(server, seats=2)
    threads: list[Thread] = []

    def answer_once(shown: str) -> str:
        if not threads:
            starting.join()
            seat.catch_up()
            seat.wish("remove", seat=1)
            threads.append(companions.play(seat))
        return any_option(shown)

    starting = companions.start(seat)
    address = table_address(server.address, seat.table)
    sent = session("join", address, "--name", "Bob", answer=answer_once)
    assert (sent.code, sent.complaint) == (0, "")
    assert "The table’s owner removed you from the table." in flat(sent.shown)
    assert said("play-out") in flat(sent.shown)


def test_a_link_brings_one_back_from_another_device(
    server: Served, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    api = Api(server.address)
    owner = api.guest("Anna")
    table_of(api, owner)
    link = link_address(server.address, api.link(owner))
    back = typed("join", link, lines=("quit",))
    assert (back.code, back.complaint) == (0, "")
    assert "You sit down as Red." in flat(back.shown)
    assert said("join-own-how") in flat(back.shown)
    used = session("join", link)
    assert used.code == 2
    assert said("denial-not-found") in flat(used.complaint)


@pytest.mark.parametrize("flag", ["--watch", "--name=Bob"])
def test_without_a_seat_the_game_is_told(flag: str, server: Served, companions: Companions) -> None:
    seat = owner_elsewhere(server)
    for number in (1, 2):
        seat.wish("bot", seat=number, level="random")
    companions.start_and_play(seat)
    watched = session("join", table_address(server.address, seat.table), flag)
    assert (watched.code, watched.complaint) == (0, "")
    assert "3 players lay out their manors." in flat(watched.shown)
    assert " > " not in watched.shown


def test_a_lost_connection_is_told_and_the_game_goes_on(server: Served, tmp_path: Path) -> None:
    code = own_table(server, tmp_path)
    lines, cuts = ["bots random", "start"], [2, 4]

    def answer(shown: str) -> str:
        cuts[:] = [left - 1 for left in cuts]
        if 0 in cuts:
            server.stop() if cuts[0] == 0 else server.drop_everybody()
            if cuts[0] == 0:
                server.start()
        return lines.pop(0) if lines else any_option(shown)

    played = session("join", table_address(server.address, code), answer=answer)
    assert (played.code, played.complaint) == (0, "")
    shown = flat(played.shown)
    assert shown.count(said("server-lost")) == shown.count(said("server-back")) == 2
    assert OVER.search(shown)


def test_what_goes_wrong_is_said_in_a_sentence(server: Served) -> None:
    gone = session("join", table_address(server.address, "nowhere"), "--name", "Bob")
    assert (gone.code, flat(gone.complaint)) == (2, said("denial-not-found"))
    wrong = session("join", "nowhere")
    assert wrong.code == 2
    assert "“nowhere” isn’t the address of a table or a server." in wrong.complaint
    server.stop()
    nobody = session("join", "abcd", "--server", server.address, "--name", "Bob")
    assert (nobody.code, flat(nobody.complaint)) == (
        2,
        said("server-unreachable", address=server.address),
    )


def test_a_token_is_for_this_user_alone(
    server: Served, companions: Companions, tmp_path: Path
) -> None:
    seat = owner_elsewhere(server, seats=2)
    companions.start_and_play(seat)
    typed("join", table_address(server.address, seat.table), "--name", "Bob", lines=())
    [kept] = (tmp_path / "state" / "panicroom").iterdir()
    assert kept.stat().st_mode & 0o077 == 0


def test_a_name_that_will_not_do_is_asked_for_again(server: Served, tmp_path: Path) -> None:
    api = Api(server.address)
    state_file = StateFile(tmp_path / "guests.json", server.address)
    with watching(lines_of("", "Bob")) as screen:
        terminal = Terminal(Words("en"))
        guest = introduced(None, terminal, LocalPlayers(terminal, api, state_file, at_once))
    assert guest.name == "Bob"
    assert said("denial-name-empty") in flat(screen.getvalue())
