"""`python -m tests.e2e.pictures FOLDER`: every page on a phone and on a desk, as pictures."""

import sys
from functools import partial
from pathlib import Path
from typing import Final

from tests.e2e.outing import outing
from tests.e2e.places import Guide
from tests.e2e.visitor import DESK, PHONE, Visitor

SHOWN: Final = {
    "home": "home",
    "new": "new",
    "lobby": "lobby",
    "station": "full",
    "trade": "trading",
    "sealed": "sealed",
    "traded": "traded",
    "taken": "taken",
    "host": "host",
    "armor": "armor",
    "scan": "scan",
    "aim": "aim",
    "more": "more",
    "shown-hand": "shown-hand",
    "recap": "recap",
    "talk": "talk",
    "menu": "menu",
    "ending": "over",
    "ending-infected": "infected",
    "ending-nobody": "nobody",
    "chart": "chart",
    "panik": "hunt",
    "panik-four": "leaving",
    "scoring": "scored",
    "scoring-four": "tied",
    "lost": "lost",
}
"""A picture's name, and the place it shows."""
NO_TIPS: Final = "localStorage.setItem('panicroom.settings', '{\"coach\": false}')"


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with outing() as (browser, address):
        guide, come = Guide(address), partial(Visitor.come, browser, address, script=NO_TIPS)
        for name, place in SHOWN.items():
            for size in (PHONE, DESK):
                visitor = guide.lead(come, place, size=size)
                visitor.page.screenshot(path=folder / f"{name}-{size[0]}.png")
                visitor.context.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
