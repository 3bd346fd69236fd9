"""Lessons as a newcomer goes through them: with hints, with a wrong move, by keys alone."""

import pytest
from playwright.sync_api import Page, expect

from panicroom.words import Words, languages
from tests.e2e.conftest import Come
from tests.e2e.visitor import DESK, PHONE

COACH, COACH_HELPS, DOTS = ".coach .words", ".coach .more > button", ".dots"
GO_ON, DO = ".bar.on .main", "[data-do]"


def say(game: str, id: str) -> str:
    return Words("en", game).say(f"page-lesson-{id}")


def go_through(page: Page) -> None:
    """By what the coach shows, step by step, to the end."""
    while page.locator(".bar.on button").count() < 2:
        before = page.locator(DOTS).get_attribute("aria-label") or ""
        page.locator(f"{GO_ON}, {COACH_HELPS}").first.wait_for()
        if page.locator(GO_ON).count():
            page.locator(GO_ON).press("Enter")
        else:
            for _ in ("hint", "show"):
                page.locator(COACH_HELPS).press("Enter")
            page.locator(DO).press("Enter")
        expect(page.locator(DOTS)).not_to_have_attribute("aria-label", before)
        page.locator(f"{GO_ON}, {COACH_HELPS}").first.wait_for()


@pytest.mark.parametrize(("game", "name"), [("station", "trade"), ("panik", "placing")])
def test_a_lesson_is_gone_through_by_keys_and_is_done(come: Come, game: str, name: str) -> None:
    visitor = come(size=PHONE)
    visitor.goto(f"/learn/{game}/{name}")
    go_through(visitor.page)
    expect(visitor.page.locator(COACH)).to_contain_text(say(game, f"{name}-done"))
    visitor.goto("/learn")
    assert visitor.page.locator("li .done").count() == 1


def test_a_wrong_move_is_answered_and_not_done(come: Come) -> None:
    visitor = come(size=PHONE)
    page = visitor.page
    visitor.goto("/learn/station/hive")
    page.locator(GO_ON).click()
    page.get_by_role("button", name=Words("en", "station").say("page-station-verb-end")).click()
    page.locator(DO).click()
    expect(page.locator(COACH)).to_contain_text(say("station", "hive-wrong-early"))
    assert page.locator(DOTS).get_attribute("aria-label") == Words("en", "station").say(
        "page-learn-step", step=2, steps=7
    )


def test_the_first_visit_offers_a_lesson_beside_the_game(come: Come) -> None:
    visitor = come(size=PHONE)
    visitor.goto("/")
    visitor.page.locator("form a.lesson").click()
    expect(visitor.page.locator(COACH)).to_contain_text(say("station", "move-look"))


def test_the_lists_and_a_lesson_have_no_flaws_in_any_language(come: Come) -> None:
    visitor = come(size=PHONE)
    for path in ("/learn", "/learn/station/infection"):
        visitor.goto(path)
        for lang in languages():
            visitor.speak(lang)
            assert visitor.flaws() == [], (path, lang)


def test_on_a_desk_the_coach_stands_beside_the_game(come: Come) -> None:
    visitor = come(size=DESK)
    visitor.goto("/learn/station/move")
    coach = visitor.page.locator(".beside").bounding_box()
    screen = visitor.page.locator("main").bounding_box()
    assert coach is not None
    assert screen is not None
    assert coach["x"] >= screen["x"] + screen["width"] - 1
    assert visitor.flaws() == []
