"""Events and notices of a table in order, numbered for each viewer separately.

Shared numbers would have gaps, and a gap would reveal that something happened in secret.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from itertools import islice
from typing import Any, NamedTuple, TypeAlias

from panicroom.kernel.audience import Event, Viewer, heard_by

Seats: TypeAlias = tuple[int, ...]


class Notice(NamedTuple):
    """Something that happened at the table and not in the game. `to` are the seats that hear of
    it, None being everybody."""

    kind: str
    seat: int | None = None
    params: Mapping[str, Any] = {}
    words: str | None = None
    to: Seats | None = None


Item: TypeAlias = Event | Notice


class Stream:
    __slots__ = ("_for_all", "_for_some", "items")

    def __init__(self) -> None:
        self.items: list[Item] = []
        self._for_all = 0
        self._for_some: Counter[int] = Counter()

    def extend(self, items: Iterable[Item]) -> None:
        for item in items:
            hearers = hearers_of(item)
            if hearers is None:
                self._for_all += 1
            else:
                self._for_some.update(hearers)
            self.items.append(item)

    def number(self, viewer: Viewer) -> int:
        """How many items this viewer has heard."""
        return self._for_all + (0 if viewer is None else self._for_some[viewer])

    def since(self, viewer: Viewer, number: int) -> list[Item]:
        """The viewer's items after `number`, searched from the end."""
        missing = self.number(viewer) - number
        return [*islice(self._backwards(viewer), missing)][::-1]

    def event_before(self, viewer: Viewer, number: int) -> Event | None:
        """The last game event among the viewer's first `number` items."""
        earlier = islice(self._backwards(viewer), self.number(viewer) - number, None)
        return next((item for item in earlier if isinstance(item, Event)), None)

    def _backwards(self, viewer: Viewer) -> Iterator[Item]:
        heard = (as_heard(item, viewer) for item in reversed(self.items))
        return (item for item in heard if item is not None)


def hearers_of(item: Item) -> Seats | None:
    if isinstance(item, Notice):
        return item.to
    only = item.audience.only
    return None if only is None else (getattr(item, only),)


def as_heard(item: Item, viewer: Viewer) -> Item | None:
    """Without the list of the other hearers."""
    if isinstance(item, Event):
        return heard_by(item, viewer)
    if item.to is None:
        return item
    return item._replace(to=None) if viewer in item.to else None
