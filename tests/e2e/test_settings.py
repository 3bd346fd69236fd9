"""Settings in one place: at home and at a table, and on the next device."""

from playwright.sync_api import Page, expect

from tests.e2e.conftest import Come
from tests.e2e.meeting import asked, meet
from tests.e2e.visitor import DESK

SIZE = "getComputedStyle(document.documentElement).fontSize"
RISES = "getComputedStyle(document.querySelector('dialog[open]')).animationDuration"


def open_settings(page: Page) -> None:
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog", name="Settings").wait_for()


def test_settings_travel_by_the_return_link(come: Come, address: str) -> None:
    guest = meet(address, "Ann", bots=3).guests[0]
    here = come(guest=guest)
    here.goto("/")
    open_settings(here.page)
    with here.page.expect_response("**/api/me/settings", timeout=0) as sent:
        here.page.get_by_role("radio", name="Largest").check(force=True)
        assert here.page.evaluate(SIZE) == "20px"
    assert sent.value.request.method == "PUT"
    assert here.flaws() == []
    code = asked(address, "/api/me/links", None, guest["token"])["code"]
    there = come(size=DESK)
    there.goto(f"/l/{code}")
    there.page.get_by_role("button", name="Continue").click()
    there.page.locator("html[data-text=largest]").wait_for()
    assert there.page.evaluate(SIZE) == "20px"
    assert there.flaws() == []


def test_less_motion_holds_the_page_still_and_is_kept(come: Come) -> None:
    visitor = come(moving=True)
    visitor.goto("/")
    open_settings(visitor.page)
    assert visitor.page.evaluate(RISES) == "0.32s"
    visitor.page.get_by_role("switch", name="Less motion").check()
    assert visitor.page.evaluate(RISES) == "1e-05s"
    visitor.page.reload()
    open_settings(visitor.page)
    assert visitor.page.evaluate(RISES) == "1e-05s"
    visitor.page.get_by_role("switch", name="Less motion").uncheck()
    assert visitor.page.evaluate(RISES) == "0.32s"


def test_the_menu_of_a_table_has_the_same_settings(come: Come, address: str) -> None:
    meeting = meet(address, "Ann", bots=3)
    visitor = come(guest=meeting.guests[0])
    visitor.sit(meeting.path)
    visitor.page.get_by_role("button", name="Menu").click()
    menu = visitor.page.get_by_role("dialog", name="Menu")
    for group in ("Text size", "Lights", "Speed of the story"):
        expect(menu.get_by_role("group", name=group)).to_be_visible()
    menu.get_by_role("radio", name="Largest").check(force=True)
    assert visitor.flaws() == []
