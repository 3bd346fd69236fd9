"""The end of a game: who has won and why, what can be done then, and the table afterwards."""

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Come
from tests.e2e.places import Guide
from tests.e2e.visitor import DESK

ENDS = {
    "over": ("The Hive burns", "The Hive has burned", "You win! Red and Yellow win."),
    "infected": ("It walks among us", "The scan found no human", "Red, Blue, Green and Black win."),
    "nobody": ("Nobody is left", "No one is left alive", "none of the infected is alive"),
    "scored": ("The ghosts are caught", "the manors are scored", "Blue wins. Points:"),
    "tied": ("The ghosts are caught", "tied on points", "You share the win: Red and Green."),
}


@pytest.mark.parametrize("place", ENDS)
def test_an_ending_fills_the_screen_and_says_who_has_won_and_why(
    come: Come, address: str, place: str
) -> None:
    page = Guide(address).lead(come, place).page
    words = page.locator(".words:has(#ending)")
    for part in ENDS[place]:
        expect(words).to_contain_text(part)
    expect(words).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("button", name="Play again")).to_be_in_viewport(ratio=1)
    expect(page.locator(".truth")).not_to_be_in_viewport()
    page.get_by_role("button", name="How it came about").click()
    expect(page.locator(".truth")).to_be_in_viewport()


def test_a_result_is_shared_without_you_and_without_the_table(come: Come, address: str) -> None:
    """A browser that cannot share copies it."""
    visitor = Guide(address).lead(come, "over")
    visitor.context.grant_permissions(["clipboard-read", "clipboard-write"])
    visitor.page.evaluate("delete Navigator.prototype.share")
    visitor.page.get_by_role("button", name="Share the result").click()
    expect(visitor.page.locator("body")).to_contain_text("The result is copied.")
    copied = visitor.page.evaluate("navigator.clipboard.readText()")
    assert copied == (
        "Panic Station: The Hive burns. The Hive has burned: the humans are saved. "
        f"Red and Yellow win. {address}/"
    )


def test_the_table_after_the_end_asks_for_nothing(come: Come, address: str) -> None:
    page = Guide(address).lead(come, "over", size=DESK).page
    page.get_by_role("button", name="Look at the table").click()
    expect(page.locator("#ending")).to_have_count(0)
    expect(page.locator("header")).not_to_contain_text("Goal")
    expect(page.locator("[data-verb], [data-do], [data-more]")).to_have_count(0)
    expect(page.locator(".dock")).not_to_contain_text("AP")
    page.get_by_role("button", name="How it ended").click()
    expect(page.locator("#ending")).to_be_visible()
