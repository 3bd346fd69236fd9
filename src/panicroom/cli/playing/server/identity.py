"""The guest that this user is on a server, and the table that is joined."""

from collections.abc import Mapping
from pathlib import Path

from panicroom.cli.parser import Flags
from panicroom.cli.playing.server.local_players import LocalPlayers
from panicroom.cli.playing.server.server_errors import server_error_message
from panicroom.cli.playing.table.lobby import Lobby
from panicroom.cli.screen.terminal import Terminal
from panicroom.cli.user_error import UserError
from panicroom.client import Api, Guest, Problem
from panicroom.client.address import Address


def state_folder(environ: Mapping[str, str]) -> Path:
    """The folder for state files by the XDG convention."""
    own = environ.get("XDG_STATE_HOME")
    return (Path(own) if own else Path.home() / ".local" / "state") / "panicroom"


def guest_of(
    flags: Flags, terminal: Terminal, players: LocalPlayers, address: Address
) -> Guest | None:
    """By the link, by the state file, or a new guest with a name; None to only watch."""
    if address.is_link:
        guest = players.api.come_back(address.code)
    else:
        known = players.known()
        if known:
            return known[0]
        if flags.watch:
            return None
        look(players.api, address)
        guest = introduced(flags.name, terminal, players)
    players.state_file.keep_guests([guest])
    return guest


def introduced(name: str | None, terminal: Terminal, players: LocalPlayers) -> Guest:
    """Register a new guest. A refused name is asked for again, unless --name gave it."""
    while True:
        try:
            return players.api.guest(name or terminal.ask("ask-name"))
        except Problem as problem:
            if problem.field != "name":
                raise
            if name:
                raise UserError.of_flag("--name", server_error_message(problem)) from None
            terminal.tell(server_error_message(problem))


def sit_down(terminal: Terminal, players: LocalPlayers, lobby: Lobby, wanted: str | None) -> bool:
    """Take a seat; a guest who looks like another at the table is asked for another name."""
    while True:
        try:
            return lobby.sit_down(wanted)
        except Problem as problem:
            if problem.code != "name-taken" or lobby.seat.guest is None:
                raise
            terminal.tell(server_error_message(problem))
            rename(terminal, players, lobby.seat.guest)


def rename(terminal: Terminal, players: LocalPlayers, guest: Guest) -> None:
    """To the next name that is given, unless the server refuses it."""
    try:
        renamed = players.api.rename(guest, terminal.ask("ask-name"))
    except Problem as problem:
        if problem.field != "name":
            raise
        terminal.tell(server_error_message(problem))
        return
    kept = players.state_file.guests()
    players.state_file.keep_guests([renamed if g.token == guest.token else g for g in kept])


def look(api: Api, address: Address) -> None:
    """Check the address before a name is asked for."""
    if address.code:
        api.look(address.code)
    else:
        api.games()


def code_of(address: Address, players: LocalPlayers, guest: Guest | None) -> str:
    """The table's code; a link leads to the last table of its guest."""
    if not address.is_link or guest is None:
        return address.code
    for card in players.api.tables_of(guest):
        return str(card["code"])
    raise Problem("not-found")
