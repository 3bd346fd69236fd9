"""`python -m tests.e2e.pictures FOLDER [NAME ...]`: every screen as a picture, or those named."""

import sys
from base64 import b64decode
from functools import partial
from pathlib import Path
from typing import Final

from playwright.sync_api import Page

from tests.e2e.outing import outing
from tests.e2e.places import Guide
from tests.e2e.visitor import DESK, PHONE, Visitor

TABLET: Final = (768, 1024)
WIDE: Final = (1920, 1080)
SHOWN: Final = {
    "home": "home",
    "briefing": "briefing",
    "new": "new",
    "learn": "learn",
    "lesson": "lesson",
    "puzzles": "puzzles",
    "puzzle": "puzzle",
    "rules": "rules",
    "rule": "rule",
    "editions": "editions",
    "replay": "replay",
    "settings": "settings",
    "lobby": "lobby",
    "station": "aimed",
    "station-four": "encounter",
    "aim": "aim",
    "lens": "lens",
    "more": "more",
    "armor": "armor",
    "trade": "trading",
    "sealed": "sealed",
    "traded": "traded",
    "taken": "taken",
    "host": "host",
    "scan": "scan",
    "shown-hand": "shown-hand",
    "recap": "recap",
    "fallen": "fallen",
    "burned": "burned",
    "ending": "over",
    "ending-infected": "infected",
    "ending-nobody": "nobody",
    "chart": "chart",
    "log": "story",
    "talk": "spoken",
    "menu": "menu",
    "panik": "hunt",
    "panik-four": "leaving",
    "scoring": "scored",
    "scoring-four": "tied",
    "lost": "lost",
}
"""A picture's name, and the place it shows."""
SIZES: Final = (PHONE, TABLET, DESK, WIDE)
SHARPNESS: Final = 82
NO_TIPS: Final = "localStorage.setItem('panicroom.settings', '{\"coach\": false}')"


def main(folder: Path, *names: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with outing() as (browser, address):
        guide, come = Guide(address), partial(Visitor.come, browser, address, script=NO_TIPS)
        for name in names or SHOWN:
            for size in SIZES:
                visitor = guide.lead(come, SHOWN[name], size=size)
                visitor.page.mouse.move(0, 0)
                visitor.page.wait_for_load_state("networkidle")
                (folder / f"{name}-{size[0]}.webp").write_bytes(taken(visitor.page))
                visitor.context.close()


def taken(page: Page) -> bytes:
    """A tenth of what Playwright's own pictures weigh."""
    session = page.context.new_cdp_session(page)
    wish = {"format": "webp", "quality": SHARPNESS}
    return b64decode(session.send("Page.captureScreenshot", wish)["data"])


if __name__ == "__main__":
    main(Path(sys.argv[1]), *sys.argv[2:])
