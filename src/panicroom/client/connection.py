"""One WebSocket connection to a table: JSON messages out and in, until it is lost or closed."""

import json
from contextlib import ExitStack
from typing import Any, Final, NoReturn
from urllib.parse import quote, urlsplit

from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect

from panicroom.client.api import LOOPBACK, Guest, Json
from panicroom.client.errors import ClientError, Dismissed, Problem, Unreachable

VERSION: Final = 2
"""Of the protocol."""
TIMEOUT: Final = 20.0
RETRYABLE: Final = ("closing", "later", "reads-too-slowly", "too-many-welcomes")
"""Codes of a bye after which a client may reconnect."""
OVER_LIMIT: Final = ("too-fast", "too-many-sockets")
"""Codes of a rejected handshake that may be accepted later."""


class ConnectionLost(Exception):
    """The connection is gone; reconnecting may help."""


class Connection:
    """The receive queue is unlimited: a server disconnects clients that read slowly."""

    def __init__(self, address: str, table: str) -> None:
        self._closing = ExitStack()
        self._socket = opened(address, table, self._closing)

    def hello(self, guest: Guest | None, seen: Json | None) -> Json:
        """The handshake: send the hello, return the welcome."""
        token = None if guest is None else guest.token
        self.send({"type": "hello", "version": VERSION, "token": token, "seen": seen})
        welcome = self.receive(TIMEOUT)
        if welcome is None or welcome["type"] != "welcome":
            raise ConnectionLost
        return welcome

    def send(self, message: Json) -> None:
        try:
            self._socket.send(json.dumps(message))
        except ConnectionClosed:
            self._raise_why()

    def _raise_why(self) -> NoReturn:
        """A bye that came before the connection was closed may wait unread."""
        while True:
            self.receive(0)

    def receive(self, seconds: float | None) -> Json | None:
        """The next message; None after a timeout."""
        try:
            message: Json = json.loads(self._socket.recv(seconds))
        except TimeoutError:
            return None
        except (ConnectionClosed, ValueError):
            raise ConnectionLost from None
        if message["type"] == "bye":
            self.close()
            if message["code"] in RETRYABLE:
                raise ConnectionLost
            raise Dismissed(message["code"])
        return message

    def close(self) -> None:
        self._closing.close()


def opened(address: str, table: str, closing: ExitStack) -> ClientConnection:
    parts = urlsplit(address)
    scheme = "wss" if parts.scheme == "https" else "ws"
    url = f"{scheme}://{parts.netloc}/api/tables/{quote(table, safe='')}/socket"
    options: dict[str, Any] = {"proxy": None} if parts.hostname in LOOPBACK else {}
    try:
        # websockets sends the heartbeat: a ping every 20 s, and closes if no pong comes
        opening = connect(
            url, open_timeout=TIMEOUT, max_size=None, max_queue=None, compression=None, **options
        )
        connection: ClientConnection = closing.enter_context(opening)
        return connection
    except (OSError, EOFError) as error:  # a TimeoutError is an OSError
        raise Unreachable(address) from error
    except WebSocketException as error:
        raise refused_by(error, address) from None


def refused_by(error: WebSocketException, address: str) -> ClientError:
    """The server may reject the handshake with a code."""
    try:
        code = json.loads(error.response.body)["code"]  # type: ignore[attr-defined]
    except (AttributeError, ValueError, LookupError, TypeError):
        return Unreachable(address)
    return Problem(code) if code in OVER_LIMIT else Dismissed(code)
