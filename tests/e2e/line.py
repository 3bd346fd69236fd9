"""A TCP proxy between browsers and the server: it can be cut, and led to a restarted server."""

import contextlib
import socket
from threading import Thread
from typing import Final

CHUNK: Final = 65536


class Line:
    """While it is cut, or nobody answers at the other end, callers are hung up on."""

    def __init__(self, address: str) -> None:
        self.lead_to(address)
        self._open: list[socket.socket] = []
        self._is_cut = False
        self._door = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._door.getsockname()[1]}"
        Thread(target=self._accept, daemon=True).start()

    def lead_to(self, address: str) -> None:
        self._port = int(address.rpartition(":")[2])

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
            called = None if self._is_cut else self._call()
            if called is None:
                shut(caller)
                continue
            self._open += [caller, called]
            for ends in ((caller, called), (called, caller)):
                Thread(target=carry, args=ends, daemon=True).start()

    def _call(self) -> socket.socket | None:
        try:
            return socket.create_connection(("127.0.0.1", self._port))
        except ConnectionRefusedError:
            return None


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
