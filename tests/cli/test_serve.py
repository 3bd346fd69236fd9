"""`panicroom serve`, as far as it can be asked without staying open."""

import logging
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from panicroom.cli import main
from panicroom.cli.addresses import local_address, network_address
from panicroom.cli.parser import Parser
from panicroom.cli.screen.terminal import Terminal
from panicroom.cli.serve import HELP, add_flags, settings_of, tell_where
from panicroom.server.process.data_lock import DataLock
from panicroom.server.process.settings import Settings, reads, variable
from panicroom.words import Words, languages


@pytest.fixture(autouse=True)
def _logs_as_they_were() -> Iterator[None]:
    """Serving writes its logs to this test's standard error, which is gone afterwards."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)


def settings(*argv: str) -> Settings:
    parser = Parser("serve", Words())
    add_flags(parser)
    return settings_of(parser.read(argv))


def test_every_setting_has_a_flag() -> None:
    assert set(HELP) == set(reads())


def test_a_flag_counts_before_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(variable("port"), "1111")
    monkeypatch.setenv(variable("host"), "::1")
    assert settings("--port", "2222").port == 2222
    assert settings("--port", "2222").host == "::1"


def test_the_database_lies_in_the_folder_unless_it_is_named(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert settings("--data", "here").database == "sqlite:///here/panicroom.sqlite"
    monkeypatch.setenv(variable("database"), "sqlite:///there.sqlite")
    assert settings("--data", "here").database == "sqlite:///there.sqlite"
    assert settings("--database", "sqlite:///x.sqlite").database == "sqlite:///x.sqlite"


def test_a_wrong_flag_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--lang", "en", "--port", "70000"]) == 2
    assert "--port" in capsys.readouterr().err


def test_a_port_that_is_taken_is_said_in_a_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        assert main(["serve", "--lang", "en", "--data", str(tmp_path), "--port", port]) == 2
    assert port in capsys.readouterr().err


def test_a_broken_key_is_said_and_left_alone(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "signing.key").write_text("short")
    assert main(["serve", "--lang", "en", "--data", str(tmp_path), "--port", "0"]) == 2
    assert "signing.key" in "".join(capsys.readouterr().err.split())
    assert (tmp_path / "signing.key").read_text() == "short"


def test_what_others_tell_in_passing_is_not_logged(tmp_path: Path) -> None:
    (tmp_path / "signing.key").write_text("short")
    main(["serve", "--lang", "en", "--data", str(tmp_path), "--log-level", "debug"])
    assert not logging.getLogger("somebody.else").isEnabledFor(logging.INFO)


@pytest.mark.parametrize("lang", languages())
def test_a_folder_with_a_server_is_left_to_it(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, lang: str
) -> None:
    asked = ["serve", "--lang", lang, "--data", str(tmp_path), "--port", "0"]
    with DataLock.hold(tmp_path) as data_lock:
        assert main(asked) == 2
        assert "http" not in capsys.readouterr().err
        data_lock.publish("http://127.0.0.1:4711")
        assert main(asked) == 2
    assert "http://127.0.0.1:4711" in capsys.readouterr().err
    assert not (tmp_path / "signing.key").exists()


def test_a_server_that_listens_everywhere_is_found_on_its_own_machine() -> None:
    assert local_address("0.0.0.0", 80) == "http://127.0.0.1:80"
    assert local_address("::", 80) == "http://[::1]:80"
    assert local_address("192.168.1.7", 80) == "http://192.168.1.7:80"


@pytest.mark.parametrize("host", ["0.0.0.0", "::"])
def test_one_that_listens_everywhere_tells_others_where_they_find_it(host: str) -> None:
    told = network_address(host, 80)
    assert told not in ("http://0.0.0.0:80", "http://[::]:80", local_address(host, 80))
    assert network_address("192.168.1.7", 80) == "http://192.168.1.7:80"


def test_a_machine_in_no_network_is_told_by_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise OSError("unreachable")

    monkeypatch.setattr("socket.socket", fail)
    assert network_address("0.0.0.0", 80) == f"http://{socket.gethostname()}:80"


@pytest.mark.parametrize("lang", languages())
def test_it_is_told_how_to_open_a_table(capsys: pytest.CaptureFixture[str], lang: str) -> None:
    terminal = Terminal(Words(lang))
    tell_where(settings("--public-url", "https://panic.example.org"), 80, terminal)
    told = capsys.readouterr().out
    assert " join https://panic.example.org\n" in told
    assert "--host" not in told
    tell_where(settings(), 4711, terminal)
    told = capsys.readouterr().out
    assert " join http://127.0.0.1:4711\n" in told
    assert "--host 0.0.0.0" in told
    tell_where(settings("--host", "0.0.0.0"), 4711, terminal)
    assert "//0.0.0.0" not in capsys.readouterr().out
