"""A finger on the screen: unlike a mouse it scrolls the page, unless that says no."""

from playwright.sync_api import Page

STEPS = 6

Point = tuple[float, float]


def drag(page: Page, start: Point, end: Point) -> None:
    """Put down, moved and lifted as the browser itself hears it."""
    session = page.context.new_cdp_session(page)

    def touch(kind: str, *points: Point) -> None:
        touched = [{"x": x, "y": y} for x, y in points]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touched})

    touch("touchStart", start)
    for step in range(1, STEPS + 1):
        part = step / STEPS
        x, y = (a + (b - a) * part for a, b in zip(start, end, strict=True))
        touch("touchMove", (x, y))
    touch("touchEnd")
    session.detach()
