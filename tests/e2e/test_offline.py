"""The page without a net, and the page that is open while its server is updated."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.builds import another_build, without
from tests.e2e.conftest import Come
from tests.e2e.meeting import meet, play_out
from tests.e2e.server import Server
from tests.e2e.visitor import Visitor

CONTROLLED = """() => new Promise(done => {
    if (navigator.serviceWorker.controller) done();
    else navigator.serviceWorker.addEventListener("controllerchange", done);
})"""
IS_KEPT = """async path => {
    while (!(await caches.match(path))) await new Promise(done => setTimeout(done, 50));
}"""
IS_GONE = IS_KEPT.replace("!(", "(")
KEPT = """async () => {
    const kept = [];
    for (const name of await caches.keys()) kept.push(...(await (await caches.open(name)).keys()));
    return kept.map(({ url }) => new URL(url).pathname);
}"""
BUILD = "document.querySelector('script[type=module]').src"
LOADS = "sessionStorage.loads = Number(sessionStorage.loads ?? 0) + 1;"
GONE = ("404", "Failed to load", "MIME type", "Unable to preload", "ERR_CONNECTION_REFUSED")
"""What a browser says of a part of the page that is no longer there."""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path / "data")
    yield server
    server.stop()


def install(visitor: Visitor) -> Page:
    """A visit after which the page is kept on this device."""
    visitor.goto("/")
    visitor.page.evaluate(CONTROLLED)
    return visitor.page


def visit_table(page: Page, path: str) -> None:
    """As a click on a link of the page does."""
    page.evaluate("path => { history.pushState(null, '', path); }", path)
    page.evaluate("dispatchEvent(new PopStateEvent('popstate'))")


def test_the_page_can_be_put_on_the_home_screen(come: Come) -> None:
    visitor = come()
    visitor.goto("/")
    path = visitor.page.locator("link[rel=manifest]").get_attribute("href")
    assert path is not None
    manifest = visitor.page.request.get(path).json()
    assert (manifest["display"], manifest["start_url"]) == ("standalone", "/")
    for icon in manifest["icons"]:
        answer = visitor.page.request.get(icon["src"])
        assert answer.headers["content-type"] == icon["type"]
    assert {icon.get("purpose", "any") for icon in manifest["icons"]} == {"any", "maskable"}


def test_without_a_net_the_page_opens_and_says_what_still_works(come: Come, address: str) -> None:
    meeting = meet(address, "Ann", bots=3)
    visitor = come(guest=meeting.guests[0], installing=True)
    page = install(visitor)
    visitor.context.set_offline(True)
    visitor.forgive("ERR_INTERNET_DISCONNECTED", "Failed to load resource")
    page.goto("/")
    expect(page.get_by_role("heading", name="No connection")).to_be_visible()
    assert visitor.flaws() == []
    page.get_by_role("button", name="Русский").click()
    expect(page.get_by_role("heading", name="Нет соединения")).to_be_visible()
    page.get_by_role("button", name="Как играть").click()
    expect(page.get_by_role("dialog")).to_contain_text("Найдите")
    page.goto(meeting.path)
    expect(page.get_by_role("heading", name="Нет соединения")).to_be_visible()
    page.goto("/rules/TRADE-3")
    expect(page.get_by_role("main")).to_contain_text("TRADE-3")
    visitor.context.set_offline(False)
    page.goto("/")
    expect(page.get_by_role("region", name="Ваши партии").get_by_role("link")).to_be_visible()


def test_lessons_puzzles_and_a_replay_that_is_kept_work_without_a_net(
    come: Come, address: str
) -> None:
    """The replay is gone from the device with its guest."""
    meeting = meet(address, "Ann", bots=3)
    id = play_out(address, meeting)
    visitor = come(guest=meeting.guests[0], installing=True)
    page = install(visitor)
    page.evaluate(IS_KEPT, "/kept/lessons/panik/scoring")
    page.goto(f"/g/{id}")
    page.get_by_role("switch", name="Keep on this device").check()
    page.evaluate(IS_KEPT, f"/kept/replays/{id}")
    visitor.context.set_offline(True)
    visitor.forgive("ERR_INTERNET_DISCONNECTED", "Failed to load resource")
    page.goto("/")
    page.get_by_role("link", name="Panic Station,").click()
    expect(page.get_by_role("slider")).to_be_visible()
    page.get_by_role("button", name="Onlooker").click()
    expect(page.get_by_role("button", name="Onlooker")).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Open").click()
    expect(page.get_by_role("list", name="Who suspected whom")).to_be_visible()
    expect(page.get_by_role("switch")).to_have_count(1)  # it is kept: all else needs a server
    for gone in ("Play on from here", "Ask a friend", "Turning points"):
        expect(page.get_by_text(gone)).to_have_count(0)
    expect(page.locator("[aria-live=polite] > p.danger")).to_have_count(0)
    page.goto("/learn")
    page.get_by_role("link").filter(has=page.locator(".number")).first.click()
    page.locator(".bar.on .main").click()
    expect(page.locator(".dots")).to_have_attribute("aria-label", re.compile("2"))
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("the reasons cannot be looked up")
    page.goto("/puzzles/today")
    page.locator(".answers button").first.click()
    expect(page.locator(".verdict")).not_to_be_empty()
    visitor.context.set_offline(False)
    page.goto("/")
    page.get_by_role("button", name="Settings").click()
    page.get_by_text("Your data", exact=True).click()
    page.get_by_role("button", name="Delete all of it").click()
    page.get_by_role("button", name="Delete permanently").click()
    page.evaluate(IS_GONE, f"/kept/replays/{id}")


def test_a_page_that_has_lost_the_net_finds_its_games_when_it_is_back(
    come: Come, address: str
) -> None:
    visitor = come(guest=meet(address, "Ann", bots=3).guests[0])
    visitor.goto("/")
    mine = visitor.page.get_by_role("region", name="Your games")
    expect(mine.get_by_role("link")).to_be_visible()
    visitor.context.set_offline(True)
    expect(visitor.page.get_by_role("heading", name="No connection")).to_be_visible()
    expect(mine.get_by_role("link")).to_be_visible()
    visitor.context.set_offline(False)
    expect(visitor.page.get_by_role("heading", name="No connection")).to_have_count(0)


def test_nothing_that_the_server_says_is_kept(come: Come, address: str) -> None:
    meeting = meet(address, "Ann", bots=3)
    visitor = come(guest=meeting.guests[0], installing=True)
    page = install(visitor)
    visitor.sit(meeting.path)
    kept = page.evaluate(KEPT)
    assert "/" in kept
    assert not [path for path in kept if path.startswith(("/api", "/t/"))]


def test_a_page_from_before_an_update_is_loaded_anew_once(
    come: Come, server: Server, tmp_path: Path
) -> None:
    """In a browser that keeps no pages: the part that is missing is on no device either."""
    meeting = meet(server.address, "Ann", bots=3)
    visitor = come(at=server.address, guest=meeting.guests[0], script=LOADS)
    visitor.goto("/")
    before = visitor.page.evaluate(BUILD)
    visitor.forgive(*GONE)
    server.update(another_build(tmp_path / "new"))
    visit_table(visitor.page, meeting.path)
    visitor.page.locator(".bar").wait_for()
    assert visitor.page.evaluate(BUILD) != before
    assert visitor.page.evaluate("sessionStorage.loads") == "2"


def test_a_part_that_is_missing_for_good_is_told_and_not_waited_for(
    come: Come, server: Server, tmp_path: Path
) -> None:
    meeting = meet(server.address, "Ann", bots=3)
    visitor = come(at=server.address, guest=meeting.guests[0], script=LOADS)
    visitor.goto("/")
    visitor.forgive(*GONE)
    server.update(without(another_build(tmp_path / "new"), "TablePage"))
    with visitor.page.expect_event("load"):
        visit_table(visitor.page, meeting.path)
    expect(visitor.page.get_by_role("heading", name="Something went wrong")).to_be_visible()
    assert visitor.page.evaluate("sessionStorage.loads") == "2"


def test_a_page_that_is_kept_goes_on_through_an_update_and_is_new_the_next_time(
    come: Come, server: Server, tmp_path: Path
) -> None:
    meeting = meet(server.address, "Ann", bots=3)
    visitor = come(at=server.address, guest=meeting.guests[0], installing=True, script=LOADS)
    page = install(visitor)
    before = page.evaluate(BUILD)
    visitor.forgive("ERR_CONNECTION_REFUSED", "Failed to load")
    server.update(another_build(tmp_path / "new"))
    visit_table(page, meeting.path)
    page.locator(".bar").wait_for()
    assert (page.evaluate(BUILD), page.evaluate("sessionStorage.loads")) == (before, "1")
    page.goto("/")
    after = page.evaluate(BUILD)
    assert after != before
    page.evaluate(IS_KEPT, after)
    visitor.context.set_offline(True)
    visitor.forgive("ERR_INTERNET_DISCONNECTED")
    page.goto("/")
    expect(page.get_by_role("heading", name="No connection")).to_be_visible()
