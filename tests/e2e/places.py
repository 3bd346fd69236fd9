"""Every page there is, and how to get there: a table is only looked at, so all may share it."""

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from playwright.sync_api import Page

from tests.e2e.meeting import Meeting, act, at_table, meet, play_out, wish
from tests.e2e.visitor import Visitor

NAMES: Final = ("Ann", "Bob", "Cid", "Dan", "Eve", "Fay")
POSITIONS: Final[Mapping[str, tuple[str, int]]] = {
    **dict.fromkeys(
        ("encounter", "trading", "armor", "healing", "placing", "over"), ("station", 4)
    ),
    **dict.fromkeys(("nobody", "sealed", "crowd", "away", "burning", "falling"), ("station", 4)),
    **dict.fromkeys(("full", "played", "infected", "scanning"), ("station", 6)),
    **dict.fromkeys(("hunt", "call", "scored"), ("panik", 3)),
    **dict.fromkeys(("leaving", "tied"), ("panik", 4)),
}
BEFORE: Final[Mapping[str, tuple[tuple[int, str], ...]]] = {
    "scored": ((0, "place basic red.3"),),
    "tied": ((0, "place basic red.3"),),
    "played": (
        *((3, each) for each in ("move A e", "move-parasite black@hive", "trade red", "give gas")),
        (0, "give gas"),
        (3, "end-turn"),
        *((4, each) for each in ("terminal A scan", "move-parasite black@hive", "end-turn")),
        *((5, each) for each in ("move A n", "move-parasite gray@run-1", "trade red", "give gas")),
        (0, "give boost"),
        (5, "end-turn"),
    ),
}
"""What is done, by seat, before anybody looks: points are told when a game ends, not of one that is
over; and a log tells what was done."""
TALK: Final = (
    (5, "You said you were human, Red."),
    (1, "I saw Red search alone in round 3."),
    (2, "Then trade with me. Gas for gas."),
)
"""At the table that is `played`."""
SAME: Final = {"played": "lived"}
"""The position of a table that has another name."""
HIDDEN: Final = """is => {
    Object.defineProperty(document, "hidden", { value: is, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
}"""
TOLD: Final = ".theatre .said:not(:empty)"
Step = Callable[[Page], None]


def press(key: str) -> Step:
    return lambda page: page.keyboard.press(key)


def click(selector: str) -> Step:
    return lambda page: page.locator(selector).first.click()


def see(selector: str) -> Step:
    return lambda page: page.locator(selector).first.wait_for()


STOP: Final = press("p")
"""The story, where it is."""


def scroll_to(selector: str) -> Step:
    return lambda page: page.locator(selector).first.evaluate("each => each.scrollIntoView()")


class Place(NamedTuple):
    """An address, or a table by its position, from a seat or as a stranger; then some clicks. In an
    address `{film}` is a finished game of the visitor's.

    At a table of its own something may happen while one looks, `live`: actions, by seat."""

    path: str = ""
    table: str = ""
    steps: tuple[Step, ...] = ()
    seat: int | None = 0
    faults: tuple[str, ...] = ()
    live: tuple[tuple[int, str] | Step, ...] = ()


def look_away(page: Page) -> None:
    page.evaluate(HIDDEN, True)


def come_back(page: Page) -> None:
    """A minute later, and all that was missed has come."""
    page.locator(".ticker .move").wait_for(state="attached")
    page.evaluate("const now = Date.now; Date.now = () => now() + 60_000")
    page.evaluate(HIDDEN, False)


def look_into_room(page: Page) -> None:
    """Where more than one can be hit."""
    box = page.locator('[data-room="team-2"]').bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + 0.8 * box["height"])


def open_settings(page: Page) -> None:
    page.get_by_role("button", name="Settings").click()


def open_briefing(page: Page) -> None:
    page.get_by_role("button", name="How to play").click()


def open_log(page: Page) -> None:
    """A drawer on a phone; on a desk it stands open."""
    if not page.get_by_role("tab").first.is_visible():
        page.keyboard.press("l")


AWAY: Final[tuple[tuple[int, str] | Step, ...]] = (
    look_away,
    *((0, each) for each in ("fire green.A", "move T e", "trade green", "give gas")),
    (2, "give ammo"),
    *((0, each) for each in ("search T -", "end-turn")),
    come_back,
)
"""What Blue misses."""
PLACES: Final[Mapping[str, Place]] = {
    "home": Place("/"),
    "puzzles": Place("/puzzles"),
    "puzzle": Place("/puzzles/1", steps=(click(".answers button"),)),
    "learn": Place("/learn"),
    "lesson": Place("/learn/station/terminal", steps=(see(".coach"), click(".bar button"))),
    "lesson-panik": Place("/learn/panik/placing", steps=(see(".coach"), click(".bar button"))),
    "rules": Place("/rules"),
    "rule": Place("/rules/TRADE-3", steps=(see("[role=searchbox], input[type=search]"),)),
    "rule-panik": Place("/rules/PTURN-4"),
    "editions": Place("/rules/editions"),
    "replay": Place("/g/{film}#40", steps=(see("[role=slider]"),)),
    "replay-eyes": Place(
        "/g/{film}#40", steps=(see("[role=slider]"), click("[aria-pressed=false]"))
    ),
    "film": Place("/g"),
    "settings": Place("/", steps=(open_settings,)),
    "new": Place("/new"),
    "briefing": Place("/", steps=(open_briefing,)),
    "lost": Place("/no/such/page"),
    "no-table": Place("/t/aaaaaaaaaaaaaaaa", faults=("404",)),
    "lobby": Place(table="lobby"),
    "lobby-stranger": Place(table="lobby", seat=None),
    **{name: Place(table=name) for name in POSITIONS},
    "bots": Place(table="bots"),
    "dossier-bot": Place(table="bots", steps=(click(".players button"),)),
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
    "more": Place(table="full", steps=(click("[data-more]"),)),
    "chart": Place(table="infected", steps=(scroll_to(".truth"),)),
    "aim": Place(table="crowd", steps=(click('[data-verb="fire"]'),)),
    "lens": Place(
        table="crowd",
        steps=(click('[data-verb="fire"]'), look_into_room, click("dialog[open] ul button")),
    ),
    "aimed": Place(table="played", steps=(press("1"),)),
    "story": Place(table="played", steps=(open_log,)),
    "spoken": Place(table="played", steps=(open_log, click("[role=tab] >> nth=1"))),
    "burned": Place(table="burning", live=((0, "burn T"),), steps=(see(TOLD), STOP)),
    "fallen": Place(table="falling", live=((0, "fire green.T"),), steps=(see(TOLD), STOP)),
    "traded": Place(
        table="trading", seat=1, live=((0, "give gas"), (1, "give armor")), steps=(see(TOLD), STOP)
    ),
    "taken": Place(
        table="trading",
        seat=1,
        live=((0, "give infect:red"), (1, "give armor")),
        steps=(see("section.grave"),),
    ),
    "scan": Place(table="scanning", live=((0, "terminal T scan"),), steps=(see(TOLD), STOP)),
    "shown-hand": Place(
        table="crowd", live=((0, "scan-body A green"),), steps=(see(".shown .hand"),)
    ),
    "recap": Place(table="away", seat=1, live=AWAY, steps=(see("#recap"),)),
}


class Guide:
    """Knows the way; makes each table once."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._tables: dict[str, Meeting] = {}
        self._film: tuple[Meeting, str] | None = None

    def lead(self, come: Callable[..., Visitor], name: str, **wishes: Any) -> Visitor:
        place = PLACES[name]
        made = self._made if place.live else self._table
        meeting = made(place.table) if place.table else None
        path = place.path
        if "{film}" in path:
            meeting, film = self._played()
            path = path.format(film=film)
        guest = None if meeting is None or place.seat is None else meeting.guests[place.seat]
        visitor = come(guest=guest, told=bool(place.live), **wishes)
        if path:
            visitor.goto(path)
        elif meeting and place.table != "lobby":
            visitor.sit(meeting.path)
        elif meeting:
            visitor.goto(meeting.path)
        for step in (*place.live, *place.steps):
            if callable(step):
                step(visitor.page)
            elif meeting:
                act(self._address, meeting, step[1], seat=step[0])
        visitor.forgive(*place.faults)
        return visitor

    def _table(self, name: str) -> Meeting:
        if name not in self._tables:
            self._tables[name] = self._made(name)
        return self._tables[name]

    def _played(self) -> tuple[Meeting, str]:
        """A game that is over, and its id."""
        if self._film is None:
            meeting = meet(self._address, "Ann", bots=3)
            self._film = meeting, play_out(self._address, meeting)
        return self._film

    def _made(self, name: str) -> Meeting:
        if name == "bots":
            return meet(self._address, "Ann", bots=5, position="full")
        if name not in POSITIONS:
            return meet(self._address, "Ann", bots=2, seats=4, begin=False)
        game, seats = POSITIONS[name]
        position = SAME.get(name, name)
        meeting = meet(self._address, *NAMES[:seats], game=game, position=position)
        for seat, action in BEFORE.get(name, ()):
            act(self._address, meeting, action, seat=seat)
        if name == "played":
            self._talk(meeting)
        return meeting

    def _talk(self, meeting: Meeting) -> None:
        for seat, words in TALK:
            with at_table(self._address, meeting.code, meeting.guests[seat]["token"]) as socket:
                wish(socket, type="say", words=words)
