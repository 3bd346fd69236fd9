"""DNS rebinding: a page of another site lets its own name point to this machine. To a browser the
server is then part of that site; only the Host header still says so."""

import logging
import socket
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from panicroom.server.access.host import HostCheck
from panicroom.server.process.settings import Settings
from tests.server.attacks.raw_peer import peer, read_until, write
from tests.server.party import party
from tests.server.running import Running, served, served_with

FOREIGN = (
    "evil.example",
    "evil.example:8080",
    "127.0.0.1.evil.example",
    "localhost.evil.example",
    "evil.example.localhost.evil.example",
    "127.0.0.1:1@evil.example",
    "evil.example.:80",
    "EVIL.EXAMPLE",
    "[::1].evil.example",
    "[evil.example]",
    "[::1",
    "::1",
    "",
    ":8080",
    "a b",
    "panic.example, evil.example",
    f"{'a' * 5000}.local",
)
OWN = (
    "127.0.0.1",
    "127.0.0.1:8080",
    "192.168.1.7:80",
    "[::1]:8080",
    "[2001:db8::7]",
    "localhost",
    "LocalHost:8080",
    "localhost.:8080",
    "table.localhost",
    "panic.local",
    "panic.lan:8080",
    "panic.home.arpa",
    "panic.internal",
    "panic",
    "panic_room-1:8080",
)


@pytest.mark.parametrize("host", FOREIGN)
def test_names_that_anybody_can_own_are_refused(host: str) -> None:
    assert not HostCheck(Settings()).allows([host])


@pytest.mark.parametrize("host", OWN)
def test_addresses_and_names_of_a_home_network_are_allowed(host: str) -> None:
    assert HostCheck(Settings()).allows([host])


def test_names_of_the_settings_and_of_the_machine_are_allowed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: "Box.Example.org")
    check = HostCheck(
        Settings(
            host="play.example.org",
            public_url="https://panic.example",
            origins=("https://friends.example:8443", "http://[::1]:80"),
        )
    )
    for host in ("panic.example", "friends.example", "play.example.org", "box.example.org:8080"):
        assert check.allows([host]), host
    assert not check.allows(["example.org"])
    assert not check.allows(["www.panic.example"])


def test_without_a_host_it_is_no_browser_and_of_two_both_count() -> None:
    check = HostCheck(Settings())
    assert check.allows([])
    assert not check.allows(["127.0.0.1", "evil.example"])


@served
async def test_no_route_answers_under_a_foreign_name(server: Running) -> None:
    foreign = {"Host": f"evil.example:{server.port}"}
    for path in ("/", "/metrics", "/docs", "/healthz", "/api/games", "/api/me", "/t/abc"):
        answer = await server.http.get(path, headers=foreign)
        assert answer.status_code == 421, path
        assert answer.json()["code"] == "wrong-host", path
        assert "evil" not in answer.text + str(answer.headers)
        assert answer.headers["x-content-type-options"] == "nosniff"
    for strange in ("127.0.0.1:1@evil", "a" * 5000):
        answer = await server.http.get("/docs", headers={"Host": strange})
        assert answer.status_code == 421
        assert strange not in answer.text + str(answer.headers)
    new = await server.http.post("/api/guests", json={"name": "Eve"}, headers=foreign)
    assert new.status_code == 421
    assert (await server.http.get("/metrics")).status_code == 200


@served
async def test_no_socket_is_opened_under_a_foreign_name(server: Running) -> None:
    """Although the origin of the page is the same name, as it is after rebinding."""
    async with party(server) as game:
        name = f"evil.example:{server.port}"
        with pytest.raises(InvalidStatus) as refused:
            async with server.raw(
                game.code, origin=f"http://{name}", additional_headers={"Host": name}
            ):
                pass
        assert refused.value.response.status_code == 421
        assert b'"wrong-host"' in refused.value.response.body
        await game.goes_on()


@served_with(public_url="https://panic.example")
async def test_behind_a_proxy_the_public_name_is_allowed(server: Running) -> None:
    for host in ("panic.example", "127.0.0.1:8080", "panicroom-backend"):
        assert (await server.http.get("/api/games", headers={"Host": host})).status_code == 200
    forwarded = {"Host": "evil.example", "X-Forwarded-Host": "panic.example"}
    assert (await server.http.get("/api/games", headers=forwarded)).status_code == 421


@served
async def test_an_old_health_check_without_a_host_is_answered(server: Running) -> None:
    with peer(server.port) as old:
        await write(old, b"GET /healthz HTTP/1.0\r\n\r\n")
        assert b" 200 " in await read_until(old, b"\r\n\r\n")


def test_the_host_of_the_server_finds_it_in_the_log_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING, "panicroom")

    @served
    async def scenario(server: Running) -> None:
        for _ in range(3):
            await server.http.get("/", headers={"Host": "my.example.org"})

    scenario(tmp_path)
    [line] = [each for each in caplog.records if "--public-url" in each.getMessage()]
    assert line.levelno == logging.WARNING
