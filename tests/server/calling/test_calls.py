"""Who is away is called to the table once for each turn, and told nothing but where to come."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from tests.server.calling.played import Played
from tests.server.calling.push_service import NETWORKS, Browser, PushService, push_service
from tests.server.running import Running, served, served_with

PATH = "/api/me/push"
CALLING: dict[str, Any] = {"call_seconds": 0, "call_networks": NETWORKS}


class Game(Played):
    """Bob's browser has subscribed."""

    def __init__(self, server: Running, service: PushService, ann: str, bob: str) -> None:
        super().__init__(server, ann, bob)
        self.service, self.browser = service, Browser()

    async def subscribe(self, **more: Any) -> None:
        wish = self.browser.subscription(self.service.endpoint, **more)
        answer = await self.server.ask("PUT", PATH, self.bob, wish)
        assert answer.status_code == 204, answer.text

    async def called(self) -> list[Any]:
        """All that has come by the time that everything planned is made."""
        await self.ring("push")
        return [self.browser.read(each) for each in self.service.received]


@asynccontextmanager
async def game(server: Running) -> AsyncIterator[Game]:
    with push_service() as service:
        ann, bob = await server.guest("Ann"), await server.guest("Bob")
        yield Game(server, service, ann, bob)


@served_with(**CALLING)
async def test_who_is_away_is_called_once_and_told_where_to_come(server: Running) -> None:
    async with game(server) as played:
        await played.subscribe()
        await played.begin()
        await played.until_bob_is_asked()
        call = {"table": played.id, "kind": "turn"}
        assert (await played.called())[-1] == call
        count = len(played.service.received)
        async with played.at(played.ann) as ann:
            await ann.done("say", words="hurry")
        assert len(await played.called()) == count, "it is still the same turn"
        assert "vapid t=" in played.service.received[0].headers["Authorization"]


@served_with(**CALLING)
async def test_who_is_there_or_has_answered_is_not_called(server: Running) -> None:
    async with game(server) as played:
        await played.begin()
        await played.until_bob_is_asked()
        async with played.at(played.bob):
            await played.subscribe()
            await server.services.planner.load()
            assert await played.called() == []


@served_with(**CALLING)
async def test_who_asks_to_be_called_while_it_is_their_turn_is_called(server: Running) -> None:
    async with game(server) as played:
        await played.begin()
        await played.until_bob_is_asked()
        await played.subscribe()
        assert await played.called() == [{"table": played.id, "kind": "turn"}]
        await played.subscribe()
        assert len(await played.called()) == 1, "it is the same browser, and the same turn"


@served_with(**CALLING)
async def test_the_end_is_told_to_who_is_away(server: Running) -> None:
    async with game(server) as played:
        await played.begin()
        await played.subscribe()
        async with played.at(played.ann) as ann:
            async with played.at(played.bob) as bob:
                await bob.done("vote", end=True)
            await played.called()
            await ann.done("vote", end=True)
        assert (await played.called())[-1] == {"table": played.id, "kind": "over"}


@served_with(**CALLING)
async def test_a_failed_call_is_made_again_later_and_a_gone_browser_is_forgotten(
    server: Running,
) -> None:
    async with game(server) as played:
        await played.subscribe()
        await played.begin()
        await played.until_bob_is_asked()
        played.service.answers = [503]
        await played.called()
        failed = len(played.service.received)
        assert len(await played.called()) == failed, "not at once"
        [call] = await server.services.store.calls.before(1 << 62, "push", 9)
        assert call.tries == 1
        assert call.at - server.services.clock.now() > 30_000
        await server.services.store.calls.again(call, 0, call.tries)
        played.service.answers = [410]
        await played.called()
        assert (await server.ask("GET", PATH, played.bob)).json()["on"] is False


@served_with(**CALLING)
async def test_nobody_is_woken(server: Running) -> None:
    async with game(server) as played:
        quiet = {"begin": 0, "end": 24 * 60 - 1, "zone": "UTC"}
        await played.subscribe(quiet=quiet)
        assert (await server.ask("GET", PATH, played.bob)).json()["quiet"] == quiet
        await played.begin()
        await played.until_bob_is_asked()
        assert await played.called() == []
        assert len(await server.services.store.calls.before(1 << 62, "push", 9)) == 1


@served_with(**CALLING)
async def test_a_subscription_ends_with_its_device_and_is_nobody_elses(server: Running) -> None:
    async with game(server) as played:
        await played.subscribe()
        assert (await server.ask("GET", PATH, played.bob)).json()["on"] is True
        assert (await server.ask("GET", PATH, played.ann)).json()["on"] is False
        code = (await server.ask("POST", "/api/me/links", played.bob)).json()["code"]
        other = (await server.ask("POST", f"/api/links/{code}")).json()["token"]
        assert (await server.ask("GET", PATH, other)).json()["on"] is False
        await server.ask("DELETE", "/api/me/devices", other)
        assert await server.services.store.receivers.guests() == set()


@served_with(call_seconds=0)
async def test_nothing_is_sent_into_the_hosts_own_network(server: Running) -> None:
    """Unless the host has named it. A browser that leads there is forgotten."""
    async with game(server) as played:
        await played.subscribe()
        await played.begin()
        await played.until_bob_is_asked()
        assert await played.called() == []
        assert await server.services.store.receivers.guests() == set()


@served
async def test_without_what_it_needs_a_server_calls_nobody(server: Running) -> None:
    server.services.ways.push = None
    token = await server.guest("Ann")
    assert (await server.ask("GET", PATH, token)).json()["server"] is None
    wish = Browser().subscription("https://push.example.com/x")
    assert (await server.ask("PUT", PATH, token, wish)).status_code == 404


@served_with(**CALLING)
async def test_what_is_no_subscription_is_refused_by_its_field(server: Running) -> None:
    token = await server.guest("Ann")
    good = Browser().subscription("https://push.example.com/x")
    night = {"begin": 0, "end": 9999, "zone": "UTC"}
    wrongs: list[tuple[dict[str, Any], str]] = [
        ({"endpoint": "file:///etc/passwd"}, "body.endpoint"),
        ({"endpoint": "https://" + "x" * 2000}, "body.endpoint"),
        ({"key": "AAAA"}, "body.key"),
        ({"secret": "é"}, "body.secret"),
        ({"secret": "AAAA"}, "body.secret"),
        ({"quiet": night}, "body.quiet.end"),
        ({"more": 1}, "body.more"),
    ]
    for wrong, field in wrongs:
        answer = await server.ask("PUT", PATH, token, good | wrong)
        assert (answer.status_code, answer.json()["field"]) == (400, field), wrong
