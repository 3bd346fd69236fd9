"""A game over the net: what the host may do, leaving and coming back, clocks, talk and the end."""

from typing import Any

from tests.server.party import party
from tests.server.running import Client, Running, served


async def two_at_panik(server: Running, **other: Any) -> tuple[str, str, str]:
    """A started game of Ann, the host, and Bob."""
    async with party(server, **other) as game:
        return game.code, game.ann_token, game.bob_token


async def one_move(*clients: Client) -> Client:
    """By whoever is asked."""
    for client in clients:
        if client.standing["options"]:
            option, decision = client.standing["options"][0], client.standing["decision"]
            await client.done("act", decision=decision, action=option["action"])
            return client
    raise AssertionError("nobody is asked")


@served
async def test_a_move_is_told_to_all_with_the_options_of_the_next(server: Running) -> None:
    code, ann, bob = await two_at_panik(server)
    async with server.at(code, ann) as a, server.at(code, bob) as b, server.at(code) as watcher:
        before = watcher.standing["number"]
        for client in (a, b):  # what several decide at once is told when all have answered
            if client.standing["options"]:
                await one_move(client)
        await watcher.told_when(lambda told: told["number"] > before)
        assert watcher.standing["options"] == []


@served
async def test_a_refused_action_cites_its_rule_and_changes_nothing(server: Running) -> None:
    code, ann, bob = await two_at_panik(server)
    async with server.at(code, ann) as a, server.at(code, bob) as b:
        waiting, asked = (a, b) if b.standing["options"] else (b, a)
        option, decision = asked.standing["options"][0], asked.standing["decision"]
        refused = await waiting.wish("act", decision=decision, action=option["action"])
        assert refused["type"] == "refused"
        assert refused["rule"]
        stale = await asked.wish("act", decision=decision + 1, action=option["action"])
        assert (stale["type"], stale["code"]) == ("denied", "stale-decision")
        broken = await asked.wish("act", decision=decision, action="dance")
        assert (broken["type"], broken["code"]) == ("error", "malformed")
        await one_move(a, b)


@served
async def test_who_leaves_is_stood_in_for_and_takes_the_seat_back(server: Running) -> None:
    code, ann, bob = await two_at_panik(server)
    async with server.at(code, ann) as host, server.at(code, bob) as guest:
        await guest.done("leave")
        await host.told_when(lambda told: told["table"]["chairs"][1]["level"] is not None)
        assert (await guest.wish("leave"))["code"] == "stood-in"
        await guest.done("return")
        await host.told_when(lambda told: told["table"]["chairs"][1]["level"] is None)


@served
async def test_the_host_pauses_hands_over_and_removes(server: Running) -> None:
    code, ann, bob = await two_at_panik(server)
    async with server.at(code, ann) as host, server.at(code, bob) as guest:
        assert (await guest.wish("pause"))["code"] == "host-only"
        await host.done("pause")
        await guest.told_when(lambda told: bool(told["table"]["paused"]))
        await host.done("resume")
        await host.done("hand_over", seat=1)
        await guest.done("return")
        await host.done("remove", seat=1)
        told = await guest.told_when(lambda told: told["seat"] is None)
        assert told["anew"]
        assert told["view"]["viewer"] is None


@served
async def test_a_game_ends_by_vote_and_only_then_the_truth_comes_out(server: Running) -> None:
    code, ann, bob = await two_at_panik(server)
    async with server.at(code, ann) as a, server.at(code, bob) as b:
        await one_move(a, b)
        for path in ("record", "replay"):
            early = await server.ask("GET", f"/api/tables/{code}/{path}", ann)
            assert (early.status_code, early.json()["code"]) == (404, "not-found")
        assert a.standing["table"]["key"] is None
        await a.done("vote", end=True)
        await b.done("vote", end=True)
        told = await b.told_when(lambda told: told["table"]["status"] == "over")
    record = (await server.ask("GET", f"/api/tables/{code}/record")).text.splitlines()
    assert f'"key":"{told["table"]["key"]}"' in record[0]
    assert len(record) == 2
    scene = (await server.ask("GET", f"/api/tables/{code}/replay?step=1&seat=1")).json()
    assert scene["views"] == [told["view"]]
    opened = (await server.ask("GET", f"/api/tables/{code}/replay?step=0&open=true")).json()
    assert len(opened["views"]) == 2
    assert opened["steps"] == 1
    wrong = await server.ask("GET", f"/api/tables/{code}/replay?seat=9")
    assert (wrong.json()["code"], wrong.json()["field"]) == ("malformed", "seat")


@served
async def test_the_same_people_meet_again(server: Running) -> None:
    code, ann, bob = await two_at_panik(server)
    async with server.at(code, ann) as a, server.at(code, bob) as b:
        await a.done("vote", end=True)
        await b.done("vote", end=True)
        await b.done("rematch")
        told = await a.told_when(lambda told: told["table"]["rematch"] is not None)
        assert (await a.wish("rematch"))["code"] == "rematch-made"
    again = told["table"]["rematch"]
    async with server.at(again, ann) as a:
        assert a.welcome["seat"] == 0
        assert a.welcome["table"]["status"] == "open"
        assert a.welcome["host"] is False


@served
async def test_talk_reaches_everybody_and_spectators_are_silent(server: Running) -> None:
    code, ann, bob = await two_at_panik(server)
    async with server.at(code, ann) as a, server.at(code, bob) as b:
        words = "<script>alert('x')</script> '; DROP TABLE entries;--"
        await a.done("say", words=words)
        await b.told_when(lambda told: words in str([item.get("words") for item in told["heard"]]))
        assert (await a.wish("say", words=" "))["code"] == "talk-length"


@served
async def test_a_clock_that_ran_out_leaves_the_seat_to_a_bot(server: Running) -> None:
    """The budget is the shortest there is; the server's clock is put forward instead of waiting."""
    terms = {"turn": 10_000, "answer": 10_000, "pace": 0}
    code, ann, _ = await two_at_panik(server, terms=terms)
    async with server.at(code, ann) as host:
        assert host.standing["clock"]["runs"]
        [live_table] = server.services.tables.loaded.values()
        [item, *_] = await server.services.store.due.of(live_table.id)
        late = item.at + 1
        live_table._now = lambda: late
        await live_table.answer_due(item)
        await host.told_when(lambda told: told["table"]["chairs"][item.seat]["level"] is not None)
