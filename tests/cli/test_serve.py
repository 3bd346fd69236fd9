"""`panicroom serve`, as far as it can be asked without staying open."""

import logging
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from panicroom.cli import main
from panicroom.cli.parser import Parser
from panicroom.cli.serve import HELP, add_flags, settings_of
from panicroom.server.settings import Settings, reads, variable
from panicroom.words import Words


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
