"""Calls of a table to an address of its owner's: signed, tried again, and nothing of the game."""

import hmac
import json
from base64 import b64decode, b64encode
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from hashlib import sha256
from typing import Any

from tests.server.calling.played import Played
from tests.server.calling.push_service import NETWORKS, PushService, Received, push_service
from tests.server.running import Running, served, served_with

ORIGIN = "https://panic.example.org"
CALLING: dict[str, Any] = {
    "webhooks": True,
    "call_seconds": 0,
    "call_networks": NETWORKS,
    "public_url": ORIGIN,
}


class Game(Played):
    def __init__(self, server: Running, service: PushService, ann: str, bob: str) -> None:
        super().__init__(server, ann, bob)
        self.service, self.secret = service, ""

    @property
    def path(self) -> str:
        return f"/api/tables/{self.id}/webhook"

    @property
    def wish(self) -> dict[str, str]:
        return {"address": self.service.endpoint + "?key=hidden", "lang": "en"}

    async def begin_with_webhook(self, **other: Any) -> None:
        await self.open(**other)
        answer = await self.server.ask("PUT", self.path, self.ann, self.wish)
        assert answer.status_code == 200, answer.text
        self.secret = answer.json()["secret"]
        await self.start()

    async def called(self) -> list[Any]:
        await self.ring("webhook")
        return [self.read(each) for each in self.service.received]

    def read(self, message: Received) -> Any:
        """As the standard says: whoever has the secret can tell that nobody else has sent it."""
        id, seconds = message.headers["Webhook-Id"], message.headers["Webhook-Timestamp"]
        text = f"{id}.{seconds}.".encode() + message.body
        mark = hmac.new(b64decode(self.secret.removeprefix("whsec_")), text, sha256).digest()
        assert message.headers["Webhook-Signature"] == f"v1,{b64encode(mark).decode()}"
        return json.loads(message.body)


@asynccontextmanager
async def game(server: Running) -> AsyncIterator[Game]:
    with push_service() as service:
        yield Game(server, service, await server.guest("Ann"), await server.guest("Bob"))


@served_with(**CALLING)
async def test_a_channel_hears_whose_turn_it_is_once_for_each_turn(server: Running) -> None:
    async with game(server) as played:
        await played.begin_with_webhook(listed=True)
        greetings = [each["content"] for each in await played.called() if each["type"] == "first"]
        assert greetings == [
            f"Panik: from now on this channel hears whose turn it is. {ORIGIN}/t/{played.id}"
        ]
        await played.until_bob_is_asked()
        told = (await played.called())[-1]
        line = f"Panik: the table is waiting for Blue. {ORIGIN}/t/{played.id}"
        assert told == {
            "content": line,
            "text": line,
            "type": "turn",
            "table": played.id,
            "game": "panik",
            "seats": [1],
        }
        count = len(played.service.received)
        async with played.at(played.ann) as ann:
            await ann.done("say", words="hurry")
        assert len(await played.called()) == count, "it is still the same turn"


@served_with(**CALLING)
async def test_of_a_private_table_nobody_is_named(server: Running) -> None:
    async with game(server) as played:
        await played.begin_with_webhook()
        await played.called()  # two calls at once may come in any order
        await played.until_bob_is_asked()
        told = (await played.called())[-1]
        assert told["seats"] == []
        assert told["content"].startswith("Panik: the table is waiting for somebody.")


@served_with(**CALLING)
async def test_a_channel_hears_the_end(server: Running) -> None:
    async with game(server) as played:
        await played.begin_with_webhook()
        await played.called()
        async with played.at(played.ann) as ann, played.at(played.bob) as bob:
            await bob.done("vote", end=True)
            await ann.done("vote", end=True)
        assert (await played.called())[-1]["type"] == "over"


@served_with(**CALLING)
async def test_a_call_that_failed_is_made_again_with_its_id(server: Running) -> None:
    async with game(server) as played:
        await played.begin_with_webhook()
        await played.called()
        await played.until_bob_is_asked()
        played.service.answers = [429]
        failed = (await played.called(), played.service.received[-1])[1]
        calls = server.services.store.calls
        [call] = await calls.before(1 << 62, "webhook", 9)
        assert (call.tries, call.id) == (1, failed.headers["Webhook-Id"])
        assert call.at - server.services.clock.now() > 30_000
        await calls.again(call, 0, call.tries)
        await played.called()
        again = played.service.received[-1]
        assert (again.headers["Webhook-Id"], again.body) == (call.id, failed.body)
        assert again is not failed
        assert await calls.before(1 << 62, "webhook", 9) == []


@served_with(**CALLING)
async def test_a_channel_that_is_gone_is_forgotten(server: Running) -> None:
    async with game(server) as played:
        played.service.answers = [404]
        await played.begin_with_webhook()
        await played.called()
        assert (await server.ask("GET", played.path, played.ann)).json()["host"] is None


@served_with(**{**CALLING, "call_networks": ()})
async def test_nothing_is_sent_into_the_hosts_own_network(server: Running) -> None:
    async with game(server) as played:
        await played.begin_with_webhook()
        assert await played.called() == []
        assert await server.services.store.receivers.tables() == set()


@served_with(**CALLING)
async def test_it_is_the_owners_and_its_address_is_told_to_nobody(server: Running) -> None:
    async with game(server) as played:
        await played.begin_with_webhook(listed=True)
        for method in ("GET", "PUT", "DELETE"):
            body = played.wish if method == "PUT" else None
            answer = await server.ask(method, played.path, played.bob, body)
            assert (answer.status_code, answer.json()["code"]) == (409, "host-only"), method
        mine = await server.ask("GET", played.path, played.ann)
        assert mine.json() == {"offered": True, "host": "127.0.0.1"}
        assert (await server.ask("DELETE", played.path, played.ann)).status_code == 204
        assert await played.called() == []


@served_with(**CALLING)
async def test_what_is_no_address_is_refused(server: Running) -> None:
    async with game(server) as played:
        await played.open()
        for address in ("file:///etc/passwd", "https://", "https://[", "discord.com/api"):
            wish = {"address": address, "lang": "en"}
            answer = await server.ask("PUT", played.path, played.ann, wish)
            assert (answer.status_code, answer.json()["field"]) == (400, "body.address"), address


@served
async def test_a_server_whose_host_has_set_up_nothing_offers_nothing(server: Running) -> None:
    async with game(server) as played:
        await played.open()
        assert (await server.ask("GET", played.path, played.ann)).json()["offered"] is False
        assert (await server.ask("PUT", played.path, played.ann, played.wish)).status_code == 404
        mail = {"address": "ann@example.org", "lang": "en"}
        assert (await server.ask("PUT", "/api/me/mail", played.ann, mail)).status_code == 404
