"""A browser at the page, who notes what no page of ours may do."""

import json
import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Request,
    Response,
    StorageState,
)

from tests.patience import PATIENCE

PHONE: Final = (390, 844)
DESK: Final = (1440, 900)
PLAYED: Final = ".bar, #ending"
GUEST: Final = "panicroom.guest"
BRIEFED: Final = "panicroom.briefed"
SETTINGS: Final = "panicroom.settings"
GAMES: Final = ("station", "panik")
CHOSEN: Final = """lang => dispatchEvent(
    new StorageEvent("storage", { key: "panicroom.language", newValue: lang }))"""
AXE: Final = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SPILLED: Final = Path(__file__).with_name("spilled.js")
SMALL: Final = Path(__file__).with_name("small.js")
SLIDING: Final = """() => [...document.querySelectorAll("body *")].filter(each => {
    const { overflowX, overflowY } = getComputedStyle(each);
    const scrolls = value => value === "auto" || value === "scroll";
    const isLong = scrolls(overflowY) && each.scrollHeight > each.clientHeight + 1;
    return isLong && scrolls(overflowX) && each.scrollWidth > each.clientWidth + 1;
}).map(each => each.tagName.toLowerCase())"""
"""What is read by scrolling down, and slides sideways under the finger."""
MESSAGE_ID: Final = re.compile(r"\b(?:page|station|panik|option|event|denial)-[a-z][a-z_-]+", re.I)
NO_WORKER: Final = "delete Navigator.prototype.serviceWorker;"
LOCAL: Final = ("data:", "blob:")
GIVEN_UP: Final = "net::ERR_ABORTED"
"""By the browser itself, when somebody leaves a page that is still loading."""


@dataclass
class Visitor:
    """`faults` must be empty at the end: errors, failed requests, anything from elsewhere."""

    context: BrowserContext
    page: Page
    address: str
    faults: list[str] = field(default_factory=list)
    forgiven: list[str] = field(default_factory=list)

    @classmethod
    def come(
        cls,
        browser: Browser,
        address: str,
        size: tuple[int, int] = PHONE,
        lang: str = "en",
        guest: dict[str, str] | None = None,
        moving: bool = False,
        told: bool = False,
        briefed: bool = True,
        script: str = "",
        installing: bool = False,
    ) -> "Visitor":
        """As `guest` it is the browser of somebody whom the server knows; `script` runs first.

        Unless they are not yet `briefed`, no sheet tells them how the game goes. What happens is
        shown on the stage to whom it is `told`, and moves there if they are `moving`; all others
        read it in the log alone. Only who is `installing` keeps the page on the device."""
        speed = "normal" if moving or told else "instant"
        context = browser.new_context(
            base_url=address,
            viewport={"width": size[0], "height": size[1]},
            has_touch=size == PHONE,
            locale=lang,
            reduced_motion="no-preference" if moving else "reduce",
            storage_state=kept_by(guest, address, GAMES if briefed else (), speed),
        )
        context.set_default_timeout(1000 * PATIENCE)
        context.add_init_script(script if installing else NO_WORKER + script)
        visitor = cls(context, context.new_page(), address)
        visitor.listen()
        return visitor

    def listen(self) -> None:
        self.context.on("request", self._requested)
        self.context.on("requestfailed", self._failed)
        self.context.on("response", self._answered)
        self.context.on("console", self._said)
        self.context.on("weberror", lambda error: self._note("error", str(error.error)))

    def goto(self, path: str) -> Response:
        answer = self.page.goto(path, wait_until="networkidle")
        assert answer is not None
        return answer

    def sit(self, path: str) -> None:
        """At a table whose game has begun, or is over."""
        self.page.goto(path, wait_until="commit")
        self.page.locator(PLAYED).first.wait_for()
        self.page.evaluate("document.fonts.ready")

    def speak(self, lang: str) -> None:
        """As chosen in another tab of this browser."""
        self.page.evaluate(CHOSEN, lang)
        self.page.locator(f"html[lang={lang}]").wait_for()

    def violations(self) -> list[str]:
        """What axe finds. It is let in past the policy, which forbids strangers."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found: dict[str, Any] = self.page.evaluate(
            "axe.run(document, { resultTypes: ['violations'] })"
        )
        all = found["violations"]
        return [f"{each['id']}: {node['html']}" for each in all for node in each["nodes"]]

    def spilled(self) -> list[str]:
        """Texts that do not fit where they stand."""
        found: list[str] = self.page.evaluate(SPILLED.read_text(encoding="utf-8"))
        return found

    def small(self) -> list[str]:
        """Letters that nobody reads, and what no finger meets."""
        found: list[str] = self.page.evaluate(SMALL.read_text(encoding="utf-8"))
        return found

    def wordless(self) -> list[str]:
        """Ids that are shown because no language has words for them."""
        return sorted(set(MESSAGE_ID.findall(self.page.locator("body").inner_text())))

    def flaws(self) -> list[str]:
        """All that can be said against what is on the screen now."""
        wide = self.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        return [
            *self.violations(),
            *(f"spilled: {text}" for text in self.spilled()),
            *(f"no words: {id}" for id in self.wordless()),
            *(f"slides sideways: {name}" for name in self.page.evaluate(SLIDING)),
            *([f"too wide by {wide} px"] if wide > 0 else []),
        ]

    def forgive(self, *parts: str) -> None:
        """Faults that had to be, each by something in it; also those still to come, as when the
        server goes before the page has loaded its icon."""
        self.forgiven += parts
        self.faults[:] = [each for each in self.faults if not self._is_forgiven(each)]

    def _is_forgiven(self, fault: str) -> bool:
        return any(part in fault for part in self.forgiven)

    def _note(self, kind: str, what: str) -> None:
        fault = f"{kind}: {what}"
        if not self._is_forgiven(fault):
            self.faults.append(fault)

    def _requested(self, request: Request) -> None:
        if not request.url.startswith((self.address, *LOCAL)):
            self._note("from elsewhere", request.url)

    def _failed(self, request: Request) -> None:
        if request.failure != GIVEN_UP:
            self._note("failed", f"{request.url} ({request.failure})")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self._note(str(response.status), response.url)

    def _said(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._note(message.type, message.text)


def kept_by(
    guest: dict[str, str] | None,
    address: str,
    briefed: tuple[str, ...] = GAMES,
    speed: str = "instant",
) -> StorageState:
    """What the page has kept in the browser of somebody who has been here before."""
    kept: dict[str, Any] = {
        BRIEFED: briefed,
        SETTINGS: {"speed": speed},
        **({GUEST: guest} if guest else {}),
    }
    return {
        "origins": [
            {
                "origin": address,
                "localStorage": [
                    {"name": name, "value": json.dumps(value)} for name, value in kept.items()
                ],
            }
        ]
    }
