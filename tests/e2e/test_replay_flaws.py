"""A replay in every language, on a phone and on a desk: with everything open, with the eyes of a
seat, with its turning points, as a question, and from a file."""

import pytest
from playwright.sync_api import Page, Route

from panicroom.words import languages
from tests.e2e.conftest import Come
from tests.e2e.meeting import Meeting, meet, play_out
from tests.e2e.test_replay import watch
from tests.e2e.visitor import DESK, PHONE, Visitor

EYES = ".eyes button"
OWN = 2
"""After everything open and the onlooker."""


@pytest.fixture(scope="module", params=["station", "panik"])
def played(request: pytest.FixtureRequest, address: str) -> tuple[Meeting, str]:
    meeting = meet(address, "Ann", bots=3, game=request.param)
    return meeting, play_out(address, meeting)


def found(route: Route) -> None:
    points = [{"step": step, "before": 0.25, "after": 0.75} for step in (10, 20, 30)]
    route.fulfill(json={"progress": 1.0, "points": points})


def flaws(visitor: Visitor) -> list[str]:
    return visitor.flaws() + visitor.small()


def look(page: Page, eyes: int) -> None:
    page.locator(EYES).nth(eyes).click()
    page.locator(f"{EYES}[aria-pressed=true]").nth(0).wait_for()


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
@pytest.mark.parametrize("lang", languages())
def test_a_replay_has_no_flaws(
    come: Come, played: tuple[Meeting, str], lang: str, size: tuple[int, int]
) -> None:
    meeting, id = played
    visitor = come(guest=meeting.guests[0], size=size, lang=lang)
    page = visitor.page
    page.route("**/turning-points", found)
    watch(visitor, id, 20)
    page.locator("summary").click()
    page.locator(".point").first.wait_for()
    assert flaws(visitor) == []
    look(page, OWN)
    assert flaws(visitor) == []
    look(page, 1)
    assert flaws(visitor) == []
    page.goto(f"/g/{id}?ask#10")
    page.locator(".options button").first.wait_for()
    assert flaws(visitor) == []
    page.locator(".options button").first.click()
    assert flaws(visitor) == []


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
@pytest.mark.parametrize("lang", languages())
def test_the_way_in_for_a_file_has_no_flaws(come: Come, lang: str, size: tuple[int, int]) -> None:
    visitor = come(size=size, lang=lang)
    visitor.goto("/g")
    assert flaws(visitor) == []
