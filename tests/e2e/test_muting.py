"""Muting is a matter of one screen: the browser sends nothing and the others see nothing of it."""

import json
import re
from typing import Any

from playwright.sync_api import Page, WebSocket, expect

from tests.e2e.conftest import Come
from tests.e2e.test_evening import sit_down_anew


class Wire:
    """Everything that a page sends but its heartbeat."""

    def __init__(self, page: Page) -> None:
        self.sent: list[str] = []
        page.on("websocket", self._listen)
        page.on("request", lambda request: self.sent.append(f"{request.method} {request.url}"))

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", self._note)

    def _note(self, frame: Any) -> None:
        if json.loads(frame)["type"] != "ping":
            self.sent.append(str(frame))


def test_who_is_muted_is_not_told_and_nothing_is_sent(come: Come) -> None:
    host, friend = come().page, come().page
    wire = Wire(host)
    host.goto("/new")
    host.get_by_role("radio", name="Panik").check(force=True)
    host.get_by_label("Your name").fill("Ann")
    host.get_by_role("button", name="Open a table").click()
    host.wait_for_url("**/t/*")
    friend.goto(host.url)
    host.get_by_text("Ann (you)").wait_for()
    sit_down_anew(friend, "Bob")
    host.get_by_role("button", name=re.compile("Actions.*Bob")).click()
    host.wait_for_load_state("networkidle")
    assert any('"sit"' in each for each in wire.sent), "the wire is listened to"
    wire.sent.clear()

    for name in ("Mute", "Unmute", "Mute"):
        host.get_by_role("button", name=name, exact=True).click()
    expect(host.get_by_role("button", name="Unmute")).to_be_visible()
    assert "Bob" in host.evaluate("localStorage.getItem('panicroom.muted')")
    assert wire.sent == []
    host.evaluate("fetch('/api/games')")
    assert len(wire.sent) == 1, "what is sent is noticed"
    host.reload(wait_until="networkidle")
    expect(host.get_by_text("muted", exact=True)).to_be_visible()
    expect(friend.get_by_text("muted", exact=True)).to_have_count(0)
