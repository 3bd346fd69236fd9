"""Nothing waits for an owner who never returns, and whoever was sent away stays away, from the
outside: a real server, its time put forward."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from panicroom.server.table.commands.owning import AWAY, SILENT, STALLED
from tests.server.party import Party, now, party
from tests.server.running import Client, Running, served


def pass_time(server: Running, milliseconds: int) -> None:
    """In which everybody who has no connection is away."""
    [live_table] = server.services.tables.loaded.values()
    later = live_table._now() + milliseconds
    live_table._attendance._now = lambda: later


async def leave(game: Party) -> None:
    """Ann closes the page, and the server has noticed."""
    await game.ann.socket.close()
    while (await game.bob.until("presence"))["heir"] is None:
        pass


@asynccontextmanager
async def three_of_them(server: Running, start: bool) -> AsyncIterator[tuple[Party, Client]]:
    """Ann owns the table, Bob has sat there longer than Cat."""
    tokens = [await server.guest(name) for name in ("Ann", "Bob", "Cat")]
    code = (await server.table(tokens[0], wishes={"seats": 3}))["code"]
    game = Party(server, code, (tokens[0], tokens[1]))
    async with (
        server.at(code, tokens[0]) as game.ann,
        server.at(code, tokens[1]) as game.bob,
        server.at(code, tokens[2]) as cat,
    ):
        for seat, client in enumerate((game.ann, game.bob, cat)):
            await client.done("sit", seat=seat)
        if start:
            await game.ann.done("start")
        yield game, cat


@served
async def test_a_game_begins_without_an_owner_who_never_returns(server: Running) -> None:
    async with three_of_them(server, start=False) as (game, cat):
        await leave(game)
        assert (await game.bob.wish("take_over"))["code"] == "host-here"
        pass_time(server, AWAY)
        assert (await cat.wish("take_over"))["code"] == "not-longest-seated"
        await game.bob.done("take_over")
        await game.bob.done("remove", seat=0)
        await game.bob.done("bot", seat=0, level="random")
        await game.bob.done("start")
        assert (await cat.told_when(lambda told: told["table"]["status"] == "playing"))["options"]


@served
async def test_a_pause_ends_without_an_owner_who_never_returns(server: Running) -> None:
    async with three_of_them(server, start=True) as (game, cat):
        await game.ann.done("pause")
        await leave(game)
        pass_time(server, AWAY)
        assert (await game.bob.wish("resume"))["code"] == "host-only"
        await game.bob.done("take_over")
        await game.bob.done("resume")
        await game.bob.done("hand_over", seat=0)
        assert not (await cat.told_when(lambda told: told["table"]["paused"] is False))["anew"]


async def told_heir(server: Running, client: Client) -> object:
    """After the server has looked at who is silent."""
    await server.services.drop_idle()
    while (presence := await client.until("presence"))["heir"] is None:
        pass
    return presence["heir"]


@served
async def test_a_lobby_and_a_pause_do_not_wait_for_an_owner_whose_tab_is_open(
    server: Running,
) -> None:
    async with three_of_them(server, start=False) as (game, cat):
        pass_time(server, SILENT)
        await game.ann.done("say", words="still here")
        assert (await game.bob.wish("take_over"))["code"] == "host-here"
        pass_time(server, SILENT + SILENT // 2)
        assert (await game.bob.wish("take_over"))["code"] == "host-here"
        pass_time(server, 2 * SILENT)
        assert await told_heir(server, cat) == {"seat": 1, "wait": 0}
        assert (await cat.wish("take_over"))["code"] == "not-longest-seated"
        await game.bob.done("take_over")
        await game.bob.done("start")
        await game.bob.done("pause")
        pass_time(server, 4 * SILENT)
        await cat.done("take_over")


@served
async def test_an_owner_who_does_something_again_keeps_the_table(server: Running) -> None:
    async with three_of_them(server, start=False) as (game, cat):
        pass_time(server, SILENT)
        assert await told_heir(server, cat) == {"seat": 1, "wait": 0}
        await game.ann.done("say", words="here I am")
        assert (await cat.until("presence"))["heir"] is None
        assert (await game.bob.wish("take_over"))["code"] == "host-here"


@served
async def test_of_two_without_clocks_neither_waits_for_ever(server: Running) -> None:
    """The owner lets a bot stand in for the other, who takes over from an owner who stalls."""
    async with party(server, terms={"turn": None, "answer": None}) as game:
        pass_time(server, STALLED // 2)
        assert (await game.bob.wish("take_over"))["code"] == "host-here"
        pass_time(server, 2 * STALLED)
        await game.bob.done("take_over")
        await game.bob.done("hand_over", seat=0)
        stood_in = await game.bob.told_when(lambda told: told["table"]["chairs"][0]["level"])
        assert stood_in["table"]["status"] == "playing"


@served
async def test_a_clock_of_days_gives_its_owner_days(server: Running) -> None:
    """The clock itself sees to it that nothing waits for ever."""
    days = 3 * STALLED
    async with party(server, terms={"turn": days, "answer": days}) as game:
        pass_time(server, 2 * STALLED)
        assert (await game.bob.wish("take_over"))["code"] == "host-here"


@served
async def test_a_table_that_was_dropped_from_memory_still_knows_who_has_left(
    server: Running,
) -> None:
    async with three_of_them(server, start=False) as (game, cat):
        [live_table] = server.services.tables.loaded.values()
        for client in (game.ann, game.bob, cat):
            await client.socket.close()
        while not live_table.is_idle:
            await asyncio.sleep(0)
        pass_time(server, AWAY)
        server.services.tables.loaded.clear()
        async with server.at(game.code, game.bob_token) as game.bob:
            await game.bob.done("take_over")


@served
async def test_a_staller_is_replaced_by_most_of_the_others_and_may_return(server: Running) -> None:
    async with three_of_them(server, start=True) as (game, cat):
        assert (await game.bob.wish("vote_bot", seat=1, bot=True))["code"] == "vote-about-yourself"
        await game.ann.done("vote_bot", seat=1, bot=True)
        assert game.ann.standing["table"]["chairs"][1]["level"] is None
        await cat.done("vote_bot", seat=1, bot=True)
        stood_in = await game.bob.told_when(lambda told: told["table"]["chairs"][1]["level"])
        assert not stood_in["options"]
        assert stood_in["table"]["bot_votes"] == []
        await game.bob.done("return")
        await game.bob.told_when(lambda told: told["table"]["chairs"][1]["level"] is None)


@served
async def test_talk_is_slowed_down_by_most_of_those_who_play(server: Running) -> None:
    async with three_of_them(server, start=True) as (game, cat):
        await game.bob.done("vote_slow", slow=True)
        await cat.done("say", words="a")
        await cat.done("say", words="b")
        await game.ann.done("vote_slow", slow=True)
        assert (await cat.wish("say", words="c"))["code"] == "talk-slowed"
        await game.ann.done("vote_slow", slow=False)
        await cat.done("say", words="c")


@served
async def test_a_locked_table_given_away_obeys_its_new_owner_alone(server: Running) -> None:
    async with three_of_them(server, start=False) as (game, cat):
        await game.ann.done("lock", locked=True)
        async with server.at(game.code, await server.guest("Eve")) as eve:
            await cat.done("stand")
            assert (await eve.wish("sit", seat=2))["code"] == "table-locked"
            await game.ann.done("give_table", seat=1)
            assert (await game.ann.wish("lock", locked=False))["code"] == "host-only"
            await game.bob.done("lock", locked=False)
            await eve.done("sit", seat=2)


@served
async def test_who_was_removed_does_not_stay_under_another_name(server: Running) -> None:
    """With a second window, opened with the old code before the removal."""
    async with party(server) as game:
        second = await server.guest("Bob again")
        async with server.at(game.code, second) as other, server.at(game.code) as nobody:
            await game.ann.done("remove", seat=1)
            assert await other.last_words() == "code-renewed"
            assert await nobody.last_words() == "code-renewed"
            assert await game.watcher.last_words() == "code-renewed"
        await now(game.ann)


@served
async def test_a_new_code_keeps_those_who_sit_or_sat(server: Running) -> None:
    async with three_of_them(server, start=False) as (game, cat):
        await cat.done("stand")
        await game.ann.done("renew_code")
        for client in (game.ann, game.bob, cat):
            await now(client)
        await cat.done("sit", seat=2)
