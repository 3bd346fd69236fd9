"""What people have beside the game tells nobody more than they know."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from panicroom.server.table import stream
from tests.server.running import running
from tests.server.secrecy.link_previews import check_previews
from tests.server.secrecy.own_devices import check_devices
from tests.server.secrecy.paged_history import check_pages
from tests.server.secrecy.positions import a_trade, after_a_secret, half_a_trade, posts
from tests.server.secrecy.twin_servers import Side, furnished
from tests.server.table.logged_table import LoggedTable

Check = Callable[[Side, LoggedTable], Awaitable[None]]


def run(check: Check, folder: Path, *tables: LoggedTable) -> None:
    async def scenario() -> None:
        async with running(folder) as server:
            side = await furnished(server)
            for table in tables:
                await check(side, table)

    asyncio.run(scenario())


@pytest.mark.parametrize("lines", [1, 3, stream.MOST_LINES])
def test_everybody_pages_through_their_own_lines_alone(
    lines: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stream, "MOST_LINES", lines)
    run(check_pages, tmp_path, after_a_secret(), half_a_trade(), posts())


def test_a_messenger_is_told_the_game_of_a_code_and_nothing_else(tmp_path: Path) -> None:
    run(check_previews, tmp_path, a_trade(), posts())


def test_nobody_is_told_of_anothers_devices(tmp_path: Path) -> None:
    run(check_devices, tmp_path, a_trade())
