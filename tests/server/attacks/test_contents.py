"""What people write is kept as it is or refused, never run, and never in a log."""

import asyncio
import json
from contextlib import suppress
from pathlib import Path
from unicodedata import normalize

import pytest
from websockets.exceptions import ConnectionClosed

from tests.patience import PATIENCE
from tests.server.conformance.server_process import Process
from tests.server.party import party
from tests.server.running import Running, requests_to, served

HARMLESS = (
    "'; DROP TABLE guests;--",
    '" OR 1=1 --',
    "<script>x</script>",
    "<img src=x onerror=y>",
    "{{7*7}}${7*7}%s%n%x",
    "../../etc/passwd",
    "{ -brand } { $seat }",
    "=cmd|' /C calc'!A0",
    "🧟‍♀️👩‍🚀🏴",
    "क्षि ก้ำ שָׁלוֹם",
)
INVISIBLE = "A\u200bnn"
"""Nothing speaks against it in talk, but a name with it could pass for another."""
DISTURBING = (
    "a\x00b",
    "\x1b[2J\x1b]0;x\x07",
    "a\u2028b",
    "a\u202eb\u202c",
    "\u2066a",
    "a" + "\u0300" * 23,
    "\u3164\u115f\u2800",
    "\u200b\u200d\ufeff",
    "",
)


@served
async def test_names_are_kept_as_they_are_or_refused(server: Running) -> None:
    async with party(server) as game:
        for name in HARMLESS:
            assert len(name) <= 24
            answer = await server.ask("PATCH", "/api/me", game.bob_token, {"name": name})
            assert answer.json()["name"] == normalize("NFC", name)
            seated = normalize("NFC", name)
            await game.watcher.told_when(
                lambda told, seated=seated: told["table"]["chairs"][1]["name"] == seated  # type: ignore[misc]
            )
        for name in (*DISTURBING, INVISIBLE, "a" + "\u0300" * 10_000, "x" * 25):
            answer = await server.ask("PATCH", "/api/me", game.bob_token, {"name": name})
            assert answer.status_code == 400, name[:30]
            assert answer.json()["code"].startswith(("name-", "malformed"))
        await game.goes_on()


@served
async def test_talk_is_kept_as_it_is_or_refused(server: Running) -> None:
    async with party(server) as game:
        for words in (*HARMLESS, INVISIBLE):
            await game.bob.done("say", words=words)
            said = normalize("NFC", words)
            await game.watcher.told_when(
                lambda told, said=said: told["heard"][-1].get("words") == said  # type: ignore[misc]
            )
        for words in (*DISTURBING, "a" + "\u0300" * 10_000, "x" * 501):
            answer = await game.bob.wish("say", words=words)
            assert answer["type"] in ("denied", "error"), words[:30]
        await game.goes_on()
        assert [name for name in HARMLESS if name in str(game.watcher.heard)]


@served
async def test_nothing_of_that_is_an_action_a_claim_an_order_or_a_wish(server: Running) -> None:
    async with party(server) as game:
        for text in (*HARMLESS, *DISTURBING):
            decision = game.bob.standing["decision"] or 0
            for answer in (
                await game.bob.wish("act", decision=decision, action=text),
                await game.bob.wish("claim", claim=text),
                await game.bob.wish("order", order=text),
            ):
                assert answer["type"] in ("denied", "error", "refused"), text
                assert answer.get("code") != "internal"
            for new in (
                {"game": text},
                {"game": "station", "wishes": {"edition": text}},
                {"game": "station", "wishes": {text: 1}},
                {"game": "station", "wishes": {"variants": [text]}},
            ):
                refused = await server.ask("POST", "/api/tables", game.bob_token, new)
                assert refused.status_code in (400, 409), new
        await game.goes_on()


def test_no_log_holds_what_anybody_said_or_is_called(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    secrets = asyncio.run(asyncio.wait_for(attacked(tmp_path), PATIENCE))
    lines = capfd.readouterr().err.splitlines()
    assert [json.loads(line)["what"] for line in lines]
    for secret in secrets:
        assert secret not in "\n".join(lines)


async def attacked(folder: Path) -> list[str]:
    """A server that tells all it can, and what none of its lines may hold."""
    process = Process(folder / "data")
    await process.start(flags=("--log-level", "debug"))
    try:
        async with requests_to(process.port) as http:
            server = Running(http, process.port)
            async with party(server) as game:
                name, words = "Unspeakable", "an unheard sentence"
                await server.ask("PATCH", "/api/me", game.bob_token, {"name": name})
                await game.bob.done("say", words=words)
                await game.bob.wish("claim", claim=words)
                await game.bob.wish("act", decision=0, action=words)
                await game.bob.socket.send(words)
                await server.ask("POST", "/api/guests", json={"name": words * 9})
                await server.ask("GET", f"/api/tables/{words}")
                await server.ask("GET", "/api/me", game.bob_token[:-1] + "x")
                async with server.at(game.code, game.bob_token + "x"):
                    pass
                async with server.at(game.code, game.bob_token) as large:
                    with suppress(ConnectionClosed):
                        await large.socket.send(words * 10_000)
                    await large.socket.wait_closed()
                await game.goes_on()
                link = (await server.ask("POST", "/api/me/links", game.bob_token)).json()["code"]
                await server.ask("POST", f"/api/links/{link}")
                return [name, words, game.code, game.bob_token, game.ann_token, link, "127.0.0.1"]
    finally:
        await process.stop()
