"""Settings come from the environment, and a wrong one is named."""

from dataclasses import FrozenInstanceError
from pathlib import Path

import pytest

from panicroom.kernel.errors import Malformed
from panicroom.server.process.settings import Settings, flag, reads, settings_from, variable


def test_without_any_the_server_is_for_this_machine_and_its_data_in_one_folder() -> None:
    settings = settings_from({"PATH": "/bin", "PANICROOM_SKIP_WEB": "1"})
    assert settings == Settings()
    assert settings.host == "127.0.0.1"
    assert settings.database == f"sqlite:///{settings.data}/panicroom.sqlite"
    assert settings.message_bytes == 65536


def test_every_setting_has_a_variable_and_a_flag_of_the_same_name() -> None:
    assert variable("public_url") == "PANICROOM_PUBLIC_URL"
    assert flag("public_url") == "--public-url"
    assert {"data", "host", "port", "database", "origins", "log_level"} <= set(reads())


def test_the_environment_is_read() -> None:
    settings = settings_from(
        {
            "PANICROOM_DATA": "/srv/panic",
            "PANICROOM_PORT": " 9000 ",
            "PANICROOM_PUBLIC_URL": "https://Panic.example.org/",
            "PANICROOM_ORIGINS": "http://localhost:5173, https://other.example.org",
            "PANICROOM_PROXIES": "::1, 10.0.0.0/8",
            "PANICROOM_LOG_LEVEL": "DEBUG",
        }
    )
    assert settings.data == Path("/srv/panic")
    assert settings.database == "sqlite:////srv/panic/panicroom.sqlite"
    assert settings.port == 9000
    assert settings.public_url == "https://panic.example.org"
    assert settings.origins == ("http://localhost:5173", "https://other.example.org")
    assert settings.proxies == ("::1", "10.0.0.0/8")
    assert settings.log_level == "debug"


def test_a_database_that_is_named_is_taken() -> None:
    address = "postgresql+psycopg://panic@localhost/panic"
    assert settings_from({"PANICROOM_DATABASE": address}).database == address


@pytest.mark.parametrize(
    ("name", "value", "expected"),
    [
        ("PORT", "http", "number"),
        ("PORT", "٣", "number"),
        ("PORT", "65536", "from-to"),
        ("PORT", "-1", "from-to"),
        ("MESSAGE_BYTES", "9" * 30, "number"),
        ("HOST", "  ", "not-empty"),
        ("DATA", "", "not-empty"),
        ("LOG_LEVEL", "loud", "one-of"),
        ("PUBLIC_URL", "panic.example.org", "like"),
        ("PUBLIC_URL", "https://panic.example.org/games", "like"),
        ("PUBLIC_URL", "https://[::1", "like"),
        ("PUBLIC_URL", "https://:8080", "like"),
        ("ORIGINS", "https://a.org, *", "like"),
        ("PROXIES", "127.0.0.1, everybody", "like"),
        ("PROXIES", "10.0.0.1/8", "like"),
        ("SMTP", "mail.example.org:587", "like"),
        ("SMTP", "smtp://bob:secret@:587", "like"),
        ("MAIL_FROM", "Panic Room <a@example.org>", "like"),
        ("WEBHOOKS", "yes", "one-of"),
        ("DATABASE", "mysql://localhost/panic", "begins-with"),
    ],
)
def test_a_wrong_value_is_named_with_its_variable(name: str, value: str, expected: str) -> None:
    with pytest.raises(Malformed) as wrong:
        settings_from({f"PANICROOM_{name}": value})
    assert wrong.value.field == f"PANICROOM_{name}"
    assert wrong.value.expected.id == expected


def test_a_password_that_is_written_wrong_is_not_said_again() -> None:
    with pytest.raises(Malformed) as wrong:
        settings_from({"PANICROOM_SMTP": "bob:secret@mail.example.org"})
    assert "secret" not in str(wrong.value) + wrong.value.text


def test_settings_do_not_change_while_the_server_runs() -> None:
    with pytest.raises(FrozenInstanceError):
        Settings().port = 1  # type: ignore[misc]
