"""The REST API of a server, from the client's side: guests, tables, records."""

import json
import platform
from http.client import HTTPException
from typing import Any, Final, NamedTuple, TypeAlias
from urllib.error import HTTPError
from urllib.parse import quote, urlsplit
from urllib.request import OpenerDirector, ProxyHandler, Request, build_opener

from panicroom import __version__
from panicroom.client.errors import Problem, Unreachable

TIMEOUT: Final = 20.0
USER_AGENT: Final = f"panicroom/{__version__} ({platform.system()})"
"""By which a guest recognizes this program in the list of their devices."""
LOOPBACK: Final = ("127.0.0.1", "::1", "localhost")
Json: TypeAlias = dict[str, Any]


class Guest(NamedTuple):
    name: str
    token: str


class Api:
    """One server, by its address: `https://panic.example.org`, without a path."""

    def __init__(self, address: str) -> None:
        self.address = address.rstrip("/")
        self._opener = opener_for(self.address)

    def games(self) -> list[Json]:
        """The games it offers, with their choices."""
        return self._list("/api/games")

    def guest(self, name: str) -> Guest:
        """Register a new guest."""
        return guest_of(self.ask("POST", "/api/guests", body={"name": name}))

    def rename(self, guest: Guest, name: str) -> Guest:
        answer = self.ask("PATCH", "/api/me", guest, {"name": name})
        return guest._replace(name=answer["name"])

    def come_back(self, link: str) -> Guest:
        """Exchange a return link, made on another device, for a token. It works once."""
        return guest_of(self.ask("POST", f"/api/links/{quote(link, safe='')}"))

    def link(self, guest: Guest) -> str:
        """The code of a single-use return link for this guest."""
        return str(self.ask("POST", "/api/me/links", guest)["code"])

    def knows(self, guest: Guest) -> bool:
        try:
            self.ask("GET", "/api/me", guest)
        except Problem as problem:
            if problem.code.startswith("token-"):
                return False
            raise
        return True

    def make_table(self, guest: Guest, game: str, **other: Any) -> Json:
        return self.ask("POST", "/api/tables", guest, {"game": game} | other)

    def look(self, table: str, guest: Guest | None = None) -> Json:
        """By its code or its id."""
        return self.ask("GET", f"/api/tables/{quote(table, safe='')}", guest)

    def history(self, table: str, before: int, guest: Guest | None = None) -> Json:
        """The page of what this guest has heard that ends with the number `before`."""
        path = f"/api/tables/{quote(table, safe='')}/history?before={before}"
        return self.ask("GET", path, guest)

    def tables_of(self, guest: Guest) -> list[Json]:
        """The newest first."""
        return self._list("/api/me/tables", guest)

    def record(self, table: str, guest: Guest | None = None) -> str:
        """The record of a finished game, as the text of its file."""
        return self.text("GET", f"/api/tables/{quote(table, safe='')}/record", guest)

    def ask(self, method: str, path: str, guest: Guest | None = None, body: Any = None) -> Json:
        answer: Json = self._read(self.text(method, path, guest, body), dict)
        return answer

    def _list(self, path: str, guest: Guest | None = None) -> list[Json]:
        answer: list[Json] = self._read(self.text("GET", path, guest), list)
        return answer

    def _read(self, text: str, kind: type) -> Any:
        """Anything else is not an answer of a Panic Room server."""
        try:
            answer = json.loads(text)
        except ValueError:
            raise Unreachable(self.address) from None
        if not isinstance(answer, kind):
            raise Unreachable(self.address)
        return answer

    def text(self, method: str, path: str, guest: Guest | None = None, body: Any = None) -> str:
        data = None if body is None else json.dumps(body).encode()
        request = Request(self.address + path, data, method=method)
        request.add_header("Content-Type", "application/json")
        request.add_header("User-Agent", USER_AGENT)
        if guest is not None:
            request.add_header("Authorization", f"Bearer {guest.token}")
        try:
            with self._opener.open(request, timeout=TIMEOUT) as answer:
                return str(answer.read().decode())
        except HTTPError as error:
            raise problem_of(error, self.address) from None
        except (OSError, HTTPException, ValueError):
            raise Unreachable(self.address) from None


def opener_for(address: str) -> OpenerDirector:
    """Use no HTTP proxy for a server on this machine."""
    is_near = urlsplit(address).hostname in LOOPBACK
    return build_opener(ProxyHandler({})) if is_near else build_opener()


def guest_of(answer: Json) -> Guest:
    return Guest(answer["guest"]["name"], answer["token"])


def problem_of(error: HTTPError, address: str) -> Problem | Unreachable:
    """An error without a code does not come from a Panic Room server."""
    try:
        body = json.loads(error.read())
        return Problem(body["code"], body.get("field"), body.get("params"))
    except (OSError, HTTPException, ValueError, LookupError, TypeError):
        return Unreachable(address)
