"""The pictures of the games are no mere pictures: they are played by touch, too."""

from playwright.sync_api import FloatRect, Locator, Page, expect

from tests.e2e.clicker import DO, READ, Clicker
from tests.e2e.conftest import Come
from tests.e2e.finger import Point, drag
from tests.e2e.meeting import meet
from tests.e2e.players import Players

EARLIER = "catching up"
HEIGHT = "each => each.offsetHeight"
LONG_WORDS = ("en", "ru", "cs")
HEIGHTS = (844, 667)
"""Of phones."""
COVERED = """all => all.filter(each => {
    const { x, y, width, height } = each.getBoundingClientRect();
    return !each.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}).map(each => each.textContent)"""
"""Of these, what a finger in the middle of it would not meet."""

TINY = """() => [...document.querySelectorAll("body *")].filter(each => {
    const own = [...each.childNodes].some(node => node.nodeType === 3 && node.data.trim());
    return own && each.checkVisibility() && parseFloat(getComputedStyle(each).fontSize) < 12;
}).map(each => each.textContent)"""


def hold(page: Page, name: str) -> None:
    page.get_by_role("button", name=name).hover()
    page.mouse.down()
    expect(page.get_by_role("button", name=name)).to_have_count(0)
    page.mouse.up()


def test_a_card_is_given_by_holding_the_seal(come: Come, address: str) -> None:
    players = Players(come, address, "trading")
    players.open("blue")
    players.do("red", "give infect:red")
    blue = players.page("blue")
    blue.locator('[data-card="armor"]').click()
    hold(blue, "Hold to seal")
    players.sees("blue", "You are infected")


def test_a_card_that_may_not_be_given_says_why(come: Come, address: str) -> None:
    blue = Players(come, address, "trading").page("blue")
    blue.locator('[data-card="infect:blue"]').click()
    blue.get_by_role("button", name="Rule TRADE-3").wait_for()
    expect(blue.get_by_role("button", name="Hold to seal")).to_be_disabled()


def place(found: Locator) -> FloatRect:
    box = found.bounding_box()
    assert box is not None
    return box


def middle(found: Locator) -> Point:
    box = place(found)
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_hunter_is_dragged_to_a_manor(come: Come, address: str) -> None:
    """By a mouse in one quick move, or by a finger; nothing is done before it is confirmed."""
    meeting = meet(address, "Ann", "Bob", "Cid", game="panik", position="hunt")
    page = come(guest=meeting.guests[0]).page
    page.goto(meeting.path)
    hunter = page.get_by_role("button", name="basic hunter ×", exact=False).last
    hunter.hover()
    page.mouse.down()
    page.locator('[data-manor="green.2"]').hover(force=True)
    page.mouse.up()
    expect(page.locator(DO)).to_contain_text("Place a basic hunter at Green’s manor 2")

    drag(page, middle(hunter), middle(page.locator('[data-manor="blue.3"]')))
    expect(page.locator(DO)).to_contain_text("Place a basic hunter at Blue’s manor 3")


def test_on_any_phone_all_manors_and_all_who_may_leave_are_in_reach(
    come: Come, address: str
) -> None:
    begun = meet(address, "Ann", bots=3, game="panik")
    leaving = meet(address, "Ann", "Bob", "Cid", "Dan", game="panik", position="leaving")
    for meeting, buttons, count in (
        (begun, "[data-manor]", 16),
        (leaving, ":is(.own header, .side li) button", 16),
    ):
        visitor = come(guest=meeting.guests[0])
        visitor.sit(meeting.path)
        expect(visitor.page.locator(buttons)).to_have_count(count)
        for lang in LONG_WORDS:
            visitor.speak(lang)
            for height in HEIGHTS:
                visitor.page.set_viewport_size({"width": 390, "height": height})
                assert visitor.page.locator(buttons).evaluate_all(COVERED) == [], (lang, height)


def test_four_teams_of_panik_are_read_and_touched_on_the_smallest_phone(
    come: Come, address: str
) -> None:
    """No word below 12 px; who may leave has 44 px for a finger, and none lies on another."""
    meeting = meet(address, "Ann", "Bob", "Cid", "Dan", game="panik", position="leaving")
    visitor = come(guest=meeting.guests[0], size=(375, 667))
    visitor.sit(meeting.path)
    assert visitor.page.evaluate(TINY) == []
    chips = [place(chip) for chip in visitor.page.locator(".side li button").all()]
    assert len(chips) == 15
    assert min(min(chip["width"], chip["height"]) for chip in chips) >= 44
    for at, chip in enumerate(chips):
        assert not [other for other in chips[at + 1 :] if overlap(chip, other)], chip
    houses = [place(house) for house in visitor.page.locator("[data-manor]").all()]
    assert len(houses) == 16
    assert not [house for house in houses for chip in chips if overlap(house, chip)]


def overlap(one: FloatRect, other: FloatRect) -> bool:
    beside = max(one["x"] - other["x"] - other["width"], other["x"] - one["x"] - one["width"])
    above = max(one["y"] - other["y"] - other["height"], other["y"] - one["y"] - one["height"])
    return max(beside, above) < -0.5


def test_on_any_phone_all_cards_of_a_trade_are_in_reach(come: Come, address: str) -> None:
    """Five kinds of them, with a tip above; and so is the way back to the map."""
    visitor = Players(come, address, "trading").visitor("red")
    visitor.page.locator(READ).click()
    buttons = visitor.page.locator("section :is([data-card], .seal button, footer button)")
    expect(buttons).to_have_count(7)
    for lang in LONG_WORDS:
        visitor.speak(lang)
        for height in HEIGHTS:
            visitor.page.set_viewport_size({"width": 390, "height": height})
            assert buttons.evaluate_all(COVERED) == [], (lang, height)
            lowest = max(box["y"] + box["height"] for box in map(place, buttons.all()[:5]))
            assert lowest <= place(visitor.page.locator(".seal"))["y"] + 1, (lang, height)


def test_the_story_is_played_where_motion_is_welcome(come: Come, address: str) -> None:
    """The one browser here that does not ask for stillness."""
    meeting = meet(address, "Ann", bots=3, position="trade")
    visitor = come(guest=meeting.guests[0], moving=True)
    visitor.sit(meeting.path)
    page = visitor.page
    player, bar = Clicker(page), page.locator(".bar")
    live = bar.get_by_role("button", name="Skip to now")
    assert "end-turn" in player.offered()
    player.do("end-turn")
    live.wait_for()
    expect(page.locator("header")).to_contain_text(EARLIER)
    expect(bar).not_to_contain_text("Waiting for")
    height = page.locator(".ticker").evaluate(HEIGHT)
    bar.get_by_role("button", name="Next", exact=True).click()
    live.click()
    assert player.is_asked()
    expect(live).to_have_count(0)
    expect(page.locator("header")).not_to_contain_text(EARLIER)
    assert page.locator(".ticker").evaluate(HEIGHT) == height
    page.locator(".ticker button").first.click()
    expect(page.get_by_role("log").locator(".paragraph").last).to_be_in_viewport()
