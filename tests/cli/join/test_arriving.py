"""Who comes to a table: by address or link, with a name and a token."""

from pathlib import Path

import pytest

from panicroom.cli.faces import FACES
from panicroom.cli.playing.server.identity import introduced, sit_down
from panicroom.cli.playing.server.local_players import LocalPlayers
from panicroom.cli.playing.server.state_file import StateFile
from panicroom.cli.playing.table.lobby import Lobby
from panicroom.cli.screen.terminal import Terminal
from panicroom.client import Api, Seat
from panicroom.client.address import link_address, table_address
from panicroom.words import Words, languages
from tests.cli.companions import Companions
from tests.cli.join.tables import own_table, owner_elsewhere, table_of
from tests.cli.typist import flat, lines_of, said, session, typed, watching
from tests.client.server_thread import Served
from tests.client.test_seat import at_once


def test_a_link_brings_one_back_from_another_device(server: Served) -> None:
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


def test_what_goes_wrong_is_said_in_a_sentence(server: Served) -> None:
    gone = session("join", table_address(server.address, "nowhere"), "--name", "Bob")
    assert (gone.code, flat(gone.complaint)) == (2, said("denial-not-found"))
    wrong = session("join", "nowhere")
    assert wrong.code == 2
    assert "“nowhere” isn’t the address of a table or a server." in wrong.complaint
    server.stop()
    nobody = session("join", "abcd", "--server", server.address, "--name", "Bob")
    unreachable = said("server-unreachable", address=server.address)
    assert (nobody.code, flat(nobody.complaint)) == (2, unreachable)


@pytest.mark.parametrize("lang", languages())
def test_a_game_that_the_terminal_cannot_show_is_named(
    lang: str, server: Served, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = own_table(server, tmp_path)
    monkeypatch.delitem(FACES, "panik")
    refused = session("join", table_address(server.address, code), "--lang", lang)
    sentence = Words(lang).say("error-game", game="panik", games="station")
    assert (refused.code, flat(refused.complaint)) == (2, flat(sentence))


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


def test_who_looks_like_another_at_the_table_is_asked_for_another_name(
    server: Served, tmp_path: Path
) -> None:
    owner = owner_elsewhere(server)
    api, state_file = owner.api, StateFile(tmp_path / "guests.json", server.address)
    guest = api.guest("anna")
    state_file.keep_guests([guest])
    seat = Seat(api, owner.table, guest, at_once)
    with watching(lines_of("", "Bob")) as screen:
        terminal = Terminal(Words("en", "panik"))
        players = LocalPlayers(terminal, api, state_file, at_once)
        assert sit_down(terminal, players, Lobby(terminal, FACES["panik"], seat), None)
    assert seat.state["chairs"][1]["name"] == "Bob"
    assert said("denial-name-taken") in flat(screen.getvalue())
    assert state_file.guests() == [guest._replace(name="Bob")]


def test_new_players_at_one_keyboard_have_names_of_their_own(
    server: Served, tmp_path: Path
) -> None:
    api, state_file = Api(server.address), StateFile(tmp_path / "guests.json", server.address)
    state_file.keep_guests([api.guest("Player 1"), api.guest("Player 3")])
    players = LocalPlayers(Terminal(Words("en")), api, state_file, at_once)
    names = [guest.name for guest in players.guests(4)]
    assert sorted(name.replace("\u00a0", " ") for name in names) == [
        *("Player 1", "Player 2", "Player 3", "Player 4")
    ]
