"""What goes over the wire tells a viewer nothing that its view does not."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from panicroom.games import GAMES
from panicroom.kernel.dice import Dice
from panicroom.server.live import broadcast
from panicroom.server.live.subscriber import Subscriber
from panicroom.server.live.table import LiveTable
from panicroom.server.protocol.client import ActRequest
from panicroom.server.protocol.commands import command_for
from panicroom.server.protocol.server import written
from panicroom.server.sockets.rejections import rejection_of
from panicroom.server.store import Guest
from panicroom.server.table.commands import judge
from panicroom.server.table.fold import TableFold
from panicroom.server.table.standing import Standing, standing_for
from tests.any_game import seats_for
from tests.server.machine_clock import MachineClock, on_a_machine
from tests.server.running import Client, Running, running, served
from tests.server.sockets.test_playing import one_move, two_at_panik

MOVES = 60


async def hears_nothing(client: Client) -> bool:
    """Messages keep their order, so whatever was sent before the pong has come."""
    await client.send(type="ping")
    message = await client.receive()
    return bool(message["type"] == "pong")


async def hear_all(client: Client) -> None:
    await client.send(type="ping")
    await client.until("pong")


@served
async def test_who_has_sealed_an_answer_is_not_shown(server: Running) -> None:
    code, ann, bob = await two_at_panik(server)
    async with server.at(code, ann) as a, server.at(code, bob) as b, server.at(code) as watcher:
        assert a.standing["options"], "both are asked at once"
        assert b.standing["options"]
        for client in (a, b, watcher):
            await hear_all(client)
        await one_move(a)
        assert await hears_nothing(b)
        assert await hears_nothing(watcher)
        async with server.at(code) as late:
            assert late.standing["table"]["asked"] == [0, 1]
            assert late.standing["number"] == watcher.standing["number"]


@pytest.mark.parametrize("game", GAMES)
def test_two_worlds_of_a_viewer_are_the_same_bytes(game: str, tmp_path: Path) -> None:
    """At every step of a game: the welcome, and the answer to every action one could think of."""

    @on_a_machine  # its clock stands still, for a welcome says how long the host has been away
    async def scenario(folder: Path, clock: MachineClock) -> None:
        async with running(folder) as server:
            guests, live_table = await full_table(server, game)
            dice = Random(game)
            for _ in range(MOVES):
                await compare(live_table, [*guests, None], dice)
                if not await random_move(live_table, guests, dice):
                    return

    scenario(tmp_path)


def test_a_planted_leak_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The view of one's neighbour."""

    def leaky(fold: TableFold, seat: int | None, *rest: Any) -> Standing:
        neighbour = 0 if seat is None else (seat + 1) % 4
        return standing_for(fold, seat, *rest)._replace(view=fold.view(neighbour))

    monkeypatch.setattr(broadcast, "standing_for", leaky)
    with pytest.raises(AssertionError):
        test_two_worlds_of_a_viewer_are_the_same_bytes("station", tmp_path)


async def full_table(server: Running, game: str) -> tuple[list[Guest], LiveTable]:
    names = ("Ann", "Bob", "Cat", "Dan", "Eve", "Fox")[: seats_for(game)]
    tokens = [await server.guest(name) for name in names]
    code = (await server.table(tokens[0], game))["code"]
    for seat, token in enumerate(tokens):
        async with server.at(code, token) as client:
            await client.done("sit", seat=seat)
    async with server.at(code, tokens[0]) as host:
        await host.done("start")
    table = await server.services.store.tables.by_code(code)
    assert table is not None
    found = [await server.services.store.guests.find(token[:16]) for token in tokens]
    return [guest for guest in found if guest], server.services.tables.at(table.id)


async def random_move(live_table: LiveTable, guests: list[Guest], dice: Random) -> bool:
    def choose(fold: TableFold) -> list[object]:
        assert fold.match is not None
        seat = fold.owed()[0]
        action = dice.choice(fold.game.options(fold.match.state, seat))
        return [seat, act_request(fold, fold.game.spell(action))]

    if await live_table.look(lambda fold: fold.status == "over"):
        return False
    seat, act = await live_table.look(choose)
    guest = guests[seat]
    await live_table.do(lambda fold: judge(fold, guest.id, command_for(act, fold, guest)))
    return True


def act_request(fold: TableFold, action: str) -> ActRequest:
    assert fold.asked is not None
    return ActRequest(type="act", id="a", decision=fold.asked.decision, action=action)


async def compare(live_table: LiveTable, viewers: list[Guest | None], dice: Random) -> None:
    viewer = dice.choice(viewers)
    fold: TableFold = await live_table.look(lambda fold: fold)
    assert fold.match is not None
    seat = None if viewer is None else fold.lobby.seat_of(viewer.id)
    truth = fold.match.state
    before = await traffic(live_table, fold, viewer)
    fold.match.state = fold.game.world(truth, seat, Dice(str(dice.random())))
    assert await traffic(live_table, fold, viewer) == before
    fold.match.state = truth


async def traffic(live_table: LiveTable, fold: TableFold, viewer: Guest | None) -> list[str]:
    subscriber = Subscriber(viewer)
    await live_table.join(subscriber, None)
    live_table.subscribers.leave(subscriber)
    texts = [await subscriber.next() or ""]
    if viewer is None or fold.match is None:
        return texts
    own = fold.match.view(fold.lobby.seat_of(viewer.id))
    for action in list(fold.game.candidates(own))[:40]:
        texts.append(answered(live_table, fold, viewer, fold.game.spell(action)))
    return texts


def answered(live_table: LiveTable, fold: TableFold, guest: Guest, action: str) -> str:
    """Judged only: nothing is appended."""
    try:
        judge(fold, guest.id, command_for(act_request(fold, action), fold, guest))
    except Exception as error:
        seat = fold.lobby.seat_of(guest.id)
        answer = rejection_of(live_table, "a", seat, error)
        if answer is None:
            raise
        return written(answer)
    return "ack"
