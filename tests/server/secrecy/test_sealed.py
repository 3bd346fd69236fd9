"""Who has sealed an answer is not shown: not by a message, a number, a clock or a page."""

import asyncio
from pathlib import Path

import pytest

from tests.server.secrecy.positions import a_trade, posts
from tests.server.secrecy.sealed_answers import check_sealed
from tests.server.secrecy.twin_servers import two_sides
from tests.server.table.logged_table import LoggedTable


async def check(folder: Path, logged: LoggedTable, sealer: int) -> None:
    async with two_sides(folder) as sides:
        await check_sealed(sides, logged, sealer)


@pytest.mark.parametrize("sealer", [0, 1])
def test_nobody_notices_a_card_laid_out_for_a_trade(sealer: int, tmp_path: Path) -> None:
    asyncio.run(check(tmp_path, a_trade(), sealer))


@pytest.mark.parametrize("sealer", [0, 3])
def test_nobody_notices_a_hunter_posted(sealer: int, tmp_path: Path) -> None:
    asyncio.run(check(tmp_path, posts(), sealer))
