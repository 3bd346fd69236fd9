"""Events and notices of a table in order, numbered for each viewer separately.

Shared numbers would have gaps, and a gap would reveal that something happened in secret.
"""

from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import islice
from typing import Any, Final, NamedTuple, TypeAlias

from panicroom.kernel.audience import Event, Viewer, heard_by

Seats: TypeAlias = tuple[int, ...]

MOST_LINES: Final = 200
MOST_WORDS: Final = 64 * 1024
"""Bytes of talk. Together with `MOST_LINES` they bound a page of history, whichever is less."""
EVERY: Final = 32
"""Items between two checkpoints."""


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
    """A talkative table has very many items, and somebody may ask for any of them: one is found by
    its number from the last checkpoint before it, without a walk through all of them."""

    __slots__ = ("_checkpoints", "_events", "_for_all", "_for_some", "items")

    def __init__(self) -> None:
        self.items: list[Item] = []
        self._for_all = 0
        self._for_some: Counter[int] = Counter()
        self._checkpoints: list[Callable[[Viewer], int]] = []
        self._events: list[int] = []
        """The places of game events among the items."""

    def extend(self, items: Iterable[Item]) -> None:
        for item in items:
            if len(self.items) % EVERY == 0:
                self._checkpoints.append(counted(self._for_all, self._for_some.copy()))
            if isinstance(item, Event):
                self._events.append(len(self.items))
            hearers = hearers_of(item)
            if hearers is None:
                self._for_all += 1
            else:
                self._for_some.update(hearers)
            self.items.append(item)

    def number(self, viewer: Viewer) -> int:
        """How many items this viewer has heard."""
        return counted(self._for_all, self._for_some)(viewer)

    def since(self, viewer: Viewer, number: int) -> list[Item]:
        """The viewer's items after `number`."""
        return [item for _, item in self._after(viewer, number)]

    def between(self, viewer: Viewer, since: int, until: int) -> list[Item]:
        """The viewer's items after `since`, up to the one with the number `until`."""
        found = islice(self._after(viewer, since), max(0, until - since))
        return [item for _, item in found]

    def page_before(self, viewer: Viewer, until: int) -> int:
        """The number after which the page begins that ends with the item `until`. It holds at least
        one item, if there is any."""
        since, words = max(0, until - MOST_LINES), 0
        items = self.between(viewer, since, until)
        for count, item in enumerate(reversed(items)):
            words += size_of(item)
            if count and words > MOST_WORDS:
                return until - count
        return since

    def event_before(self, viewer: Viewer, number: int) -> Event | None:
        """The last game event among the viewer's first `number` items."""
        place, _ = next(self._after(viewer, number), (len(self.items), None))
        for index in range(bisect_left(self._events, place) - 1, -1, -1):
            heard = as_heard(self.items[self._events[index]], viewer)
            if isinstance(heard, Event):
                return heard
        return None

    def _after(self, viewer: Viewer, number: int) -> Iterator[tuple[int, Item]]:
        """The viewer's items after `number`, each with its place among all items."""
        found = bisect_right(self._checkpoints, number, key=lambda count: count(viewer)) - 1
        if found < 0:
            return
        skipped = number - self._checkpoints[found](viewer)
        for place in range(found * EVERY, len(self.items)):
            item = self.items[place]
            hearers = hearers_of(item)
            if hearers is not None and viewer not in hearers:
                continue
            heard = as_heard(item, viewer) if skipped <= 0 else None
            skipped -= 1
            if heard is not None:
                yield place, heard


def counted(for_all: int, for_some: Counter[int]) -> Callable[[Viewer], int]:
    """How many items a viewer has heard up to some place."""
    return lambda viewer: for_all + (0 if viewer is None else for_some[viewer])


def size_of(item: Item) -> int:
    """Bytes of what somebody said: all that a player can make long."""
    words = item.words if isinstance(item, Notice) else None
    return 0 if words is None else len(words.encode())


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
