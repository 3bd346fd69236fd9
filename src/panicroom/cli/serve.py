"""`panicroom serve`: the server, for friends far apart."""

import os
import sys
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from panicroom.cli.complaint import Complaint
from panicroom.cli.parser import Flags, Parser
from panicroom.cli.screen.terminal import Terminal
from panicroom.server.keyfile import BrokenKey
from panicroom.server.logs import set_up_logs
from panicroom.server.serving import Serving, prepare
from panicroom.server.settings import Settings, flag, reads, settings_from
from panicroom.server.store import NewerDatabase

HELP: Final[Mapping[str, tuple[str, str]]] = {
    "data": ("FOLDER", "flag-data"),
    "host": ("H", "flag-host"),
    "port": ("P", "flag-port"),
    "database": ("URL", "flag-database"),
    "public_url": ("URL", "flag-public-url"),
    "origins": ("URL", "flag-origins"),
    "log_level": ("L", "flag-log-level"),
    "message_bytes": ("N", "flag-message-bytes"),
    "messages_per_second": ("N", "flag-messages-per-second"),
    "sockets_per_address": ("N", "flag-sockets-per-address"),
    "guests_per_hour": ("N", "flag-guests-per-hour"),
    "tables_per_guest": ("N", "flag-tables-per-guest"),
    "token_days": ("N", "flag-token-days"),
    "link_hours": ("N", "flag-link-hours"),
    "dead_days": ("N", "flag-dead-days"),
}
"""For each setting what stands for its value, and its line in the help."""


def add_flags(parser: Parser) -> None:
    for name, (metavar, help) in HELP.items():
        parser.flag(flag(name), metavar=metavar, help=help)


def run(flags: Flags, terminal: Terminal) -> None:
    settings = settings_of(flags)
    set_up_logs(settings.log_level)

    def say_open(port: int) -> None:
        terminal.say("serve-open", address=address(settings, port))
        sys.stdout.flush()

    serving = Serving(settings, say_open)
    try:
        prepare(settings)
    except BrokenKey as error:
        raise Complaint("serve-broken-key", file=str(error.path)) from None
    except NewerDatabase as error:
        raise Complaint("serve-newer-database", found=error.found, known=error.known) from None
    serving.run()
    terminal.say("serve-closed")


def settings_of(flags: Flags) -> Settings:
    """A flag counts before the environment; both are read the same way."""
    given: dict[str, Any] = {
        name: read(flag(name), text)
        for name, read in reads().items()
        if (text := getattr(flags, name)) is not None
    }
    known = settings_from(os.environ)
    if "data" in given and "database" not in given and not os.environ.get("PANICROOM_DATABASE"):
        given["database"] = ""  # it follows the folder
    return replace(known, **given)


def address(settings: Settings, port: int) -> str:
    host = f"[{settings.host}]" if ":" in settings.host else settings.host
    return settings.public_url or f"http://{host}:{port}"
