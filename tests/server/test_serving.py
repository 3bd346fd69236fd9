"""The door to the net."""

import socket

from panicroom.server.process.settings import Settings
from panicroom.server.serving import bound


def test_small_messages_are_sent_at_once() -> None:
    """asyncio sets TCP_NODELAY only on sockets that say they are TCP."""
    with bound(Settings(port=0)) as listener:
        assert listener.proto == socket.IPPROTO_TCP
