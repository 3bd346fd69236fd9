"""Somebody who plays by the plain list alone: it has everything that can be done, in any game."""

from random import Random
from typing import Final

from playwright.sync_api import Page

OPTION: Final = ".bar [data-action]"
FOLDED: Final = '.bar [aria-expanded="false"]'
DO: Final = ".bar [data-do]"
ASKED: Final = f"{OPTION}, {FOLDED}, {DO}"
OVER: Final = "#ending"
READ: Final = "section[data-read] footer button"
"""What must be read before the story goes on."""
MOST: Final = 1000
"""More decisions than a game of either kind has for one seat."""


class Clicker:
    """`done` is what was clicked, in its order."""

    def __init__(self, page: Page, seed: int = 0) -> None:
        self.page, self._dice = page, Random(seed)
        self.done: list[str] = []

    @property
    def is_over(self) -> bool:
        return self.page.locator(OVER).is_visible()

    @property
    def has_to_choose(self) -> bool:
        return self.page.locator(ASKED).first.is_visible()

    def play(self) -> None:
        """To the end of the game."""
        while self.is_asked():
            self.choose()

    def is_asked(self) -> bool:
        """As soon as something is; not after the end."""
        self._read_until(f"{ASKED}, {OVER}")
        return not self.is_over

    def _read_until(self, wanted: str) -> None:
        """Reads whatever must be read before the story goes on."""
        while True:
            self.page.locator(f"{wanted}, {READ}").first.wait_for()
            if not self.page.locator(READ).is_visible():
                return
            self.read()

    def read(self) -> None:
        self.page.locator(READ).click()

    def choose(self) -> None:
        assert len(self.done) < MOST, self.done[-20:]
        self.do(self._dice.choice(self.offered()))

    def offered(self) -> list[str]:
        """Everything, as soon as something is asked."""
        self._read_until(ASKED)
        if self.page.locator(FOLDED).is_visible():
            self.page.locator(FOLDED).click()
        all = self.page.locator(f"{OPTION}, {DO}")
        found = all.evaluate_all("all => all.map(e => e.dataset.action ?? e.dataset.do)")
        return list(dict.fromkeys(found))

    def do(self, action: str) -> None:
        """Aim, then do; what alone can be done is aimed at by itself."""
        deed = self.page.locator(f'.bar [data-do="{action}"]')
        option = self.page.locator(f'.bar [data-action="{action}"]')
        if deed.is_visible():
            deed.click()
        elif option.get_attribute("aria-pressed") == "true":
            option.click()
        else:
            option.click()
            deed.click()
        self.done.append(action)
