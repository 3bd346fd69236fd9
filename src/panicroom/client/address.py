"""Addresses of tables and return links, as people send them to each other."""

import re
from typing import Final, NamedTuple

PLACE: Final = re.compile(
    r"(?P<server>https?://[^\s/?#@]+)/(?P<kind>t|l|api/tables|api/links)/(?P<code>(?:[A-Za-z0-9-]|%20)+)/?",
    re.IGNORECASE,
)
SERVER: Final = re.compile(r"https?://[^\s/?#@]+", re.IGNORECASE)
CODE: Final = re.compile("[A-Za-z0-9]+")
BETWEEN_GROUPS: Final = re.compile(r"[\s.\-\u2010-\u2015]|%20")
"""As people write a code that was read aloud to them."""
LINKS: Final = ("l", "api/links")


class Address(NamedTuple):
    """A table on a server, the server alone, or a return link of a guest."""

    server: str
    code: str = ""
    is_link: bool = False


def read_address(text: str, server: str | None = None) -> Address | None:
    """`https://host/t/CODE`, `https://host`, or the code alone of a table on a server; None if it
    is none of them."""
    place = PLACE.fullmatch(text.strip())
    if place is not None:
        is_link = place["kind"].lower() in LINKS
        return Address(place["server"].lower(), code_in(place["code"]), is_link)
    if server is None:
        return server_alone(text)
    host, code = server_alone(server), code_in(text)
    return host._replace(code=code) if host and CODE.fullmatch(code) else None


def code_in(text: str) -> str:
    return BETWEEN_GROUPS.sub("", text).lower()


def server_alone(text: str) -> Address | None:
    bare = text.strip().rstrip("/").lower()
    return Address(bare) if SERVER.fullmatch(bare) else None


def table_address(server: str, code: str) -> str:
    return f"{server}/t/{code}"


def code_shown(code: str) -> str:
    """In groups of four capitals, to be read aloud."""
    return " ".join(code.upper()[start : start + 4] for start in range(0, len(code), 4))


def link_address(server: str, code: str) -> str:
    return f"{server}/l/{code}"
