"""Earlier pages of history: as the asker heard it, and nobody else."""

from panicroom.server.table.stream import MOST_LINES
from tests.server.party import Party, now, party
from tests.server.running import Client, Json, Running, served


async def page(server: Running, code: str, token: str | None = None, **asked: object) -> Json:
    given = "&".join(f"{name}={value}" for name, value in asked.items())
    answer = await server.ask("GET", f"/api/tables/{code}/history?{given}", token)
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


@served
async def test_a_page_is_what_the_asker_was_told(server: Running) -> None:
    async with party(server) as game:
        await game.goes_on()
        listeners = ((game.ann_token, game.ann), (game.bob_token, game.bob), (None, game.watcher))
        for token, client in listeners:
            await now(client)
            found = await page(server, game.code, token, before=len(client.heard))
            own = {"seat": client.standing["seat"], "since": 0, "heard": client.heard}
            assert found == own
            part = await page(server, game.code, token, before=3)
            assert part["heard"] == client.heard[:3]


@served
async def test_pages_with_words_are_those_of_a_welcome_with_words(server: Running) -> None:
    async with party(server) as game:
        await game.goes_on()
        async with server.at(game.code, game.bob_token, words=True) as worded:
            count = len(worded.heard)
            found = await page(server, game.code, game.bob_token, before=count, words="true")
            assert found["heard"] == worded.heard
            for number in range(count):
                found = await page(server, game.code, game.bob_token, before=number, words="true")
                assert found["heard"] == worded.heard[:number]


@served
async def test_numbers_that_cannot_be_are_bounded_or_refused(server: Running) -> None:
    async with party(server) as game:
        await now(game.watcher)
        whole = await page(server, game.code, before=len(game.watcher.heard))
        assert await page(server, game.code, before=(1 << 31) - 1) == whole
        nothing: Json = {"seat": None, "since": 0, "heard": []}
        assert await page(server, game.code, before=0) == nothing
        for asked in ("", "?before=-1", "?before=x", f"?before={1 << 31}"):
            answer = await server.ask("GET", f"/api/tables/{game.code}/history{asked}")
            assert (answer.status_code, answer.json()["field"]) == (400, "query.before")


@served
async def test_a_page_ends_where_the_next_one_begins(server: Running) -> None:
    async with party(server) as game:
        await talk(game, 2 * MOST_LINES)
        async with server.at(game.code) as late:
            assert (len(late.heard), late.first) == (MOST_LINES, late.standing["since"])
            earlier = await page(server, game.code, before=late.first)
            assert len(earlier["heard"]) == MOST_LINES
            assert earlier["since"] == late.first - MOST_LINES
            assert earlier["heard"][-1] == game.watcher.heard[late.first - 1]


@served
async def test_who_stood_up_reads_as_a_spectator_does(server: Running) -> None:
    ann, bob = await server.guest("Ann"), await server.guest("Bob")
    code = (await server.table(ann))["code"]
    async with server.at(code, bob) as guest:
        await guest.done("sit", seat=1)
        assert (await page(server, code, bob, before=9))["seat"] == 1
        await guest.done("stand")
        assert await page(server, code, bob, before=9) == await page(server, code, before=9)


@served
async def test_who_was_removed_reads_nothing(server: Running) -> None:
    async with party(server) as game:
        await game.ann.done("remove", seat=1)
        answer = await server.ask(
            "GET", f"/api/tables/{game.code}/history?before=9", game.bob_token
        )
        assert (answer.status_code, answer.json()["code"]) == (404, "not-found")


async def talk(game: Party, lines: int) -> None:
    others: tuple[Client, ...] = (game.ann, game.watcher)
    for number in range(lines):
        await game.bob.done("say", words=f"{number}")
        if number % 20 == 19:
            for client in others:
                await now(client)
