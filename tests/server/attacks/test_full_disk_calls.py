"""A full disk, and what is stored beside tables: settings, addresses, calls and replays. What
cannot be stored is not done, and is done once there is room."""

from pathlib import Path
from typing import Any

import pytest

from panicroom.server.store import CannotStore
from tests.server.attacks.failing_disk import full_disk
from tests.server.attacks.test_full_disk import refused_until_there_is_room
from tests.server.calling.push_service import Browser
from tests.server.calling.test_calls import CALLING, Game, game
from tests.server.party import now, party
from tests.server.running import Running, served, served_with

EVERY_WAY = CALLING | {
    "webhooks": True,
    "smtp": "smtp://127.0.0.1:9",
    "public_url": "https://panic.example.org",
}
PUSH = Browser().subscription("https://push.example.org/1")
MAIL = {"address": "ann@example.org", "lang": "en"}
HOOK = {"address": "https://hook.example.org", "lang": "en"}


@pytest.mark.parametrize(
    ("method", "path", "body", "code"),
    [
        ("PUT", "/api/me/settings", {"values": {"text": "large"}}, 200),
        ("PUT", "/api/me/push", PUSH, 204),
        ("DELETE", "/api/me/push", None, 204),
        ("PUT", "/api/me/mail", MAIL | {"lang": "fr"}, 204),
        ("DELETE", "/api/me/mail", None, 204),
        ("POST", "/api/mail/{mail}/confirm", None, 204),
        ("POST", "/api/mail/{mail}/stop", None, 204),
        ("PUT", "/api/tables/{table}/webhook", HOOK, 200),
        ("DELETE", "/api/tables/{table}/webhook", None, 204),
        ("PUT", "/api/replays/{table}/sharing", {"shared": True}, 204),
    ],
)
def test_settings_calls_and_replays_change_when_there_is_room(
    tmp_path: Path, method: str, path: str, body: Any, code: int
) -> None:
    @served_with(**EVERY_WAY)
    async def scenario(server: Running) -> None:
        async with party(server) as played:
            ann = played.ann_token
            table = (await server.ask("GET", f"/api/tables/{played.code}", ann)).json()["id"]
            if "sharing" in path:
                for player in played.players:
                    await player.done("vote", end=True)
                await played.watcher.told_when(lambda told: told["table"]["status"] == "over")
            for known, what in (("/api/me/push", PUSH), ("/api/me/mail", MAIL)):
                assert (await server.ask("PUT", known, ann, what)).status_code == 204
            hooked = await server.ask("PUT", f"/api/tables/{table}/webhook", ann, HOOK)
            assert hooked.status_code == 200
            guest = (await server.services.recognize(ann)).guest
            mail = await server.services.store.receivers.mail(guest.id)
            assert mail is not None
            place = path.format(mail=mail.id, table=table)
            await server.services.planner.finish()
            await refused_until_there_is_room(
                server, lambda: server.ask(method, place, ann, body), code
            )

    scenario(tmp_path)


@served
async def test_a_rematch_is_made_once_when_there_is_room(server: Running) -> None:
    async with party(server) as played:
        for player in played.players:
            await player.done("vote", end=True)
        await played.watcher.told_when(lambda told: told["table"]["status"] == "over")
        with full_disk(server):
            answer = await played.ann.wish("rematch", id="again")
            assert (answer["type"], answer["code"]) == ("error", "cannot-store")
            await now(played.watcher)
            assert played.watcher.standing["table"]["rematch"] is None
        await played.ann.done("rematch", id="again")
        mine = (await server.ask("GET", "/api/me/tables", played.ann_token)).json()
        assert len(mine) == 2


async def bob_is_asked(played: Game) -> None:
    """And has subscribed, of which nothing has been planned yet."""
    await played.begin()
    await played.until_bob_is_asked()
    planner = played.server.services.planner
    honest, planner.welcome = planner.welcome, lambda guest: planner.meet()  # type: ignore[method-assign]
    await played.subscribe()
    planner.welcome = honest  # type: ignore[method-assign]


@served_with(**CALLING)
async def test_a_call_that_could_not_be_planned_is_planned_when_there_is_room(
    server: Running,
) -> None:
    planner = server.services.planner
    async with game(server) as played:
        await bob_is_asked(played)
        with full_disk(server):
            await planner.load()
            await planner.finish()
            await planner.plan_missed()
            await planner.finish()
        assert await played.called() == []
        await planner.plan_missed()
        assert await played.called() == [{"table": played.id, "kind": "turn"}]


@served_with(**CALLING)
async def test_a_call_that_cannot_be_claimed_is_made_once_when_there_is_room(
    server: Running,
) -> None:
    services = server.services
    async with game(server) as played:
        await bob_is_asked(played)
        services.caller._now = lambda: 0  # nothing is due yet
        await services.planner.load()
        await services.planner.finish()
        services.caller._now = services.clock.now
        with full_disk(server), pytest.raises(CannotStore):
            await services.caller.ring("push")
        assert played.service.received == []
        assert await played.called() == [{"table": played.id, "kind": "turn"}]
        assert len(await played.called()) == 1
