"""Players at one table, each in a browser, by the color of their seat."""

from playwright.sync_api import Locator, Page, expect

from tests.e2e.clicker import Clicker
from tests.e2e.conftest import Come
from tests.e2e.meeting import meet
from tests.e2e.visitor import Visitor

COLORS = ("red", "blue", "green", "yellow")
NAMES = ("Ann", "Bob", "Cid", "Dan")


class Players:
    """A browser is opened as soon as somebody is asked for."""

    def __init__(self, come: Come, address: str, position: str, door: str = "") -> None:
        """Browsers come in by the door, if there is another."""
        self._come, self._door = come, door or address
        self._meeting = meet(address, *NAMES, position=position)
        self._visitors: dict[str, Visitor] = {}

    def visitor(self, color: str) -> Visitor:
        if color not in self._visitors:
            guest = self._meeting.guests[COLORS.index(color)]
            visitor = self._visitors[color] = self._come(at=self._door, guest=guest)
            visitor.sit(self._meeting.path)
        return self._visitors[color]

    def open(self, *colors: str) -> None:
        for color in colors:
            self.visitor(color)

    def page(self, color: str) -> Page:
        return self.visitor(color).page

    def do(self, color: str, *actions: str) -> None:
        """By the plain list."""
        player = Clicker(self.page(color))
        for action in actions:
            assert action in player.offered()
            player.do(action)

    def asked(self, color: str) -> Locator:
        """What the seat is told to do."""
        return self.page(color).locator(".bar [role=status]")

    def text(self, color: str) -> str:
        """All that stands on this screen."""
        return self.page(color).locator("body").inner_text()

    def drawn(self, color: str) -> str:
        """The same with all that is not text; only the table's own code differs between tables."""
        whole = self.page(color).locator("body").inner_html()
        return whole.replace(self._meeting.code, "")

    def sees(self, color: str, text: str) -> None:
        expect(self.page(color).locator("body")).to_contain_text(text)
