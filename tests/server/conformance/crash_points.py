"""`python -m tests.server.conformance.crash_points POINT COUNT serve ...`: a server that kills
itself by SIGKILL when it reaches a named point for the COUNT-th time."""

import os
import signal
import sys
from collections.abc import Callable
from typing import Any

from panicroom.cli import main
from panicroom.server.live.due_worker import DueWorker
from panicroom.server.live.subscriber import Subscriber
from panicroom.server.live.table import LiveTable
from panicroom.server.store import migrate
from panicroom.server.store.log import Log

Die = Callable[[], None]


def before_append(die: Die) -> None:
    append = Log.append

    async def dying(self: Log, *args: Any, **options: Any) -> Any:
        die()
        return await append(self, *args, **options)

    Log.append = dying  # type: ignore[method-assign]


def after_append(die: Die) -> None:
    append = Log.append

    async def dying(self: Log, *args: Any, **options: Any) -> Any:
        done = await append(self, *args, **options)
        die()
        return done

    Log.append = dying  # type: ignore[method-assign]


def after_acknowledging(die: Die) -> None:
    """The acknowledgement has been sent; what it led to is about to be."""
    next_text, acknowledged = Subscriber.next, set[Subscriber]()

    async def dying(self: Subscriber) -> str | None:
        text = await next_text(self)
        if self in acknowledged:
            die()
        if text is not None and '"type":"ack"' in text:
            acknowledged.add(self)
        else:
            acknowledged.discard(self)
        return text

    Subscriber.next = dying  # type: ignore[method-assign]


def half_sealed(die: Die) -> None:
    """Some of those who are asked at once have answered, others have not."""
    append = LiveTable._append

    async def dying(self: LiveTable, fold: Any, entries: Any, client: str | None) -> bool:
        done = await append(self, fold, entries, client)
        if fold.asked is not None and 0 < len(fold.owed()) < len(fold.asked.seats):
            die()
        return done

    LiveTable._append = dying  # type: ignore[method-assign]


def bot_due(die: Die) -> None:
    answer = DueWorker._run_one

    async def dying(self: DueWorker, item: Any) -> None:
        die()
        await answer(self, item)

    DueWorker._run_one = dying  # type: ignore[method-assign]


def migrating(die: Die) -> None:
    upgrade = migrate._upgrade

    def dying(connection: Any, migrations: Any) -> None:
        upgrade(connection, migrations)
        die()

    migrate._upgrade = dying


POINTS = {
    point.__name__: point
    for point in (
        *(before_append, after_append, after_acknowledging),
        *(half_sealed, bot_due, migrating),
    )
}


def dies_at(count: int) -> Die:
    left = count

    def die() -> None:
        nonlocal left
        left -= 1
        if left == 0:
            os.kill(os.getpid(), signal.SIGKILL)

    return die


if __name__ == "__main__":
    POINTS[sys.argv[1]](dies_at(int(sys.argv[2])))
    sys.exit(main(sys.argv[3:]))
