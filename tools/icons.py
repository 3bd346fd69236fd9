"""`python tools/icons.py`: draws web/public/icon.svg again as the PNGs that home screens want. The
full ones fill their square, because the system cuts them to a shape of its own."""

from pathlib import Path
from typing import Final

from playwright.sync_api import Page

from tests.e2e.outing import browsing

PUBLIC: Final = Path(__file__).parents[1] / "web" / "public"
GROUND: Final = "#0b1114"
WANTED: Final = (("icon-192", 192, False), ("icon-512", 512, False))
FULL: Final = (("icon-full-512", 512, True), ("icon-full-180", 180, True))
SHEET: Final = """<body style="margin:0;background:{ground}">
<div style="padding:{margin}px;width:{size}px;height:{size}px">{drawing}</div></body>"""


def draw(page: Page, name: str, size: int, is_full: bool) -> None:
    drawing = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    margin = size // 10 if is_full else 0
    inner, ground = size - 2 * margin, GROUND if is_full else "transparent"
    page.set_viewport_size({"width": size, "height": size})
    page.set_content(SHEET.format(ground=ground, margin=margin, size=inner, drawing=drawing))
    page.screenshot(path=PUBLIC / f"{name}.png", omit_background=not is_full)


if __name__ == "__main__":
    with browsing() as browser:
        page = browser.new_page()
        for wanted in (*WANTED, *FULL):
            draw(page, *wanted)
