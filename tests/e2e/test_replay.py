"""A finished game, seen again: by its end, with anyone's eyes, by keys alone, by nobody else."""

import gzip
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from pydantic_core import to_json

from panicroom.kernel.record import parse_record
from panicroom.server.protocol.film_file import film_file
from panicroom.words import languages
from tests.any_game import played as bots_played
from tests.e2e.conftest import Come
from tests.e2e.meeting import Meeting, meet, play_out
from tests.e2e.visitor import DESK, PHONE, PLAYED, Visitor

STEP = "el => Number(el.getAttribute('aria-valuenow'))"


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


@pytest.mark.parametrize("lang", languages())
def test_a_replay_has_no_flaws_on_a_phone(
    come: Come, played: tuple[Meeting, str], lang: str
) -> None:
    meeting, id = played
    visitor = come(guest=meeting.guests[0], size=PHONE, lang=lang)
    watch(visitor, id, 20)
    assert visitor.flaws() == []


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


def test_a_film_from_a_file_is_sent_nowhere_and_a_record_only_when_asked(
    come: Come, address: str, tmp_path: Path
) -> None:
    record, film = tmp_path / "game.jsonl", tmp_path / "game.film"
    record.write_text(str(bots_played("station", "film").record))
    film.write_bytes(gzip.compress(to_json(film_file(parse_record(record.open())))))
    visitor = come(size=PHONE)
    page, asked = visitor.page, list[str]()
    page.goto(f"{address}/g")
    page.get_by_role("button", name="Choose a file").wait_for()
    assert visitor.flaws() == []
    page.on("request", lambda request: asked.append(request.url))
    files = page.locator("input[type=file]")
    files.set_input_files(record)
    page.get_by_role("button", name="Send the record").wait_for()
    files.set_input_files(film)
    page.get_by_role("slider").wait_for()
    page.get_by_role("button", name="Onlooker").click()
    expect(page.get_by_role("button", name="Onlooker")).to_have_attribute("aria-pressed", "true")
    assert not [url for url in asked if "/api/" in url]
    page.goto(f"{address}/g")
    files.set_input_files(record)
    page.get_by_role("button", name="Send the record").click()
    page.get_by_role("slider").wait_for()
    assert [url for url in asked if url.endswith("/api/films")]
