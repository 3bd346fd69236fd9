"""From the server's message on the socket to the picture after it."""

from statistics import median, quantiles
from typing import Final

from playwright.sync_api import Page

from tests.e2e.clicker import Clicker

DECISIONS: Final = 12


def answers(page: Page) -> tuple[float, float]:
    """Milliseconds while somebody plays with five bots: the median, and what 95 % stay under."""
    player = Clicker(page)
    while len(player.done) < DECISIONS and player.is_asked():
        player.choose()
    player.is_asked()  # what the last one led to
    drawn: list[float] = page.evaluate("window.drawn")
    return median(drawn), quantiles(drawn, n=20)[-1]
