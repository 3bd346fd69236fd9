"""`panicroom migrate`, and what is said of a database that cannot be reached."""

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from panicroom.cli import main
from panicroom.server.process.data_lock import DataLock
from panicroom.words import languages
from tests.ports import free_port
from tests.server.databases import an_empty_database


@pytest.fixture(autouse=True)
def logs_as_before() -> Iterator[None]:
    """`serve` sets them up for a process of its own, and here it is that of other tests."""
    root, ours = logging.getLogger(), logging.getLogger("panicroom")
    handlers, levels = root.handlers[:], (root.level, ours.level)
    yield
    root.handlers[:] = handlers
    root.setLevel(levels[0])
    ours.setLevel(levels[1])


@pytest.mark.parametrize("lang", languages())
def test_a_folder_without_data_gets_a_database(
    lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["migrate", "--lang", lang, "--data", str(tmp_path / "new")]) == 0
    assert (tmp_path / "new" / "panicroom.sqlite").exists()
    assert capsys.readouterr().out.strip()


def test_a_database_that_is_ready_stays_as_it_is(tmp_path: Path) -> None:
    with an_empty_database("postgresql", tmp_path) as address:
        for _ in range(2):
            assert main(["migrate", "--lang", "en", "--database", address]) == 0


def test_the_folder_of_a_server_that_runs_is_left_to_it(tmp_path: Path) -> None:
    with DataLock.hold(tmp_path):
        assert main(["migrate", "--lang", "en", "--data", str(tmp_path)]) == 2


@pytest.mark.parametrize("verb", ["migrate", "serve", "tables"])
def test_a_database_that_cannot_be_reached_is_named_without_its_password(
    verb: str, capsys: pytest.CaptureFixture[str]
) -> None:
    port = free_port()
    address = f"postgresql://ann:secret@127.0.0.1:{port}/panic"
    assert main([verb, "--lang", "en", "--database", address]) == 2
    said = capsys.readouterr().err
    assert str(port) in said
    assert "secret" not in said
