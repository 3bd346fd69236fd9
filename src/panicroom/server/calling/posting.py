"""One POST to an address that somebody else has chosen: never into the host's own network."""

import socket
import ssl
from collections.abc import Mapping, Sequence
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from ipaddress import ip_address, ip_network
from typing import Final
from urllib.parse import SplitResult, urlsplit

SECONDS: Final = 10.0
PORTS: Final = {"https": 443, "http": 80}


class Forbidden(Exception):
    """The address leads where this server sends nothing."""


class NotSent(Exception):
    """Nobody answered."""


def post(url: str, body: bytes, headers: Mapping[str, str], private: Sequence[str] = ()) -> int:
    """The status of the answer. Redirections are not followed, and the name is looked up once: it
    cannot lead elsewhere when it is connected to."""
    place = urlsplit(url)
    if place.scheme not in PORTS or not place.hostname or place.username is not None:
        raise Forbidden(url)
    try:
        address = allowed_address(place, private)
        connection = connection_to(place, address)
        try:
            path = f"{place.path or '/'}{'?' + place.query if place.query else ''}"
            connection.request("POST", path, body, dict(headers))
            return connection.getresponse().status
        finally:
            connection.close()
    except (OSError, HTTPException, ValueError) as error:
        raise NotSent(url) from error


def allowed_address(place: SplitResult, private: Sequence[str]) -> str:
    """A public one by TLS, or one in the networks that the host has named."""
    port = place.port or PORTS[place.scheme]
    found = socket.getaddrinfo(place.hostname, port, type=socket.SOCK_STREAM)
    for *_, (address, *_rest) in found:
        ip = ip_address(str(address).partition("%")[0])
        if any(ip in ip_network(each) for each in private):
            return str(address)
        if ip.is_global and not ip.is_multicast and place.scheme == "https":
            return str(address)
    raise Forbidden(place.hostname)


def connection_to(place: SplitResult, address: str) -> HTTPConnection:
    """To that address, under the name it was asked for."""
    host, port = str(place.hostname), place.port or PORTS[place.scheme]
    plain = socket.create_connection((address, port), SECONDS)
    if place.scheme == "http":
        connection = HTTPConnection(host, port, timeout=SECONDS)
        connection.sock = plain
        return connection
    secure = HTTPSConnection(host, port, timeout=SECONDS)
    try:
        secure.sock = ssl.create_default_context().wrap_socket(plain, server_hostname=host)
    except OSError:
        plain.close()
        raise
    return secure
