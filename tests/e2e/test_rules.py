"""The rules library: a reader looks something up, tries it, and prints it."""

import re

import pytest
from playwright.sync_api import expect

from panicroom.words import languages
from tests.e2e.conftest import Come
from tests.e2e.leaflets import leaflet, pages_in
from tests.e2e.visitor import DESK, GAMES, Visitor

MOST_PAGES = 4


def at(come: Come, path: str, **wishes: object) -> Visitor:
    visitor = come(**wishes)
    visitor.goto(path)
    visitor.page.get_by_role("searchbox").wait_for()
    return visitor


def test_a_rule_is_found_without_a_server_and_by_keyboard_alone(come: Come) -> None:
    visitor = at(come, "/rules", lang="fr", size=DESK)
    visitor.forgive("ERR_INTERNET_DISCONNECTED")  # the net is away
    visitor.context.set_offline(True)
    box = visitor.page.get_by_role("searchbox")
    box.focus()
    visitor.page.keyboard.type("fouiller a deux")
    expect(visitor.page.get_by_text("2 règles")).to_be_visible()
    visitor.page.keyboard.press("Enter")
    expect(visitor.page.get_by_role("heading", level=1)).to_have_text("Fouiller à deux")
    assert visitor.page.url.endswith("/rules/SEARCH-5")
    expect(box).to_have_value("")
    visitor.context.set_offline(False)


def test_the_example_of_a_rule_is_tried_at_a_table_of_its_own(come: Come) -> None:
    visitor = at(come, "/rules/WIN-1", size=DESK)
    visitor.page.get_by_role("button", name="Try it").click()
    visitor.page.wait_for_url(re.compile("/t/"))
    visitor.page.locator(".bar").first.wait_for()
    expect(visitor.page.get_by_text("Burn", exact=True).first).to_be_visible()
    expect(visitor.page.locator(".bar").first).to_contain_text("Your turn")


def test_back_leads_where_the_reader_came_from(come: Come) -> None:
    visitor = come(size=DESK)
    visitor.goto("/new")
    visitor.goto("/")
    visitor.page.get_by_role("link", name="Rules").click()
    visitor.page.get_by_role("link", name="SETUP-1", exact=True).click()
    expect(visitor.page.get_by_role("heading", level=1)).to_have_text("What each player has")
    visitor.page.get_by_role("link", name="Back").click()
    visitor.page.wait_for_url(re.compile("/$"))


def test_a_table_is_opened_by_the_edition_that_was_chosen(come: Come) -> None:
    visitor = at(come, "/rules/editions", size=DESK)
    visitor.page.get_by_role("link", name="rules of the Czech edition").click()
    expect(visitor.page.locator("form")).to_contain_text("rules of the Czech edition")
    visitor.page.get_by_role("button", name="Open a table").click()
    visitor.page.wait_for_url(re.compile("/t/"))
    expect(visitor.page.locator("body")).to_contain_text(re.compile("Czech", re.I))


def test_an_address_of_no_rule_is_said_to_lead_nowhere(come: Come) -> None:
    visitor = come()
    visitor.goto("/rules/NO-1")
    expect(visitor.page.get_by_role("link", name=re.compile("home", re.I))).to_be_visible()


@pytest.mark.parametrize("lang", languages())
def test_a_leaflet_has_at_most_four_pages(come: Come, lang: str) -> None:
    visitor = come(size=DESK, lang=lang)
    for game in GAMES:
        assert 0 < pages_in(leaflet(visitor, game)) <= MOST_PAGES, game
