"""The keys that sign tokens: in the data folder of a server that is alone, in the database if
several share it, or in a file that the host provides. The first one signs, all are accepted."""

from pathlib import Path
from secrets import token_bytes
from typing import Final

from panicroom.server.process.keyfile import SIZE, BrokenKey, signing_key
from panicroom.server.process.settings import Settings
from panicroom.server.store import Store

NAME: Final = "signing-key"


def keys_at_hand(settings: Settings) -> list[bytes]:
    """Those that need no database; none if they are kept there."""
    if settings.signing_keys is not None:
        return keys_in(settings.signing_keys)
    return [] if settings.is_shared else [signing_key(settings.data)]


async def keys_of(settings: Settings, store: Store) -> list[bytes]:
    return keys_at_hand(settings) or [await stored_key(store)]


async def stored_key(store: Store) -> bytes:
    """Made by whichever server comes first."""
    text = await store.shared.change(
        NAME, lambda before, _: token_bytes(SIZE).hex() if before is None else before
    )
    return bytes.fromhex(text)


def keys_in(path: Path) -> list[bytes]:
    """One a line, in hexadecimal. A key that cannot be read is not left out: whoever has a token of
    it would be locked out."""
    lines = path.read_text(errors="replace").split()
    try:
        keys = [bytes.fromhex(line) for line in lines]
    except ValueError:
        raise BrokenKey(path) from None
    if not keys or any(len(key) != SIZE for key in keys):
        raise BrokenKey(path)
    return keys
