"""Requests that are too large, of the wrong kind, or to places that are not there."""

import asyncio
from collections.abc import AsyncIterator

from starlette.requests import HTTPConnection

from panicroom.server.access.client_address import rate_limit_key
from tests.patience import PATIENCE
from tests.server.attacks.raw_peer import peer, read_to_end, write
from tests.server.party import party
from tests.server.running import Running, served

CAREFUL = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cache-control": "no-store",
    "content-security-policy": "default-src 'self'; frame-ancestors 'none'",
}
JSON = {"content-type": "application/json"}


@served
async def test_a_body_over_the_limit_is_refused_however_it_comes(server: Running) -> None:
    async def dribble() -> AsyncIterator[bytes]:
        for _ in range(100):
            yield b" " * 1000

    async with party(server) as game:
        for body in (b" " * 100_000, dribble()):
            answer = await server.http.post("/api/guests", content=body, headers=JSON)
            assert (answer.status_code, answer.json()["code"]) == (413, "too-large")
        await game.goes_on()


@served
async def test_a_body_of_another_kind_is_malformed(server: Running) -> None:
    async with party(server) as game:
        named = b'{"name":"Zed"}'
        for kind, body in [
            ("text/plain", named),
            ("application/x-www-form-urlencoded", b"name=Zed"),
            ("multipart/form-data; boundary=x", named),
            ("application/xml", b"<name>Zed</name>"),
            ("", named),
            ("application/json", b""),
            ("application/json", b"null"),
            ("application/json", b"[]"),
            ("application/json", b'{"name":"\xff"}'),
            ("application/json", b'{"name":"\\ud800"}'),
            ("application/json", b'{"\\ud800":1}'),
            ("application/json", b'{"name":NaN}'),
            ("application/json", b'{"name":' + b"9" * 5000 + b"}"),
            ("application/json", b'{"name":' + b"[" * 60_000),
            ("application/json", b'{"name":"Zed","id":"me"}'),
        ]:
            answer = await server.http.post(
                "/api/guests", content=body, headers={"content-type": kind}
            )
            assert (answer.status_code, answer.json()["code"]) == (400, "malformed"), body[:40]
        await game.goes_on()


@served
async def test_what_is_not_there_says_so_in_ids(server: Running) -> None:
    token = await server.guest("Ann")
    for path in (
        "/api/nowhere",
        "/api/",
        "/api//me",
        "/api/me/",
        "/API/me",
        "/api/tables/%00",
        "/api/tables/%ff%fe",
        "/api/tables/..%2f..%2fetc%2fpasswd",
        "/api/tables/" + "a" * 10_000,
        "/api/tables/'%20OR%201=1--",
        "/api/tables/%25s%25n",
    ):
        answer = await server.ask("GET", path, token)
        assert (answer.status_code, answer.json()["code"]) == (404, "not-found"), path
        assert CAREFUL.items() <= dict(answer.headers).items()
    assert (await server.ask("DELETE", "/api/me/links/%00", token)).status_code == 404
    assert (await server.ask("POST", "/api/links/%ff%00")).status_code == 404


@served
async def test_paths_that_climb_lead_nowhere(server: Running) -> None:
    for path in (
        b"/../../../../etc/passwd",
        b"/%2e%2e/%2e%2e/etc/passwd",
        b"/..%2f..%2fetc/passwd",
    ):
        with peer(server.port) as raw:
            await write(raw, b"GET " + path + b" HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
            answer = await asyncio.wait_for(read_to_end(raw), PATIENCE)
        assert answer.startswith(b"HTTP/1.1 404 ")
        assert b"root:" not in answer


@served
async def test_values_beyond_reason_are_malformed(server: Running) -> None:
    for query in ("step=-1", f"step={10**30}", "seat=%00", "seat=1.5", "open=maybe", "seat=٣x"):
        answer = await server.ask("GET", f"/api/tables/{'a' * 16}/replay?{query}")
        assert (answer.status_code, answer.json()["code"]) == (400, "malformed"), query


@served
async def test_other_methods_are_refused_in_ids(server: Running) -> None:
    for method, path, allowed in [
        ("PUT", "/api/me", "DELETE, GET, PATCH"),
        ("OPTIONS", "/api/me", "DELETE, GET, PATCH"),
        ("DELETE", "/api/tables/x/replay", "GET"),
        ("POST", "/docs", "GET"),
    ]:
        answer = await server.http.request(method, path)
        assert answer.headers["allow"] == allowed
        assert (answer.status_code, answer.json()["code"]) == (405, "method-not-allowed")
        assert CAREFUL.items() <= dict(answer.headers).items()
    assert (await server.http.head("/api/me")).content == b""


@served
async def test_what_is_no_http_is_malformed(server: Running) -> None:
    async with party(server) as game:
        for noise in (
            b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(100),
            b"FOO / HTTP/1.1\r\n\r\n",
            b"GET / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n",
            b"GET / HTTP/1.1\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
            b"GET / HTTP/1.1\r\nContent-Length: -1\r\n\r\n",
        ):
            with peer(server.port) as raw:
                await write(raw, noise)
                answer = await asyncio.wait_for(read_to_end(raw), PATIENCE)
            assert answer.startswith(b"HTTP/1.1 400 "), noise
            assert answer.endswith(b'{"code":"malformed"}')
        await game.goes_on()


def test_a_household_has_one_limit_whatever_addresses_it_has() -> None:
    def household(address: str) -> str:
        return rate_limit_key(HTTPConnection({"type": "http", "client": (address, 1)}))

    assert household("2001:db8:1:2::1") == household("2001:db8:1:2:ffff::9")
    assert household("2001:db8:1:2::1") != household("2001:db8:1:3::1")
    assert household("192.0.2.1") != household("192.0.2.2")
    assert household("::ffff:192.0.2.1") == household("192.0.2.1")
    assert household("nowhere") == "nowhere"
