"""Whole games over real sockets, and afterwards the log says what everybody was told."""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from panicroom.games import GAMES
from panicroom.kernel.audience import Viewer
from panicroom.server.protocol.history import heard
from panicroom.server.store import Entry, Store
from panicroom.server.table.folding import fold_log
from panicroom.server.table.lines import read_line
from panicroom.server.table.standing import standing_for
from tests.any_game import seats_for
from tests.server.conformance.players import Player
from tests.server.running import Json, Running, running

SHORTER: dict[str, Json] = {"station": {"round_limit": 6}}
"""Wishes by which a long game ends sooner."""
WISHES = {game: {"seats": seats_for(game), **SHORTER.get(game, {})} for game in GAMES}
every_game = pytest.mark.parametrize(("game", "wishes"), WISHES.items())


@every_game
def test_people_bots_and_a_spectator_play_to_the_end(
    game: str, wishes: Json, tmp_path: Path
) -> None:
    asyncio.run(play_whole_game(tmp_path, game, wishes))


async def play_whole_game(folder: Path, game: str, wishes: Json) -> None:
    async with running(folder) as server:
        players = await sit_down(server, game, wishes)
        await asyncio.gather(*(player.play(hang_up=0.1) for player in players))
        await compare(server.services.store, players)


async def sit_down(server: Running, game: str, wishes: Json) -> list[Player]:
    """Two people, bots on the other chairs, and somebody who watches."""
    tokens = [await server.guest(name) for name in ("Ann", "Bob")]
    made = await server.table(tokens[0], game, wishes=wishes)
    for seat, token in enumerate(tokens):
        async with server.at(made["code"], token) as client:
            await client.done("sit", seat=seat)
    async with server.at(made["code"], tokens[0]) as host:
        for seat in range(2, wishes["seats"]):
            await host.done("bot", seat=seat, level="easy")
        await host.done("start")
    return [
        Player(server, made["code"], token, Random(seed))
        for seed, token in enumerate([*tokens, None])
    ]


async def compare(store: Store, players: Sequence[Player]) -> None:
    """What was stored against what was told and acknowledged."""
    table = await store.tables.by_code(players[0].table)
    assert table is not None
    stored = await store.log.read(table.id)
    fold = fold_log(await store.tables.key(table.id), map(read_line, stored))
    assert fold.status == table.status == "over"
    for player in players:
        viewer: Viewer = player.last["seat"]
        told = standing_for(fold, viewer, 0, stored[-1].at)
        items = told.heard[player.first :]
        assert player.heard == [plain(heard(fold.game, item)) for item in items]
        assert player.last["view"] == fold.game.wire.view(told.view)
        own = dict(said(stored, viewer))
        unanswered = set() if player.pending is None else {player.pending["id"]}
        assert player.acknowledged.items() <= own.items()
        assert set(own) - set(player.acknowledged) <= unanswered


def said(stored: list[Entry], seat: Viewer) -> list[tuple[str, str]]:
    """A person's actions in the log, by the ids they were sent with; each id stands there once."""
    found = [
        (entry.client.partition(".")[2], entry.body["action"])
        for entry in stored
        if entry.kind == "moved" and entry.client is not None and entry.seat == seat
    ]
    assert len(found) == len(dict(found))
    return found


def plain(item: Any) -> Any:
    return item if isinstance(item, dict) else item.model_dump()
