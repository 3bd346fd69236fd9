"""The secrecy law over the wire: at two tables that differ only in what is hidden from somebody,
that somebody is sent the same bytes, whatever is asked and whatever happens, until an event of the
game's short list of reveals tells the two apart."""

import random
from typing import cast

from panicroom.kernel.audience import Viewer
from panicroom.kernel.dice import Dice
from panicroom.kernel.game import Action
from panicroom.server.store.rows import Due
from panicroom.server.table import due_answers
from panicroom.server.table.entries import MovedBy
from panicroom.server.table.fold import TableFold
from tests.laws.subject import Subject
from tests.secrecy.law import alike_actions, are_told_apart, is_sealed_by_another
from tests.server.secrecy.background_activity import Scenes, bustle, same
from tests.server.secrecy.calls import calls
from tests.server.secrecy.connected_table import scene
from tests.server.secrecy.games import moments
from tests.server.secrecy.paged_history import check_pages_of
from tests.server.secrecy.questions import metrics
from tests.server.secrecy.recorder import PONG
from tests.server.secrecy.twin_servers import Side
from tests.server.table.law import SUBJECTS, events, state_of
from tests.server.table.logged_table import LoggedTable

STEPS = 2
Sides = tuple[Side, Side]
ASLEEP = 0.2
"""How often a person lets the clock run out."""


async def check_game(sides: Sides, game: str, seed: int, most: int) -> None:
    """At some moments of a random game, one viewer at each, the spectator among them."""
    for number, logged in enumerate(moments(game, seed, most)):
        seats = [seat for seat, chair in enumerate(logged.fold.lobby.chairs) if chair.guest]
        viewers = [None, *seats]
        viewer = viewers[(number + seed) % len(viewers)]
        await check_worlds(sides, logged, viewer, f"{game}-{seed}-{number}")


async def check_worlds(sides: Sides, logged: LoggedTable, viewer: Viewer, key: str) -> None:
    """Play on at this table and at one of another world, as long as the two look the same."""
    subject, state = SUBJECTS[logged.fold.lobby.game], state_of(logged.fold)
    other, chooser = subject.game.world(state, viewer, Dice(key)), random.Random(key)
    words = chooser.random() < 0.5
    async with (
        scene(sides[0], logged, state.copy(), words) as ours,
        scene(sides[1], logged, other, words) as theirs,
    ):
        await Comparison(subject, (ours, theirs), viewer, chooser).run()


class Comparison:
    def __init__(
        self, subject: Subject, scenes: Scenes, viewer: Viewer, chooser: random.Random
    ) -> None:
        self._subject, self._scenes, self._viewer = subject, scenes, viewer
        self._chooser = chooser
        self._who = None if viewer is None else scenes[0].guest_at(viewer)

    async def run(self) -> None:
        await check_pages_of(self._scenes[0].side, self._scenes[0].fold, self._who)
        for _ in range(STEPS):
            await self._look_alike()
            await bustle(self._scenes, self._who, self._chooser)
            await self._hear_alike()
            if not await self._act():
                return
        await self._look_alike()

    async def _hear_alike(self) -> None:
        ours, theirs = [await each.heard(self._who) for each in self._scenes]
        same(ours, theirs, f"{self._who} hears")

    async def _look_alike(self) -> None:
        await self._hear_alike()
        ours, theirs = [await each.answers(self._who) for each in self._scenes]
        same(ours, theirs, f"{self._who} asks")
        ours, theirs = [calls(each, self._who) for each in self._scenes]
        same(ours, theirs, f"{self._who} is called")
        assert await self._scenes[0].due() == await self._scenes[1].due(), "due at other moments"
        ours, theirs = [await metrics(each.side) for each in self._scenes]
        same(ours, theirs, "the host reads")
        assert "panicroom_failures_total 0.0" in ours, "two errors are alike, too"

    async def _act(self) -> bool:
        """Something that looks the same in both; False if there is nothing to compare after."""
        ours, theirs = (each.fold for each in self._scenes)
        owed = ours.owed()
        if not owed:
            return False
        seat = self._chooser.choice(owed)
        pairs = alike_actions(self._subject, self._viewer, seat, state_of(ours), state_of(theirs))
        if not pairs:
            return False
        pair = self._chooser.choice(pairs)
        since, decision = ours.stream.number(self._viewer), state_of(ours).decision
        called = calls(self._scenes[0], self._who)
        by = await self._do(seat, pair)
        sealed = is_sealed_by_another(self._subject, self._viewer, seat, pair[0])
        unnoticed = sealed and by != "clock" and state_of(ours).decision == decision
        if unnoticed:
            same(called, calls(self._scenes[0], self._who), f"{self._who} notices by a call")
        return by is not None and await self._told(since, unnoticed)

    async def _do(self, seat: int, pair: tuple[Action, Action]) -> MovedBy | None:
        """By the person, or by whoever answers for them when it is due; None if that cannot be,
        or if an order has shown the hand it answered by."""
        found = [each for each in await self._scenes[0].due() if each.by != "talk"]
        item = next((each for each in found if each.seat == seat), None)
        if self._does_it_themselves(seat, item):
            for each, action in zip(self._scenes, pair, strict=True):
                await each.act(seat, action)
            return "person"
        if item is None:
            return None
        answers = {item.by == "order" and by_order(seat, each.fold) for each in self._scenes}
        for each, action in zip(self._scenes, pair, strict=True):
            await each.answer_due(item, action)
        by = cast(MovedBy, item.by)
        return by if len(answers) == 1 else None

    def _does_it_themselves(self, seat: int, item: Due | None) -> bool:
        fold = self._scenes[0].fold
        if not fold.lobby.chairs[seat].is_played_by_guest or fold.paused_at is not None:
            return False
        return item is None or (item.by == "clock" and self._chooser.random() > ASLEEP)

    async def _told(self, since: int, is_secret: bool) -> bool:
        """Whether the two still look the same."""
        ours, theirs = [await each.heard(self._who) for each in self._scenes]
        if is_secret:
            assert ours == [PONG], f"{self._who} notices a sealed answer: {ours}"
        folds = [each.fold for each in self._scenes]
        news = [events(fold, self._viewer, since) for fold in folds]
        if are_told_apart(self._subject, *news) or any(fold.status == "over" for fold in folds):
            return False
        same(ours, theirs, f"{self._who} is told")
        return True


def by_order(seat: int, fold: TableFold) -> str:
    assert fold.match is not None
    return due_answers.by_order(fold, fold.match, seat)
