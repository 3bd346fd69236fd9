"""Keys derived from a key: the same on every machine; they do not reveal the original key."""

from hashlib import blake2b


def derived_key(base: str, *parts: int | str) -> str:
    """An enum member is hashed as its number: `Seat.RED` is 0."""
    words = [str(int(part)) if isinstance(part, int) else part for part in parts]
    text = "/".join([base, *words])
    return blake2b(text.encode(), digest_size=16, person=b"derived").hexdigest()
