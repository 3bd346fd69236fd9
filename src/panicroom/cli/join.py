"""`panicroom join`: takes a seat at a table, opens a new table, or watches one."""

import os
from pathlib import Path
from time import sleep
from typing import Final

from panicroom.cli.command_lines import join_command
from panicroom.cli.faces import Face
from panicroom.cli.flags import face_for
from panicroom.cli.parser import Flags, Parser
from panicroom.cli.playing.game_series import GameSeries
from panicroom.cli.playing.input.hot_seat import edit_lines
from panicroom.cli.playing.input.pace import Pace, is_live, pace_of
from panicroom.cli.playing.input.preferences import Preferences
from panicroom.cli.playing.server.identity import code_of, guest_of, sit_down, state_folder
from panicroom.cli.playing.server.local_players import LocalPlayers
from panicroom.cli.playing.server.records import check_folder
from panicroom.cli.playing.server.server_errors import user_error_of
from panicroom.cli.playing.server.state_file import StateFile
from panicroom.cli.playing.setup.flag_checks import games_allowed
from panicroom.cli.playing.setup.new_table import (
    add_opening_flags,
    check_no_new_table,
    open_table,
    tell_friends,
    terms_of,
)
from panicroom.cli.playing.spectating import watch
from panicroom.cli.playing.table.lobby import Lobby
from panicroom.cli.screen.terminal import GAP, Leave, Terminal
from panicroom.cli.user_error import UserError
from panicroom.client import Api, ClientError, Guest, Seat
from panicroom.client.address import Address, read_address, table_address
from panicroom.words import Message

EXAMPLE: Final = "https://panic.example.org/t/abcdefgh23456777"
GUESTS: Final = "guests.json"
SAVES: Final = Path("saves")


def add_flags(parser: Parser) -> None:
    parser.flag("address", metavar="URL", help="flag-join-address")
    parser.flag("--server", metavar="URL", help="flag-join-server")
    parser.flag("--name", metavar="NAME", help="flag-join-name")
    parser.flag("--seat", metavar="COLOR", help="flag-seat")
    parser.flag("--watch", action="store_true", help="flag-join-watch")
    parser.flag("--pace", metavar="S", type=pace_of, help="flag-play-pace")
    parser.flag("--no-confirm", action="store_true", help="flag-play-no-confirm")
    parser.flag("--saves", metavar="FOLDER", type=Path, default=SAVES, help="flag-saves")
    add_opening_flags(parser)


def run(flags: Flags, terminal: Terminal) -> None:
    if is_live():
        edit_lines()
    address = read_address(flags.address, flags.server)
    if address is None:
        raise UserError("server-address", text=flags.address, example=EXAMPLE)
    check_folder(flags.saves)
    faces = faces_for(flags, address)
    state_file = StateFile(state_folder(os.environ) / GUESTS, address.server)

    def wait(times: int, pause: float) -> None:
        if times < 2:
            terminal.say("server-lost" if times else "server-back")
        sleep(pause)

    try:
        players = LocalPlayers(terminal, Api(address.server), state_file, wait)
        guest = guest_of(flags, terminal, players, address)
        if address.code:
            code = code_of(address, players, guest)
        else:
            code = open_table(flags, terminal, faces, players.api, guest)
            tell_friends(terminal, address.server, code)
        join(flags, terminal, players, guest, code)
    except ClientError as trouble:
        raise user_error_of(trouble) from None


def faces_for(flags: Flags, address: Address) -> list[Face]:
    """The games a new table can be for. Wrong flags are refused before any question."""
    if address.code:
        check_no_new_table(flags)
        return []
    if flags.watch:
        raise UserError("join-watch-what")
    terms_of(flags)
    return games_allowed(flags)


def join(
    flags: Flags, terminal: Terminal, players: LocalPlayers, guest: Guest | None, code: str
) -> None:
    seat = players.seat(code, guest)
    face = face_for(seat.state["game"])
    terminal = terminal.speaking_of(face.game.name)
    room = Lobby(terminal, face, seat, players.muted_at(seat))
    terminal.say("join-table", title=Message("title"), code=code)
    room.show()
    may_sit = guest is not None and not flags.watch
    has_seat = may_sit and sit_down(terminal, players, room, flags.seat)
    if not has_seat:
        terminal.say("join-watching" if flags.watch else "join-full")
    try:
        room.show_news()
        room.wait()
    except (Leave, KeyboardInterrupt):
        leave(terminal, players, code)
        raise Leave from None
    if has_seat:
        play(flags, terminal, players, seat)
    else:
        watch(terminal, face, seat, Pace(flags.pace))
        players.state_file.forget_table(code)


def leave(terminal: Terminal, players: LocalPlayers, code: str) -> None:
    terminal.text()
    terminal.say("join-left")
    terminal.text(GAP + how_to_come_back(terminal, players, code))


def how_to_come_back(terminal: Terminal, players: LocalPlayers, code: str) -> str:
    return join_command(table_address(players.api.address, code), terminal.words.lang)


def play(flags: Flags, terminal: Terminal, players: LocalPlayers, seat: Seat) -> None:
    number = seat.number
    assert number is not None
    players.return_to(seat)
    preferences = Preferences(Pace(flags.pace), confirm=not flags.no_confirm)
    back = how_to_come_back(terminal, players, seat.table)
    series = GameSeries(players, preferences, flags.saves, back)
    series.join(terminal, {number: seat})
    if is_live():
        series.meet_again(
            terminal, seat, lambda code: join(flags, terminal, players, seat.guest, code)
        )
