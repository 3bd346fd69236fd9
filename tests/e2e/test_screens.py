"""The pictures of the games are no mere pictures: they are played by touch, too."""

from playwright.sync_api import Page, expect

from tests.e2e.clicker import Clicker
from tests.e2e.company import Company
from tests.e2e.conftest import Come
from tests.e2e.meeting import meet
from tests.e2e.visitor import PATIENCE


def hold(page: Page, name: str) -> None:
    page.get_by_role("button", name=name).hover()
    page.mouse.down()
    expect(page.get_by_role("button", name=name)).to_have_count(0)
    page.mouse.up()


def test_a_card_is_given_by_holding_the_seal(come: Come, address: str) -> None:
    company = Company(come, address, "trading")
    company.open("blue")
    company.do("red", "give infect:red")
    blue = company.page("blue")
    blue.locator('[data-card="armor"]').click()
    hold(blue, "Hold to seal")
    company.sees("blue", "You are infected")


def test_a_card_that_may_not_be_given_says_why(come: Come, address: str) -> None:
    blue = Company(come, address, "trading").page("blue")
    blue.locator('[data-card="infect:blue"]').click()
    blue.get_by_role("button", name="Rule TRADE-3").wait_for()
    expect(blue.get_by_role("button", name="Hold to seal")).to_be_disabled()


def test_the_story_is_played_where_motion_is_welcome(come: Come, address: str) -> None:
    """The one browser here that does not ask for stillness."""
    meeting = meet(address, "Ann", bots=3, position="trade")
    visitor = come(guest=meeting.guests[0], moving=True)
    visitor.sit(meeting.path)
    player, live = Clicker(visitor.page), visitor.page.get_by_role("button", name="Live")
    assert "end-turn" in player.offered()
    player.do("end-turn")
    live.wait_for()
    visitor.page.get_by_role("button", name="Skip").click()
    live.click()
    assert player.is_asked()
    expect(live).to_have_count(0, timeout=PATIENCE)
