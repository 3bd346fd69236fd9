"""The names under which the server may be reached, against DNS rebinding: whoever owns a name can
let it point to this machine, and a browser then takes the server for a part of that site. Nobody
can own a numeric address, or a name that the public DNS does not have."""

import re
import socket
from collections.abc import Sequence
from functools import lru_cache
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from panicroom.server.process.settings import Settings

LONGEST: Final = 260
"""A name has at most 253 characters; then comes the port."""
PRIVATE: Final = (".localhost", ".local", ".lan", ".internal", ".home.arpa")
"""Endings that are not in the public DNS. A name without a dot is not there either."""
HOST: Final = re.compile(r"(?:\[([0-9a-f:.]+)\]|([a-z0-9_.-]+?)\.?)(?::[0-9]{1,5})?")


class HostCheck:
    def __init__(self, settings: Settings) -> None:
        addresses = (settings.public_url, *settings.origins)
        named = [urlsplit(address).hostname for address in addresses if address]
        self._own = {each.lower() for each in (*named, settings.host, socket.gethostname()) if each}
        self._allows = lru_cache(1024)(self._judge)

    def allows(self, headers: Sequence[str]) -> bool:
        """By the Host headers of a request. Browsers always send one; old health checks do not."""
        return all(len(each) <= LONGEST and self._allows(each.lower()) for each in headers)

    def _judge(self, host: str) -> bool:
        match = HOST.fullmatch(host)
        if match is None:
            return False
        address, name = match.groups()
        if address is not None:
            return is_address(address)
        return name in self._own or "." not in name or name.endswith(PRIVATE) or is_address(name)


def is_address(text: str) -> bool:
    try:
        ip_address(text)
    except ValueError:
        return False
    return True
