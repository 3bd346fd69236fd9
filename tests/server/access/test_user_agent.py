"""A device is called by its browser and its system, and by nothing finer."""

import pytest

from panicroom.server.access.user_agent import BROWSERS, SYSTEMS, label_of
from panicroom.server.store.schema import devices

APPLE = "AppleWebKit/605.1.15 (KHTML, like Gecko)"
CHROME = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0"


@pytest.mark.parametrize(
    ("user_agent", "label"),
    [
        ("Mozilla/5.0 (Android 14; Mobile; rv:127.0) Gecko/127.0 Firefox/127.0", "Firefox Android"),
        (f"Mozilla/5.0 (Windows NT 10.0; Win64; x64) {CHROME} Safari/537.36", "Chrome Windows"),
        (f"Mozilla/5.0 (Windows NT 10.0) {CHROME} Safari/537.36 Edg/126.0", "Edge Windows"),
        (f"Mozilla/5.0 (X11; Linux x86_64) {CHROME} Safari/537.36 OPR/112.0", "Opera Linux"),
        (f"Mozilla/5.0 (X11; CrOS x86_64) {CHROME} Safari/537.36", "Chrome ChromeOS"),
        (
            f"Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) {APPLE} Safari/604.1",
            "Safari iOS",
        ),
        (f"Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) {APPLE} Safari/605.1.15", "Safari macOS"),
        ("panicroom/0.2.0 (Linux)", "terminal Linux"),
        ("curl/8.5.0", "None None"),
        ("", "None None"),
        ("x" * 100_000 + "Firefox/", "None None"),
    ],
)
def test_a_browser_and_a_system_are_told_apart(user_agent: str, label: str) -> None:
    assert "{0.browser} {0.system}".format(label_of(user_agent)) == label


def test_every_label_fits_its_column() -> None:
    for column, marks in ((devices.c.browser, BROWSERS), (devices.c.system, SYSTEMS)):
        assert all(len(name) <= column.type.length for _, name in marks)  # type: ignore[attr-defined]
