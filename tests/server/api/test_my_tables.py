"""The games of a guest: which run and wait for whom, and how the others ended."""

from typing import Any

from tests.server.party import party
from tests.server.running import Running, served

COLORS = ("red", "blue")


async def mine(server: Running, token: str) -> list[dict[str, Any]]:
    cards: list[dict[str, Any]] = (await server.ask("GET", "/api/me/tables", token)).json()
    return cards


@served
async def test_a_running_game_says_since_when_it_waits(server: Running) -> None:
    async with party(server) as game:
        [card] = await mine(server, game.bob_token)
        assert card["made"] <= card["since"] <= server.services.clock.now()
        assert card["winners"] is None
        await server.table(game.ann_token)
        cards = await mine(server, game.ann_token)
    assert [each["since"] for each in cards] == [None, card["since"]]


@served
async def test_a_finished_game_comes_after_those_that_run_and_names_its_winners(
    server: Running,
) -> None:
    async with party(server) as game:
        while game.watcher.standing["table"]["status"] != "over":
            await game.goes_on()
        ending = game.watcher.standing["view"]
        older = await server.table(game.bob_token)
        await game.bob.done("rematch")
    ann, bob = await mine(server, game.ann_token), await mine(server, game.bob_token)
    over = ann[-1]
    assert (over["code"], over["since"]) == (game.code, None)
    won = [COLORS[seat] for seat in over["winners"]]
    assert won == ending["outcome"]["winners"]
    assert [card["table"]["status"] for card in ann] == ["open", "over"]
    assert ann[0]["id"] == over["table"]["rematch"], "who did not ask for it finds it, too"
    assert [card["id"] for card in bob] == [ann[0]["id"], older["id"], over["id"]]


@served
async def test_a_game_that_its_players_ended_has_no_winners(server: Running) -> None:
    async with party(server) as game:
        await game.ann.done("vote", end=True)
        await game.bob.done("vote", end=True)
        [card] = await mine(server, game.ann_token)
    assert card["winners"] == []
