"""Addresses of a server: on its own machine, and in the local network."""

import socket
from typing import Final

EVERYWHERE: Final = {
    "0.0.0.0": (socket.AF_INET, "192.0.2.1"),
    "::": (socket.AF_INET6, "2001:db8::1"),
}
"""Wildcard hosts, each with its family and a documentation address to route to."""
LOCAL: Final = {"0.0.0.0": "127.0.0.1", "::": "::1"}
ANY_PORT: Final = 9
LOOPBACK: Final = ("127.", "::1", "localhost")


def local_address(host: str, port: int) -> str:
    """The address on this machine; for a wildcard host the loopback address."""
    return url(LOCAL.get(host, host), port)


def network_address(host: str, port: int) -> str:
    """The address that others in the network can type."""
    return url(own_host(*EVERYWHERE[host]) if host in EVERYWHERE else host, port)


def own_host(family: socket.AddressFamily, far: str) -> str:
    """The address this machine would send from (a UDP connect sends nothing); without a network,
    its host name."""
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as line:
            line.connect((far, ANY_PORT))
            return str(line.getsockname()[0])
    except OSError:
        return socket.gethostname()


def is_local(host: str) -> bool:
    return host.startswith(LOOPBACK)


def url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
