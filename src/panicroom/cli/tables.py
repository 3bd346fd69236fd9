"""`panicroom tables`: lists, removes or restores the tables in a server's data."""

import asyncio
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Final

from panicroom.cli.parser import Flags, Parser
from panicroom.cli.screen.terminal import Terminal
from panicroom.cli.serve import add_data_flags, settings_of
from panicroom.cli.user_error import UserError
from panicroom.server.process.inventory import Seated, inventory
from panicroom.server.store import Kept, NewerDatabase, NoDatabase, OlderDatabase, visit_store

HEADINGS: Final = ("id", "game", "status", "made", "last", "seats", "entries")
SIGN: Final = "*"
"""Beside the status of a table that is marked for deletion."""


def add_flags(parser: Parser) -> None:
    add_data_flags(parser)
    parser.flag("--all", action="store_true", help="flag-tables-all")
    parser.flag("--codes", action="store_true", help="flag-tables-codes")
    parser.flag("--remove", metavar="ID", help="flag-tables-remove")
    parser.flag("--restore", metavar="ID", help="flag-tables-restore")


def run(flags: Flags, terminal: Terminal) -> None:
    address = settings_of(flags).database
    try:
        if flags.remove is not None:
            asyncio.run(remove(address, flags.remove))
            terminal.say("tables-removed", table=flags.remove)
        elif flags.restore is not None:
            asyncio.run(restore(address, flags.restore))
            terminal.say("tables-restored", table=flags.restore)
        else:
            show(asyncio.run(find(address)), flags, terminal)
    except NoDatabase as error:
        raise UserError("data-none", file=str(error.path)) from None
    except NewerDatabase as error:
        raise UserError("serve-newer-database", found=error.found, known=error.known) from None
    except OlderDatabase:
        raise UserError("tables-older-database") from None


async def find(address: str) -> list[tuple[Kept, Seated | None]]:
    async with visit_store(address) as store:
        return await inventory(store)


async def remove(address: str, id: str) -> None:
    async with visit_store(address) as store:
        if not await store.tables.remove(id):
            raise UserError("tables-unknown", table=id)


async def restore(address: str, id: str) -> None:
    async with visit_store(address) as store:
        if await store.tables.find(id) is None:
            raise UserError("tables-unknown", table=id)
        if not await store.removal.restore(id):
            raise UserError("tables-not-marked", table=id)


def show(found: Sequence[tuple[Kept, Seated | None]], flags: Flags, terminal: Terminal) -> None:
    shown = [each for each in found if flags.all or is_shown(each[0])]
    if shown:
        headings = [terminal.words.say(f"tables-{name}") for name in HEADINGS]
        terminal.table([headings, *(row(*each, flags.codes, terminal) for each in shown)])
    terminal.say("tables-count", shown=len(shown), hidden=len(found) - len(shown))
    if marked := sum(kept.marked is not None for kept, _ in shown):
        terminal.say("tables-marked", sign=SIGN, marked=marked)


def is_shown(kept: Kept) -> bool:
    """Finished tables are hidden, but not while they can still be restored."""
    return kept.table.status != "over" or kept.marked is not None


def row(kept: Kept, seated: Seated | None, codes: bool, terminal: Terminal) -> list[str]:
    table = kept.table
    status = terminal.words.say(f"tables-{table.status}")
    return [
        table.code if codes else table.id,
        table.game,
        status if kept.marked is None else f"{status} {SIGN}",
        day(table.made),
        day(kept.last),
        "?" if seated is None else f"{seated.people}+{seated.bots}/{seated.seats}",
        str(kept.entries),
    ]


def day(at: int) -> str:
    return f"{datetime.fromtimestamp(at / 1000, UTC):%Y-%m-%d}"
