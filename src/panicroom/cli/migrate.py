"""`panicroom migrate`: brings a database to this version, before the servers that use it."""

import asyncio

from panicroom.cli.data_errors import told_in_a_sentence
from panicroom.cli.parser import Flags, Parser
from panicroom.cli.screen.terminal import Terminal
from panicroom.cli.serve import add_data_flags, held, settings_of
from panicroom.server.process.permissions import private_umask
from panicroom.server.store import migrate_store


def add_flags(parser: Parser) -> None:
    add_data_flags(parser)


def run(flags: Flags, terminal: Terminal) -> None:
    settings = settings_of(flags)
    with told_in_a_sentence(settings), private_umask(), held(settings):
        asyncio.run(migrate_store(settings.database))
    terminal.say("migrate-done")
