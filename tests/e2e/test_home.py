"""The first thing anybody sees."""

from threading import Event

import pytest
from playwright.sync_api import Route, expect

from tests.e2e.clicker import Clicker
from tests.e2e.conftest import Come
from tests.e2e.meeting import meet
from tests.e2e.visitor import DESK, PHONE

STILL = 0.05
JUMPED = """() => new Promise(done => {
    let sum = 0;
    new PerformanceObserver(list => {
        for (const shift of list.getEntries()) if (!shift.hadRecentInput) sum += shift.value;
    }).observe({ type: "layout-shift", buffered: true });
    requestAnimationFrame(() => requestAnimationFrame(() => done(sum)));
})"""
"""The cumulative layout shift so far."""


def test_home_comes_with_a_strict_policy(come: Come) -> None:
    answer = come().goto("/")
    assert answer.headers["content-security-policy"].startswith("default-src 'none'; script-src")


def test_an_address_that_leads_nowhere_says_so_and_leads_home(come: Come) -> None:
    visitor = come()
    assert visitor.goto("/no/such/page").status == 200
    visitor.page.get_by_role("main").get_by_role("link").click()
    assert visitor.page.url == f"{visitor.address}/"


def test_a_first_game_is_one_tap_away(come: Come) -> None:
    visitor = come()
    visitor.goto("/")
    for usual in ("4", "easy"):
        expect(visitor.page.get_by_role("radio", name=usual, exact=True)).to_be_checked()
    visitor.page.get_by_role("button", name="Play", exact=True).click()
    visitor.page.wait_for_url("**/t/*")
    visitor.page.goto("/")
    mine = visitor.page.get_by_role("region", name="Your games")
    assert "Panic Station" in mine.get_by_role("link").inner_text()


def test_play_is_in_sight_on_the_smallest_phone(come: Come) -> None:
    visitor = come(size=(360, 600), lang="ru")
    visitor.goto("/")
    expect(visitor.page.get_by_role("button", name="Играть", exact=True)).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
@pytest.mark.parametrize("known", [False, True], ids=["new", "known"])
def test_home_does_not_jump_when_the_server_answers_late(
    come: Come, address: str, size: tuple[int, int], known: bool
) -> None:
    """All answers are held back until the page stands, so that every jump is seen."""
    guest = meet(address, "Ann", bots=3).guests[0] if known else None
    visitor = come(size=size, guest=guest)
    page, held, stands = visitor.page, list[Route](), Event()

    def answer(route: Route) -> None:
        route.continue_() if stands.is_set() else held.append(route)

    page.route("**/api/**", answer)
    page.goto("/", wait_until="commit")
    page.get_by_role("button", name="Play", exact=True).wait_for()
    page.evaluate("document.fonts.ready")
    stands.set()
    for route in held:
        route.continue_()
    expect(page.get_by_role("radio", name="4", exact=True)).to_be_checked()
    page.wait_for_load_state("networkidle")
    jumped = page.evaluate(JUMPED)
    print(f"layout shift {jumped:.3f}")
    assert jumped < STILL


def test_a_newcomer_is_told_once_how_the_game_goes_and_can_always_ask(come: Come) -> None:
    visitor = come(briefed=False)
    page, sheet = visitor.page, visitor.page.get_by_role("dialog", name="how to play")
    visitor.goto("/")
    page.get_by_role("button", name="How to play").click()
    expect(sheet).to_contain_text("3 Gas Cans")
    page.keyboard.press("Escape")
    page.get_by_role("radio", name="Panik").check(force=True)
    page.get_by_role("button", name="Play", exact=True).click()
    expect(sheet).to_contain_text("nine hunters")
    assert visitor.flaws() == []
    page.get_by_role("button", name="Let’s go").click()
    assert Clicker(page).offered()
    page.reload()
    assert Clicker(page).offered()
    expect(sheet).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="How to play").click()
    expect(sheet).to_contain_text("nine hunters")


def test_the_language_changes_on_the_spot_and_is_kept(come: Come) -> None:
    visitor = come()
    visitor.goto("/")
    visitor.page.get_by_role("button", name="Čeština").click()
    visitor.page.get_by_role("heading", name="Hrát hned").wait_for()
    visitor.page.reload()
    visitor.page.get_by_role("heading", name="Hrát hned").wait_for()
    assert visitor.page.locator("html").get_attribute("lang") == "cs"


def test_a_language_is_chosen_for_all_tabs(come: Come) -> None:
    visitor = come()
    visitor.goto("/")
    other = visitor.context.new_page()
    other.goto("/")
    other.get_by_role("button", name="Русский").click()
    visitor.page.get_by_role("heading", name="Играть сразу").wait_for()


def test_an_address_may_ask_for_a_language(come: Come) -> None:
    visitor = come()
    visitor.goto("/?lang=fr")
    visitor.page.get_by_role("heading", name="Jouer tout de suite").wait_for()
    assert visitor.page.url == f"{visitor.address}/"


def test_a_table_is_joined_by_its_code_or_link(come: Come) -> None:
    host, friend = come(), come(size=DESK)
    host.goto("/new")
    host.page.get_by_role("button", name="Open a table").click()
    host.page.wait_for_url("**/t/*")
    friend.goto("/")
    friend.page.get_by_label("Code or link").fill(host.page.url)
    friend.page.get_by_role("button", name="Join").click()
    friend.page.wait_for_url(host.page.url)


def test_what_is_no_code_is_said_so_beside_the_field(come: Come) -> None:
    visitor = come()
    visitor.goto("/")
    visitor.page.get_by_label("Code or link").fill("nonsense")
    visitor.page.get_by_role("button", name="Join").click()
    visitor.page.get_by_text("No table has this code").wait_for()


def test_a_sheet_takes_the_focus_and_gives_it_back(come: Come) -> None:
    visitor = come()
    visitor.goto("/")
    visitor.page.get_by_role("button", name="Credits").click()
    sheet = visitor.page.get_by_role("dialog", name="Credits")
    sheet.get_by_text("CC BY 3.0").wait_for()
    assert visitor.flaws() == []
    visitor.page.keyboard.press("Escape")
    sheet.wait_for(state="hidden")
    focused = visitor.page.evaluate("document.activeElement.textContent.trim()")
    assert focused == "Credits"


def test_a_server_that_does_not_answer_is_told_in_words(come: Come) -> None:
    visitor = come()
    visitor.goto("/")
    visitor.context.set_offline(True)
    visitor.page.get_by_role("button", name="Play", exact=True).click()
    visitor.page.get_by_text("The server isn’t responding").wait_for()
    visitor.page.get_by_role("button", name="Play", exact=True).wait_for()
    visitor.faults.clear()  # the lost request itself
