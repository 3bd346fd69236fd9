"""Languages and people's own words, in the middle of a game."""

from playwright.sync_api import expect

from tests.e2e.conftest import Come
from tests.e2e.meeting import meet
from tests.e2e.players import Players
from tests.e2e.visitor import DESK

ASKED = {
    "fr": "Échange avec Bleu",
    "ru": "Обмен",
    "cs": "Výměna",
}
MARKUP = "<img src=x onerror=alert(1)><b>bold</b>"


def test_the_language_is_switched_in_the_middle_of_a_trade(come: Come, address: str) -> None:
    players = Players(come, address, "trading")
    page = players.page("red")
    page.evaluate("window.isSamePage = true")
    for lang, words in ASKED.items():
        page.locator("header button").last.click()
        page.locator("dialog select").first.select_option(lang)
        page.keyboard.press("Escape")
        expect(page.locator(".bar")).to_contain_text(words)
        assert players.visitor("red").wordless() == []
    assert page.evaluate("window.isSamePage")
    players.do("red", "give gas")
    expect(players.asked("blue")).to_contain_text("A trade with Red")


def test_names_and_talk_are_text_whatever_they_hold(come: Come, address: str) -> None:
    meeting = meet(address, MARKUP[:24], "Bob", game="panik", bots=1)
    ann, bob = (come(size=DESK, guest=guest) for guest in meeting.guests)
    for visitor in (ann, bob):
        visitor.sit(meeting.path)
        visitor.page.get_by_role("button", name="Log and chat").click()
        visitor.page.get_by_role("tab", name="Chat").click()
    ann.page.get_by_label("Say something to everyone").fill(MARKUP)
    ann.page.get_by_role("button", name="Send").click()
    bob.page.get_by_role("log").get_by_text(MARKUP).wait_for()
    assert bob.page.locator("aside img, aside b").count() == 0
