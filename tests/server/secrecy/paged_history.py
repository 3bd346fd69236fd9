"""Everybody pages through what they have heard themselves: every line of it once, in order, and
nothing that only others have heard."""

import json

from panicroom.kernel.audience import Event, heard_by
from panicroom.server.protocol.history import heard
from panicroom.server.table.fold import TableFold
from panicroom.server.table.stream import Item
from tests.server.running import Json
from tests.server.secrecy.background_activity import same
from tests.server.secrecy.connected_table import scene
from tests.server.secrecy.questions import seat_of
from tests.server.secrecy.twin_servers import CODE, Side
from tests.server.table.law import state_of
from tests.server.table.logged_table import LoggedTable

FOREIGN = ("&seat=0", "&viewer=0&seat=1", "&as=ann")
"""No question makes the asker somebody else."""


async def check_pages(side: Side, logged: LoggedTable) -> None:
    """For each player, for nobody in particular, and for a guest without a seat."""
    async with scene(side, logged, state_of(logged.fold).copy(), words=False) as table:
        for who in (*table.recorders, "stranger"):
            await check_pages_of(side, table.fold, who)


async def check_pages_of(side: Side, fold: TableFold, who: str | None) -> None:
    expected = own_lines(fold, who)
    for more in ("", *FOREIGN):
        found = await all_pages(side, who, len(expected), more)
        same(found, expected, f"{who} pages{more} through what {who} hears")


def own_lines(fold: TableFold, who: str | None) -> list[str]:
    """By the audience of each item, one after the other: not as the server finds them."""
    seat = seat_of(fold, who)
    told = [told_to(item, seat) for item in fold.stream.items]
    return [written(heard(fold.game, item)) for item in told if item is not None]


def told_to(item: Item, seat: int | None) -> Item | None:
    if isinstance(item, Event):
        return heard_by(item, seat)
    return item if item.to is None or seat in item.to else None


async def all_pages(side: Side, who: str | None, until: int, more: str) -> list[str]:
    """From the last page to the first. Numbers have no gaps: one would tell of a hidden line."""
    lines: list[str] = []
    last = await page(side, who, (1 << 31) - 1, more)
    assert last["since"] + len(last["heard"]) == until, f"{who} hears of another number of lines"
    while until > 0:
        found = await page(side, who, until, more)
        assert found["since"] + len(found["heard"]) == until, f"{who} hears of a gap"
        assert found["since"] < until, f"{who} hears nothing on a page"
        lines[:0] = [written(line) for line in found["heard"]]
        until = found["since"]
    return lines


async def page(side: Side, who: str | None, before: int, more: str) -> Json:
    token = None if who is None else side.tokens[who]
    path = f"/api/tables/{CODE}/history?before={before}{more}"
    answer = await side.server.ask("GET", path, token)
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def written(line: Json) -> str:
    return json.dumps(line, sort_keys=True)
