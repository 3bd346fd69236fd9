"""What a seat may ask: its dossier, why not, and all that cannot be done; from its view alone."""

import asyncio
import json
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest

from panicroom.games import GAMES
from panicroom.kernel.dice import Dice
from panicroom.server.api.questions import MOST_VERBS
from panicroom.server.live.table import LiveTable
from panicroom.server.protocol.impossible import Impossible
from panicroom.server.protocol.schema import schema
from panicroom.server.store import Guest
from panicroom.telling import TELLERS
from panicroom.words import Words, languages
from tests.conformance.schema import Validator
from tests.server.protocol.reading import a_game, message
from tests.server.running import Json, Running, running, served
from tests.server.sockets.test_secrecy import full_table, random_move

MOVES = 40
EVERY = 8
PATHS = ("dossier", "impossible", "impossible?verb={verb}", "claims", "why?action={action}")
"""Each with any action of the game."""

every_game = pytest.mark.parametrize("game", GAMES)


async def text_of(server: Running, live_table: LiveTable, token: str, path: str) -> str:
    answer = await server.ask("GET", f"/api/tables/{live_table.id}/{path}", token)
    assert answer.status_code == 200, answer.text
    return answer.text


async def ask(server: Running, live_table: LiveTable, token: str, path: str) -> Any:
    return json.loads(await text_of(server, live_table, token, path))


def token_of(server: Running, guest: Guest) -> str:
    services = server.services
    return services.signer.token(guest, services.clock.now(), 60_000)


def paths_with(action: str) -> list[str]:
    return [path.format(action=action, verb=action.split()[0]) for path in PATHS]


def said_in(path: str, answer: Any) -> Iterator[Json]:
    if path == "dossier":
        yield from (said for paragraph in answer["paragraphs"] for said in paragraph)
    elif path == "claims":
        for form in answer:
            yield form["said"]
            yield from (each["said"] for field in form["fields"] for each in field["values"])
    elif path.startswith("impossible"):
        for each in answer:
            yield each["why"]
            if each["said"] is not None:
                yield each["said"]
    elif not answer["allowed"]:
        yield answer["said"]


@every_game
def test_answers_can_be_said_in_every_language_and_tell_no_secret(
    game: str, tmp_path: Path
) -> None:
    """At every few moves of a game; nothing in two worlds of the asker differs by a byte."""
    found: dict[str, Json] = {}

    async def scenario() -> None:
        async with running(tmp_path) as server:
            guests, live_table = await full_table(server, game)
            dice = Random(game)
            for move in range(MOVES):
                if move % EVERY == 0:
                    asker = dice.choice(guests)
                    found.update(await asked_in_two_worlds(server, live_table, asker, dice))
                if not await random_move(live_table, guests, dice):
                    return

    asyncio.run(scenario())
    assert found
    for lang in languages():
        words = Words(lang, game)
        assert all(words.tell(message(said)) for said in found.values())


async def asked_in_two_worlds(
    server: Running, live_table: LiveTable, guest: Guest, dice: Random
) -> dict[str, Json]:
    token = token_of(server, guest)
    fold: Any = await live_table.look(lambda fold: fold)
    truth, seat = fold.match.state, fold.lobby.seat_of(guest.id)
    paths = paths_with(fold.game.spell(dice.choice(fold.game.candidates(fold.view(seat)))))
    texts = [await text_of(server, live_table, token, path) for path in paths]
    fold.match.state = fold.game.world(truth, seat, Dice(str(dice.random())))
    assert [await text_of(server, live_table, token, path) for path in paths] == texts
    fold.match.state = truth
    told = zip(paths, map(json.loads, texts), strict=True)
    return {json.dumps(s): s for path, answer in told for s in said_in(path, answer)}


@every_game
def test_whatever_can_be_tried_is_an_option_or_impossible(game: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as server:
            guests, live_table = await full_table(server, game)
            fold: Any = await live_table.look(lambda fold: fold)
            seat = fold.owed()[0]
            token = token_of(server, guests[seat])
            view, options = fold.view(seat), fold.game.options(fold.match.state, seat)
            impossible = await ask(server, live_table, token, "impossible")
            assert [Impossible.model_validate(each).action for each in impossible]
            refused = {each["action"] for each in impossible}
            offered = {fold.game.spell(option) for option in options}
            assert refused.isdisjoint(offered)
            tried = {fold.game.spell(action) for action in fold.game.candidates(view)}
            assert refused | offered == tried
            for each in impossible[::20]:
                why = await ask(server, live_table, token, f"why?action={each['action']}")
                assert (why["allowed"], why["rule"]) == (False, each["rule"])
                assert (why["sketch"], why["relevance"]) == (each["sketch"], each["relevance"])
                assert why["said"] == each["why"]
                assert why["rules"]
            for action in sorted(offered)[:3]:
                why = await ask(server, live_table, token, f"why?action={action}")
                assert why == {"allowed": True}

    asyncio.run(scenario())


@served
async def test_only_those_who_sit_at_a_game_that_has_begun_may_ask(server: Running) -> None:
    ann, eve = await server.guest("Ann"), await server.guest("Eve")
    made = await server.table(ann, listed=True)
    async with server.at(made["code"], ann) as host:
        await host.done("sit", seat=0)
    for path in paths_with("end-turn"):
        nowhere = await server.ask("GET", f"/api/tables/{'a' * 16}/{path}", eve)
        for token in (ann, eve):
            answer = await server.ask("GET", f"/api/tables/{made['code']}/{path}", token)
            assert (answer.status_code, answer.content) == (404, nowhere.content)
        stranger = await server.ask("GET", f"/api/tables/{made['code']}/{path}")
        assert stranger.json()["code"] == "token-missing"


@served
async def test_a_text_that_is_no_action_is_named_so(server: Running) -> None:
    guests, live_table = await full_table(server, "panik")
    token = token_of(server, guests[0])
    answer = await server.ask("GET", f"/api/tables/{live_table.id}/why?action=dance", token)
    assert (answer.status_code, answer.json()["code"]) == (400, "malformed")


@every_game
def test_what_cannot_be_done_is_drawn_as_options_are(game: str) -> None:
    """Also what only a larger table could try: somebody may ask for it by its text."""
    played, option = GAMES[game], Validator(schema()["games"][game]["$defs"])
    for sitting in islice(a_game(game, 3), 0, 60, 6):
        largest = played.begin(played.setup(seats=max(TELLERS[game].seat_counts)), "larger")
        view = sitting.fold.view(sitting.fold.owed()[0])
        for action in played.candidates(played.view(largest, 0)):
            sketch = played.wire.option(view, action)
            assert option.allows("Option", sketch)
            assert sketch["action"] == played.spell(action)


@served
async def test_one_may_ask_about_some_verbs_alone(server: Running) -> None:
    guests, live_table = await full_table(server, "station")
    token = token_of(server, guests[0])
    whole = await ask(server, live_table, token, "impossible")
    some = await ask(server, live_table, token, "impossible?verb=give&verb=burn")
    assert some == [each for each in whole if each["verb"] in ("give", "burn")]
    assert {each["verb"] for each in some} == {"give", "burn"}
    many = "&".join(["verb=give"] * (MOST_VERBS + 1))
    for wrong in ("verb=dance", f"verb={'x' * 41}", many):
        path = f"/api/tables/{live_table.id}/impossible?{wrong}"
        answer = await server.ask("GET", path, token)
        assert (answer.status_code, answer.json()["code"]) == (400, "malformed")
        assert "verb" in answer.json()["field"]
