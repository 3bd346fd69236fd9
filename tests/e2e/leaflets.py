"""`python -m tests.e2e.leaflets FOLDER`: the rulebooks as PDF, one for each game and language."""

import re
import sys
from pathlib import Path
from typing import Final

from panicroom.words import languages
from tests.e2e.outing import outing
from tests.e2e.visitor import DESK, GAMES, Visitor

PAGE: Final = re.compile(rb"/Type\s*/Page\b(?!s)")
MARGIN: Final = {"top": "9mm", "bottom": "9mm", "left": "9mm", "right": "9mm"}


def leaflet(visitor: Visitor, game: str) -> bytes:
    """The rulebook of a game, as the browser prints it on A4."""
    visitor.goto(f"/rules/{game}")
    visitor.page.locator(".book").wait_for()
    visitor.page.evaluate("document.fonts.ready")
    return visitor.page.pdf(format="A4", margin=MARGIN)  # type: ignore[arg-type]


def pages_in(pdf: bytes) -> int:
    return len(PAGE.findall(pdf))


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with outing() as (browser, address):
        for lang in languages():
            visitor = Visitor.come(browser, address, size=DESK, lang=lang)
            for game in GAMES:
                path = folder / f"{game}-{lang}.pdf"
                path.write_bytes(leaflet(visitor, game))
                print(path, f"{pages_in(path.read_bytes())} pages")
            visitor.context.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
