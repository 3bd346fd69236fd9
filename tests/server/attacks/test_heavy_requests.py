"""Answers that take a long time to make: no address has them made at the cost of the others."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from panicroom.replay import moments
from panicroom.server.live import finished_games
from panicroom.server.protocol import film, film_file, impossible
from tests.any_game import played
from tests.patience import PATIENCE
from tests.server.api.test_watching import ended, id_of
from tests.server.party import Party, party
from tests.server.running import Running, served, served_with

ATTACKER, OTHER = "127.0.0.2", "127.0.0.3"
RECORD = {"record": str(played("station", "heavy").record)}
HEAVY = (
    (impossible, "attempts"),
    (film_file, "film_file"),
    (film_file, "suspicions"),
    (film, "frames"),
    (moments, "played"),
    (finished_games, "FinishedGame"),
)


def of(server: Running, source: str) -> httpx.AsyncClient:
    """Requests of another address."""
    transport = httpx.AsyncHTTPTransport(local_address=source)
    address = f"http://127.0.0.1:{server.port}"
    return httpx.AsyncClient(base_url=address, transport=transport, timeout=PATIENCE)


def test_nothing_heavy_is_made_in_the_process_that_serves_the_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All functions that take long fail in this process, and are answered all the same."""

    def fail(*_: Any) -> Any:
        raise AssertionError("the event loop shares this interpreter")

    for place, name in HEAVY:
        monkeypatch.setattr(place, name, fail)

    @served
    async def scenario(server: Running) -> None:
        async with party(server) as game:
            await answered(game, "GET", f"/api/tables/{game.code}/impossible")
            await answered(game, "GET", "/api/lessons/station/move/0/impossible")
            await answered(game, "POST", "/api/films", RECORD)
            await ended(game)
            id = await id_of(game)
            await answered(game, "GET", f"/api/tables/{id}/replay?step=1&open=true")
            for way in ("film", "suspicions", "question?step=0"):
                await answered(game, "GET", f"/api/replays/{id}/{way}")
            moment = {"game": "panik", "moment": {"replay": id, "step": 0}}
            await answered(game, "POST", "/api/tables", moment)

    scenario(tmp_path)


async def answered(game: Party, method: str, path: str, body: Any = None) -> None:
    answer = await game.server.ask(method, path, game.ann_token, body)
    assert answer.is_success, (path, answer.text)


@served_with(messages_per_second=1)
async def test_who_has_used_up_the_processor_is_told_so_and_others_are_answered(
    server: Running,
) -> None:
    server.freeze_rate_limits()
    async with of(server, ATTACKER) as attacker, of(server, OTHER) as other:
        brought = await asyncio.gather(
            *(attacker.post("/api/films", json=RECORD) for _ in range(8))
        )
        assert {each.status_code for each in brought} == {200, 429}
        assert {each.json()["code"] for each in brought if each.status_code == 429} == {"too-fast"}
        assert (await attacker.get("/api/games")).status_code == 200
        assert (await other.post("/api/films", json=RECORD)).status_code == 200
