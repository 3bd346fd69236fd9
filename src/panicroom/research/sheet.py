"""The bytes of an observation with their names, written down together so that they cannot part."""

from collections.abc import Sequence

MOST = 255


class Sheet:
    __slots__ = ("names", "values")

    def __init__(self) -> None:
        self.names: list[str] = []
        self.values = bytearray()

    def put(self, name: str, value: int = 0) -> None:
        """A number; one too large for a byte counts as the largest."""
        self.names.append(name)
        self.values.append(min(value, MOST))

    def one_of(self, name: str, labels: Sequence[object], place: int | None) -> None:
        """A byte for each label, of which at most one is 1."""
        for number, label in enumerate(labels):
            self.put(f"{name}={label}", number == place)

    def tell(self, name: str, value: object) -> None:
        """A yes or no that the viewer may not know: then neither byte is 1."""
        self.one_of(name, ("no", "yes"), int(value) if isinstance(value, bool) else None)
