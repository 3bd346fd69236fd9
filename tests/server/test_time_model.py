"""Whatever happens to the clocks of the machine: time does not go back, nobody loses any, and no
table is deleted before the server has run as long as it promised."""

import asyncio
from pathlib import Path
from tempfile import TemporaryDirectory

from hypothesis import given, settings
from hypothesis import strategies as st

from panicroom.server.process.clock import TOLERANCE
from panicroom.server.process.retention import DAY, GRACE, Retention
from panicroom.server.store import Store
from panicroom.server.table.due import due, thinking_time
from panicroom.server.table.due_answers import answer
from panicroom.server.table.fold import Asked, TableFold
from panicroom.server.table.spans import active
from panicroom.server.table.terms import Terms
from tests.server.machine_clock import HOUR, SECOND
from tests.server.modeled_server import SETTINGS, ModeledServer, happenings
from tests.server.store.temporary_store import moved, set_up, within
from tests.server.table.logged_table import HOST, started

BUDGET = 2 * HOUR
DEAD = SETTINGS.dead_days * DAY

several = st.lists(happenings, min_size=1, max_size=12)


@settings(max_examples=300, deadline=None)
@given(several)
def test_server_time_never_goes_back_and_running_time_is_what_the_server_ran(
    several: list[tuple[str, int]],
) -> None:
    with TemporaryDirectory() as data:
        server = ModeledServer(Path(data))
        began = before = server.append()
        for what, length in several:
            server.happen(what, length)
            now = server.clock.now()
            assert now >= max(before, server.newest or 0)
            assert now >= server.wall - TOLERANCE
            before = now
            if server.ran < DEAD:  # down time is not kept for ever
                assert active((began, now), server.clock.down) == server.ran
                assert server.clock.ago(server.ran + 1) == began - 1


@settings(max_examples=150, deadline=None)
@given(several)
def test_nobody_is_timed_out_early_and_every_bot_answers_in_time(
    several: list[tuple[str, int]],
) -> None:
    fold = started("panik", (HOST,), terms=Terms(BUDGET, BUDGET, SECOND)).fold
    with TemporaryDirectory() as data:
        server = ModeledServer(Path(data))
        ask(fold, server)
        asked = server.ran
        for what, length in several:
            server.happen(what, length)
            passed = server.ran - asked
            for left, limit, is_answered in answers(fold, server):
                assert left == limit - passed
                assert is_answered is (passed >= limit)
            if passed > BUDGET:
                ask(fold, server)
                asked = server.ran


def ask(fold: TableFold, server: ModeledServer) -> None:
    """Put the first decision of the game again: a person and three bots owe an answer."""
    assert fold.asked is not None
    fold.asked = Asked(fold.asked.decision, fold.asked.seats, server.append())


def answers(fold: TableFold, server: ModeledServer) -> list[tuple[int, int, bool]]:
    """For each answer that will come by itself: the time left, the time allowed, and whether it
    comes now."""
    now, down = server.clock.now(), server.clock.down
    items = due(fold, "t", now, down)
    assert {item.by for item in items} == {"clock", "bot"}
    return [
        (
            item.at - now,
            BUDGET if item.by == "clock" else thinking_time(fold, item.decision, item.seat),
            answer(fold, item, now, down) != [],
        )
        for item in items
    ]


@settings(max_examples=30, deadline=None)
@given(several)
def test_a_table_is_marked_and_deleted_by_the_time_the_server_ran(
    several: list[tuple[str, int]],
) -> None:
    with TemporaryDirectory() as folder:
        server = ModeledServer(Path(folder))

        async def scenario(store: Store) -> None:
            await set_up(store)
            await age_the_table(store, server, several)

        asyncio.run(within(Path(folder), scenario))


async def age_the_table(
    store: Store, server: ModeledServer, several: list[tuple[str, int]]
) -> None:
    """Until it is deleted. The only entries are the first one, and one before each crash."""
    await play(store, server.append())
    acted, marked = server.ran, None
    for what, length in several:
        server.happen(what, length)
        if what == "crash":
            await play(store, server.newest or 0)
            acted, marked = server.ran, None
        await Retention(SETTINGS, store, server.clock).clean_up()
        if marked is not None and server.ran - marked >= GRACE:
            assert await store.tables.kept() == []
            return
        if marked is None and server.ran - acted >= DEAD:
            marked = server.ran
        [kept] = await store.tables.kept()
        assert (kept.marked is None) is (marked is None)
        server.newest = await store.removal.newest()


async def play(store: Store, at: int) -> None:
    [kept] = await store.tables.kept()
    await store.log.append("t", kept.entries, [moved(at=at)])
