"""The server behind `panicroom play`."""

from pathlib import Path

import pytest

from panicroom.cli.playing.server.local_server import LOG, LocalServer
from panicroom.client import Api, Unreachable
from panicroom.server.process.data_lock import DataLock
from panicroom.server.process.settings import Settings
from panicroom.server.serving import bound
from tests.cli.typist import flat, said, session
from tests.ports import free_port


def test_one_folder_has_one_server(tmp_path: Path) -> None:
    with LocalServer(tmp_path) as first, LocalServer(tmp_path) as second:
        assert second.address() != ""
        assert first.address() == second.address()


@pytest.fixture
def port() -> int:
    return free_port()


def test_who_stays_serves_on_when_the_other_terminal_is_gone(tmp_path: Path, port: int) -> None:
    with LocalServer(tmp_path, port) as second:
        with LocalServer(tmp_path, port) as first:
            anna = Api(first.address()).guest("Anna")
            assert Api(second.address()).knows(anna)
            gone = first.address()
        with pytest.raises(Unreachable):
            Api(gone).guest("Bob")
        assert Api(second.address()).knows(anna)
    with DataLock.hold(tmp_path):
        pass  # nobody else holds the folder any more


def test_it_is_closed_in_order_and_its_data_are_for_this_user_alone(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Only warnings are kept, also after a `serve` in this process has set another level."""
    data = tmp_path / "data"
    with caplog.at_level("INFO", "panicroom"), LocalServer(data) as server:
        server.address()
    assert data.stat().st_mode & 0o077 == 0
    assert not (data / LOG).exists()


def test_broken_data_are_told_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with LocalServer(Path("panicroom-data")) as server:
        server.address()
    for key in Path("panicroom-data").glob("*key*"):
        key.write_text("broken")
    broken = session("play", "--game", "panik", "--seats", "2")
    assert broken.code == 2
    key = Path("panicroom-data") / "signing.key"
    assert flat(broken.complaint) == said("serve-broken-key", file=str(key))


def test_tomorrow_the_address_is_that_of_today(tmp_path: Path, port: int) -> None:
    """A browser knows its person, and so its games, by the address."""
    for _ in range(2):
        with LocalServer(tmp_path, port) as server:
            assert server.address() == f"http://127.0.0.1:{port}"


def test_two_folders_are_served_side_by_side(tmp_path: Path, port: int) -> None:
    with (
        LocalServer(tmp_path / "one", port) as first,
        LocalServer(tmp_path / "two", port) as second,
    ):
        assert first.address() != second.address()
        assert Api(first.address()).guest("Anna") != Api(second.address()).guest("Anna")


def test_two_that_begin_at_the_same_moment_do_not_take_one_port(port: int) -> None:
    with bound(Settings(port=port)), pytest.raises(OSError, match="in use"):
        bound(Settings(port=port))
