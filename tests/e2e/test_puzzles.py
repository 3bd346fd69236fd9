"""A puzzle is solved by keys alone, a wrong answer first."""

import json
from pathlib import Path

from playwright.sync_api import expect

import panicroom
from tests.e2e.conftest import Come
from tests.e2e.test_keyboard import tab_to
from tests.e2e.visitor import DESK

SHELF = Path(panicroom.__file__).parent / "puzzles" / "station.json"


def test_a_puzzle_is_solved_by_keys_alone(come: Come) -> None:
    puzzle = json.loads(SHELF.read_text(encoding="utf-8"))[1]
    wrong = next(answer for answer in puzzle["answers"] if answer != puzzle["right"])
    page = come(size=DESK).page
    page.goto("/puzzles/2")
    answers = page.locator(".answers button")
    answers.first.wait_for()
    for answer in (wrong, puzzle["right"]):
        place = puzzle["answers"].index(answer) + 1
        tab_to(page, f".answers button:nth-child({place})")
        page.keyboard.press("Enter")
        expect(answers.nth(place - 1)).to_have_attribute("aria-pressed", "true")
        expect(page.locator("li.needed")).to_have_count(
            len(puzzle["needed"]) if answer == puzzle["right"] else 0
        )
        expect(page.locator(".verdict")).not_to_be_empty()
    page.get_by_role("button", name="Next puzzle").press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text("Puzzle\u00a03")
    expect(page.locator("header")).to_contain_text("Solved 1 of")
