"""A table on one of the two servers, with everybody's connection to it."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from panicroom.kernel.game import Action
from panicroom.kernel.match import AnyMatch
from panicroom.server.store.rows import Due
from panicroom.server.table.bots import TableBots
from panicroom.server.table.fold import TableFold
from panicroom.server.table.stream import Stream
from tests.server.secrecy.questions import answers, pages, rest
from tests.server.secrecy.recorder import Recorder, listening
from tests.server.secrecy.twin_servers import CODE, IDS, TABLE, Side, clear, lay
from tests.server.table.logged_table import PEOPLE, LoggedTable


class Puppet(TableBots):
    """Answers what the test wants, when the server asks."""

    def __init__(self, action: Action) -> None:
        super().__init__()
        self._action = action

    def choose(self, match: AnyMatch, stream: Stream, seat: int, level: str, key: str) -> Action:
        return self._action


class Scene:
    def __init__(self, side: Side, fold: TableFold, stack: AsyncExitStack, words: bool) -> None:
        self.side, self.fold, self._stack, self._words = side, fold, stack, words
        self.recorders: dict[str | None, Recorder] = {}

    @property
    def people(self) -> list[str]:
        return [who for who in PEOPLE if self.fold.lobby.seat_of(IDS[who]) is not None]

    def guest_at(self, seat: int) -> str:
        return next(who for who in PEOPLE if IDS[who] == self.fold.lobby.chairs[seat].guest)

    async def enter(self, who: str | None) -> None:
        """Heard by all who are there already, if it is somebody with a seat."""
        recorder = await self._stack.enter_async_context(
            listening(self.side, CODE, who, words=self._words)
        )
        await recorder.until("welcome")
        self.recorders[who] = recorder

    async def come_and_go(self, who: str) -> None:
        watcher = self.recorders[None]
        await self.recorders[who].close()
        await watcher.until("presence")
        await self.enter(who)
        await watcher.until("presence")

    async def heard(self, who: str | None) -> list[str]:
        """What came to one of them; what came to the others is forgotten."""
        frames = {each: await recorder.taken() for each, recorder in self.recorders.items()}
        return frames[who]

    async def answers(self, who: str | None) -> list[str]:
        return await answers(self.side, self.fold, who, self.recorders[who])

    async def ask(self, who: str | None) -> list[str]:
        """Without a connection to the table."""
        return [*await rest(self.side, who), *await pages(self.side, self.fold, who)]

    async def act(self, seat: int, action: Action) -> None:
        wish = {"type": "act", "id": f"act{self.fold.seq}", "action": self.fold.game.spell(action)}
        assert self.fold.asked is not None
        answer = await self.recorders[self.guest_at(seat)].wish(
            decision=self.fold.asked.decision, **wish
        )
        assert '"ack"' in answer, answer

    async def answer_due(self, item: Due, action: Action) -> None:
        """As the due_worker does at that moment."""
        self.side.time.at = max(self.side.time.at, item.at)
        self.fold.bots = Puppet(action)
        seq = self.fold.seq
        await self.side.services.answer(item)
        assert self.fold.seq > seq, "it was due and nothing came"

    async def due(self) -> list[Due]:
        """What the due_worker has planned, which is what is stored."""
        planned = sorted(self.side.services.due_worker._planned.get(TABLE, ()))
        assert planned == sorted(await self.side.services.store.due.of(TABLE))
        return planned


@asynccontextmanager
async def scene(
    side: Side, logged: LoggedTable, state: Any, words: bool = True
) -> AsyncIterator[Scene]:
    """With `words` all are told with messages for a screen; who comes back asks for none."""
    try:
        live_table = await lay(side, logged, state)
        async with AsyncExitStack() as stack:
            found = Scene(side, await live_table.look(lambda fold: fold), stack, words)
            for who in (*found.people, None):
                await found.enter(who)
            yield found
    finally:
        await clear(side)
