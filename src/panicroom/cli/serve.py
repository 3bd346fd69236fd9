"""`panicroom serve`: runs the server."""

import os
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from panicroom.cli.addresses import is_local, local_address, network_address
from panicroom.cli.command_lines import join_command
from panicroom.cli.data_errors import told_in_a_sentence
from panicroom.cli.exposed_files import warn_of_exposed
from panicroom.cli.parser import Flags, Parser
from panicroom.cli.screen.terminal import GAP, Terminal
from panicroom.cli.user_error import UserError
from panicroom.server.process.data_lock import DataFolderInUse, DataLock
from panicroom.server.process.logs import set_up_logs
from panicroom.server.process.permissions import check_permissions, private_umask
from panicroom.server.process.settings import Settings, flag, reads, settings_from
from panicroom.server.serving import Serving, prepare

Publish = Callable[[str], None]
"""Writes down where the server listens, for other programs on this machine."""
HELP: Final[Mapping[str, tuple[str, str]]] = {
    "data": ("FOLDER", "flag-data"),
    "host": ("H", "flag-host"),
    "port": ("P", "flag-port"),
    "metrics_port": ("P", "flag-metrics-port"),
    "database": ("URL", "flag-database"),
    "redis": ("URL", "flag-redis"),
    "signing_keys": ("FILE", "flag-signing-keys"),
    "public_url": ("URL", "flag-public-url"),
    "origins": ("URL", "flag-origins"),
    "proxies": ("IP", "flag-proxies"),
    "log_level": ("L", "flag-log-level"),
    "message_bytes": ("N", "flag-message-bytes"),
    "messages_per_second": ("N", "flag-messages-per-second"),
    "sockets_per_address": ("N", "flag-sockets-per-address"),
    "connections_per_address": ("N", "flag-connections-per-address"),
    "guests_per_hour": ("N", "flag-guests-per-hour"),
    "tables_per_guest": ("N", "flag-tables-per-guest"),
    "tables_per_hour": ("N", "flag-tables-per-hour"),
    "lookups_per_minute": ("N", "flag-lookups-per-minute"),
    "welcomes_per_minute": ("N", "flag-welcomes-per-minute"),
    "talk_bytes_per_minute": ("N", "flag-talk-bytes-per-minute"),
    "call_seconds": ("N", "flag-call-seconds"),
    "call_networks": ("IP", "flag-call-networks"),
    "smtp": ("URL", "flag-smtp"),
    "mail_from": ("MAIL", "flag-mail-from"),
    "mail_seconds": ("N", "flag-mail-seconds"),
    "webhooks": ("on", "flag-webhooks"),
    "token_days": ("N", "flag-token-days"),
    "link_hours": ("N", "flag-link-hours"),
    "dead_days": ("N", "flag-dead-days"),
}
"""For each setting the placeholder of its value and the id of its help text."""


def add_flags(parser: Parser) -> None:
    for name, (metavar, help) in HELP.items():
        parser.flag(flag(name), metavar=metavar, help=help)


def add_data_flags(parser: Parser) -> None:
    """For commands that read a server's data."""
    for name in ("data", "database"):
        metavar, help = HELP[name]
        parser.flag(flag(name), metavar=metavar, help=help)


def run(flags: Flags, terminal: Terminal) -> None:
    settings = settings_of(flags)
    set_up_logs(settings.log_level)
    with told_in_a_sentence(settings), private_umask(), held(settings) as publish:
        warn_of_exposed(check_permissions(settings), terminal)
        serve(settings, publish, terminal)
    terminal.say("serve-closed")


@contextmanager
def held(settings: Settings) -> Iterator[Publish]:
    """Several servers may share a PostgreSQL, and then have nothing in the data folder."""
    if settings.is_shared:
        yield lambda address: None
        return
    try:
        with DataLock.hold(settings.data) as data_lock:
            yield data_lock.publish
    except DataFolderInUse as error:
        raise occupied(settings.data, error.address) from None


def occupied(folder: Path, address: str) -> UserError:
    if not address:
        return UserError("serve-occupied-unknown", folder=str(folder))
    return UserError("serve-occupied", folder=str(folder), address=address)


def serve(settings: Settings, publish: Publish, terminal: Terminal) -> None:
    def say_open(port: int) -> None:
        publish(local_address(settings.host, port))
        tell_where(settings, port, terminal)

    serving = Serving(settings, say_open)
    prepare(settings)
    serving.run()


def settings_of(flags: Flags) -> Settings:
    """Flags override environment variables; both are parsed the same way."""
    given: dict[str, Any] = {
        name: read(flag(name), text)
        for name, read in reads().items()
        if (text := getattr(flags, name, None)) is not None
    }
    known = settings_from(os.environ)
    if "data" in given and "database" not in given and not os.environ.get("PANICROOM_DATABASE"):
        given["database"] = ""  # it follows the folder
    return replace(known, **given)


def tell_where(settings: Settings, port: int, terminal: Terminal) -> None:
    address = settings.public_url or network_address(settings.host, port)
    terminal.say("serve-open", address=address)
    terminal.say("serve-how")
    terminal.text(GAP + join_command(address))
    if not settings.public_url and is_local(settings.host):
        terminal.say("serve-here")
    sys.stdout.flush()
