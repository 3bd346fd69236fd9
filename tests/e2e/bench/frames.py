"""Frames a second while something moves, and frames asked for while nothing does."""

from typing import Final

from playwright.sync_api import Page

from tests.e2e.clicker import Clicker

MAP: Final = "[role=application]"
STORY_MS: Final = 6000
CALM_MS: Final = 2000
IDLE_MS: Final = 3000
HIDE: Final = """() => {
    Object.defineProperty(document, "hidden", { get: () => true });
    Object.defineProperty(document, "visibilityState", { get: () => "hidden" });
    document.dispatchEvent(new Event("visibilitychange"));
}"""


def panning(page: Page) -> float:
    """While the map is dragged there and back, twice."""
    box = page.locator(MAP).first.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.evaluate("window.count()")
    for way in (60, -60, 60, -60):
        page.mouse.move(x + way, y + way / 2, steps=30)
    page.mouse.up()
    frames: float = page.evaluate("window.counted()")
    return frames


def running_story(page: Page) -> float:
    """While the turns of five bots are told."""
    player = Clicker(page)
    player.offered()
    player.do("end-turn")
    page.evaluate("window.count()")
    page.wait_for_timeout(STORY_MS)
    frames: float = page.evaluate("window.counted()")
    return frames


def frames_asked(page: Page) -> int:
    """By the page, once it has come to rest."""
    page.wait_for_timeout(CALM_MS)
    before: int = page.evaluate("window.asked")
    page.wait_for_timeout(IDLE_MS)
    after: int = page.evaluate("window.asked")
    return after - before


def hide(page: Page) -> None:
    """As if another tab were before it."""
    page.evaluate(HIDE)
