"""Nobody notices that another has sealed: at two tables alike, where somebody has sealed an answer
at one of them and nobody at the other, all others are sent the same bytes."""

from tests.server.secrecy.background_activity import Scenes, same
from tests.server.secrecy.calls import calls
from tests.server.secrecy.connected_table import Scene, scene
from tests.server.secrecy.helping_hands import take_over, vote
from tests.server.secrecy.law import Sides
from tests.server.secrecy.recorder import PONG, listening
from tests.server.secrecy.twin_servers import CODE
from tests.server.table.law import state_of
from tests.server.table.logged_table import LoggedTable


async def check_sealed(sides: Sides, logged: LoggedTable, sealer: int) -> None:
    state = state_of(logged.fold)
    async with (
        scene(sides[0], logged, state.copy()) as sealed,
        scene(sides[1], logged, state.copy()) as waiting,
    ):
        who = sealed.guest_at(sealer)
        others = [each for each in sealed.recorders if each != who]
        for viewer in others:
            same(await sealed.heard(viewer), await waiting.heard(viewer), f"{viewer} hears")
        await seal(sealed, who, sealer)
        for viewer in others:
            heard = await sealed.recorders[viewer].taken()
            assert heard == [PONG], f"{viewer} notices that {who} has sealed: {heard}"
            same(calls(sealed, viewer), calls(waiting, viewer), f"{viewer} notices by a call")
        await go_on((sealed, waiting), who, others)


async def seal(table: Scene, who: str, seat: int) -> None:
    """All devices of the one who seals are told of it; the one it was done with had its ack."""
    decision = state_of(table.fold).decision
    action = table.fold.game.options(state_of(table.fold), seat)[0]
    async with listening(table.side, CODE, who, words=True) as other:
        await other.taken()
        await table.recorders[who].taken()
        await table.act(seat, action)
        _, *told = await table.recorders[who].taken()
        assert told == await other.taken(), "one device is told something else than the other"
        assert len(told) > 1, "nobody is told of the own answer"
    assert state_of(table.fold).decision == decision, "nobody else was asked"


async def go_on(tables: Scenes, sealer: str, others: list[str | None]) -> None:
    """Questions, comings and goings, talk, a pause, votes, a new owner; and time goes by."""
    for table in tables:
        table.side.time.at += 1000
        await table.come_and_go(sealer)
        await table.recorders["ann"].wish(type="pause", id="pause")
        table.side.time.at += 1000
        await table.recorders["ann"].wish(type="resume", id="resume")
        for who in table.people:
            await table.recorders[who].wish(type="say", id=f"say-{who}", words="Ahem.")
        await vote(table, sealer)
        await take_over(table)
    for viewer in others:
        ours, theirs = [await table.recorders[viewer].taken() for table in tables]
        same(ours, theirs, f"{viewer} hears")
        ours, theirs = [await table.answers(viewer) for table in tables]
        same(ours, theirs, f"{viewer} asks")
