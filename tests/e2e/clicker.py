"""Somebody who plays by the plain list alone: it has everything that can be done, in any game."""

from random import Random
from typing import Final

from playwright.sync_api import Page

OPTION: Final = ".bar [data-action]"
FOLDED: Final = '.bar [aria-expanded="false"]'
DO: Final = ".bar [data-do]"
OVER: Final = "#ending"
MOST: Final = 1000
"""More decisions than a game of either kind has for one seat."""


class Clicker:
    """`done` is what was clicked, in its order."""

    def __init__(self, page: Page, seed: int = 0) -> None:
        self.page, self._dice = page, Random(seed)
        self.done: list[str] = []

    def play(self) -> None:
        """To the end of the game."""
        while options := self.offered():
            assert len(self.done) < MOST, self.done[-20:]
            self.do(self._dice.choice(options))

    def offered(self) -> list[str]:
        """As soon as something is asked; nothing after the end."""
        self.page.locator(f"{OPTION}, {FOLDED}, {OVER}").first.wait_for()
        if self.page.locator(OVER).is_visible():
            return []
        if self.page.locator(FOLDED).is_visible():
            self.page.locator(FOLDED).click()
        return list(self.page.locator(OPTION).evaluate_all("all => all.map(e => e.dataset.action)"))

    def do(self, action: str) -> None:
        """Aim, then do."""
        self.page.locator(f'.bar [data-action="{action}"]').click()
        self.page.locator(DO).click()
        self.done.append(action)
