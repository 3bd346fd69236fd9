"""Your devices: found in the menu, by keyboard, and signed out."""

import json

from playwright.sync_api import Page, expect

from tests.e2e.clicker import Clicker
from tests.e2e.conftest import Come
from tests.e2e.visitor import GUEST

DEVICES = "Your devices"


def token_of(page: Page) -> str:
    kept: dict[str, str] = json.loads(page.evaluate("name => localStorage.getItem(name)", GUEST))
    return kept["token"]


def link_of(page: Page) -> str:
    headers = {"Authorization": f"Bearer {token_of(page)}"}
    return str(page.request.post("/api/me/links", headers=headers).json()["code"])


def opened_by_keys(page: Page) -> None:
    page.get_by_role("button", name="Menu").focus()
    page.keyboard.press("Enter")
    page.get_by_text(DEVICES, exact=True).focus()
    page.keyboard.press("Enter")


def test_who_signs_out_everywhere_else_plays_on_and_the_other_device_does_not(come: Come) -> None:
    desk, phone = come(), come()
    desk.goto("/")
    desk.page.get_by_role("button", name="Play", exact=True).click()
    desk.page.wait_for_url("**/t/*")
    assert Clicker(desk.page).offered()
    phone.goto(f"/l/{link_of(desk.page)}")
    phone.page.get_by_role("main").get_by_role("button").click()
    phone.page.wait_for_url("**/")
    phone.sit(desk.page.url.removeprefix(desk.address))

    opened_by_keys(desk.page)
    sheet = desk.page.get_by_role("dialog", name="Menu")
    expect(sheet.get_by_role("listitem").filter(has_text="Chrome on")).to_have_count(2)
    expect(sheet.get_by_role("listitem").filter(has_text="This device")).to_have_count(1)
    for lang in ("fr", "ru", "cs", "en"):
        desk.speak(lang)
        assert desk.flaws() == []
    before = token_of(desk.page)
    sheet.get_by_role("button", name="Sign out everywhere else").focus()
    desk.page.keyboard.press("Enter")
    desk.page.keyboard.press("Enter")
    expect(desk.page.get_by_text("You are signed out on all other devices.")).to_be_visible()
    assert Clicker(desk.page).offered()
    assert token_of(desk.page) != before
    expect(phone.page.get_by_text("You have been signed out here")).to_be_visible()
