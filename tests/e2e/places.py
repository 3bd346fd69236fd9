"""Every page there is, and how to get there: a table is only looked at, so all may share it."""

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from playwright.sync_api import Page

from tests.e2e.meeting import Meeting, act, meet
from tests.e2e.visitor import Visitor

NAMES: Final = ("Ann", "Bob", "Cid", "Dan", "Eve", "Fay")
POSITIONS: Final[Mapping[str, tuple[str, int]]] = {
    **dict.fromkeys(
        ("encounter", "trading", "armor", "healing", "placing", "over"), ("station", 4)
    ),
    "full": ("station", 6),
    **dict.fromkeys(("hunt", "call", "scored"), ("panik", 3)),
}
LAST: Final = {"scored": "place basic red.3"}
"""What is done before anybody looks: points are told when a game ends, not of one that is over."""
Step = Callable[[Page], None]


def press(key: str) -> Step:
    return lambda page: page.keyboard.press(key)


def click(selector: str) -> Step:
    return lambda page: page.locator(selector).first.click()


class Place(NamedTuple):
    """An address, or a table by its position, from a seat or as a stranger; then some clicks."""

    path: str = ""
    table: str = ""
    steps: tuple[Step, ...] = ()
    seat: int | None = 0
    faults: tuple[str, ...] = ()


def open_log(page: Page) -> None:
    """A drawer on a phone; on a desk it stands open."""
    if not page.get_by_role("tab").first.is_visible():
        page.keyboard.press("l")


PLACES: Final[Mapping[str, Place]] = {
    "home": Place("/"),
    "new": Place("/new"),
    "lost": Place("/no/such/page"),
    "no-table": Place("/t/aaaaaaaaaaaaaaaa", faults=("404",)),
    "lobby": Place(table="lobby"),
    "lobby-stranger": Place(table="lobby", seat=None),
    **{name: Place(table=name) for name in POSITIONS},
    "trading": Place(table="trading", seat=1),
    "host": Place(table="trading"),
    "watching": Place(table="full", seat=None),
    "verb": Place(table="full", steps=(click('[data-verb="move"]'),)),
    "hand": Place(table="full", steps=(click(".cards [data-place]"),)),
    "self": Place(table="full", steps=(click(".self"),)),
    "dossier": Place(table="full", steps=(click(".players button"),)),
    "options": Place(table="full", steps=(click('.bar [aria-expanded="false"]'),)),
    "why-not": Place(table="full", steps=(press("?"),)),
    "log": Place(table="full", steps=(open_log,)),
    "talk": Place(table="full", steps=(open_log, click("[role=tab] >> nth=1"))),
    "claims": Place(table="full", steps=(open_log, click("[role=tab] >> nth=2"))),
    "notes": Place(table="full", steps=(open_log, click("[role=tab] >> nth=3"))),
    "menu": Place(table="full", steps=(click("header button >> nth=-1"),)),
}


class Guide:
    """Knows the way; makes each table once."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._tables: dict[str, Meeting] = {}

    def lead(self, come: Callable[..., Visitor], name: str, **wishes: Any) -> Visitor:
        place = PLACES[name]
        meeting = self._table(place.table) if place.table else None
        guest = None if meeting is None or place.seat is None else meeting.guests[place.seat]
        visitor = come(guest=guest, **wishes)
        if meeting and place.table in POSITIONS:
            visitor.sit(meeting.path)
        else:
            visitor.goto(meeting.path if meeting else place.path)
        for step in place.steps:
            step(visitor.page)
        visitor.forgive(*place.faults)
        return visitor

    def _table(self, name: str) -> Meeting:
        if name not in self._tables:
            self._tables[name] = self._made(name)
        return self._tables[name]

    def _made(self, name: str) -> Meeting:
        if name not in POSITIONS:
            return meet(self._address, "Ann", bots=2, seats=4, begin=False)
        game, seats = POSITIONS[name]
        meeting = meet(self._address, *NAMES[:seats], game=game, position=name)
        if name in LAST:
            act(self._address, meeting, LAST[name])
        return meeting
