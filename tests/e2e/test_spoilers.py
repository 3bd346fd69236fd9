"""Whole games, told on the stage: no word says what comes of something before its picture does."""

from pathlib import Path
from time import monotonic

import pytest
from playwright.sync_api import Page

from tests.e2e.clicker import OVER, READ, Clicker
from tests.e2e.conftest import Come
from tests.e2e.meeting import meet
from tests.e2e.visitor import DESK, PHONE
from tests.patience import PATIENCE

SPOILED = Path(__file__).with_name("spoiled.js").read_text(encoding="utf-8")
STEP = 100
"""Milliseconds of the page's own time."""
ENOUGH = 200
"""Events on the stage: most games end before."""


def tell(page: Page, player: Clicker) -> None:
    """Lets time pass in the page until something is asked, or the game is over."""
    until = monotonic() + PATIENCE
    while not (player.has_to_choose or page.locator(OVER).is_visible()):
        assert monotonic() < until
        page.clock.run_for(STEP)
        if page.locator(READ).is_visible():
            page.locator(READ).click()


@pytest.mark.parametrize(("size", "seed"), [(DESK, 1), (DESK, 2), (PHONE, 3)])
def test_no_word_comes_before_its_picture(
    come: Come, address: str, size: tuple[int, int], seed: int
) -> None:
    meeting = meet(address, "Ann", bots=3)
    visitor = come(guest=meeting.guests[0], size=size, moving=True, script=SPOILED)
    page = visitor.page
    page.clock.install()
    visitor.sit(meeting.path)
    player = Clicker(page, seed)
    tell(page, player)
    while not player.is_over and page.evaluate("shown.length") < ENOUGH:
        player.choose()
        tell(page, player)
    shown = page.evaluate("shown")
    assert {"DieRolled", "RoomLaid"} <= set(shown)
    spoiled = page.evaluate("spoiled")
    assert not spoiled, "\n".join(spoiled)
