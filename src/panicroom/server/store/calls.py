"""Where people want to be called, and the calls that are still to be made.

One row for each table and subscription: it holds what was last called about, so that one turn
makes one call, however often the server is restarted."""

from collections.abc import Collection, Sequence
from typing import Any, Final, Literal, NamedTuple

from sqlalchemy import Connection, delete, insert, select, update

from panicroom.server.store.database import Database
from panicroom.server.store.devices import must_be_signed_in
from panicroom.server.store.rows import SignedIn
from panicroom.server.store.schema import calls, subscriptions

CallKind = Literal["turn", "over"]


class Quiet(NamedTuple):
    """Minutes of the day in a time zone."""

    begin: int
    end: int
    zone: str


class Subscription(NamedTuple):
    """Of a browser, with its key and the secret it shares with us."""

    id: str
    guest: str
    device: str | None
    endpoint: str
    key: str
    secret: str
    quiet_begin: int | None
    quiet_end: int | None
    zone: str

    @property
    def quiet(self) -> Quiet | None:
        if self.quiet_begin is None or self.quiet_end is None:
            return None
        return Quiet(self.quiet_begin, self.quiet_end, self.zone)


class Call(NamedTuple):
    """To be made at `at`, for the `tries`th time again."""

    table: str
    kind: CallKind
    key: str
    at: int
    tries: int
    to: Subscription


TO: Final = [subscriptions.c[name] for name in Subscription._fields]
WHAT: Final = [calls.c[name] for name in ("table_id", "kind", "key", "at", "tries")]


class Calls:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def subscribe(self, caller: SignedIn, subscription: Subscription) -> None:
        """In place of what this device had; a browser belongs to whoever has subscribed last."""

        def subscribe(connection: Connection) -> None:
            must_be_signed_in(connection, caller)
            same = subscriptions.c.endpoint == subscription.endpoint
            connection.execute(delete(subscriptions).where(same | _here(caller)))
            connection.execute(insert(subscriptions).values(subscription._asdict()))

        await self._database.write(subscribe)

    async def unsubscribe(self, caller: SignedIn) -> None:
        await self._database.change(delete(subscriptions).where(_here(caller)))

    async def drop(self, id: str) -> None:
        """The browser no longer wants to hear of us."""
        await self._database.change(delete(subscriptions).where(subscriptions.c.id == id))

    async def here(self, caller: SignedIn) -> Subscription | None:
        found = await self._database.read(select(*TO).where(_here(caller)))
        return Subscription._make(found[0]) if found else None

    async def guests(self) -> set[str]:
        """Who can be called."""
        found = await self._database.read(select(subscriptions.c.guest).distinct())
        return {row[0] for row in found}

    async def plan(
        self, table: str, wanted: Collection[tuple[str, CallKind, str]], at: int
    ) -> None:
        """For guests: what they are to be called about, unless they have been already."""

        def plan(connection: Connection) -> None:
            for guest, kind, key in wanted:
                own = select(subscriptions.c.id).where(subscriptions.c.guest == guest)
                for id in connection.scalars(own).all():
                    _plan(connection, table, id, kind, key, at)

        await self._database.write(plan)

    async def before(self, at: int, most: int) -> Sequence[Call]:
        query = select(*WHAT, *TO).join(subscriptions, subscriptions.c.id == calls.c.subscription)
        found: list[Any] = await self._database.read(
            query.where(calls.c.at <= at).order_by(calls.c.at).limit(most)
        )
        return [_call(row) for row in found]

    async def again(self, call: Call, at: int, tries: int) -> None:
        await self._change(call, at=at, tries=tries)

    async def settle(self, call: Call) -> None:
        """Made, or no longer needed: what it was about stays known."""
        await self._change(call, at=None)

    async def _change(self, call: Call, **values: Any) -> None:
        """Unless something newer has been planned meanwhile."""
        own = (calls.c.table_id == call.table) & (calls.c.subscription == call.to.id)
        same = own & (calls.c.key == call.key)
        await self._database.change(update(calls).where(same).values(**values))


def _call(row: Sequence[Any]) -> Call:
    table, kind, key, at, tries, *to = row
    return Call(table, kind, key, at, tries, Subscription._make(to))


def _here(caller: SignedIn) -> Any:
    own = subscriptions.c.guest == caller.guest.id
    return own & subscriptions.c.device.is_not_distinct_from(caller.device)


def _plan(connection: Connection, table: str, id: str, kind: CallKind, key: str, at: int) -> None:
    own = (calls.c.table_id == table) & (calls.c.subscription == id)
    if connection.scalar(select(calls.c.key).where(own)) == key:
        return
    row = {"table_id": table, "subscription": id, "kind": kind, "key": key, "at": at, "tries": 0}
    connection.execute(delete(calls).where(own))
    connection.execute(insert(calls).values(row))
