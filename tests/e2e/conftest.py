"""A server as a process of its own, and browsers before it."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.e2e.outing import browsing
from tests.e2e.server import Server
from tests.e2e.visitor import Visitor

Come = Callable[..., Visitor]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with browsing() as browser:
        yield browser


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Of a server that all tests of a worker share."""
    server = Server(tmp_path_factory.mktemp("data"))
    yield server.address
    server.stop()


@pytest.fixture
def come(browser: Browser, address: str) -> Iterator[Come]:
    """New visitors; at the end none of them may have met a fault."""
    visitors: list[Visitor] = []

    def come(at: str = address, **wishes: Any) -> Visitor:
        visitors.append(Visitor.come(browser, at, **wishes))
        return visitors[-1]

    yield come
    for visitor in visitors:
        visitor.context.close()
    assert not [fault for visitor in visitors for fault in visitor.faults]
