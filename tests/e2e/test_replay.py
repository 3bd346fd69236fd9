"""A finished game, seen again: by its end, with anyone's eyes, by keys alone, by nobody else."""

import gzip
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect
from pydantic_core import to_json

from panicroom.kernel.record import parse_record
from panicroom.server.protocol.film_file import film_file
from tests.any_game import played as bots_played
from tests.e2e.conftest import Come
from tests.e2e.finger import drag
from tests.e2e.meeting import Meeting, meet, play_out
from tests.e2e.test_keyboard import tab_to
from tests.e2e.visitor import DESK, PHONE, PLAYED, Visitor

STEP = "el => Number(el.getAttribute('aria-valuenow'))"


POINTS = [{"step": step, "before": 0.25, "after": 0.75} for step in (20, 40)]


@pytest.fixture(scope="module", params=["station", "panik"])
def played(request: pytest.FixtureRequest, address: str) -> tuple[Meeting, str]:
    """A table, and the id of its finished game."""
    meeting = meet(address, "Ann", bots=3, game=request.param)
    return meeting, play_out(address, meeting)


def step(page: Page) -> int:
    return int(page.get_by_role("slider").evaluate(STEP))


def watch(visitor: Visitor, id: str, at: int = 0) -> Page:
    visitor.page.goto(f"/g/{id}#{at}", wait_until="commit")
    visitor.page.get_by_role("slider").wait_for()
    visitor.page.evaluate("document.fonts.ready")
    return visitor.page


def test_the_end_leads_to_the_replay_which_keys_step_through(
    come: Come, played: tuple[Meeting, str]
) -> None:
    meeting, id = played
    visitor = come(guest=meeting.guests[0], size=DESK)
    visitor.sit(meeting.path)
    visitor.page.get_by_role("button", name="Watch the replay").click()
    page = visitor.page
    page.get_by_role("slider").wait_for()
    assert page.url.startswith(f"{visitor.address}/g/{id}")
    last = int(page.get_by_role("slider").get_attribute("aria-valuemax") or 0)
    steps = []
    for key in ("End", "ArrowLeft", "Home", "ArrowRight"):
        page.keyboard.press(key)
        steps.append(step(page))
    assert steps[0] == last
    assert 0 < steps[1] < last
    assert steps[2:] == [0, steps[3]]
    assert steps[3] > 0
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_eyes_change_and_the_moment_stays(come: Come, played: tuple[Meeting, str]) -> None:
    meeting, id = played
    page = watch(come(guest=meeting.guests[0], size=DESK), id, 30)
    moments = page.get_by_role("navigation", name="Moments").get_by_role("button")
    every = moments.count()
    page.get_by_role("button", name="Onlooker").click()
    expect(page.get_by_role("button", name="Onlooker")).to_have_attribute("aria-pressed", "true")
    assert step(page) == 30
    assert 0 < moments.count() <= every
    moments.last.click()
    assert step(page) > 30


def test_turning_points_are_searched_when_asked_for_and_lead_to_their_moments(
    come: Come, played: tuple[Meeting, str]
) -> None:
    meeting, id = played
    page = come(guest=meeting.guests[0], size=DESK).page
    told: list[dict[str, Any]] = [
        {"progress": None, "points": None},
        {"progress": 0.4, "points": None},
        {"progress": 1.0, "points": POINTS},
    ]
    asked = list[str]()

    def answer(route: Route) -> None:
        asked.append(route.request.method)
        route.fulfill(json=told[min(len(asked), len(told)) - 1])

    page.route("**/turning-points", answer)
    page.goto(f"/g/{id}#0")
    page.get_by_text("Turning points", exact=True).click()
    page.get_by_role("button", name="Find the turning points").click()
    expect(page.get_by_role("progressbar", name="Looking for the turning points")).to_be_visible()
    points = page.get_by_role("button", name="Chance of those who won: 25")
    expect(points).to_have_count(2)
    points.nth(1).click()
    assert step(page) == 40
    assert asked == ["GET", "POST", "GET"]
    page.get_by_role("button", name="Onlooker").click()
    expect(page.get_by_text("Turning points", exact=True)).to_have_count(0)


def test_a_swipe_goes_on_and_back(come: Come, played: tuple[Meeting, str]) -> None:
    meeting, id = played
    page = watch(come(guest=meeting.guests[0], size=PHONE), id, 0)
    box = page.locator("main").bounding_box()
    assert box is not None
    y = box["y"] + box["height"] / 2
    drag(page, (300, y), (100, y))
    assert (after := step(page)) > 0
    drag(page, (300, y), (100, y))
    assert step(page) > after
    drag(page, (100, y), (300, y))
    assert step(page) == after


def test_all_of_it_is_reached_by_tab(come: Come, played: tuple[Meeting, str]) -> None:
    meeting, id = played
    page = come(guest=meeting.guests[0], size=DESK).page
    found = {"progress": 1.0, "points": POINTS}
    page.route("**/turning-points", lambda route: route.fulfill(json=found))
    page.goto(f"/g/{id}#0")
    page.get_by_role("slider").wait_for()
    tab_to(page, "header [aria-label^='Copy the link']")
    tab_to(page, ".eyes button:nth-child(2)")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Onlooker")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Space")
    expect(page.locator(".eyes button").first).to_have_attribute("aria-pressed", "true")
    assert step(page) == 0, "the space bar pressed the button, and nothing else"
    tab_to(page, ".told button")
    tab_to(page, ".told button + button")
    tab_to(page, "nav [data-step]:not([data-step='0'])")
    page.keyboard.press("Enter")
    assert step(page) > 0
    tab_to(page, "summary")
    page.keyboard.press("Enter")
    tab_to(page, ".point")
    page.keyboard.press("Enter")
    assert step(page) == POINTS[0]["step"]
    tab_to(page, ".choices [role=switch]")
    tab_to(page, "footer .go")
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    page.keyboard.press("Space")
    tab_to(page, "[role=slider]")
    page.keyboard.press("End")
    assert step(page) > POINTS[1]["step"]


def test_the_link_of_a_private_game_says_who_can_open_it(
    come: Come, played: tuple[Meeting, str]
) -> None:
    meeting, id = played
    visitor = come(guest=meeting.guests[0], size=DESK)
    visitor.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = watch(visitor, id, 7)
    link = page.get_by_role("button", name="Copy the link to this moment")
    link.click()
    expect(page.get_by_text("Only those who were at this table can open it")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == f"{visitor.address}/g/{id}#7"
    switch = page.get_by_role("switch", name="Share the replay")
    switch.click()
    expect(page.get_by_text("Whoever has the link can watch")).to_be_visible()
    link.click()
    expect(page.get_by_text("Link copied.", exact=True)).to_be_visible()
    switch.click()
    expect(page.get_by_text("Only those who were at this table can watch")).to_be_visible()


def test_the_owner_shares_a_replay_with_all_who_have_its_link(
    come: Come, played: tuple[Meeting, str]
) -> None:
    meeting, id = played
    page = watch(come(guest=meeting.guests[0], size=DESK), id)
    switch = page.get_by_role("switch", name="Share the replay")
    switch.click()
    expect(page.get_by_text("Whoever has the link can watch")).to_be_visible()
    stranger = come()
    watch(stranger, id)
    stranger.forgive("404")  # for other eyes, which are fetched in the background
    switch.click()
    expect(page.get_by_text("Only those who were at this table")).to_be_visible()


def test_a_stranger_finds_no_such_page(come: Come, played: tuple[Meeting, str]) -> None:
    visitor = come()
    visitor.goto(f"/g/{played[1]}")
    visitor.forgive("404")
    expect(visitor.page.get_by_role("heading", name="Page not found")).to_be_visible()


def test_a_friend_chooses_first_and_sees_then_what_was_done(
    come: Come, played: tuple[Meeting, str]
) -> None:
    meeting, id = played
    visitor = come(guest=meeting.guests[0], size=PHONE)
    page = visitor.page
    page.goto(f"{visitor.address}/g/{id}?ask#10")
    expect(page.get_by_role("heading", name="What would you do as")).to_be_visible()
    expect(page.get_by_role("slider")).to_have_count(0)
    assert visitor.flaws() == []
    page.locator(".options button").first.click()
    expect(page.locator(".answer")).to_be_visible()
    page.get_by_role("button", name="See what happened").click()
    page.get_by_role("slider").wait_for()
    assert step(page) > 10
    assert "ask" not in page.url


def test_a_moment_is_played_on_against_bots(come: Come, played: tuple[Meeting, str]) -> None:
    meeting, id = played
    page = watch(come(guest=meeting.guests[0], size=DESK), id, 10)
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/t/*")
    page.locator(PLAYED).first.wait_for()


def drop(page: Page, content: bytes) -> None:
    """A file, as from a folder."""
    transfer = page.evaluate_handle(
        """bytes => {
            const transfer = new DataTransfer();
            transfer.items.add(new File([new Uint8Array(bytes)], "game.film"));
            return transfer;
        }""",
        [*content],
    )
    page.dispatch_event(".drop", "drop", {"dataTransfer": transfer})


def test_a_film_from_a_file_is_sent_nowhere_and_a_record_only_when_asked(
    come: Come, address: str, tmp_path: Path
) -> None:
    record, film = tmp_path / "game.jsonl", tmp_path / "game.film"
    record.write_text(str(bots_played("station", "film").record))
    film.write_bytes(gzip.compress(to_json(film_file(parse_record(record.open())))))
    visitor = come(size=PHONE)
    page, asked = visitor.page, list[str]()
    page.goto(address)
    page.goto("/g")
    page.get_by_role("button", name="Choose a file").wait_for()
    page.on("request", lambda request: asked.append(request.url))
    files = page.locator("input[type=file]")
    files.set_input_files(record)
    page.get_by_role("button", name="Send the record").wait_for()
    drop(page, film.read_bytes())
    page.get_by_role("slider").wait_for()
    page.get_by_role("button", name="Onlooker").click()
    expect(page.get_by_role("button", name="Onlooker")).to_have_attribute("aria-pressed", "true")
    assert not [url for url in asked if "/api/" in url]
    page.goto(f"{address}/g")
    files.set_input_files(record)
    page.get_by_role("button", name="Send the record").click()
    page.get_by_role("slider").wait_for()
    assert [url for url in asked if url.endswith("/api/films")]
