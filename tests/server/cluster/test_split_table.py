"""One table, its sockets with two servers: whoever acts where, all are told the same."""

import asyncio
from random import Random

from tests.server.cluster.two_servers import Two, deaf, hears, seated, split
from tests.server.conformance.players import Player
from tests.server.conformance.test_games import compare
from tests.server.running import Json, Running

WISHES = {"seats": 3}


async def players_of(two: Two, table: Json, ann: str, bob: str) -> list[Player]:
    """Ann with one server, Bob with the other, a bot, and onlookers with both."""
    async with two.one.at(table["code"], ann) as host:
        await host.done("bot", seat=2, level="easy")
        await host.done("start")
    places: list[tuple[Running, str | None]] = [
        *((two.one, ann), (two.other, bob)),
        *((two.one, None), (two.other, None)),
    ]
    code = table["code"]
    return [Player(server, code, token, Random(n)) for n, (server, token) in enumerate(places)]


@split
async def test_a_game_between_two_servers_is_the_game_in_the_log(two: Two) -> None:
    players = await players_of(two, *await seated(two, wishes=WISHES))
    await asyncio.gather(*(player.play(hang_up=0.1) for player in players))
    await compare(two.one.services.store, players)


@split
async def test_what_is_said_with_one_server_is_heard_with_the_other(two: Two) -> None:
    table, ann, bob = await seated(two)
    async with two.one.at(table["code"], ann) as here, two.other.at(table["code"], bob) as there:
        for words in ("hello", "is anybody there"):
            await here.done("say", words=words)
            await hears(there, words)
            await there.done("say", words=f"yes, {words}")
            await hears(here, f"yes, {words}")


@split
async def test_an_action_sent_again_to_the_other_server_counts_once(two: Two) -> None:
    table, ann, _ = await seated(two)
    for server in (two.one, two.other, two.one):
        async with server.at(table["code"], ann) as client:
            answer = await client.wish("say", id="once", words="once")
            assert answer["type"] == "ack"
    store = two.one.services.store
    said = [entry for entry in await store.log.read(table["id"]) if entry.words == "once"]
    assert len(said) == 1


@deaf
async def test_a_refusal_is_true_at_the_end_of_the_log(two: Two) -> None:
    """Bob's server has not heard that Ann has given him the table."""
    table, ann, bob = await seated(two, wishes={"seats": 2})
    async with two.other.at(table["code"], bob) as there:
        assert (await there.wish("start"))["type"] == "denied"
        async with two.one.at(table["code"], ann) as here:
            await here.done("give_table", seat=1)
        await there.done("start")


@deaf
async def test_whoever_comes_in_is_shown_the_end_of_the_log(two: Two) -> None:
    table, ann, bob = await seated(two)
    async with two.other.at(table["code"], bob):
        async with two.one.at(table["code"], ann) as here:
            await here.done("say", words="hello")
        async with two.other.at(table["code"], bob) as again:
            assert [line.get("words") for line in again.heard][-1] == "hello"


@deaf
async def test_if_every_ring_is_lost_all_is_told_some_seconds_later(two: Two) -> None:
    table, ann, bob = await seated(two)
    async with two.one.at(table["code"], ann) as here, two.other.at(table["code"], bob) as there:
        await here.done("say", words="hello")
        await hears(there, "hello")


@split
async def test_of_many_who_act_at_once_everybody_is_answered(two: Two) -> None:
    table, ann, bob = await seated(two)
    async with two.one.at(table["code"], ann) as here, two.other.at(table["code"], bob) as there:
        said = [
            client.done("say", words=f"{name} {number}")
            for number in range(5)
            for name, client in (("Ann", here), ("Bob", there))
        ]
        for first, second in zip(said[::2], said[1::2], strict=True):
            await asyncio.gather(first, second)
        entries = await two.one.services.store.log.read(table["id"])
        assert sum(entry.kind == "talked" for entry in entries) == 10
        assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
        times = [entry.at for entry in entries]
        assert times == sorted(times)
