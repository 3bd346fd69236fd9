"""Panic Station on a phone: what opens over the screen, what it tells, and that nothing moves."""

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import Come
from tests.e2e.players import Players

MAP = '[role="application"]'
VERBS = "[data-verb]"
LINE = ".line"
SHEET = "dialog[open]"
TRAY = ".tray"


@pytest.fixture
def crowd(come: Come, address: str) -> Page:
    page = Players(come, address, "crowd").page("red")
    tip_is_read(page)
    return page


def tip_is_read(page: Page) -> None:
    page.get_by_role("button", name="Got it").click()


def box(place: Locator) -> Any:
    return place.bounding_box()


def tap_corner(page: Page, place: str) -> None:
    """Beside those who stand in the middle of a room."""
    at = box(page.locator(place))
    page.touchscreen.tap(at["x"] + at["width"] / 2, at["y"] + at["height"] / 8)


def opened_by_keys(page: Page, opener: Locator) -> Locator:
    opener.focus()
    page.keyboard.press("Enter")
    sheet = page.locator(SHEET)
    sheet.wait_for()
    return sheet


def closes_by_escape(page: Page, opener: Locator) -> None:
    page.keyboard.press("Escape")
    expect(page.locator(SHEET)).to_have_count(0)
    expect(opener).to_be_focused()


def test_a_tip_covers_the_lower_edge_of_the_map_alone_and_moves_nothing(
    come: Come, address: str
) -> None:
    page = Players(come, address, "crowd").page("red")
    line, picture, verb = page.locator(LINE), page.locator(MAP), page.locator(VERBS).last
    expect(line).to_contain_text("Tap a room to go there")
    before = [box(each) for each in (picture, verb)]
    assert box(line)["y"] + box(line)["height"] <= box(page.locator(".dock .own"))["y"]
    assert box(line)["height"] <= box(picture)["height"] / 4
    tip_is_read(page)
    expect(line).to_have_count(0)
    assert [box(each) for each in (picture, verb)] == before


def test_what_a_verb_can_do_lies_over_the_verbs_and_all_of_it_is_seen(crowd: Page) -> None:
    before = [box(crowd.locator(place).last) for place in (MAP, VERBS)]
    crowd.locator('[data-verb="fire"]').tap()
    tray = crowd.locator(TRAY)
    bottom = box(tray)["y"] + box(tray)["height"]
    for option in tray.locator("li button").all():
        assert box(option)["height"] >= 44
        assert box(tray)["y"] <= box(option)["y"] <= bottom - box(option)["height"]
        assert box(option)["x"] + box(option)["width"] <= 390
    assert [box(crowd.locator(place).last) for place in (MAP, VERBS)] == before
    crowd.keyboard.press("Escape")
    expect(tray).to_have_count(0)
    expect(crowd.locator('[data-verb="fire"]')).to_be_focused()


def test_a_crowded_room_opens_a_lens_in_which_a_target_is_picked(crowd: Page) -> None:
    crowd.locator('[data-verb="fire"]').tap()
    tap_corner(crowd, '[data-room="team-2"]')
    lens = crowd.locator(SHEET)
    expect(lens.get_by_role("button", name="Green’s Trooper")).to_be_visible()
    expect(lens.get_by_role("button", name="Blue’s Android")).to_have_count(0)
    crowd.keyboard.press("Escape")
    expect(lens).to_have_count(0)
    tap_corner(crowd, '[data-room="team-2"]')
    lens.locator('[data-target="green.T"]').tap()
    row = lens.get_by_role("button", name="Green’s Trooper").first
    expect(row).to_have_attribute("aria-pressed", "true")
    lens.get_by_role("button", name="Fire at Green’s Trooper").tap()
    crowd.get_by_role("heading", name="The Heavy Gun has a second shot").wait_for()
    expect(crowd.get_by_role("button", name="Hold fire").first).to_be_visible()


def test_a_parasite_that_must_move_is_picked_in_the_lens_of_its_crowded_room(
    come: Come, address: str
) -> None:
    page = Players(come, address, "swarm").page("red")
    tap_corner(page, '[data-room="run-2"]')
    lens = page.locator(SHEET)
    lens.get_by_role("button", name="Black parasite").tap()
    lens.locator("button", has_text="Move").tap()
    expect(lens).to_have_count(0)
    expect(page.locator('[data-piece="black@run-2"]')).to_have_count(1)
    expect(page.get_by_role("list", name="Rooms and who is in them")).to_contain_text(
        "3 black parasites"
    )


def test_a_player_s_dossier_spells_out_the_signs_of_the_strip(crowd: Page) -> None:
    plate = crowd.get_by_role("list", name="Players").get_by_role("button", name="Blue")
    sheet = opened_by_keys(crowd, plate)
    for told in ("Trooper", "Team Room 2", "Cards in hand: 5", "Parasite Marker", "may be human"):
        expect(sheet).to_contain_text(told)
    closes_by_escape(crowd, plate)


def test_a_card_of_the_hand_is_shown_large_with_what_it_does(crowd: Page) -> None:
    hand = crowd.get_by_role("group", name="Your hand").locator("[data-place]")
    hand.nth(1).tap()
    large = crowd.locator(f"{SHEET} .large")
    expect(large).to_contain_text("See the whole hand of a player in your room.")
    large.get_by_role("button", name="Rule ITEM-5").tap()
    expect(large).to_contain_text("shows their whole hand to the user")
    crowd.keyboard.press("Escape")
    opened_by_keys(crowd, hand.first)
    closes_by_escape(crowd, hand.first)


def test_cards_on_the_table_are_explained_too(crowd: Page) -> None:
    crowd.get_by_role("button", name="Your cards on the table").locator("[data-laid]").nth(1).tap()
    expect(crowd.locator(f"{SHEET} .large")).to_contain_text("Your Android fires twice for 1 AP")


def test_one_s_own_sheet_tells_the_goal_how_far_it_is_and_what_the_signs_mean(crowd: Page) -> None:
    chip = crowd.get_by_role("button", name="You: side")
    sheet = opened_by_keys(crowd, chip)
    for told in (
        "Gas Cans in your hand: 2 of 3",
        "The Hive hasn’t been found yet",
        "Action points",
    ):
        expect(sheet).to_contain_text(told)
    closes_by_escape(crowd, chip)


def test_the_host_s_own_sheet_tells_the_other_goal(come: Come, address: str) -> None:
    page = Players(come, address, "trade").page("red")
    expect(page.locator(".screen")).to_contain_text("You win with the infected")
    expect(page.locator(".screen")).not_to_contain_text("now win")
    tip_is_read(page)
    page.get_by_role("button", name="You: side").tap()
    expect(page.locator(SHEET)).to_contain_text("finds every living player infected")
    expect(page.locator(SHEET)).not_to_contain_text("Gas Cans in your hand")


def test_what_cannot_be_done_says_why_not_in_one_sentence_under_more(crowd: Page) -> None:
    expect(crowd.locator('[data-verb="sick-bay"]')).to_have_count(0)
    more = crowd.locator("[data-more]")
    sheet = opened_by_keys(crowd, more)
    expect(sheet).to_contain_text("isn’t a sick bay")
    expect(sheet).not_to_contain_text("{")
    closes_by_escape(crowd, more)


def test_what_the_scanner_shows_stays_until_it_was_read(crowd: Page) -> None:
    crowd.locator("[data-more]").tap()
    crowd.locator(SHEET).get_by_role("button", name="Items").tap()
    crowd.get_by_role("group", name="Items").get_by_role("button", name="Android: Scan Blue").tap()
    crowd.locator(".bar [data-do]").click()  # by mouse: so soon a finger would not be meant for it
    shown = crowd.get_by_role("region", name="Blue’s whole hand")
    expect(shown).to_contain_text("Armor")
    expect(crowd.locator(".bar [data-do], .bar [data-action]")).to_have_count(0)
    crowd.keyboard.press("1")
    crowd.keyboard.press("Enter")
    expect(shown).to_be_visible()
    expect(shown).to_contain_text("Blue infection ×3", ignore_case=True)
    shown.get_by_role("button", name="Got it").click()
    expect(shown).to_have_count(0)
    expect(crowd.locator("[data-verb]").first).to_be_enabled()


def test_who_is_hit_without_armor_reads_why_and_may_order_answers(come: Come, address: str) -> None:
    page = Players(come, address, "unarmored").page("red")
    asked = page.get_by_role("region", name="You are hit")
    expect(asked).to_contain_text("2 left")
    expect(asked).to_contain_text("dies from it")
    expect(asked).to_contain_text("You don’t have Armor.")
    asked.get_by_text("Answer automatically").click()
    asked.get_by_text("Take single wounds").click()
    expect(asked.get_by_role("radio", name="Take single wounds")).to_be_checked()
    asked.get_by_role("button", name="Take the wounds").click()  # there is nothing else to choose
    expect(asked).to_have_count(0)


def test_points_that_one_alone_can_have_are_given_by_one_tap(come: Come, address: str) -> None:
    players = Players(come, address, "alone")
    page = players.page("red")
    asked = page.get_by_role("region", name="First Aid Kit")
    expect(asked).to_contain_text("one tap gives all points")
    asked.get_by_role("button", name="Your Android").click()
    expect(players.asked("red")).to_contain_text("Your turn: 3 AP left.")
    expect(asked).to_have_count(0)
    expect(page.get_by_role("img", name="Android: health 3", exact=False).first).to_be_visible()
