"""`python -m tests.e2e.bench`: how quick the page is on a slow phone, on a full map.

The processor is slowed down four times. An answer's time runs from the message on the socket to
the picture after it; panning counts the pictures while the map is dragged."""

from pathlib import Path
from statistics import median
from typing import Final

from playwright.sync_api import Page

from tests.e2e.clicker import Clicker
from tests.e2e.meeting import meet
from tests.e2e.outing import outing
from tests.e2e.visitor import DESK, PHONE, Visitor

SLOWDOWN: Final = 4
AIM_MS: Final = 100
DECISIONS: Final = 12
WATCH: Final = Path(__file__).with_name("watch.js")
MAP: Final = "[role=application]"


def main() -> None:
    with outing() as (browser, address):
        for name, size in (("phone", PHONE), ("desk", DESK)):
            meeting = meet(address, "Ann", bots=5, position="full")
            script = WATCH.read_text(encoding="utf-8")
            visitor = Visitor.come(browser, address, size, guest=meeting.guests[0], script=script)
            visitor.goto(meeting.path)
            session = visitor.context.new_cdp_session(visitor.page)
            session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
            print(f"{name}: {panning(visitor.page)}; {told(answers(visitor.page))}", flush=True)


def answers(page: Page) -> list[float]:
    """Milliseconds from each answer to its picture, while somebody plays with five bots."""
    player = Clicker(page)
    while len(player.done) < DECISIONS and player.is_asked():
        player.choose()
    player.is_asked()  # what the last one led to
    drawn: list[float] = page.evaluate("window.drawn")
    return drawn


def told(drawn: list[float]) -> str:
    middle, worst = median(drawn), max(drawn)
    return (
        f"answer to picture {middle:.0f} ms, at most {worst:.0f} ms of {len(drawn)} (aim {AIM_MS})"
    )


def panning(page: Page) -> str:
    box = page.locator(MAP).first.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.evaluate("window.count()")
    for way in (60, -60, 60, -60):
        page.mouse.move(x + way, y + way / 2, steps=30)
    page.mouse.up()
    frames, longest = page.evaluate("window.counted()")
    return f"panning {frames:.0f} frames a second, longest {longest:.0f} ms"


if __name__ == "__main__":
    main()
