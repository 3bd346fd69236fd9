"""What those see who watch over the server, and those who write clients for it."""

import re

from panicroom.games import GAMES
from tests.server.running import Running, served


@served
async def test_the_server_says_that_it_is_well(server: Running) -> None:
    assert (await server.ask("GET", "/healthz")).status_code == 200
    assert (await server.ask("GET", "/readyz")).status_code == 200


@served
async def test_metrics_count_and_tell_nothing_of_games(server: Running) -> None:
    token = await server.guest("Annabel")
    code = (await server.table(token))["code"]
    async with server.at(code, token) as ann:
        await ann.done("sit", seat=0)
        await ann.done("say", words="Unheard")
        text = (await server.ask("GET", "/metrics")).text
    assert "panicroom_sockets 1.0" in text
    assert "panicroom_resident_tables 1.0" in text
    for word in ("Annabel", "Unheard", code, "panik"):
        assert word not in text


@served
async def test_metrics_are_not_for_those_who_come_through_a_proxy(server: Running) -> None:
    far = {"X-Forwarded-For": "203.0.113.7"}
    answer = await server.http.get("/metrics", headers=far)
    unknown = await server.http.get("/nowhere", headers=far)
    assert (answer.status_code, answer.text) == (404, unknown.text)


@served
async def test_docs_load_nothing_from_elsewhere(server: Running) -> None:
    page = (await server.ask("GET", "/docs")).text
    links = re.findall(r'(?:href|src)="([^"]*)"', page)
    assert links
    for link in links:
        assert link.startswith("/")
        assert (await server.ask("GET", link)).status_code == 200


@served
async def test_the_protocol_is_published_with_its_games(server: Running) -> None:
    schema = (await server.ask("GET", "/api/protocol.json")).json()
    assert set(schema["games"]) == set(GAMES)
    assert set(schema["client"]["discriminator"]["mapping"]) >= {"hello", "act", "say", "claim"}
    assert set(schema["server"]["discriminator"]["mapping"]) >= {"welcome", "told", "ack", "bye"}
