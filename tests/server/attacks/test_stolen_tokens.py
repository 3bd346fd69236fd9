"""Who has copied a token loses everything it gave them as soon as the owner takes a new one."""

from contextlib import AsyncExitStack

from tests.server.running import Running, served

MOST_LINKS = 20


async def link_of(server: Running, token: str) -> str:
    answer = await server.ask("POST", "/api/me/links", token)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["code"])


async def token_by(server: Running, link: str) -> str:
    answer = await server.ask("POST", f"/api/links/{link}")
    assert answer.status_code == 200, answer.text
    return str(answer.json()["token"])


async def renewed(server: Running, token: str) -> str:
    answer = await server.ask("POST", "/api/me/token", token)
    assert answer.status_code == 200, answer.text
    return str(answer.json()["token"])


@served
async def test_a_thief_s_links_tokens_and_sockets_die_when_the_owner_renews(
    server: Running,
) -> None:
    stolen = await server.guest("Ann")
    code = (await server.table(stolen))["code"]
    links = [await link_of(server, stolen) for _ in range(MOST_LINKS)]
    tokens = [stolen, *[await token_by(server, link) for link in links[:3]]]
    async with AsyncExitStack() as open_sockets:
        sockets = [await open_sockets.enter_async_context(server.at(code, each)) for each in tokens]
        own = await renewed(server, stolen)
        assert [await socket.last_words() for socket in sockets] == ["token-revoked"] * len(tokens)
    for link in links:
        assert (await server.ask("POST", f"/api/links/{link}")).status_code == 404
    for token in tokens:
        assert (await server.ask("GET", "/api/me", token)).json()["code"] == "token-revoked"
    back = await token_by(server, await link_of(server, own))
    assert (await server.ask("GET", "/api/me", back)).json()["name"] == "Ann"


@served
async def test_a_thief_who_makes_links_without_end_leaves_the_owner_one(server: Running) -> None:
    stolen = await server.guest("Ann")
    for _ in range(MOST_LINKS + 5):
        await link_of(server, stolen)
    assert await token_by(server, await link_of(server, stolen))
