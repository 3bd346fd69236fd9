"""The key that signs tokens: created at the first start, readable by its owner only."""

import os
from contextlib import suppress
from pathlib import Path
from secrets import token_bytes, token_hex
from typing import Final

from panicroom.server.process.named_errors import named

NAME: Final = "signing.key"
SIZE: Final = 32
CREATE: Final = os.O_WRONLY | os.O_CREAT | os.O_EXCL


class BrokenKey(Exception):
    """The file is damaged. It is not replaced, because a new key would invalidate every token."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.path = path

    def __str__(self) -> str:
        return f"{self.path} is not a signing key of {SIZE} bytes"


def signing_key(data: Path) -> bytes:
    """The key of this data folder, created if missing, even if several processes start at once."""
    data.mkdir(mode=0o700, parents=True, exist_ok=True)  # the folder also holds names and dice keys
    path = data / NAME
    with suppress(FileExistsError):
        if not path.exists():
            make(path)
    key = path.read_bytes()
    if len(key) != SIZE:
        raise BrokenKey(path)
    return key


def make(path: Path) -> None:
    """Write a temporary file and link it, so that the key appears complete or not at all."""
    draft = path.with_name(f"{NAME}.{token_hex(8)}")
    try:
        with named(path), os.fdopen(os.open(draft, CREATE, 0o600), "wb") as file:
            file.write(token_bytes(SIZE))
            file.flush()
            os.fsync(file.fileno())
        os.link(draft, path)  # unlike a rename, a link never replaces an existing file
    finally:
        draft.unlink(missing_ok=True)
