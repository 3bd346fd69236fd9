"""One POST to an address that somebody else has chosen: never into the host's own network."""

import socket
import ssl
import threading
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Final
from urllib.parse import SplitResult, urlsplit

SECONDS: Final = 10.0
"""For connecting, and then for all of a dialogue."""
NAT64: Final = ip_network("64:ff9b::/96")
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
            return answer_to(connection, place, body, headers)
        finally:
            connection.close()
    except (OSError, HTTPException, ValueError) as error:
        raise NotSent(url) from error


def answer_to(
    connection: HTTPConnection, place: SplitResult, body: bytes, headers: Mapping[str, str]
) -> int:
    """Its body is not read, and its head is limited by the library."""
    path = f"{place.path or '/'}{'?' + place.query if place.query else ''}"
    with cut_off(connection.sock, SECONDS):
        if isinstance(connection.sock, ssl.SSLSocket):
            connection.sock.do_handshake()
        connection.request("POST", path, body, dict(headers))
        return connection.getresponse().status


@contextmanager
def cut_off(connected: socket.socket, seconds: float) -> Iterator[None]:
    """A timeout is for each byte; whoever sends one at a time is not waited for either."""

    def cut() -> None:
        with suppress(OSError):
            socket.socket.shutdown(connected, socket.SHUT_RDWR)

    timer = threading.Timer(seconds, cut)
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()


def allowed_address(place: SplitResult, private: Sequence[str]) -> str:
    """A public one by TLS, or one in the networks that the host has named."""
    port = place.port or PORTS[place.scheme]
    found = socket.getaddrinfo(place.hostname, port, type=socket.SOCK_STREAM)
    for *_, (address, *_rest) in found:
        ip = ip_address(str(address).partition("%")[0])
        if any(ip in ip_network(each) for each in private):
            return str(address)
        if place.scheme == "https" and all(map(is_public, (ip, *embedded(ip)))):
            return str(address)
    raise Forbidden(place.hostname)


def is_public(ip: IPv4Address | IPv6Address) -> bool:
    return ip.is_global and not ip.is_multicast


def embedded(ip: IPv4Address | IPv6Address) -> list[IPv4Address]:
    """Where a gateway takes what is sent to an IPv6 address that has another one in it."""
    if isinstance(ip, IPv4Address):
        return []
    found = [ip.ipv4_mapped, ip.sixtofour, *(ip.teredo or ())]
    found += [IPv4Address(int(ip) & 0xFFFFFFFF)] if ip in NAT64 else []
    return [each for each in found if each is not None]


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
        secure.sock = ssl.create_default_context().wrap_socket(
            plain, server_hostname=host, do_handshake_on_connect=False
        )
    except OSError:
        plain.close()
        raise
    return secure
