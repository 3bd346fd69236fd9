"""Wishes out of turn: another's seat, another's rights, another time."""

from tests.server.party import Party, now, party
from tests.server.running import Client, Json, Running, served


async def parted(game: Party) -> tuple[Client, Client]:
    """Who is asked now, and who is not or could be another."""
    for client in game.players:
        await now(client)
    return (game.ann, game.bob) if game.ann.standing["options"] else (game.bob, game.ann)


def move(client: Client) -> Json:
    standing = client.standing
    return {"decision": standing["decision"], "action": standing["options"][0]["action"]}


@served
async def test_nobody_acts_for_another(server: Running) -> None:
    async with party(server) as game:
        asked, other = await parted(game)
        eve = await server.guest("Eve")
        async with server.at(game.code, eve) as stranger:
            assert (await stranger.wish("act", **move(asked)))["code"] == "no-seat"
            for wish in (
                {"type": "say", "words": "x"},
                {"type": "leave"},
                {"type": "vote", "end": True},
            ):
                assert (await stranger.wish(**wish))["code"] == "no-seat"
            assert (await stranger.wish("sit", seat=0))["code"] == "already-started"
        assert (await game.watcher.wish("act", **move(asked)))["code"] == "spectator"
        if not other.standing["options"]:
            assert (await other.wish("act", **move(asked)))["type"] == "refused"
        await game.goes_on()


@served
async def test_past_and_future_decisions_are_not_answered(server: Running) -> None:
    async with party(server) as game:
        asked, _ = await parted(game)
        old = move(asked)
        await game.goes_on()
        current = max(client.standing["decision"] or 0 for client in game.players)
        assert current != old["decision"]
        for decision in (old["decision"], 0, current + 1, (1 << 31) - 1):
            for client in game.players:
                answer = await client.wish("act", decision=decision, action=old["action"])
                assert (answer["type"], answer["code"]) == ("denied", "stale-decision")
        await game.goes_on()


@served
async def test_an_id_counts_once_whatever_comes_with_it(server: Running) -> None:
    async with party(server) as game:
        await game.bob.done("say", id="same", words="the first")
        await game.bob.done("say", id="same", words="the second")
        await game.bob.done("vote", id="same", end=True)
        await now(game.watcher)
        assert "the first" in str(game.watcher.heard)
        assert "the second" not in str(game.watcher.heard)
        assert game.watcher.standing["table"]["votes"] == []
        await game.goes_on()


@served
async def test_what_is_the_host_s_nobody_else_may(server: Running) -> None:
    wishes: list[tuple[str, Json]] = [
        ("pause", {}),
        ("resume", {}),
        ("remove", {"seat": 0}),
        ("hand_over", {"seat": 0}),
        ("start", {}),
        ("bot", {"seat": 0, "level": "easy"}),
        ("bot", {"seat": 0, "level": None}),
        ("change", {"wishes": {}, "terms": {"pace": 0}}),
    ]
    async with party(server) as game:
        for type, fields in wishes:
            answer = await game.bob.wish(type, **fields)
            assert (answer["type"], answer["code"]) == ("denied", "host-only"), type
        await game.goes_on()


@served
async def test_before_the_start_nobody_plays(server: Running) -> None:
    token = await server.guest("Ann")
    code = (await server.table(token, wishes={"seats": 2}))["code"]
    async with server.at(code, token) as ann:
        await ann.done("sit", seat=0)
        early = await ann.wish("act", decision=0, action="x")
        assert early["code"] == "not-started"
        for type in ("pause", "resume", "leave", "return"):
            assert (await ann.wish(type))["code"] == "not-started"
        assert (await ann.wish("rematch"))["code"] == "not-over"
        assert (await ann.wish("start"))["code"] == "empty-chair"
        await ann.done("bot", seat=1, level="easy")
        await ann.done("start")


@served
async def test_in_a_pause_nobody_plays(server: Running) -> None:
    async with party(server) as game:
        asked, _ = await parted(game)
        act = move(asked)
        await game.ann.done("pause")
        assert (await asked.wish("act", **act))["code"] == "paused"
        await game.ann.done("resume")
        await game.goes_on()


@served
async def test_after_the_end_nobody_plays(server: Running) -> None:
    async with party(server) as game:
        asked, _ = await parted(game)
        act = move(asked)
        for client in game.players:
            await client.done("vote", end=True)
        assert (await asked.wish("act", **act))["code"] == "game-over"
        for type in ("pause", "leave", "return", "hand_over", "remove"):
            fields: Json = {"seat": 1} if type in ("hand_over", "remove") else {}
            assert (await game.ann.wish(type, **fields))["code"] == "game-over"
        await game.bob.done("say", words="Well played")
        await game.watcher.told_when(lambda told: "Well played" in str(told["heard"]))
