"""What is to be said, not yet in any language: an id, and what the sentence speaks of."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple, TypeAlias


class Message(NamedTuple):
    id: str
    params: Mapping[str, "Value"] = {}


Value: TypeAlias = str | int | float | Message | Sequence[Message] | Sequence[str]
"""Several words of the program are listed with commas, however many they are."""
