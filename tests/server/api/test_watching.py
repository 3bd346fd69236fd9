"""Finished games to watch: with anyone's eyes, and only for those whom it concerns."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.replay.test_film import changed
from tests.server.party import Party, party
from tests.server.running import Json, Running, served
from tests.server.secrecy.questions import REPLAY_WAYS, whole

NEVER = "never".ljust(16, "a")


async def ended(game: Party) -> None:
    for player in game.players:
        await player.done("vote", end=True)
    await game.watcher.told_when(lambda told: told["table"]["status"] == "over")


async def answers(server: Running, id: str, token: str | None) -> list[str]:
    return [whole(await server.ask("GET", f"/api/replays/{id}{way}", token)) for way in REPLAY_WAYS]


async def id_of(game: Party) -> str:
    found = await game.server.ask("GET", f"/api/tables/{game.code}", game.ann_token)
    return str(found.json()["id"])


async def views(server: Running, id: str, eyes: str, token: str) -> list[Json]:
    film = (await server.ask("GET", f"/api/replays/{id}/film?eyes={eyes}", token)).json()
    found = [film["start"]]
    for change in film["changes"]:
        found.append(changed(found[-1], change))
    return found


@served
async def test_eyes_see_what_their_seat_was_sent_in_the_game(server: Running) -> None:
    async with party(server) as game:
        seen: list[tuple[Any, Json]] = []
        for _ in range(4):
            seen += [("0", game.ann.standing["view"]), ("1", game.bob.standing["view"])]
            seen.append(("onlooker", game.watcher.standing["view"]))
            await game.goes_on()
        await ended(game)
        id = await id_of(game)
        films = {eyes: await views(server, id, eyes, game.ann_token) for eyes in "01"}
        films["onlooker"] = await views(server, id, "onlooker", game.ann_token)
        for eyes, view in seen[3:]:
            assert view in films[eyes]
        about = (await server.ask("GET", f"/api/replays/{id}", game.bob_token)).json()
        assert (about["seat"], about["host"], about["shared"]) == (1, False, False)
        assert about["steps"] == len(films["0"]) - 1


@served
async def test_a_stranger_is_answered_as_if_there_was_no_such_game(server: Running) -> None:
    stranger = await server.guest("Eve")
    async with party(server) as game:
        id = await id_of(game)
        for token in (None, stranger, game.ann_token):
            running = await answers(server, id, token)
            assert running == await answers(server, NEVER, token), "a running game has no replay"
        await ended(game)
        for name in (id, game.code):
            for token in (None, stranger):
                assert await answers(server, name, token) == await answers(server, NEVER, token)
        assert "not-found" not in (await answers(server, id, game.bob_token))[0]


@served
async def test_a_shared_replay_is_for_all_who_have_its_link(server: Running) -> None:
    async with party(server) as game:
        id = await id_of(game)
        await ended(game)
        way = f"/api/replays/{id}/sharing"
        refused = await server.ask("PUT", way, game.bob_token, {"shared": True})
        assert (refused.status_code, refused.json()["code"]) == (409, "host-only")
        assert (await server.ask("PUT", way, None, {"shared": True})).status_code == 401
        own = await answers(server, id, game.ann_token)
        assert (await server.ask("PUT", way, game.ann_token, {"shared": True})).status_code == 204
        shared = await answers(server, id, None)
        assert shared[1:] == own[1:]
        assert (await server.ask("GET", f"/api/replays/{id}")).json()["seat"] is None
        assert game.code not in shared[0], "the link of a replay does not let in to the table"
        assert (await server.ask("PUT", way, game.ann_token, {"shared": False})).status_code == 204
        assert await answers(server, id, None) == await answers(server, NEVER, None)


@served
async def test_everybody_may_watch_the_game_of_a_listed_table(server: Running) -> None:
    async with party(server, listed=True) as game:
        await ended(game)
        assert (await server.ask("GET", f"/api/replays/{await id_of(game)}")).status_code == 200


@served
async def test_a_film_that_is_known_is_not_sent_again(server: Running) -> None:
    async with party(server) as game:
        await game.goes_on()
        await ended(game)
        way = f"/api/replays/{await id_of(game)}/film"
        first = await server.ask("GET", way, game.ann_token)
        assert first.headers["cache-control"] == "private, no-cache"
        headers = {"authorization": f"Bearer {game.ann_token}"}
        again = await server.http.get(
            way, headers=headers | {"if-none-match": first.headers["etag"]}
        )
        assert (again.status_code, again.content) == (304, b"")
        plain = await server.http.get(way, headers=headers | {"accept-encoding": "identity"})
        assert plain.json() == first.json()
        stranger = await server.http.get(way, headers={"if-none-match": first.headers["etag"]})
        assert stranger.status_code == 404, "what was forbidden meanwhile is not confirmed"


@served
async def test_eyes_that_nobody_has_are_malformed(server: Running) -> None:
    async with party(server) as game:
        await ended(game)
        way = f"/api/replays/{await id_of(game)}/film"
        for eyes in ("7", "all", "-1", "00"):
            answer = await server.ask("GET", f"{way}?eyes={eyes}", game.ann_token)
            assert (answer.status_code, answer.json()["field"]) == (400, "query.eyes")


@served
async def test_a_moment_is_played_on_at_a_new_table(server: Running) -> None:
    async with party(server) as game:
        await game.goes_on()
        wish: Json = {"game": "panik", "moment": {"replay": await id_of(game), "step": 1}}
        before = await server.ask("POST", "/api/tables", game.ann_token, wish)
        assert before.status_code == 404, "a running game has no moments"
        await ended(game)
        made = await server.ask("POST", "/api/tables", game.ann_token, wish)
        assert made.status_code == 201
        chairs = len(game.ann.standing["table"]["chairs"])
        assert len(made.json()["table"]["chairs"]) == chairs
        stranger = await server.guest("Eve")
        assert (await server.ask("POST", "/api/tables", stranger, wish)).status_code == 404
        wish["moment"] = {"replay": await id_of(game), "step": 9999}
        beyond = await server.ask("POST", "/api/tables", game.ann_token, wish)
        assert (beyond.status_code, beyond.json()["field"]) == (400, "moment")


@served
async def test_a_friend_is_asked_what_they_would_have_done(server: Running) -> None:
    async with party(server) as game:
        await game.goes_on()
        await ended(game)
        way = f"/api/replays/{await id_of(game)}/question?step="
        asked = (await server.ask("GET", f"{way}0", game.ann_token)).json()
        assert asked["options"][asked["done"]]["id"]
        assert asked["step"] == 0
        grouped = [place for group in asked["groups"] for place in group["options"]]
        assert sorted(grouped) == [*range(len(asked["options"]))]
        assert (await server.ask("GET", f"{way}999", game.ann_token)).json() is None
        assert (await server.ask("GET", f"{way}0")).status_code == 404


@served
async def test_a_question_is_made_once(server: Running) -> None:
    made = list[str]()
    do = server.services.workers.do

    async def counted(address: str, job: Callable[[], Any]) -> Any:
        made.append(address)
        return await do(address, job)

    async with party(server) as game:
        await game.goes_on()
        await ended(game)
        way = f"/api/replays/{await id_of(game)}/question?step="
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(server.services.workers, "do", counted)
            first = await server.ask("GET", f"{way}0", game.ann_token)
            known = {"if-none-match": first.headers["etag"]}
            known["authorization"] = f"Bearer {game.ann_token}"
            assert (await server.http.get(f"{way}0", headers=known)).status_code == 304
            for beyond in (998, 999):
                await server.ask("GET", f"{way}{beyond}", game.ann_token)
        assert len(made) == 2


@served
async def test_turning_points_are_for_those_who_may_watch(server: Running) -> None:
    async with party(server) as game:
        way = f"/api/replays/{await id_of(game)}/turning-points"
        assert (await server.ask("POST", way, game.ann_token)).status_code == 404
        await ended(game)
        for method in ("GET", "POST"):
            assert (await server.ask(method, way)).status_code == 404
            found = (await server.ask(method, way, game.ann_token)).json()
            assert found == {"progress": 1.0, "points": []}, "nobody has won by the rules"
