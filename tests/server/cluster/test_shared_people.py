"""What a person does with one server counts with the other within seconds."""

from panicroom.server.live.tables import NEW
from tests.server.cluster.two_servers import Two, deaf, hears, seated, split


async def last_words_of(two: Two, revoke: str, *, body: object = None) -> tuple[str, str]:
    """What Bob's connection with the other server is told when this is asked of the first; and
    what a new one is told."""
    table, _, bob = await seated(two)
    async with two.other.at(table["code"], bob) as there:
        method, path = revoke.split()
        answer = await two.one.ask(method, path, bob, body)
        assert answer.status_code < 300, answer.text
        last = await there.last_words()
    async with two.other.at(table["code"], bob) as again:
        return last, str(again.welcome["code"])


@split
async def test_a_token_revoked_here_is_closed_there(two: Two) -> None:
    assert await last_words_of(two, "POST /api/me/token") == ("token-revoked", "token-revoked")


@split
async def test_a_guest_deleted_here_is_gone_there(two: Two) -> None:
    assert await last_words_of(two, "DELETE /api/me") == ("guest-gone", "token-revoked")


@deaf
async def test_also_if_no_ring_is_heard(two: Two) -> None:
    assert await last_words_of(two, "POST /api/me/token") == ("token-revoked", "token-revoked")


@deaf
async def test_a_deleted_guest_is_gone_if_no_ring_is_heard(two: Two) -> None:
    assert await last_words_of(two, "DELETE /api/me") == ("guest-gone", "token-revoked")


@split
async def test_whoever_is_removed_from_the_table_here_is_thrown_out_there(two: Two) -> None:
    table, ann, bob = await seated(two)
    async with two.one.at(table["code"], ann) as here, two.other.at(table["code"], bob) as there:
        await here.done("remove", seat=1)
        assert await there.last_words() == "removed-from-table"
    async with two.other.at(table["code"], bob) as again:
        assert again.welcome["code"] == "not-found"


@split
async def test_a_new_name_is_seen_there(two: Two) -> None:
    table, ann, bob = await seated(two)
    eve = await two.other.guest("Eve")
    async with two.other.at(table["code"], eve) as there:
        assert there.onlookers == ["Eve"]
        await two.one.ask("PATCH", "/api/me", eve, {"name": "Eva"})
        while there.onlookers != ["Eva"]:
            await there.receive()
    async with two.other.at(table["code"], ann) as there:
        await two.one.ask("PATCH", "/api/me", bob, {"name": "Bobby"})
        await there.told_when(lambda told: told["table"]["chairs"][1]["name"] == "Bobby")


@split
async def test_words_that_were_deleted_here_are_told_to_nobody_there(two: Two) -> None:
    table, ann, bob = await seated(two)
    async with two.other.at(table["code"], ann) as there:
        async with two.one.at(table["code"], bob) as here:
            await here.done("say", words="secret")
        await hears(there, "secret")
        assert (await two.one.ask("DELETE", "/api/me", bob)).status_code == 204
        await there.told_when(lambda _: all(each.get("words") != "secret" for each in there.heard))
    async with two.other.at(table["code"], ann) as again:
        assert all(line.get("words") != "secret" for line in again.heard)


@deaf
async def test_deleted_words_are_forgotten_if_no_ring_is_heard(two: Two) -> None:
    table, ann, bob = await seated(two)
    async with two.other.at(table["code"], ann) as there:
        async with two.one.at(table["code"], bob) as here:
            await here.done("say", words="secret")
        await hears(there, "secret")
        assert (await two.one.ask("DELETE", "/api/me", bob)).status_code == 204
        await there.told_when(lambda _: all(each.get("words") != "secret" for each in there.heard))


@split
async def test_who_is_connected_there_is_seen_here(two: Two) -> None:
    table, ann, bob = await seated(two)
    async with two.one.at(table["code"], ann) as here:
        assert here.here == [0]
        async with two.other.at(table["code"], bob) as there:
            while here.here != [0, 1]:
                await here.receive()
            while there.here != [0, 1]:
                await there.receive()
            eve = await two.other.guest("Eve")
            async with two.other.at(table["code"], eve), two.other.at(table["code"]):
                while here.onlookers != ["Eve", None]:
                    await here.receive()
        while here.here != [0] or here.onlookers:
            await here.receive()


@split
async def test_an_open_table_is_listed_by_a_server_at_which_nobody_is(two: Two) -> None:
    table, ann, _ = await seated(two, listed=True)
    late = two.other.services.tables
    late._now = lambda: table["made"] + 10 * NEW
    async with two.one.at(table["code"], ann):
        found: list[str] = []
        while table["id"] not in found:
            answer = await two.other.ask("GET", "/api/tables")
            found = [each["id"] for each in answer.json()]
            await two.other.services.neighbors.say_who_is_here()
