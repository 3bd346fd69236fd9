"""A server and a browser for as long as a program needs them, outside any test."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, expect, sync_playwright

from tests.e2e.chromium import FLAGS, chromium
from tests.e2e.server import Server
from tests.patience import PATIENCE


@contextmanager
def browsing() -> Iterator[Browser]:
    expect.set_options(timeout=1000 * PATIENCE)  # its default of 5 s is shorter than a reconnect
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        yield browser
        browser.close()


@contextmanager
def outing(root: Path | None = None) -> Iterator[tuple[Browser, str]]:
    """With the server and the page of another working tree if `root` names one."""
    with TemporaryDirectory() as folder, browsing() as browser:
        server = Server(Path(folder) / "data", root)
        try:
            yield browser, server.address
        finally:
            server.stop()
