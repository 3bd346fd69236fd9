"""Identity of guests: signed tokens, and single-use return links."""

import hmac
import re
from base64 import b32encode
from hashlib import sha256
from secrets import choice, token_bytes
from typing import Final, NamedTuple

from panicroom.kernel.errors import GameError
from panicroom.server.store import Guest, SignedIn, Store

ID_BYTES: Final = 10
LINK_BYTES: Final = 16
CODE_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz"
CODE_LENGTH: Final = 8
BETWEEN_GROUPS: Final = re.compile(r"[\s.\-\u2010-\u2015]")
PURPOSE: Final = b"panicroom token 1:"
BLUR: Final = b"panicroom blur 1:"
TOKEN: Final = re.compile(
    r"([a-z2-7]{16})\.([0-9]{1,9})\.([0-9]{1,15})\.([0-9]{1,15})(?:\.([a-z2-7]{16}))?\.[a-f0-9]{64}"
)


class BadToken(GameError):
    """A token that is not accepted; `why` is the error code."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class Claim(NamedTuple):
    """The content of a token: authentic if signed, valid while its guest is signed in on this
    device. Tokens from before there were devices have none: they are valid while their guest has
    this version."""

    guest: str
    version: int
    issued: int
    expires: int
    device: str | None = None


class Signer:
    """Makes and verifies tokens. The time is always an argument. The first key signs; those after
    it are older ones, whose tokens are still good."""

    def __init__(self, *keys: bytes) -> None:
        self._keys = keys
        self.blur = sha256(BLUR + keys[0]).digest()
        """A key for what servers need not read in each other's words."""

    def token(self, guest: Guest, now: int, life: int, device: str | None = None) -> str:
        claim = Claim(guest.id, guest.version, now, now + life, device)
        content = ".".join(str(part) for part in claim if part is not None)
        return f"{content}.{signature_of(content, self._keys[0])}"

    def claim(self, token: str, now: int) -> Claim:
        match = TOKEN.fullmatch(token)
        if match is None:
            raise BadToken("token-malformed")
        content, _, signature = token.rpartition(".")
        if not self._is_signed(content, signature):
            raise BadToken("token-forged")
        guest, version, issued, expires, device = match.groups()
        if int(expires) <= now:
            raise BadToken("token-expired")
        return Claim(guest, int(version), int(issued), int(expires), device)

    def _is_signed(self, content: str, signature: str) -> bool:
        return any(hmac.compare_digest(signature, signature_of(content, key)) for key in self._keys)


def signature_of(content: str, key: bytes) -> str:
    return hmac.new(key, PURPOSE + content.encode(), sha256).hexdigest()


async def recognize(
    token: str, signer: Signer, store: Store, token_time: int, now: int
) -> SignedIn:
    """The guest and the device of this token. The token of a deleted guest counts as revoked.
    `token_time` is the present by which tokens expire."""
    claim = signer.claim(token, token_time)
    found = await store.devices.find(claim.guest, claim.device)
    if found is None:
        raise BadToken("token-revoked")
    guest, device = found
    if device is not None:
        await store.devices.see(device, now)
    elif claim.device is not None or guest.version != claim.version:
        raise BadToken("token-revoked")
    return SignedIn(guest, claim.device)


def fresh_id() -> str:
    """For a guest or a table: 80 bits as 16 lower-case letters and digits, safe in URLs."""
    return _base32(token_bytes(ID_BYTES))


def fresh_code() -> str:
    """For a table: 8 letters that can be read aloud, none of which looks like another one or like
    a digit. 36 bits are safe only because wrong codes are rate limited."""
    return "".join(choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def code_in(text: str) -> str:
    """The code as it is stored: people write it in capitals, and in groups between which a phone
    puts other spaces and dashes than a keyboard."""
    return BETWEEN_GROUPS.sub("", text).lower()


def fresh_link() -> str:
    """The code of a link: 128 bits, shown once; the store keeps only its hash."""
    return _base32(token_bytes(LINK_BYTES))


def link_hash(code: str) -> str:
    return sha256(code.strip().lower().encode(errors="replace")).hexdigest()


def _base32(raw: bytes) -> str:
    return b32encode(raw).decode().rstrip("=").lower()
