"""Ids and links are too long to be guessed, codes are rate limited, and a wrong guess tells
nothing."""

from math import log2

from panicroom.server.access import identity
from tests.server.party import party
from tests.server.running import Running, served, served_with

LETTERS = 32
NOT_THERE = b'{"code":"not-found","said":{"id":"denial-not-found"}}'


@served
async def test_what_opens_something_has_enough_bits(server: Running) -> None:
    async with party(server) as game:
        made = (await server.ask("GET", f"/api/tables/{game.code}", game.ann_token)).json()
        link = (await server.ask("POST", "/api/me/links", game.ann_token)).json()["code"]
        guest = game.ann_token.partition(".")[0]
        for key, least in [(made["id"], 80), (guest, 80), (link, 128)]:
            assert len(key) * log2(LETTERS) >= least
        assert len(game.code) * log2(len(identity.CODE_LETTERS)) > 36
        assert len({game.code, made["id"], guest}) == 3
    assert identity.ID_BYTES * 8 >= 80
    assert identity.LINK_BYTES * 8 >= 128


@served
async def test_every_wrong_guess_gets_the_same_answer(server: Running) -> None:
    eve = await server.guest("Eve")
    async with party(server) as game:
        made = (await server.ask("GET", f"/api/tables/{game.code}", game.ann_token)).json()
        near = game.code[:-1] + ("a" if game.code[-1] != "a" else "b")
        names = (made["id"], near, "a" * 16, "x", made["id"] + " ")
        for path in ("", "/record", "/replay"):
            answers = [await server.ask("GET", f"/api/tables/{name}{path}", eve) for name in names]
            assert {(answer.status_code, answer.content) for answer in answers} == {
                (404, NOT_THERE)
            }
        for name in names:
            async with server.at(name.strip(), eve) as client:
                assert (client.welcome["type"], client.welcome["code"]) == ("bye", "not-found")
        await game.goes_on()


@served_with(lookups_per_minute=5)
async def test_who_guesses_codes_is_soon_told_nothing(server: Running) -> None:
    token = await server.guest("Ann")
    code = (await server.table(token, game="panik"))["code"]
    for number in range(5):
        answer = await server.ask("GET", f"/api/tables/{'abcdefg' + 'abcde'[number]}")
        assert answer.status_code == 404
    for name in (code, "abcdefgh"):
        answer = await server.ask("GET", f"/api/tables/{name}")
        assert (answer.status_code, answer.json()["code"]) == (429, "too-many-lookups")
        async with server.at(name) as client:
            assert client.welcome["code"] == "too-many-lookups"
    assert (await server.ask("GET", f"/api/tables/{code}", token)).status_code == 200


@served_with(lookups_per_minute=2)
async def test_looking_at_a_table_often_is_no_guess(server: Running) -> None:
    token = await server.guest("Ann")
    code = (await server.table(token, game="panik"))["code"]
    for _ in range(5):
        assert (await server.ask("GET", f"/api/tables/{code}")).status_code == 200


@served
async def test_a_code_is_found_as_people_write_it(server: Running) -> None:
    token = await server.guest("Ann")
    code = (await server.table(token, game="panik"))["code"]
    for written in (code.upper(), f"{code[:4]}-{code[4:]}", f"{code[:4]}%20{code[4:]}"):
        assert (await server.ask("GET", f"/api/tables/{written}")).status_code == 200


@served
async def test_wrong_links_are_all_alike(server: Running) -> None:
    token = await server.guest("Ann")
    used, revoked = [
        (await server.ask("POST", "/api/me/links", token)).json()["code"] for _ in range(2)
    ]
    assert (await server.ask("POST", f"/api/links/{used}")).status_code == 200
    await server.ask("DELETE", f"/api/me/links/{revoked}", token)
    for code in (used, revoked, "a" * 26, "x", token):
        answer = await server.ask("POST", f"/api/links/{code}")
        assert (answer.status_code, answer.content) == (404, NOT_THERE)
