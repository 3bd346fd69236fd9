"""The calls that are still to be made, and the last one that was.

One row for each table and receiver: it holds what was last called about, so that one turn makes one
call, however often the server is restarted. Who makes a call claims it first, for some time:
another process does not make it as well, and after a crash it is made again."""

from collections.abc import Collection, Mapping, Sequence
from secrets import token_hex
from typing import Any, Final, Literal, NamedTuple

from sqlalchemy import Connection, delete, insert, select, update

from panicroom.server.store.database import Database
from panicroom.server.store.receivers import SHOWN, Receiver, Way
from panicroom.server.store.schema import calls, receivers

CallKind = Literal["first", "turn", "over"]
"""The first call to a receiver is about no table: it asks to confirm an address, or greets."""


class Wanted(NamedTuple):
    """What a guest is to be called about; or, without a guest, the table's webhook."""

    guest: str | None
    kind: CallKind
    key: str


class Call(NamedTuple):
    """To be made at `at`, for the `tries`th time again. The id is the same at each try."""

    id: str
    table: str | None
    kind: CallKind
    key: str
    at: int
    tries: int
    to: Receiver


WHAT: Final = [calls.c[name] for name in ("id", "table_id", "kind", "key", "at", "tries")]


class Calls:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def plan(self, table: str, wanted: Collection[Wanted], at: Mapping[Way, int]) -> None:
        """By each way at its time, unless they have been called about that already."""

        def plan(connection: Connection) -> None:
            for each in wanted:
                for id, way in connection.execute(_receivers_for(table, each.guest)).all():
                    if way in at:
                        _plan(connection, id, table, each, at[way])

        await self._database.write(plan)

    async def plan_first(self, receiver: str, at: int) -> None:
        """A receiver that has just been put there."""
        first = Wanted(None, "first", "")
        await self._database.write(
            lambda connection: _insert(connection, receiver, None, first, at)
        )

    async def before(self, at: int, way: Way, most: int) -> Sequence[Call]:
        query = select(*WHAT, *SHOWN).join(receivers, receivers.c.id == calls.c.receiver)
        due = query.where((calls.c.at <= at) & (receivers.c.way == way))
        found: list[Any] = await self._database.read(due.order_by(calls.c.at).limit(most))
        return [_call(row) for row in found]

    async def claim(self, call: Call, until: int) -> bool:
        """False if somebody else makes it, or something newer has been planned."""
        same = (calls.c.id == call.id) & (calls.c.at == call.at)
        return bool(await self._database.change(update(calls).where(same).values(at=until)))

    async def again(self, call: Call, at: int, tries: int) -> None:
        await self._change(call, at=at, tries=tries)

    async def settle(self, call: Call) -> None:
        """Made, given up or no longer needed: what it was about stays known."""
        await self._change(call, at=None)

    async def _change(self, call: Call, **values: Any) -> None:
        """Nothing happens if something newer has taken its place: that has another id."""
        await self._database.change(update(calls).where(calls.c.id == call.id).values(**values))


def _call(row: Sequence[Any]) -> Call:
    id, table, kind, key, at, tries, *to = row
    return Call(id, table, kind, key, at, tries, Receiver._make(to))


def _receivers_for(table: str, guest: str | None) -> Any:
    query = select(receivers.c.id, receivers.c.way)
    if guest is None:
        return query.where((receivers.c.way == "webhook") & (receivers.c.table_id == table))
    own = (receivers.c.way != "webhook") & (receivers.c.guest == guest)
    return query.where(own & receivers.c.confirmed)


def _plan(connection: Connection, receiver: str, table: str, wanted: Wanted, at: int) -> None:
    own = (calls.c.table_id == table) & (calls.c.receiver == receiver)
    if connection.scalar(select(calls.c.key).where(own)) == wanted.key:
        return
    connection.execute(delete(calls).where(own))
    _insert(connection, receiver, table, wanted, at)


def _insert(
    connection: Connection, receiver: str, table: str | None, wanted: Wanted, at: int
) -> None:
    about = {"receiver": receiver, "table_id": table, "kind": wanted.kind, "key": wanted.key}
    connection.execute(insert(calls).values(id=token_hex(8), at=at, tries=0, **about))
