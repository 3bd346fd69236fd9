"""Where a server is found: on its own machine, and by others in the network."""

import socket
from typing import Final

EVERYWHERE: Final = {
    "0.0.0.0": (socket.AF_INET, "192.0.2.1"),
    "::": (socket.AF_INET6, "2001:db8::1"),
}
"""Where one listens at every address; with each somebody far away, who need not exist."""
LOCAL: Final = {"0.0.0.0": "127.0.0.1", "::": "::1"}
ANY_PORT: Final = 9
LOOPBACK: Final = ("127.", "::1", "localhost")


def local_address(host: str, port: int) -> str:
    """Where it answers on this machine: one that listens everywhere also listens here."""
    return url(LOCAL.get(host, host), port)


def network_address(host: str, port: int) -> str:
    """What others can type."""
    return url(own_host(*EVERYWHERE[host]) if host in EVERYWHERE else host, port)


def own_host(family: socket.AddressFamily, far: str) -> str:
    """The address of this machine from which it would send there; nothing is sent. A machine that
    is in no network has its name."""
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
