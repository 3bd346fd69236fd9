"""The law over the wire, at moments of random games and where hands decide what happens."""

import asyncio
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from panicroom.kernel.audience import Viewer
from tests.server.secrecy import positions
from tests.server.secrecy.law import check_game, check_worlds
from tests.server.secrecy.twin_servers import two_sides
from tests.server.table.logged_table import EVERY_GAME, LoggedTable

MOMENTS = 2
GAMES = 2
PLACES: list[tuple[Callable[[], LoggedTable], tuple[Viewer, ...]]] = [
    (positions.a_meeting, (0, 2)),
    (positions.a_trade, (0, 2, None)),
    (positions.half_a_trade, (2, None)),
    (positions.a_search, (0,)),
    (positions.a_bot_is_shot, (0, None)),
    (partial(positions.a_shot, "take-single"), (0,)),
    (partial(positions.a_shot, "cover-trooper"), (0,)),
    (positions.out_of_it, (2,)),
    (positions.posts, (0,)),
]
"""Where hidden things decide what comes next, and some who must not learn of them."""


@pytest.mark.parametrize(("place", "viewers"), PLACES)
def test_nothing_hidden_shows_where_it_decides_what_comes_next(
    place: Callable[[], LoggedTable], viewers: tuple[Viewer, ...], tmp_path: Path
) -> None:
    async def scenario() -> None:
        async with two_sides(tmp_path) as sides:
            for viewer in viewers:
                await check_worlds(sides, place(), viewer, f"{viewer}")

    asyncio.run(scenario())


@EVERY_GAME
@pytest.mark.parametrize("seed", range(GAMES))
def test_two_worlds_of_a_viewer_are_the_same_bytes(game: str, seed: int, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with two_sides(tmp_path) as sides:
            await check_game(sides, game, seed, MOMENTS)

    asyncio.run(scenario())
