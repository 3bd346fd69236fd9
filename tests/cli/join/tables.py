"""Tables on a server that `panicroom join` is tested at."""

from pathlib import Path

from panicroom.cli.playing.server.state_file import StateFile
from panicroom.client import Api, Guest, Seat
from panicroom.client.address import table_address
from tests.cli.games import ending
from tests.cli.typist import Answer, any_option, flat, session
from tests.client.server_thread import Served
from tests.client.test_seat import at_once

OVER = ending("panik")


def join(server: Served, code: str, *flags: str, answer: Answer = any_option) -> str:
    """What is shown to one who comes to the table, in one line; nothing may go wrong."""
    joined = session("join", table_address(server.address, code), *flags, answer=answer)
    assert (joined.code, joined.complaint) == (0, "")
    return flat(joined.shown)


def any_option_after(*lines: str) -> Answer:
    """These lines first."""
    left = list(lines)
    return lambda shown: left.pop(0) if left else any_option(shown)


def sit_down(server: Served, code: str, seat: int) -> Seat:
    """Bob comes, and never says anything."""
    api = Api(server.address)
    bob = Seat(api, code, api.guest("Bob"), at_once)
    bob.wish("sit", seat=seat)
    return bob


def table_of(api: Api, owner: Guest, seats: int = 3, game: str = "panik") -> str:
    made = api.make_table(owner, game, wishes={"seats": seats}, terms={"pace": 0})
    return str(made["code"])


def known(server: Served, guest: Guest, tmp_path: Path) -> None:
    """As if this terminal had been here before."""
    path = tmp_path / "state" / "panicroom" / "guests.json"
    StateFile(path, server.address).keep_guests([guest])


def own_table(server: Served, tmp_path: Path, seats: int = 3, game: str = "panik") -> str:
    """A table that Anna owns, whom this terminal knows."""
    api = Api(server.address)
    owner = api.guest("Anna")
    known(server, owner, tmp_path)
    return table_of(api, owner, seats, game)


def owner_elsewhere(server: Served, seats: int = 3) -> Seat:
    """Anna sits at a table that she owns, and this terminal does not know her."""
    api = Api(server.address)
    anna = api.guest("Anna")
    seat = Seat(api, table_of(api, anna, seats), anna, at_once)
    seat.wish("sit", seat=0)
    return seat
