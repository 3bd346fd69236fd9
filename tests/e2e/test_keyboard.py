"""A whole game without a mouse or a finger."""

from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.clicker import DO, MOST, READ, Clicker
from tests.e2e.conftest import Come
from tests.e2e.meeting import meet
from tests.e2e.visitor import DESK

MOST_STEPS = 60
DIGITS = "123456789"
FOCUSED = "document.activeElement.matches"
RING = "getComputedStyle(document.activeElement).outlineStyle"


def tab_to(page: Page, selector: str) -> None:
    """By Tab alone, and it can be seen where one is."""
    for _ in range(MOST_STEPS):
        page.keyboard.press("Tab")
        if page.evaluate(f"{FOCUSED}({selector!r})"):
            assert page.evaluate(RING) != "none"
            return
    raise AssertionError(f"Tab does not lead to {selector}")


class Typist(Clicker):
    """Reads by keys, too."""

    def read(self) -> None:
        tab_to(self.page, READ)
        self.page.keyboard.press("Enter")


@pytest.mark.parametrize("game", ["Panic Station", "Panik"])
def test_a_game_is_played_by_keys_alone(come: Come, game: str) -> None:
    page = come(size=DESK).page
    page.goto("/")
    page.get_by_role("radio", name="Panik").wait_for()
    tab_to(page, "input[name=game]")
    if not page.get_by_role("radio", name=game).is_checked():
        page.keyboard.press("ArrowRight")
    tab_to(page, "form button[type=submit]")
    page.keyboard.press("Enter")
    dice, player = Random(0), Typist(page)
    answers = 0
    while player.is_asked():
        choose(page, dice)
        answers += 1
        assert answers < MOST


def test_on_the_table_of_panik_keys_do_what_a_finger_does(come: Come, address: str) -> None:
    """And who has pressed what is gone then is still at the table."""
    meeting = meet(address, "Ann", bots=2, game="panik", position="call")
    visitor = come(guest=meeting.guests[0], size=DESK)
    visitor.sit(meeting.path)
    page = visitor.page
    sending = page.locator('[data-manor="red.1"]').get_by_role("button", name="Send Blue’s")
    tab_to(page, '[data-manor="red.1"] [aria-label^="Send Blue"]')
    page.keyboard.press("Enter")
    expect(page.locator(DO)).to_contain_text("Send Blue’s basic hunter away")
    page.keyboard.press("Enter")
    expect(sending).to_have_count(0)
    expect(page.locator('[data-manor="red.1"] button:focus')).to_be_visible()

    tab_to(page, ".side li button")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator(DO)).to_contain_text("Call Blue’s basic hunter from Blue’s manor 1")


def choose(page: Page, dice: Random) -> None:
    """With one of the keys 1 to 9, and Enter. Those beyond the options mean nothing; an answer that
    is the only one, in a panel of its own, needs none of them."""
    for digit in dice.sample(DIGITS, len(DIGITS)):
        page.keyboard.press(digit)
        if page.locator(DO).is_visible():
            break
    page.keyboard.press("Enter")


def test_an_option_is_found_and_done_by_tab_and_enter(come: Come) -> None:
    page = come(size=DESK).page
    page.goto("/")
    page.get_by_role("button", name="Play", exact=True).click()
    player = Clicker(page)
    before = player.offered()
    tab_to(page, "[data-action]")
    page.keyboard.press("Enter")
    tab_to(page, "[data-do]")
    page.keyboard.press("Enter")
    assert player.offered() != before


def test_what_a_digit_aims_at_is_done_by_enter_wherever_the_focus_was(come: Come) -> None:
    page = come(size=DESK).page
    page.goto("/")
    page.get_by_role("button", name="Play", exact=True).click()
    before = Clicker(page).offered()
    page.keyboard.press("Escape")  # the list makes way
    page.locator(".cards [data-place]").first.click()
    page.keyboard.press("Escape")
    page.keyboard.press("1")
    page.locator(DO).wait_for()
    page.keyboard.press("Enter")
    expect(page.locator(DO)).to_have_count(0)
    assert not page.get_by_role("dialog").is_visible()
    assert Clicker(page).offered() != before
