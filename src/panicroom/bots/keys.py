"""Keys made from a key: the same on every machine, and of no use for guessing the first."""

from hashlib import blake2b


def derived_key(base: str, *parts: int | str) -> str:
    """A number counts as its digits, whatever its name: `Seat.RED` is 0."""
    words = [str(int(part)) if isinstance(part, int) else part for part in parts]
    text = "/".join([base, *words])
    return blake2b(text.encode(), digest_size=16, person=b"derived").hexdigest()
