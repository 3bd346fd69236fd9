"""What is sent of finished games is made once, and never on the event loop: the work is
given to somebody else, in a server to its `Workers`."""

import asyncio
import threading
from collections.abc import Awaitable, Callable

import pytest

from panicroom.server.live.films import MOST, Body, Films
from tests.patience import PATIENCE

Scenario = Callable[[Films], Awaitable[None]]


def tried(scenario: Scenario) -> None:
    async def within() -> None:
        await scenario(Films())

    asyncio.run(asyncio.wait_for(within(), PATIENCE))


async def elsewhere(job: Callable[[], Body]) -> Body:
    return await asyncio.to_thread(job)


class Making:
    """Takes until it may end."""

    def __init__(self) -> None:
        self.count = 0
        self.may_end = threading.Event()

    def __call__(self) -> str:
        self.count += 1
        assert self.may_end.wait(PATIENCE)
        return "film"


def test_the_loop_goes_on_while_a_film_is_made_once_for_all_who_ask() -> None:
    async def scenario(films: Films) -> None:
        making = Making()
        asked = [asyncio.create_task(films.of(("a",), making, elsewhere)) for _ in range(9)]
        for _ in range(100):
            await asyncio.sleep(0)  # were it made on the loop, this would never come back
        assert not any(each.done() for each in asked)
        making.may_end.set()
        assert len(set(await asyncio.gather(*asked))) == 1
        assert making.count == 1

    tried(scenario)


def test_whoever_goes_away_does_not_end_it_for_the_others() -> None:
    async def scenario(films: Films) -> None:
        making = Making()
        leaves, stays = (asyncio.create_task(films.of(("a",), making, elsewhere)) for _ in range(2))
        await asyncio.sleep(0)
        leaves.cancel()
        making.may_end.set()
        assert (await stays).zipped
        assert making.count == 1

    tried(scenario)


def test_a_failure_is_not_kept() -> None:
    def fails() -> str:
        raise ValueError("once")

    async def scenario(films: Films) -> None:
        with pytest.raises(ValueError, match="once"):
            await films.of(("a",), fails, elsewhere)
        assert (await films.of(("a",), lambda: "film", elsewhere)).zipped

    tried(scenario)


def test_the_least_recently_used_is_made_anew() -> None:
    made = list[str]()

    def making(name: str) -> Callable[[], str]:
        return lambda: made.append(name) or name  # type: ignore[func-returns-value]

    async def scenario(films: Films) -> None:
        names = [f"{number}" for number in range(MOST)]
        for name in (*names, "0", "one more", "0", "1"):
            await films.of((name,), making(name), elsewhere)
        assert made == [*names, "one more", "1"]

    tried(scenario)
