"""Pages of other sites get no socket and no answer they could read."""

from websockets.exceptions import InvalidStatus

from tests.server.party import party
from tests.server.running import Running, served, served_with


async def is_let_in(server: Running, code: str, origin: str | None) -> bool:
    try:
        async with server.raw(code, origin=origin):
            return True
    except InvalidStatus as refused:
        answer = refused.response
    return (answer.status_code, answer.body) != (403, b'{"code":"foreign-origin"}')


@served
async def test_without_a_public_address_only_its_own_pages_are_let_in(server: Running) -> None:
    async with party(server) as game:
        own = f"127.0.0.1:{server.port}"
        for foreign in (
            "https://evil.example",
            "null",
            "",
            own,
            f"http://{own}.evil.example",
            f"http://evil.example/{own}",
            f"http://{own}@evil.example",
            f"ftp://{own}",
            "http://127.0.0.1:1",
        ):
            assert not await is_let_in(server, game.code, foreign), foreign
        for welcome in (None, f"http://{own}", f"HTTP://{own}"):
            assert await is_let_in(server, game.code, welcome)
        await game.goes_on()


@served_with(public_url="https://panic.example", origins=("https://friends.example",))
async def test_with_a_public_address_its_pages_and_those_named_are(server: Running) -> None:
    async with party(server) as game:
        for foreign in (f"http://127.0.0.1:{server.port}", "http://panic.example", "https://x"):
            assert not await is_let_in(server, game.code, foreign), foreign
        for welcome in (None, "https://panic.example", "https://friends.example"):
            assert await is_let_in(server, game.code, welcome)
        await game.goes_on()


@served
async def test_no_route_answers_to_pages_of_other_sites(server: Running) -> None:
    foreign = {"Origin": "https://evil.example", "Access-Control-Request-Method": "DELETE"}
    for method in ("GET", "OPTIONS"):
        answer = await server.http.request(method, "/api/me", headers=foreign)
        assert not [name for name in answer.headers if name.startswith("access-control")]
