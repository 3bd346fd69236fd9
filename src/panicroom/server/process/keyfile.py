"""The signing key: made at the first start, kept with the data, read by nobody else."""

import os
from contextlib import suppress
from pathlib import Path
from secrets import token_bytes, token_hex
from typing import Final

NAME: Final = "signing.key"
SIZE: Final = 32


class BrokenKey(Exception):
    """The file holds no key. A new one would void every token, so none is made in its place."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.path = path

    def __str__(self) -> str:
        return f"{self.path} is not a signing key of {SIZE} bytes"


def signing_key(data: Path) -> bytes:
    """The key of this data folder. Of several who start at once, one makes it for all."""
    data.mkdir(mode=0o700, parents=True, exist_ok=True)  # beside the key lie names and dice keys
    path = data / NAME
    with suppress(FileExistsError):
        if not path.exists():
            make(path)
    key = path.read_bytes()
    if len(key) != SIZE:
        raise BrokenKey(path)
    return key


def make(path: Path) -> None:
    """Written whole under another name first: a key appears complete or not at all."""
    draft = path.with_name(f"{NAME}.{token_hex(8)}")
    file = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        os.write(file, token_bytes(SIZE))
        os.fsync(file)
        os.link(draft, path)  # unlike a rename it never takes the place of another
    finally:
        os.close(file)
        draft.unlink()
