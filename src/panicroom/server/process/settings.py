"""Settings of a server: PANICROOM_PUBLIC_URL in the environment, --public-url as a flag."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Annotated, Any, Final, get_type_hints
from urllib.parse import urlsplit

from panicroom.kernel.errors import Malformed
from panicroom.kernel.expected import NOT_EMPTY, NUMBER, beginning_with, from_to, like, one_of

PREFIX: Final = "PANICROOM_"
USUAL_PORT: Final = 8080
SWITCH: Final = ("on", "off")
LEVELS: Final = ("debug", "info", "warning", "error")
ORIGIN: Final = re.compile(r"https?://[^\s/?#@]+")
NETWORK: Final = "10.0.0.0/8"
EXAMPLE: Final = "https://panic.example.org"
SQLITE: Final = "sqlite:///"
POSTGRES: Final = "postgresql"
DATABASES: Final = (SQLITE, POSTGRES)
BUSES: Final = ("redis://", "rediss://")
MAIL_SERVERS: Final = ("smtp://", "smtps://")
MAIL_SERVER: Final = "smtp://NAME:PASSWORD@mail.example.org:587"
MAIL: Final = "panicroom@example.org"
MAIL_ADDRESS: Final = re.compile(
    r"[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+", re.A
)
LONGEST_MAIL: Final = 254

Read = Callable[[str, str], Any]


def a_text(source: str, text: str) -> str:
    if not text.strip():
        raise Malformed(source, text, NOT_EMPTY)
    return text.strip()


def a_path(source: str, text: str) -> Path:
    return Path(a_text(source, text)).expanduser()


def a_level(source: str, text: str) -> str:
    if text.strip().lower() not in LEVELS:
        raise Malformed(source, text, one_of(LEVELS))
    return text.strip().lower()


def an_origin(source: str, text: str) -> str:
    """Scheme, host and port, as in the Origin header of a browser."""
    origin = text.strip().rstrip("/").lower()
    if not ORIGIN.fullmatch(origin) or not has_host(origin):
        raise Malformed(source, text, like(EXAMPLE))
    return origin


def has_host(origin: str) -> bool:
    try:
        return bool(urlsplit(origin).hostname)
    except ValueError:  # such as a bracket that is not closed
        return False


def some_origins(source: str, text: str) -> tuple[str, ...]:
    return tuple(an_origin(source, each) for each in text.split(",") if each.strip())


def some_networks(source: str, text: str) -> tuple[str, ...]:
    return tuple(a_network(source, each.strip()) for each in text.split(",") if each.strip())


def a_network(source: str, text: str) -> str:
    try:
        return str(ip_network(text)) if "/" in text else str(ip_address(text))
    except ValueError:
        raise Malformed(source, text, like(NETWORK)) from None


def a_database(source: str, text: str) -> str:
    if not text.strip().startswith(DATABASES):
        raise Malformed(source, text, beginning_with(DATABASES))
    return text.strip()


def a_bus(source: str, text: str) -> str:
    """What is wrong is not said again: there may be a password in it."""
    if not text.strip().startswith(BUSES):
        raise Malformed(source, "...", beginning_with(BUSES))
    return text.strip()


def a_mail_server(source: str, text: str) -> str:
    """What is wrong is not said again: there may be a password in it."""
    try:
        place = urlsplit(text.strip())
        is_good = text.strip().startswith(MAIL_SERVERS) and bool(place.hostname) and place.port != 0
    except ValueError:
        is_good = False
    if not is_good:
        raise Malformed(source, "...", like(MAIL_SERVER))
    return text.strip()


def a_mail_address(source: str, text: str) -> str:
    if not is_mail_address(text.strip()):
        raise Malformed(source, text, like(MAIL))
    return text.strip()


def is_mail_address(text: str) -> bool:
    """One that can stand in the head of a letter as it is."""
    return len(text) <= LONGEST_MAIL and MAIL_ADDRESS.fullmatch(text) is not None


def a_switch(source: str, text: str) -> bool:
    if text.strip().lower() not in SWITCH:
        raise Malformed(source, text, one_of(SWITCH))
    return text.strip().lower() == SWITCH[0]


def between(least: int, most: int) -> Read:
    def read(source: str, text: str) -> int:
        if not re.fullmatch("-?[0-9]{1,18}", text.strip()):
            raise Malformed(source, text, NUMBER)
        if not least <= int(text) <= most:
            raise Malformed(source, text, from_to(least, most))
        return int(text)

    return read


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """Each field carries its parser. The default `database` is a file in `data`."""

    data: Annotated[Path, a_path] = Path("panicroom-data")
    host: Annotated[str, a_text] = "127.0.0.1"
    port: Annotated[int, between(0, 65535)] = USUAL_PORT
    metrics_port: Annotated[int, between(0, 65535)] = 0
    database: Annotated[str, a_database] = ""
    redis: Annotated[str, a_bus] = ""
    signing_keys: Annotated[Path | None, a_path] = None
    public_url: Annotated[str, an_origin] = ""
    origins: Annotated[tuple[str, ...], some_origins] = ()
    proxies: Annotated[tuple[str, ...], some_networks] = ("127.0.0.1", "::1")
    log_level: Annotated[str, a_level] = "info"
    # limits for one socket, address or guest
    message_bytes: Annotated[int, between(1024, 1024 * 1024)] = 64 * 1024
    messages_per_second: Annotated[int, between(1, 10_000)] = 20
    sockets_per_address: Annotated[int, between(1, 100_000)] = 64
    connections_per_address: Annotated[int, between(1, 100_000)] = 256
    guests_per_hour: Annotated[int, between(1, 1_000_000)] = 60
    tables_per_guest: Annotated[int, between(1, 10_000)] = 20
    tables_per_hour: Annotated[int, between(1, 1_000_000)] = 30
    lookups_per_minute: Annotated[int, between(1, 1_000_000)] = 60
    welcomes_per_minute: Annotated[int, between(1, 1_000_000)] = 120
    talk_bytes_per_minute: Annotated[int, between(1024, 1_000_000_000)] = 2048
    # calls to people who are away
    call_seconds: Annotated[int, between(0, 86_400)] = 30
    call_networks: Annotated[tuple[str, ...], some_networks] = ()
    smtp: Annotated[str, a_mail_server] = ""
    mail_from: Annotated[str, a_mail_address] = ""
    mail_seconds: Annotated[int, between(0, 7 * 86_400)] = 600
    webhooks: Annotated[bool, a_switch] = False
    # how long things last
    token_days: Annotated[int, between(1, 3650)] = 90
    link_hours: Annotated[int, between(1, 720)] = 24
    dead_days: Annotated[int, between(1, 3650)] = 60

    def __post_init__(self) -> None:
        if not self.database:
            object.__setattr__(self, "database", f"{SQLITE}{self.data}/panicroom.sqlite")
        if self.redis and not self.is_shared:
            raise Malformed(flag("database"), self.database, beginning_with((POSTGRES,)))

    @property
    def is_shared(self) -> bool:
        """Other servers may use the same database."""
        return self.database.startswith(POSTGRES)


def variable(name: str) -> str:
    return PREFIX + name.upper()


def flag(name: str) -> str:
    return "--" + name.replace("_", "-")


def reads() -> dict[str, Read]:
    """The parser of each setting by name, for variables and flags alike."""
    hints = get_type_hints(Settings, include_extras=True)
    return {each.name: hints[each.name].__metadata__[0] for each in fields(Settings)}


def settings_from(environ: Mapping[str, str]) -> Settings:
    """From the environment; an invalid value is reported with its variable."""
    given = {}
    for name, read in reads().items():
        source = variable(name)
        if source in environ:
            given[name] = read(source, environ[source])
    return Settings(**given)
