"""`panicroom backup`: copies all data of a server into one file. Exit code 1 if it is damaged."""

import asyncio
import sys
from datetime import UTC, datetime
from pathlib import Path

from panicroom.cli.data_errors import told_in_a_sentence
from panicroom.cli.exposed_files import warn_of_exposed
from panicroom.cli.parser import Flags, Parser
from panicroom.cli.screen.terminal import Terminal
from panicroom.cli.serve import add_data_flags, settings_of
from panicroom.cli.user_error import CheckFailed, UserError
from panicroom.server.process.backup import write_backup
from panicroom.server.process.damage import health_of
from panicroom.server.process.permissions import check_permissions, private_umask
from panicroom.server.process.settings import Settings
from panicroom.words import Message


def add_flags(parser: Parser) -> None:
    parser.flag("to", metavar="FILE", nargs="?", type=Path, help="flag-backup-to")
    add_data_flags(parser)


def run(flags: Flags, terminal: Terminal) -> None:
    settings = settings_of(flags)
    to = archive_named(flags.to or Path())
    try:
        with told_in_a_sentence(settings), private_umask():
            write_backup(settings, to)
    except FileExistsError:
        raise UserError("backup-exists", file=str(to)) from None
    warn_of_exposed(check_permissions(settings), terminal)
    terminal.say("backup-written", file=str(to))
    terminal.say("backup-restore")
    terminal.text(f"  tar -xf {to}")
    terminal.text(f"  panicroom serve --data {to.stem}")
    warn_of_damage(settings, terminal)


def warn_of_damage(settings: Settings, terminal: Terminal) -> None:
    """On standard error, after the copy: a damaged one is better than none, but whoever takes it
    for a good one would delete the last that is."""
    health = asyncio.run(health_of(settings))
    if health in ("damaged", "unchecked"):
        print(terminal.folded([Message(f"backup-{health}")]), file=sys.stderr)
    if health == "damaged":
        raise CheckFailed


def archive_named(to: Path) -> Path:
    """A folder gets a file named by date and time."""
    if to.is_dir():
        return to / f"panicroom-{datetime.now(UTC):%Y%m%d-%H%M%S}.tar"
    return to if to.suffix == ".tar" else to.with_name(f"{to.name}.tar")
