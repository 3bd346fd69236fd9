"""The address of a client, and the key its rate limits are counted under."""

from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Final

from starlette.requests import HTTPConnection

UNKNOWN: Final = "-"
IPV6_PREFIX: Final = 64
"""Bits of an IPv6 address that are counted: a provider gives a household the whole /64."""


def address_of(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else UNKNOWN


def rate_limit_key(connection: HTTPConnection) -> str:
    return key_of(address_of(connection))


def key_of(address: str) -> str:
    """The IPv4 address, or the /64 network of an IPv6 address."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Network((int(found), IPV6_PREFIX), strict=False))
