"""Tokens that do not count open neither a route nor a socket."""

import asyncio

import pytest

from panicroom.server.access.identity import Signer
from panicroom.server.sockets.session import Session
from panicroom.server.store import Guest
from tests.server.party import party
from tests.server.running import Running, served


async def answers(server: Running, code: str, token: str) -> set[str]:
    """What a route and a socket say to it."""
    rest = await server.ask("GET", "/api/me", token)
    assert rest.status_code == 401
    async with server.at(code, token) as client:
        assert client.welcome["type"] == "bye"
        return {rest.json()["code"], client.welcome["code"]}


async def never(*_: object) -> bool:
    await asyncio.Event().wait()
    return False


async def guest_of(server: Running, token: str) -> Guest:
    found = await server.services.store.guests.find(token.partition(".")[0])
    assert found is not None
    return found


@served
async def test_a_token_made_elsewhere_or_altered_is_forged(server: Running) -> None:
    async with party(server) as game:
        ann, bob = game.ann_token.split("."), game.bob_token.split(".")
        guest = await guest_of(server, game.ann_token)
        year = 365 * 24 * 3600 * 1000
        for forged in (
            ".".join([bob[0], *ann[1:]]),  # another guest
            ".".join([*ann[:3], str(int(ann[3]) + year), *ann[4:]]),  # a longer life
            ".".join([ann[0], "2", *ann[2:]]),  # a later version
            ".".join([*ann[:4], bob[4], ann[5]]),  # another device
            ".".join([*ann[:4], ann[5]]),  # no device
            ".".join([*ann[:5], bob[5]]),
            ".".join([*ann[:5], "0" * 64]),
            Signer(b"0" * 32).token(guest, server.services.clock.now(), year),  # another server's
        ):
            assert await answers(server, game.code, forged) == {"token-forged"}
        await game.goes_on()


@served
async def test_a_token_out_of_date_is_expired(server: Running) -> None:
    async with party(server) as game:
        guest, signer = await guest_of(server, game.ann_token), server.services.signer
        now = server.services.clock.now()
        for old in (signer.token(guest, 0, 1), signer.token(guest, now - 1000, 1000)):
            assert await answers(server, game.code, old) == {"token-expired"}
        await game.goes_on()


@served
async def test_a_token_of_a_lost_phone_is_revoked_with_its_sockets(server: Running) -> None:
    async with party(server) as game:
        async with server.at(game.code, game.bob_token) as phone:
            again = await server.ask("POST", "/api/me/token", game.bob_token)
            assert await phone.last_words() == "token-revoked"
        assert await answers(server, game.code, game.bob_token) == {"token-revoked"}
        async with server.at(game.code, again.json()["token"]) as game.bob:
            await game.goes_on()


@served
async def test_who_is_shown_out_and_does_not_go_does_nothing_more(server: Running) -> None:
    """A client that reads nothing keeps its connection until the server loses patience."""
    async with party(server) as game:
        messages = server.services.metrics.messages._value
        with pytest.MonkeyPatch.context() as stuck:
            stuck.setattr(Session, "_send_next", never)
            again = await server.ask("POST", "/api/me/token", game.bob_token)
            before = messages.get()
            await game.bob.send(type="say", id="late", words="I am still here")
            while messages.get() == before:
                await asyncio.sleep(0)
        token = again.json()["token"]
        async with server.at(game.code, token) as game.bob:
            await game.goes_on()
        export = (await server.ask("GET", "/api/me/export", token)).json()
        assert "I am still here" not in str(export)


@served
async def test_a_token_of_nobody_or_of_a_version_to_come_is_revoked(server: Running) -> None:
    async with party(server) as game:
        guest, signer = await guest_of(server, game.ann_token), server.services.signer
        for other in (guest._replace(id="a" * 16), guest._replace(version=2)):
            token = signer.token(other, server.services.clock.now(), 100_000)
            assert await answers(server, game.code, token) == {"token-revoked"}
        await game.goes_on()


@served
async def test_what_is_no_token_is_malformed(server: Running) -> None:
    async with party(server) as game:
        token = game.ann_token
        for bad in ("x" * 300, token.upper(), token + "=", token.replace(".", "%2E"), "null"):
            assert await answers(server, game.code, bad) == {"token-malformed"}
        for raw in (b"\xff\xfe", "Ａnn".encode(), b"x" * 20_000):
            headers = {b"Authorization": b"Bearer " + raw}
            answer = await server.http.get("/api/me", headers=headers)
            assert (answer.status_code, answer.json()["code"]) == (401, "token-malformed")
        for scheme in ("Basic", "Token", ""):
            headers = {b"Authorization": f"{scheme} {token}".strip().encode()}
            answer = await server.http.get("/api/me", headers=headers)
            assert (answer.status_code, answer.json()["code"]) == (401, "token-missing")
        async with server.at(game.code, "x" * 301) as client:
            assert client.welcome["code"] == "hello-first"
        await game.goes_on()


@served
async def test_a_token_in_an_address_or_a_cookie_is_not_looked_at(server: Running) -> None:
    token = await server.guest("Ann")
    for path, headers in [
        (f"/api/me?token={token}", {}),
        ("/api/me", {"Cookie": f"token={token}"}),
    ]:
        answer = await server.http.get(path, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (401, "token-missing")


@pytest.mark.parametrize("path", ["/api/tables", "/api/tables/{code}"])
def test_a_wrong_token_is_not_nobody_where_anybody_may_look(tmp_path, path: str) -> None:  # type: ignore[no-untyped-def]
    @served
    async def scenario(server: Running) -> None:
        token = await server.guest("Ann")
        code = (await server.table(token))["code"]
        assert (await server.ask("GET", path.format(code=code))).status_code == 200
        wrong = await server.ask("GET", path.format(code=code), token[:-1] + "x")
        assert wrong.status_code == 401

    scenario(tmp_path)
