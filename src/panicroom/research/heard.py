"""What a seat has heard lately, as numbers: a row of bytes for each of the last events.

A row has a byte for the kind of event, and one for each field that any event of the game has; a
field that this event lacks, or that is hidden from the seat, is 0. The window holds the newest row
last, and rows of zeros before the first event.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from panicroom.core.codec import kinds_of_fields
from panicroom.core.header import snake
from panicroom.kernel.audience import HIDDEN, Event
from panicroom.research.seen_from import Eyes
from panicroom.research.sheet import MOST

WINDOW: Final = 64


class Part(NamedTuple):
    """How a field is written: its bytes have the field's name and these endings. `labels` say what
    1, 2, 3 ... stand for; without any, a byte is a number."""

    endings: tuple[str, ...]
    labels: tuple[str, ...]
    write: Callable[[Eyes, Any], Sequence[int]]
    name: str | None = None
    """Where the field's own name would mean two things."""


def number() -> Part:
    return Part(("",), (), lambda eyes, value: (min(value, MOST),))


def coded(
    labels: Sequence[object], place: Callable[[Eyes, Any], int | None], name: str | None = None
) -> Part:
    """One of some things; none is 0."""

    def write(eyes: Eyes, value: Any) -> tuple[int]:
        at = None if value is None else place(eyes, value)
        return (0 if at is None else 1 + at,)

    return Part(("",), tuple(map(str, labels)), write, name)


def counted(labels: Sequence[object], place: Callable[[Eyes, Any], int]) -> Part:
    """Several things: how many there are of each."""

    def write(eyes: Eyes, values: Any) -> list[int]:
        places = [place(eyes, value) for value in values]
        return [places.count(at) for at in range(len(labels))]

    return Part(tuple(f"={label}" for label in labels), (), write)


class Heard:
    """All events of one game."""

    def __init__(self, events: Sequence[type[Event]], parts: Mapping[object, Part]) -> None:
        self.columns: dict[str, tuple[str, ...]] = {"event": tuple(map(label_of, events))}
        """The name of each byte of a row, and what its values stand for."""
        self._kinds = {kind: number for number, kind in enumerate(events, 1)}
        self._fields = {
            kind: [
                (name, parts[held], self._place(name, parts[held]))
                for name, held in kinds_of_fields(kind, ("audience",)).items()
            ]
            for kind in events
        }

    @property
    def width(self) -> int:
        return len(self.columns)

    def row(self, eyes: Eyes, event: Event) -> bytes:
        """By an event as this seat has heard it."""
        row = bytearray(self.width)
        row[0] = self._kinds[type(event)]
        for name, part, first in self._fields[type(event)]:
            value = getattr(event, name)
            if value is not HIDDEN:
                row[first : first + len(part.endings)] = bytes(part.write(eyes, value))
        return bytes(row)

    def window(self, rows: Sequence[bytes]) -> bytes:
        """The last of them."""
        last = b"".join(rows[-WINDOW:])
        return bytes(WINDOW * self.width - len(last)) + last

    def _place(self, field: str, part: Part) -> int:
        """Where the field's bytes are: fields of one name share them."""
        names = [f"{part.name or field}{ending}" for ending in part.endings]
        for name in names:
            known = self.columns.setdefault(name, part.labels)
            assert known == part.labels, f"{name} means two things"
        return list(self.columns).index(names[0])


def label_of(kind: type[Event]) -> str:
    return snake(kind.__name__).replace("_", "-").lower()
