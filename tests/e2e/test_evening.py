"""An evening with friends: a table, its link, a game with bots, the end, and another game."""

from playwright.sync_api import Page, expect

from tests.e2e.clicker import Clicker
from tests.e2e.conftest import Come
from tests.e2e.visitor import DESK

MOST_LOOKS = 5000


def sit_down_anew(page: Page, name: str) -> None:
    """Somebody who follows a link for the first time is asked for a name, and types it."""
    page.get_by_role("button", name="Sit here").first.click()
    expect(page.get_by_role("dialog").get_by_role("textbox")).to_be_focused()
    page.keyboard.type(name)
    page.keyboard.press("Enter")
    page.get_by_text(f"{name} (you)").wait_for()


def test_two_people_and_two_bots_play_to_the_end_and_again(come: Come) -> None:
    host, friend = come().page, come(size=DESK).page
    host.goto("/new")
    host.get_by_role("radio", name="Panik").check(force=True)
    host.get_by_label("Your name").fill("Ann")
    host.get_by_role("button", name="Open a table").click()
    host.wait_for_url("**/t/*")
    friend.goto(host.url)
    host.get_by_text("Ann (you)").wait_for()
    sit_down_anew(friend, "Bob")
    host.get_by_text("Bob").first.wait_for()
    expect(host.get_by_role("button", name="Start", exact=True)).to_be_disabled()
    host.get_by_role("button", name="Fill the free seats with bots").click()
    host.get_by_role("button", name="Start", exact=True).click()
    play_together(host, friend)

    with host.expect_download() as download:
        host.get_by_role("link", name="Download the record").click()
    assert download.value.suggested_filename.startswith("panik-")
    old = host.url
    host.get_by_role("button", name="Play again").click()
    host.wait_for_url(lambda url: url != old and "/t/" in url)
    friend.get_by_role("button", name="Go to the new table").click()
    friend.wait_for_url(host.url)
    friend.get_by_text("Bob (you)").wait_for()


def test_the_name_is_asked_for_when_people_are_met_and_only_then(come: Come) -> None:
    host, friend = come().page, come().page
    for page in (host, friend):
        page.goto("/")
        page.get_by_role("button", name="Play", exact=True).click()
        page.wait_for_url("**/t/*")
        expect(page.get_by_label("Your name")).to_have_count(0)
    host.goto("/new")
    host.get_by_label("Your name").fill("Ann")
    host.get_by_role("button", name="Open a table").click()
    host.get_by_text("Ann (you)").wait_for()
    friend.goto(host.url)
    sit_down_anew(friend, "Bob")
    friend.get_by_role("button", name="Leave this seat").click()
    friend.get_by_role("button", name="Sit here").first.click()
    friend.get_by_text("Bob (you)").wait_for()


def play_together(*pages: Page) -> None:
    """Whoever is asked answers, until all see the end."""
    players = [Clicker(page, seed) for seed, page in enumerate(pages)]
    for _ in range(MOST_LOOKS):
        if all(player.is_over for player in players):
            return
        for player in players:
            if not player.is_over and player.has_to_choose:
                player.choose()
    raise AssertionError("the game does not go on")
