"""Nothing happens at a table of one person before that person has read what the game is about."""

import json
from typing import Any

from playwright.sync_api import Page, WebSocket

from tests.e2e.conftest import Come

GO = "Let’s go"


class Frames:
    """What goes over the sockets of a page, both ways."""

    def __init__(self, page: Page) -> None:
        self.sent: list[Any] = []
        self.received: list[Any] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda text: self.sent.append(json.loads(text)))
        socket.on("framereceived", lambda text: self.received.append(json.loads(text)))

    @property
    def events(self) -> list[str]:
        heard = [each for frame in self.received for each in frame.get("heard", ())]
        return [each["event"] for each in heard if "event" in each]


def test_bots_wait_until_a_newcomer_has_read_the_briefing(come: Come) -> None:
    visitor = come(briefed=False)
    page = visitor.page
    frames = Frames(page)
    visitor.goto("/")
    page.get_by_role("button", name="Play", exact=True).click()
    go = page.get_by_role("dialog").get_by_role("button", name=GO)
    go.wait_for()
    page.reload()
    go.wait_for()
    assert frames.events == []
    assert "start" not in [each["type"] for each in frames.sent]
    go.click()
    page.locator(".bar").wait_for()
    assert frames.events


def test_who_has_read_the_briefing_before_plays_at_once(come: Come) -> None:
    visitor = come()
    visitor.goto("/")
    visitor.page.get_by_role("button", name="Play", exact=True).click()
    visitor.page.locator(".bar").wait_for()
