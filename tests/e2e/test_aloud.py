"""A whole turn without eyes: by keys, by roles and names, and by what is said aloud."""

from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import Come
from tests.e2e.meeting import act, meet
from tests.e2e.visitor import DESK, Visitor

ALOUD: Final = Path(__file__).with_name("aloud.js").read_text(encoding="utf-8")
NAMES: Final = ("Ann", "Bob", "Cid", "Dan")
SWAPPED: Final = "You give Blue a Gas Can and get Armor."


def actions(page: Page) -> Locator:
    return page.get_by_role("region", name="Actions")


def press(button: Locator) -> None:
    """As with a keyboard: no pointer is anywhere."""
    button.focus()
    button.press("Enter")


def does(page: Page, option: str, *, only: bool = False) -> None:
    """From the plain list: first it is aimed at, then done by the button that says what it does."""
    if not only:
        press(actions(page).get_by_role("button", name="All"))
        press(actions(page).get_by_role("button", name=option).first)
    done = page.evaluate("heard.length")
    press(actions(page).locator("[data-do]"))
    page.wait_for_function("heard.length > " + str(done))


def heard(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.evaluate("heard")
    return found


def is_heard(page: Page, words: str) -> None:
    page.wait_for_function("words => heard.some(each => each.words.includes(words))", arg=words)


def trading(come: Come, address: str, **wishes: Any) -> tuple[Visitor, Any]:
    meeting = meet(address, *NAMES, position="trade")
    visitor = come(guest=meeting.guests[0], size=DESK, script=ALOUD, **wishes)
    visitor.sit(meeting.path)
    press(visitor.page.get_by_role("button", name="Got it"))  # Red is told to be the Host
    return visitor, meeting


def seal_gas(page: Page) -> None:
    trade = page.get_by_role("region", name="Trade with Blue")
    gas = trade.locator('[data-card="gas"]')
    press(gas)
    expect(gas).to_have_attribute("aria-pressed", "true")
    is_heard(page, "Hold to seal: Gas Can")
    press(trade.get_by_role("button", name="Hold to seal"))
    press(trade.get_by_role("button", name="Press again to seal"))


def test_a_whole_turn_is_played_by_what_is_said_aloud(come: Come, address: str) -> None:
    visitor, meeting = trading(come, address, moving=True)
    page, asked = visitor.page, actions(visitor.page).get_by_role("status")
    expect(page.get_by_role("heading", level=1)).to_have_text("Panic Station")
    expect(asked).to_contain_text("Your turn: 4 AP left.")

    does(page, "Move east to Run Room 2")
    is_heard(page, "Your Trooper moves to Run Room 2.")
    is_heard(page, "Your Trooper has met Blue in Run Room 2")
    does(page, "Trade with Blue", only=True)
    is_heard(page, "choose the card you give")

    seal_gas(page)
    is_heard(page, "Your answer is sealed.")
    assert not any(SWAPPED in each["words"] for each in heard(page))

    act(address, meeting, "give armor", seat=1)
    is_heard(page, SWAPPED)
    expect(asked).to_contain_text("Your turn: 3 AP left.")
    does(page, "End your turn")
    is_heard(page, "Waiting for Blue")

    early = [each for each in heard(page) if each["isEarly"] and SWAPPED in each["words"]]
    assert not early, early
    assert not visitor.violations()


def test_stillness_takes_away_nothing_but_motion(come: Come, address: str) -> None:
    """The same pieces are told, and when one is told the same stands in words everywhere."""
    told = []
    for wishes in ({"moving": True}, {"told": True}):
        visitor, meeting = trading(come, address, **wishes)
        page = visitor.page
        does(page, "Move east to Run Room 2")
        does(page, "Trade with Blue", only=True)
        seal_gas(page)
        act(address, meeting, "give armor", seat=1)
        is_heard(page, SWAPPED)
        expect(actions(page).get_by_role("status")).to_contain_text("3 AP left")
        told.append(page.evaluate("Object.values(facts)"))
    assert [each["event"] for each in told[0]] == ["CharacterMoved", "TradeBegan", "CardsTraded"]
    assert told[0] == told[1]
