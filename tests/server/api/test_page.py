"""The page over HTTP: what a browser gets for a path, and how carefully."""

import asyncio
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest
from starlette.applications import Starlette

from panicroom.server.api.page import Page
from tests.server.running import Running, served

VISIT = {"accept": "text/html,*/*;q=0.8"}
PATHS_OF_THE_PAGE = ("/", "/new", "/somewhere/else")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    files = {
        "index.html": b"<!doctype html>home",
        "index.html.gz": b"(gzip)",
        "icon.svg": b"<svg/>",
        "assets/main-1a2b.js": b"plain",
        "assets/main-1a2b.js.br": b"(brotli)",
        "assets/main-1a2b.js.gz": b"(gzip)",
        "secret": b"no type",
    }
    for name, body in files.items():
        path = tmp_path / "static" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(body)
    (tmp_path / "outside.js").write_text("outside")
    return tmp_path / "static"


class Answer(NamedTuple):
    status: int
    headers: httpx.Headers
    body: bytes


def asked(folder: Path, path: str, method: str = "GET", **headers: str) -> Answer:
    """What the page answers by itself, as it goes over the wire."""
    app = Starlette()
    app.router.default = Page(app.router.not_found, folder)
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    named.setdefault("accept-encoding", "identity")

    async def ask() -> Answer:
        transport = httpx.ASGITransport(app)
        async with (
            httpx.AsyncClient(transport=transport, base_url="http://station") as client,
            client.stream(method, path, headers=named) as answer,
        ):
            body = b"".join([part async for part in answer.aiter_raw()])
            return Answer(answer.status_code, answer.headers, body)

    return asyncio.run(ask())


@pytest.mark.parametrize("path", PATHS_OF_THE_PAGE)
def test_every_address_a_person_visits_is_the_page(folder: Path, path: str) -> None:
    answer = asked(folder, path, **VISIT)
    assert (answer.status, answer.body) == (200, b"<!doctype html>home")
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


def test_who_only_looks_whether_the_server_is_there_finds_the_first_page(folder: Path) -> None:
    """A host's curl takes anything."""
    assert asked(folder, "/", accept="*/*").body == b"<!doctype html>home"


def test_hashed_files_are_kept_for_ever_and_others_asked_for_again(folder: Path) -> None:
    script, icon = asked(folder, "/assets/main-1a2b.js"), asked(folder, "/icon.svg")
    assert "immutable" in script.headers["cache-control"]
    assert script.headers["content-type"].startswith("text/javascript")
    assert icon.headers["cache-control"] == "no-cache"
    assert icon.headers["content-type"].startswith("image/svg+xml")


@pytest.mark.parametrize(
    ("accepted", "encoding", "body"),
    [
        ("gzip, br", "br", b"(brotli)"),
        ("gzip", "gzip", b"(gzip)"),
        ("br;q=0, gzip;q=0.5", "gzip", b"(gzip)"),
        ("identity", None, b"plain"),
    ],
)
def test_a_file_comes_in_the_form_the_browser_takes(
    folder: Path, accepted: str, encoding: str | None, body: bytes
) -> None:
    answer = asked(folder, "/assets/main-1a2b.js", accept_encoding=accepted)
    assert (answer.headers.get("content-encoding"), answer.body) == (encoding, body)
    assert answer.headers["vary"] == "accept-encoding"


@pytest.mark.parametrize(
    "path", ["/assets/gone.js", "/secret", "/../outside.js", "/%2e%2e/outside.js", "/assets/"]
)
def test_a_file_that_is_not_there_is_not_found(folder: Path, path: str) -> None:
    assert asked(folder, path).status == 404


def test_only_a_visit_gets_the_page_and_a_script_never_does(folder: Path) -> None:
    assert asked(folder, "/new", accept="text/html", sec_fetch_mode="no-cors").status == 404
    assert asked(folder, "/new", sec_fetch_mode="navigate").status == 200
    assert asked(folder, "/new", "POST", **VISIT).status == 404


def test_the_policy_lets_nothing_in_from_elsewhere(folder: Path) -> None:
    policy = asked(folder, "/", **VISIT).headers["content-security-policy"]
    rules = dict(rule.strip().split(" ", 1) for rule in policy.split(";"))
    assert rules["default-src"] == rules["frame-ancestors"] == rules["base-uri"] == "'none'"
    assert rules["script-src"] == rules["style-src"] == rules["font-src"] == "'self'"
    assert rules["connect-src"] == "'self' ws://station wss://station"


def test_a_host_that_is_none_adds_nothing_to_the_policy(folder: Path) -> None:
    policy = asked(folder, "/", host="a; script-src *", **VISIT).headers["content-security-policy"]
    assert "connect-src 'self';" in policy
    assert "*" not in policy


def test_without_a_build_a_visitor_is_told_how_to_make_one(tmp_path: Path) -> None:
    answer = asked(tmp_path / "none", "/", **VISIT)
    assert answer.status == 503
    assert b"make play" in answer.body


@served
async def test_what_is_the_servers_own_stays_so(server: Running) -> None:
    for path in ("/api/nowhere", "/api", "/api/tables/none"):
        answer = await server.http.get(path, headers=VISIT)
        assert (answer.status_code, answer.json()["code"]) == (404, "not-found")
    assert (await server.http.post("/api/nowhere")).status_code == 404
    assert "OpenAPI" in (await server.http.get("/docs", headers=VISIT)).text
    assert (await server.http.get("/nowhere.js")).json()["code"] == "not-found"


@served
async def test_every_answer_carries_each_careful_header_once(server: Running) -> None:
    for path in ("/", "/docs", "/api/games"):
        headers = (await server.http.get(path, headers=VISIT)).headers
        for name in ("content-security-policy", "cache-control", "x-content-type-options"):
            assert len(headers.get_list(name)) == 1, (path, name)
