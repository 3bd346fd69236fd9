"""`panicroom tables`: lists, removes or restores the tables in a server's data."""

import asyncio
from contextlib import AbstractAsyncContextManager
from datetime import UTC, datetime
from typing import Final

from panicroom.cli.data_errors import told_in_a_sentence
from panicroom.cli.parser import Flags, Parser
from panicroom.cli.screen.terminal import Terminal
from panicroom.cli.serve import add_data_flags, settings_of
from panicroom.cli.user_error import UserError
from panicroom.server.process.inventory import Inventory, KeptTable, inventory
from panicroom.server.process.settings import Settings
from panicroom.server.store import LOG_LENGTHS, Store, visit_store

HEADINGS: Final = ("id", "game", "status", "made", "last", "seats", "entries")
SIGN: Final = "*"
"""Beside the status of a table that is marked for deletion."""
DAMAGE: Final = "!"
"""Beside the status of a table that is damaged."""


def add_flags(parser: Parser) -> None:
    add_data_flags(parser)
    parser.flag("--all", action="store_true", help="flag-tables-all")
    parser.flag("--codes", action="store_true", help="flag-tables-codes")
    parser.flag("--remove", metavar="ID", help="flag-tables-remove")
    parser.flag("--restore", metavar="ID", help="flag-tables-restore")


def run(flags: Flags, terminal: Terminal) -> None:
    settings = settings_of(flags)
    with told_in_a_sentence(settings):
        if flags.remove is not None:
            asyncio.run(remove(settings, flags.remove))
            terminal.say("tables-removed", table=flags.remove)
        elif flags.restore is not None:
            asyncio.run(restore(settings, flags.restore))
            terminal.say("tables-restored", table=flags.restore)
        else:
            show(asyncio.run(find(settings)), flags, terminal)


def visited(settings: Settings) -> AbstractAsyncContextManager[Store]:
    return visit_store(settings.database, settings.data / LOG_LENGTHS)


async def find(settings: Settings) -> Inventory:
    async with visited(settings) as store:
        return await inventory(store)


async def remove(settings: Settings, id: str) -> None:
    async with visited(settings) as store:
        if not await store.tables.remove(id):
            raise UserError("tables-unknown", table=id)


async def restore(settings: Settings, id: str) -> None:
    async with visited(settings) as store:
        if await store.tables.find(id) is None:
            raise UserError("tables-unknown", table=id)
        if not await store.removal.restore(id):
            raise UserError("tables-not-marked", table=id)


def show(found: Inventory, flags: Flags, terminal: Terminal) -> None:
    shown = [each for each in found.tables if flags.all or is_shown(each)]
    if shown:
        headings = [terminal.words.say(f"tables-{name}") for name in HEADINGS]
        terminal.table([headings, *(row(each, flags.codes, terminal) for each in shown)])
    hidden = len(found.tables) - len(shown)
    terminal.say("tables-count", shown=len(shown), hidden=hidden)
    if marked := sum(each.kept.marked is not None for each in shown):
        terminal.say("tables-marked", sign=SIGN, marked=marked)
    show_damage(found, terminal)


def show_damage(found: Inventory, terminal: Terminal) -> None:
    if damaged := sum(each.is_damaged for each in found.tables):
        terminal.say("tables-damaged", sign=DAMAGE, damaged=damaged)
    if found.missing:
        terminal.say("tables-missing", missing=len(found.missing), tables=found.missing)
    if found.is_damaged_elsewhere:
        terminal.say("tables-damaged-elsewhere")
    if found.lost:
        terminal.say("tables-lost", lost=found.lost)
    if not found.is_checked:
        terminal.say("tables-unchecked")


def is_shown(each: KeptTable) -> bool:
    """Finished tables are hidden, but not while they can still be restored, or are damaged."""
    kept = each.kept
    return kept.table.status != "over" or kept.marked is not None or each.is_damaged


def row(each: KeptTable, codes: bool, terminal: Terminal) -> list[str]:
    kept, seated = each.kept, each.seated
    table = kept.table
    status = terminal.words.say(f"tables-{table.status}")
    signs = [SIGN] * (kept.marked is not None) + [DAMAGE] * each.is_damaged
    return [
        table.code if codes else table.id,
        table.game,
        " ".join([status, *signs]),
        day(table.made),
        day(kept.last),
        "?" if seated is None else f"{seated.people}+{seated.bots}/{seated.seats}",
        str(kept.entries),
    ]


def day(at: int) -> str:
    return f"{datetime.fromtimestamp(at / 1000, UTC):%Y-%m-%d}"
