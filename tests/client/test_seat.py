"""A seat at a table on a real server, over real sockets."""

from pathlib import Path
from typing import Any

import pytest

from panicroom.client import Api, Dismissed, Guest, Problem, Refused, Seat, Unreachable
from panicroom.client.seat import FIRST_DELAY
from panicroom.games import GAMES
from panicroom.server.access.transport_limits import TransportLimits
from panicroom.server.table.stream import MOST_LINES
from tests.any_game import seats_for
from tests.client.server_thread import Served, served


def at_once(times: int, pause: float) -> None:
    """A test waits for nothing."""


def table_for(api: Api, game: str = "panik", seats: int = 3) -> tuple[Guest, str]:
    guest = api.guest("Anna")
    made = api.make_table(guest, game, wishes={"seats": seats}, terms={"pace": 0})
    return guest, str(made["code"])


def begun(server: Served, game: str = "panik", seats: int = 3) -> Seat:
    """Anna on the first seat, bots on the others, and the game started."""
    api = Api(server.address)
    guest, code = table_for(api, game, seats)
    seat = Seat(api, code, guest, at_once)
    seat.wish("sit", seat=0)
    for other in range(1, seats):
        seat.wish("bot", seat=other, level="random")
    seat.wish("start")
    asked(seat)
    return seat


def asked(seat: Seat) -> None:
    """Until there is something to answer, or nothing any more."""
    while not (seat.options or (seat.standing and seat.is_over)):
        seat.receive()


def answer(seat: Seat) -> None:
    options, decision = seat.options, seat.standing["decision"]
    seat.act(decision, options[decision % len(options)]["action"])


def play_to_the_end(seat: Seat) -> None:
    while not seat.is_over:
        answer(seat)
        asked(seat)


def events(seat: Seat) -> list[Any]:
    return [item for item in seat.heard if "notice" not in item]


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_and_its_record_can_be_had(game: str, tmp_path: Path) -> None:
    with served(tmp_path / "data") as server:
        seat = begun(server, game, {"station": 4, "panik": 3}[game])
        play_to_the_end(seat)
        record = seat.api.record(seat.table, seat.guest)
        assert '"outcome"' in record.splitlines()[-1]
        assert seat.number == 0
        seat.close()


def test_all_that_is_told_can_be_read_by_the_game(tmp_path: Path) -> None:
    with served(tmp_path / "data") as server:
        seat = begun(server)
        wire, game = GAMES["panik"].wire, GAMES["panik"]
        assert wire.read_view(seat.standing["view"]).viewer == 0
        assert [wire.event(wire.read_event(item)) for item in events(seat)] == events(seat)
        assert [game.spell(game.parse(o["action"])) for o in seat.options] == [
            option["action"] for option in seat.options
        ]
        seat.close()


def test_an_answer_that_is_under_way_is_not_asked_again(tmp_path: Path) -> None:
    with served(tmp_path / "data") as server:
        seat = begun(server)
        before = seat.standing["decision"]
        answer(seat)
        assert seat.options == [] or seat.standing["decision"] > before
        asked(seat)
        assert seat.standing["decision"] > before
        seat.close()


def test_a_lost_connection_is_opened_again_and_nothing_is_missed_or_told_twice(
    tmp_path: Path,
) -> None:
    with served(tmp_path / "data") as server:
        seat = begun(server)
        while not seat.is_over:
            server.drop_everybody()
            answer(seat)
            asked(seat)
        whole = Seat(seat.api, seat.table, seat.guest)
        assert seat.heard == whole.heard
        seat.close()
        whole.close()


def test_who_reconnects_while_the_address_is_over_a_limit_tries_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Others behind the same address may have used the limit up. To the server it is no error."""
    with served(tmp_path / "data") as server:
        seat = begun(server)
        attempts: list[int] = []

        def count(attempt: int, delay: float) -> None:
            attempts.append(attempt)
            if attempt == 3:
                monkeypatch.undo()

        seat.on_retry = count
        monkeypatch.setattr(TransportLimits, "shake_hands", lambda limits, key: False)
        server.drop_everybody()
        answer(seat)
        asked(seat)
        assert attempts == [1, 2, 3, 0]
        assert not [each.message for each in caplog.records if each.levelname == "ERROR"]
        seat.close()


def test_earlier_pages_are_fetched_only_if_asked_for(tmp_path: Path) -> None:
    with served(tmp_path / "data") as server:
        seat = begun(server)
        for number in range(2 * MOST_LINES):
            seat.wish("say", words=f"line {number}")
        seat.catch_up()
        late = Seat(seat.api, seat.table, seat.guest)
        assert (len(late.heard), late.end) == (MOST_LINES, seat.end)
        assert late.after(late.end - 1) == seat.heard[-1:]
        assert late.after(0) == late.heard
        late.fetch_earlier()
        assert (late.first, late.heard) == (0, seat.heard)
        seat.close()
        late.close()


def test_who_was_away_too_long_begins_anew_with_the_last_page(tmp_path: Path) -> None:
    with served(tmp_path / "data") as server:
        seat = begun(server)
        other = Seat(seat.api, seat.table, seat.guest, at_once)
        other.close()
        for number in range(MOST_LINES + 10):
            seat.wish("say", words=f"line {number}")
        seat.catch_up()
        other.catch_up()
        assert other.end == seat.end
        assert other.first > 0
        assert other.heard == seat.after(other.first)
        seat.close()
        other.close()


def test_a_server_that_was_closed_and_opened_again_is_found_again(tmp_path: Path) -> None:
    with served(tmp_path / "data") as server:
        tries: list[tuple[int, float]] = []

        def restart(times: int, pause: float) -> None:
            tries.append((times, pause))
            if times == 3:
                server.start()

        seat = begun(server)
        answer(seat)
        asked(seat)
        seat.on_retry = restart
        server.stop()
        options = seat.options
        answer(seat)
        longer = [(1, FIRST_DELAY), (2, 2 * FIRST_DELAY), (3, 4 * FIRST_DELAY)]
        assert tries == [*longer, (0, 0.0)]
        assert options
        seat.on_retry = at_once
        asked(seat)
        play_to_the_end(seat)
        seat.close()


def test_what_was_stored_and_not_acknowledged_counts_once(tmp_path: Path) -> None:
    with served(tmp_path / "data") as server:
        seat = begun(server)
        seat.wish("say", words="hello")
        said = {"type": "say", "id": "the-same", "words": "once"}
        for _ in range(2):
            seat._request, seat._reply = said, None
            seat._connection.send(said)
            while seat._reply is None:
                seat.receive()
        seat.wish("say", words="end")
        seat.catch_up()
        talk = [item["words"] for item in seat.heard if item.get("notice") == "talked"]
        assert talk == ["hello", "once", "end"]
        seat.close()


def test_what_is_denied_and_refused_says_why(tmp_path: Path) -> None:
    with served(tmp_path / "data") as server:
        seat = begun(server)
        with pytest.raises(Problem) as denied:
            seat.wish("start")
        assert denied.value.code == "already-started"
        with pytest.raises(Problem) as stale:
            seat.act(10_000, seat.options[0]["action"])
        assert stale.value.code == "stale-decision"
        with pytest.raises(Refused):
            seat.act(seat.standing["decision"], "turn-up blue.1")
        assert seat.options
        seat.close()


def test_a_wrong_code_a_wrong_token_and_a_wrong_address_are_told_apart(tmp_path: Path) -> None:
    with served(tmp_path / "data") as server:
        api = Api(server.address)
        guest, code = table_for(api)
        with pytest.raises(Problem) as unknown:
            api.look("nowhere")
        assert unknown.value.code == "not-found"
        with pytest.raises(Dismissed) as nowhere:
            Seat(api, "nowhere", guest)
        assert nowhere.value.code == "not-found"
        with pytest.raises(Dismissed) as forged:
            Seat(api, code, Guest("Anna", guest.token[:-1] + "x"))
        assert forged.value.code.startswith("token-")
        assert not api.knows(Guest("Anna", "nonsense"))
    with pytest.raises(Unreachable):
        Api(server.address).guest("Anna")


def test_a_guest_recognizes_the_terminal_among_their_devices(tmp_path: Path) -> None:
    with served(tmp_path / "data") as server:
        api = Api(server.address)
        [device] = api._list("/api/me/devices", api.guest("Anna"))
        assert (device["browser"], device["here"]) == ("terminal", True)


def test_a_link_leads_back_to_the_same_guest_once(tmp_path: Path) -> None:
    with served(tmp_path / "data") as server:
        api = Api(server.address)
        guest, code = table_for(api)
        link = api.link(guest)
        back = api.come_back(link)
        assert api.look(code, back)["host"]
        with pytest.raises(Problem):
            api.come_back(link)


@pytest.mark.parametrize("game", GAMES)
def test_a_record_is_the_same_file_before_and_after_a_restart(game: str, tmp_path: Path) -> None:
    with served(tmp_path / "data") as server:
        seat = begun(server, game, seats_for(game))
        seat.wish("vote", end=True)
        api, table = seat.api, seat.table
        seat.close()
        before = api.record(table)
        server.stop()
        server.start()
        assert api.record(table) == before
