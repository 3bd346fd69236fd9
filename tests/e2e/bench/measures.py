"""All figures of one page, by the names of their aims."""

from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser

from tests.e2e.bench.answers import answers
from tests.e2e.bench.frames import frames_asked, hide, panning, running_story
from tests.e2e.bench.report import Figures
from tests.e2e.bench.watching import watching
from tests.e2e.bench.weights import Weights
from tests.e2e.meeting import Meeting, meet
from tests.e2e.visitor import DESK, PHONE, Visitor

SLOWDOWN: Final = 4
WATCH: Final = Path(__file__).with_name("watch.js")
PAINTED: Final = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime"


def measured(browser: Browser, address: str) -> Figures:
    come = Guests(browser, address)
    return {
        **home(come),
        **weight_of_table(come),
        **quick_answers(come, "slowed phone", PHONE),
        **quick_answers(come, "slowed desk", DESK),
        **smooth(come, "slowed phone", PHONE, SLOWDOWN),
        **smooth(come, "desk", DESK, 1),
        **watching(come, SLOWDOWN),
        **idle(come),
    }


class Guests:
    """New guests, each at a new table of six with every room on the map."""

    def __init__(self, browser: Browser, address: str) -> None:
        self._browser, self._address = browser, address

    def __call__(self, size: tuple[int, int], slowdown: int, **wishes: Any) -> Visitor:
        script = WATCH.read_text(encoding="utf-8")
        visitor = Visitor.come(self._browser, self._address, size, script=script, **wishes)
        session = visitor.context.new_cdp_session(visitor.page)
        session.send("Emulation.setCPUThrottlingRate", {"rate": slowdown})
        return visitor

    def at_table(self, size: tuple[int, int], slowdown: int, **wishes: Any) -> Visitor:
        meeting = self.meeting()
        visitor = self(size, slowdown, guest=meeting.guests[0], **wishes)
        visitor.goto(meeting.path)
        return visitor

    def meeting(self) -> Meeting:
        return meet(self._address, "Ann", bots=5, position="full")


def home(come: Guests) -> Figures:
    visitor = come(PHONE, SLOWDOWN)
    weights = Weights(visitor)
    visitor.goto("/")
    found = {
        "home: script and style": weights.code,
        "home: fonts": weights.fonts,
        "slowed phone: first paint of home": painted(visitor),
        "slowed phone: shift of home (CLS)": visitor.page.evaluate("window.shifted"),
    }
    visitor.context.close()
    return found


def painted(visitor: Visitor) -> float:
    """Waits for it: a busy machine may have loaded all before it draws anything."""
    when: float = visitor.page.wait_for_function(PAINTED).json_value()
    return when


def weight_of_table(come: Guests) -> Figures:
    meeting = come.meeting()
    visitor = come(PHONE, 1, guest=meeting.guests[0])
    weights = Weights(visitor)
    visitor.goto(meeting.path)
    visitor.context.close()
    return {
        "table: script and style, with art": weights.code + weights.pictures,
        "table: fonts": weights.fonts,
    }


def quick_answers(come: Guests, name: str, size: tuple[int, int]) -> Figures:
    visitor = come.at_table(size, SLOWDOWN)
    middle, most = answers(visitor.page)
    visitor.context.close()
    return {
        f"{name}: answer to picture, median": middle,
        f"{name}: answer to picture, 95 %": most,
    }


def smooth(come: Guests, name: str, size: tuple[int, int], slowdown: int) -> Figures:
    visitor = come.at_table(size, slowdown, moving=True)
    found = {
        f"{name}: panning": panning(visitor.page),
        f"{name}: running story": running_story(visitor.page),
    }
    visitor.context.close()
    return found


def idle(come: Guests) -> Figures:
    visitor = come.at_table(PHONE, 1, moving=True)
    found: Figures = {"idle table: frames asked for": frames_asked(visitor.page)}
    hide(visitor.page)
    found["hidden table: frames asked for"] = frames_asked(visitor.page)
    visitor.context.close()
    return found
