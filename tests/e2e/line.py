"""A line between browsers and the server that can be cut: what a tunnel does to a phone."""

import contextlib
import socket
from threading import Thread
from typing import Final

CHUNK: Final = 65536


class Line:
    """While it is cut nothing passes, and whoever calls is hung up on."""

    def __init__(self, address: str) -> None:
        self._port = int(address.rpartition(":")[2])
        self._open: list[socket.socket] = []
        self._is_cut = False
        self._door = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._door.getsockname()[1]}"
        Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        self._is_cut = True
        while self._open:
            shut(self._open.pop())

    def mend(self) -> None:
        self._is_cut = False

    def close(self) -> None:
        shut(self._door)
        self.cut()

    def _accept(self) -> None:
        while True:
            try:
                caller, _ = self._door.accept()
            except OSError:
                return
            if self._is_cut:
                shut(caller)
                continue
            called = socket.create_connection(("127.0.0.1", self._port))
            self._open += [caller, called]
            for ends in ((caller, called), (called, caller)):
                Thread(target=carry, args=ends, daemon=True).start()


def carry(source: socket.socket, target: socket.socket) -> None:
    """Until either end hangs up."""
    with contextlib.suppress(OSError):
        while data := source.recv(CHUNK):
            target.sendall(data)
    shut(target)


def shut(end: socket.socket) -> None:
    with contextlib.suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
    end.close()
