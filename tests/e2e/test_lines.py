"""The net is not always there, nor is the server: the page says so and comes back by itself."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Come
from tests.e2e.line import Line
from tests.e2e.players import Players
from tests.e2e.server import Server

LOST = "Connection lost"
SEALED = "Your answer is sealed"
EXPECTED = (
    "WebSocket connection",
    "net::ERR_CONNECTION",
    "net::ERR_EMPTY_RESPONSE",
    "net::ERR_CONTENT_LENGTH_MISMATCH",
    "net::ERR_INCOMPLETE_CHUNKED_ENCODING",
    "net::ERR_SOCKET_NOT_CONNECTED",
)
"""What a browser writes into its console when nobody answers, or an answer is cut short."""


@pytest.fixture
def line(address: str) -> Iterator[Line]:
    line = Line(address)
    yield line
    line.close()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path / "data")
    yield server
    server.stop()


def trading(come: Come, address: str) -> Players:
    """Red has sealed a card for Blue."""
    players = Players(come, address, "trading")
    players.open("red", "blue")
    players.do("red", "give infect:red")
    expect(players.asked("red")).to_contain_text(SEALED)
    return players


def end_trade(players: Players) -> None:
    for color in ("red", "blue"):
        expect(players.page(color).get_by_text(LOST)).to_have_count(0)
    players.do("blue", "give armor")
    players.sees("blue", "You are infected")
    players.sees("red", "get Armor")
    for color in ("red", "blue"):
        players.visitor(color).forgive(*EXPECTED)


def test_a_lost_connection_comes_back_in_the_middle_of_a_trade(line: Line, come: Come) -> None:
    players = trading(come, line.address)
    line.cut()
    players.sees("red", LOST)
    players.sees("blue", LOST)
    line.mend()
    end_trade(players)


def test_what_is_chosen_while_the_line_is_cut_is_done_once_it_is_back(
    line: Line, come: Come
) -> None:
    players = trading(come, line.address)
    line.cut()
    players.sees("blue", LOST)
    players.do("blue", "give armor")
    line.mend()
    players.sees("blue", "You are infected")
    players.sees("red", "get Armor")
    for color in ("red", "blue"):
        players.visitor(color).forgive(*EXPECTED)


def test_a_server_that_is_restarted_finds_its_pages_again(server: Server, come: Come) -> None:
    """Behind a proxy, as hosts run it: while it is down no other server can take its port."""
    with closing(Line(server.address)) as line:
        players = trading(come, line.address)
        server.stop()
        players.sees("blue", LOST)
        server.start()
        line.lead_to(server.address)
        expect(players.asked("red")).to_contain_text(SEALED)
        end_trade(players)


def test_a_game_is_played_over_the_plain_net(come: Come, address: str) -> None:
    """Friends in one house reach the server without TLS: browsers trust such a page less."""
    plain = address.replace("127.0.0.1", "panicroom.local")
    players = Players(come, address, "trade", door=plain)
    assert not players.page("red").evaluate("isSecureContext")
    players.do("red", "move T e")
    players.sees("red", "Your Trooper has met Blue")
