"""The map of the station under a finger: it fits itself, and the next room is carried onto it."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Locator, Page, ViewportSize, expect

from tests.e2e.clicker import DO
from tests.e2e.conftest import Come
from tests.e2e.finger import drag
from tests.e2e.meeting import meet

MAP = "[role=application]"
CARD = 160
"""Its side, at scale 1."""
READABLE = 90
TOKEN = 24
NAME = 12
"""Pixels of a face and of the letters of a name, at the least."""
SPACIOUS = 380
"""So high the picture is at least, with six players on a phone: 45 % of it."""
TALL: ViewportSize = {"width": 390, "height": 844}
SMALL: ViewportSize = {"width": 390, "height": 640}
IN_REACH = ("parasite-2", "run-3", "team-3")
"""On the full map: where the Trooper stands, and where it can go to the north and south."""

TWO_FRAMES = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""In the first a new size is noticed, in the second it is drawn."""

NAMES = """() => [...document.querySelectorAll("[data-world] text")].map(text =>
    parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a)"""
"""How large the letters are on the screen."""

Sit = Callable[..., Page]


@pytest.fixture
def sit(come: Come, address: str) -> Sit:
    def sit(bots: int, **wishes: Any) -> Page:
        meeting = meet(address, "Ann", bots=bots, **wishes)
        visitor = come(guest=meeting.guests[0])
        visitor.sit(meeting.path)
        visitor.page.locator("[data-room]").first.wait_for()
        visitor.page.evaluate(TWO_FRAMES)
        return visitor.page

    return sit


def box(found: Locator) -> FloatRect:
    place = found.bounding_box()
    assert place is not None
    return place


def room(page: Page, name: str) -> Locator:
    return page.locator(f'[data-room="{name}"]')


def is_seen(page: Page, name: str) -> bool:
    inner, outer = box(room(page, name)), box(page.locator(MAP))
    return (
        inner["x"] >= outer["x"]
        and inner["y"] >= outer["y"]
        and inner["x"] + inner["width"] <= outer["x"] + outer["width"]
        and inner["y"] + inner["height"] <= outer["y"] + outer["height"]
    )


def span(page: Page) -> float:
    """Of a room card on the screen."""
    found = re.search(r"scale\(([\d.]+)\)", drawn(page))
    assert found is not None
    return CARD * float(found[1])


def resize(page: Page, size: ViewportSize) -> None:
    page.set_viewport_size(size)
    page.wait_for_function(f"innerHeight === {size['height']}")
    page.evaluate(TWO_FRAMES)


def drawn(page: Page) -> str:
    """From where the map is seen."""
    return page.locator("[data-world]").get_attribute("style") or ""


def test_on_a_phone_a_full_map_shows_what_one_can_do_large_enough_to_read(sit: Sit) -> None:
    page = sit(5, position="full")
    assert all(is_seen(page, name) for name in IN_REACH)
    assert span(page) >= READABLE
    assert box(page.locator(MAP))["height"] >= SPACIOUS
    assert all(box(face)["width"] >= TOKEN for face in page.locator("[data-piece]").all())
    assert all(size >= NAME for size in page.evaluate(NAMES))
    expect(page.locator('[data-elsewhere="red.A"]')).to_be_visible()
    page.locator('[data-elsewhere="red.A"]').tap()
    expect(page.locator('[data-elsewhere="red.A"]')).to_have_count(0)


def test_the_map_fits_itself_to_another_screen_until_it_is_dragged(sit: Sit) -> None:
    page = sit(5, position="full")
    resize(page, SMALL)
    assert is_seen(page, "parasite-2")
    expect(page.locator("[data-verb]").last).to_be_in_viewport(ratio=1)
    place = box(page.locator(MAP))
    fitted = drawn(page)
    drag(page, (place["x"] + 100, place["y"] + 60), (place["x"] + 160, place["y"] + 90))
    dragged = drawn(page)
    assert dragged != fitted
    resize(page, TALL)
    assert drawn(page) == dragged


def test_the_next_room_is_carried_to_a_ghost_nothing_moves_and_the_button_lays_it(sit: Sit) -> None:
    page = sit(3)
    card, ghost = box(page.locator(".decks svg").first), page.locator("[data-cell]").nth(2)
    there, seen = box(ghost), (box(page.locator(MAP)), drawn(page))
    middle = (there["x"] + there["width"] / 2, there["y"] + there["height"] / 2)
    drag(page, (card["x"] + 20, card["y"] + 20), middle)
    expect(page.locator("[data-cell].aimed")).to_have_count(1)
    assert (box(page.locator(MAP)), drawn(page)) == seen
    before = page.locator("[data-room]").count()
    page.locator(DO).click()
    expect(page.locator("[data-room]")).to_have_count(before + 1)


def test_ghosts_come_and_go_and_what_is_under_the_finger_keeps_its_place(sit: Sit) -> None:
    page = sit(3)
    ghosts, seen = page.locator("[data-cell]"), drawn(page)
    before = ghosts.count()
    page.keyboard.press("c")  # only where the Trooper can lay it
    expect(page.locator("[data-badge]")).to_have_count(0)
    page.evaluate(TWO_FRAMES)
    assert drawn(page) == seen
    page.locator('[data-verb="explore"]').tap()
    page.evaluate(TWO_FRAMES)
    assert drawn(page) == seen
    assert ghosts.count() == before > 0


def test_a_second_tap_does_what_the_first_one_showed_and_a_badge_says_who(sit: Sit) -> None:
    """Not the same with the other character, and no card is laid otherwise than it was shown."""
    page = sit(3)
    sign = box(page.locator("[data-turn]").first)
    cell = page.locator("[data-turn]").first.get_attribute("data-turn")
    ghost = box(page.locator(f'[data-cell="{cell}"]'))
    low = (ghost["x"] + ghost["width"] / 4, ghost["y"] + ghost["height"] * 3 / 4)
    page.touchscreen.tap(*low)
    expect(page.locator("[data-turn]").first).to_contain_text("1/2")
    page.touchscreen.tap(sign["x"] + sign["width"] / 2, sign["y"] + sign["height"] / 2)
    expect(page.locator("[data-turn]").first).to_contain_text("2/2")
    before = page.locator("[data-room]").count()
    page.touchscreen.tap(*low)
    expect(page.locator("[data-room]")).to_have_count(before + 1)

    badge = page.locator('[data-badge="red.A"]').first
    place = box(badge)
    middle = (place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)
    page.touchscreen.tap(*middle)
    expect(page.locator(DO)).to_contain_text("Android")
    page.touchscreen.tap(*middle)
    expect(page.locator(DO)).to_have_count(0)


def test_who_must_lay_a_room_sees_where_large_enough_and_is_told_why_not_elsewhere(
    sit: Sit,
) -> None:
    page = sit(3, position="laying")
    expect(page.locator("[data-verb]").first).to_be_hidden()
    page.get_by_role("button", name="Next place").click()
    aimed = page.locator("[data-cell].aimed")
    expect(aimed).to_have_count(1)
    page.evaluate(TWO_FRAMES)
    assert span(page) >= READABLE
    expect(page.get_by_role("group", name="Where the room can go")).to_contain_text("Tap again")
    expect(page.locator(".hint")).to_be_empty()

    missed = box(page.locator('[data-missed="-1,-3"]'))
    page.touchscreen.tap(missed["x"] + missed["width"] / 2, missed["y"] + missed["height"] / 2)
    expect(page.locator(".hint")).to_contain_text("Hive doesn’t fit there")
    expect(aimed).to_have_count(1)
