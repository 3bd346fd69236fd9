"""A Redis: one that runs, or our own, which can be killed and started again."""

import shutil
import socket

from tools.services import Unavailable
from tools.services.ports import free_port
from tools.services.processes import Service, folder_for

USUAL = "redis://127.0.0.1:6379"


def running() -> str | None:
    """The address of one that runs where Debian's does."""
    return USUAL if answers(USUAL) else None


def answers(address: str) -> bool:
    host, _, port = address.partition("://")[2].partition("/")[0].rpartition(":")
    try:
        with socket.create_connection((host, int(port)), timeout=3) as connection:
            connection.sendall(b"PING\r\n")
            return connection.recv(5) == b"+PONG"
    except OSError:
        return False


class Own:
    def __init__(self) -> None:
        program = shutil.which("redis-server")
        if program is None:
            raise Unavailable("no Redis runs here, and none is installed (apt: redis-server)")
        port = free_port()
        quiet = ("--save", "", "--appendonly", "no", "--bind", "127.0.0.1", "--port", str(port))
        self.service = Service([program, *quiet], folder_for("redis"))
        self.address = f"redis://127.0.0.1:{port}"
        self.start()

    def start(self) -> None:
        self.service.start(lambda: answers(self.address))
