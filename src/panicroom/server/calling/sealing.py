"""What a call needs to reach a browser; without the extra `push` nobody can be called."""

from base64 import urlsafe_b64decode, urlsafe_b64encode
from importlib.util import find_spec
from typing import Final, Protocol

NEEDED: Final = "cryptography"


class Sealer(Protocol):
    @property
    def public(self) -> str:
        """The key by which push services know this server."""

    def authorization(self, endpoint: str, now: int) -> str:
        """That it is this server which sends there; `now` in seconds."""

    def sealed(self, text: bytes, key: str, secret: str) -> bytes:
        """For the browser with this key and secret alone."""

    def is_key(self, text: str) -> bool:
        """Whether it can be the key of a browser."""


def sealer_for(signing_key: bytes, contact: str) -> Sealer | None:
    if find_spec(NEEDED) is None:
        return None
    from panicroom.server.calling.vapid import Vapid

    return Vapid(signing_key, contact)


def encoded(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """ValueError if it is no such text."""
    return urlsafe_b64decode(text.encode("ascii") + b"=" * (-len(text) % 4))
