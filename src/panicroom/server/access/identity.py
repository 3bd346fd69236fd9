"""Identity of guests: signed tokens, and single-use return links."""

import hmac
import re
from base64 import b32encode
from hashlib import sha256
from secrets import token_bytes
from typing import Final, NamedTuple

from panicroom.kernel.errors import GameError
from panicroom.server.store import Guest, Store

ID_BYTES: Final = 10
LINK_BYTES: Final = 16
PURPOSE: Final = b"panicroom token 1:"
TOKEN: Final = re.compile(
    r"([a-z2-7]{16})\.([0-9]{1,9})\.([0-9]{1,15})\.([0-9]{1,15})\.[a-f0-9]{64}"
)


class BadToken(GameError):
    """A token that is not accepted; `why` is the error code."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class Claim(NamedTuple):
    """The content of a token: authentic if signed, valid while its guest has this version."""

    guest: str
    version: int
    issued: int
    expires: int


class Signer:
    """Makes and verifies tokens. The time is always an argument."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def token(self, guest: Guest, now: int, life: int) -> str:
        content = ".".join(map(str, Claim(guest.id, guest.version, now, now + life)))
        return f"{content}.{self._signature(content)}"

    def claim(self, token: str, now: int) -> Claim:
        match = TOKEN.fullmatch(token)
        if match is None:
            raise BadToken("token-malformed")
        content, _, signature = token.rpartition(".")
        if not hmac.compare_digest(signature, self._signature(content)):
            raise BadToken("token-forged")
        guest, version, issued, expires = match.groups()
        if int(expires) <= now:
            raise BadToken("token-expired")
        return Claim(guest, int(version), int(issued), int(expires))

    def _signature(self, content: str) -> str:
        return hmac.new(self._key, PURPOSE + content.encode(), sha256).hexdigest()


async def recognize(token: str, signer: Signer, store: Store, now: int) -> Guest:
    """The guest of this token. The token of a deleted guest counts as revoked."""
    claim = signer.claim(token, now)
    guest = await store.guests.find(claim.guest)
    if guest is None or guest.version != claim.version:
        raise BadToken("token-revoked")
    return guest


def fresh_id() -> str:
    """For a guest, a table or a code: 80 bits as 16 lower-case letters and digits, safe in URLs."""
    return _base32(token_bytes(ID_BYTES))


def fresh_link() -> str:
    """The code of a link: 128 bits, shown once; the store keeps only its hash."""
    return _base32(token_bytes(LINK_BYTES))


def link_hash(code: str) -> str:
    return sha256(code.strip().lower().encode(errors="replace")).hexdigest()


def _base32(raw: bytes) -> str:
    return b32encode(raw).decode().rstrip("=").lower()
