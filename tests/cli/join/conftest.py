"""A real server and people at its tables, for the tests of `panicroom join`."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from panicroom.server.table import due
from tests.cli.companions import Companions
from tests.client.server_thread import Served, served


@pytest.fixture(autouse=True)
def hasty_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever pace a table has."""
    monkeypatch.setattr(due, "thinking_time", lambda *_: 0)


@pytest.fixture
def companions() -> Iterator[Companions]:
    """They part when the server, which is asked for after them, is stopped."""
    companions = Companions()
    yield companions
    companions.part()


@pytest.fixture
def server(tmp_path: Path, companions: Companions) -> Iterator[Served]:
    with served(tmp_path / "data") as running:
        yield running
