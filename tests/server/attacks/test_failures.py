"""What fails on our side: said in one word, noted without what anybody said, and survived."""

import logging
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from panicroom.server.api import tables
from panicroom.server.live import broadcast
from panicroom.server.live.subscriber import Subscriber
from panicroom.server.process.logs import JsonFormatter
from panicroom.server.sockets import session
from tests.server.attacks.test_requests import CAREFUL
from tests.server.party import party
from tests.server.running import Running, served

SECRET = "what nobody may read"


def fails(*_: Any, **__: Any) -> Any:
    raise RuntimeError(SECRET)


def told(caplog: pytest.LogCaptureFixture) -> str:
    return "\n".join(JsonFormatter().format(record) for record in caplog.records)


def test_a_route_that_fails_says_so_and_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(tables, "choices", fails)

    @served
    async def scenario(server: Running) -> None:
        async with party(server) as game:
            answer = await server.ask("GET", "/api/games")
            assert (answer.status_code, answer.json()["code"]) == (500, "internal")
            assert CAREFUL.items() <= dict(answer.headers).items()
            assert server.services.metrics.failures._value.get() == 1
            await game.goes_on()

    scenario(tmp_path)
    assert "request failed" in told(caplog)
    assert "RuntimeError" in told(caplog)
    assert SECRET not in told(caplog)


def test_a_wish_that_fails_is_answered_and_the_next_is_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    @served
    async def scenario(server: Running) -> None:
        async with party(server) as game:
            with monkeypatch.context() as broken:
                broken.setattr(session, "judge", fails)
                answer = await game.ann.wish("say", words="x")
                assert (answer["type"], answer["code"]) == ("error", "internal")
            await game.goes_on()

    scenario(tmp_path)
    assert "command failed" in told(caplog)
    assert SECRET not in told(caplog)


def test_what_cannot_be_told_to_one_is_told_to_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    whole = broadcast.standing_fields

    def told_to_players(fold: Any, subscriber: Subscriber, *rest: Any) -> Any:
        return fails() if subscriber.viewer is None else whole(fold, subscriber, *rest)

    @served
    async def scenario(server: Running) -> None:
        async with party(server) as game:
            with monkeypatch.context() as broken:
                broken.setattr(broadcast, "standing_fields", told_to_players)
                await game.ann.done("say", words="x")
                await game.bob.told_when(lambda told: "x" in str(told["heard"]))
                assert await game.watcher.last_words() == "internal"

    scenario(tmp_path)
    assert "broadcast to a subscriber failed" in told(caplog)
    assert SECRET not in told(caplog)


def test_a_welcome_that_fails_is_a_goodbye(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    @served
    async def scenario(server: Running) -> None:
        async with party(server) as game:
            with monkeypatch.context() as broken:
                broken.setattr(server.services.tables, "find", fails)
                async with server.at(game.code, game.ann_token) as client:
                    assert (client.welcome["type"], client.welcome["code"]) == ("bye", "internal")
            await game.goes_on()

    scenario(tmp_path)
    assert "handshake failed" in told(caplog)
    assert SECRET not in told(caplog)


@served
async def test_a_log_that_cannot_be_read_is_one_table_s_trouble(server: Running) -> None:
    async with party(server) as game:
        token = await server.guest("Eve")
        made = await server.table(token, listed=True)
        path = server.services.settings.database.removeprefix("sqlite:///")
        with sqlite3.connect(path) as database:
            database.execute("update entries set kind = 'dreamt' where table_id = ?", [made["id"]])
        del server.services.tables.loaded[made["id"]]
        for name in (made["code"], made["id"]):
            async with server.at(name, token) as client:
                assert (client.welcome["type"], client.welcome["code"]) == ("bye", "unreadable")
            answer = await server.ask("GET", f"/api/tables/{name}", token)
            assert (answer.status_code, answer.json()["code"]) == (500, "unreadable")
        assert (await server.ask("GET", "/api/tables")).json() == []
        await game.goes_on()


def test_of_an_error_a_line_tells_its_kind_and_place_and_not_its_words() -> None:
    try:
        try:
            fails()
        except RuntimeError as cause:
            raise ValueError(SECRET) from cause
    except ValueError as error:
        info = (type(error), error, error.__traceback__)
    record = logging.LogRecord("here", logging.ERROR, "", 0, f"failed\n{SECRET}", (), info)
    line = JsonFormatter().format(record)
    assert SECRET not in line
    assert line.index("RuntimeError") < line.index("ValueError")
    assert "test_failures.py" in line
