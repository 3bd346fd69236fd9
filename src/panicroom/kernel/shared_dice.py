"""A dice key that nobody chooses: it comes from a secret of the server, which is fixed before
anybody sits down, and from a nonce of every seat, which the server learns only after that.

    commitment  SHA-256("panicroom dice commitment 1\\n" + secret), shown when the table is opened
    nonce       sent by the player's client; for a bot, and for whoever sent none,
                SHA-256("panicroom dice nonce 1\\n" + commitment + "\\n" + seat)
    key         HMAC-SHA-256(secret, "panicroom dice key 1\\n" + each seat's nonce + "\\n")

Everything is text: hashes and nonces in lower-case hexadecimal digits, seats as numbers from 0,
and text is hashed as UTF-8. SHA-256, because browsers have it and can check all of this.
"""

import hmac
import re
from collections.abc import Iterator, Sequence
from hashlib import sha256
from secrets import token_hex
from typing import Final, Literal, NamedTuple, TypeAlias

COMMITMENT: Final = "panicroom dice commitment 1\n"
NONCE: Final = "panicroom dice nonce 1\n"
KEY: Final = "panicroom dice key 1\n"
NONCE_PATTERN: Final = "^[0-9a-f]{32,64}$"
"""At least 16 bytes, so that it cannot be guessed; the programs here send 32."""
Fault: TypeAlias = Literal["commitment", "nonces", "key"]


class SharedDice(NamedTuple):
    """All that the key was made from, shown after the game. A nonce is None where none was sent."""

    commitment: str
    secret: str
    nonces: tuple[str | None, ...]

    @property
    def key(self) -> str:
        return key_from(self.secret, nonces_used(self.commitment, self.nonces))


def fresh_secret() -> str:
    return token_hex(32)


def fresh_nonce() -> str:
    return token_hex(32)


def is_nonce(text: str) -> bool:
    return re.fullmatch(NONCE_PATTERN[1:-1], text) is not None


def committed(secret: str) -> str:
    """The commitment to a secret: it tells nothing of it, and fits no other one."""
    return sha256((COMMITMENT + secret).encode()).hexdigest()


def public_nonce(commitment: str, seat: int) -> str:
    """Of a seat that sent none. Fixed by the commitment, so nobody can choose it either."""
    return sha256(f"{NONCE}{commitment}\n{seat}".encode()).hexdigest()


def nonces_used(commitment: str, sent: Sequence[str | None]) -> list[str]:
    return [
        public_nonce(commitment, seat) if nonce is None else nonce
        for seat, nonce in enumerate(sent)
    ]


def key_from(secret: str, nonces: Sequence[str]) -> str:
    """As a nonce holds no line end, no two lists of them give the same text."""
    text = KEY + "".join(f"{nonce}\n" for nonce in nonces)
    return hmac.new(secret.encode(), text.encode(), sha256).hexdigest()


def fault_in(dice: SharedDice, key: str, seats: int) -> Fault | None:
    """The first part that does not fit."""
    return next(faults_in(dice, key, seats), None)


def faults_in(dice: SharedDice, key: str, seats: int) -> Iterator[Fault]:
    """Another secret than the server had committed itself to, not one nonce for each seat, or dice
    from another key."""
    if committed(dice.secret) != dice.commitment:
        yield "commitment"
    if len(dice.nonces) != seats or not all(n is None or is_nonce(n) for n in dice.nonces):
        yield "nonces"
    if dice.key != key:
        yield "key"
