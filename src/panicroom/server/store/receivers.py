"""Where people want to be called: their browsers, their address for e-mail, a table's webhook."""

from typing import Any, Final, Literal, NamedTuple

from sqlalchemy import Connection, delete, insert, select, update

from panicroom.server.store.database import Database
from panicroom.server.store.devices import must_be_signed_in
from panicroom.server.store.rows import SignedIn
from panicroom.server.store.schema import receivers

Way = Literal["push", "mail", "webhook"]


class Quiet(NamedTuple):
    """Minutes of the day in a time zone."""

    begin: int
    end: int
    zone: str


class Receiver(NamedTuple):
    """`address` is the endpoint of a push service, for a browser with its key and the secret it
    shares with us; an e-mail address; or a URL. Words are sent in `lang`. Until an e-mail address
    is `confirmed` nothing but the request to confirm it is sent there."""

    id: str
    way: Way
    guest: str
    address: str
    made: int
    device: str | None = None
    table_id: str | None = None
    key: str | None = None
    secret: str | None = None
    lang: str | None = None
    confirmed: bool = True
    quiet_begin: int | None = None
    quiet_end: int | None = None
    zone: str = "UTC"

    @property
    def quiet(self) -> Quiet | None:
        if self.quiet_begin is None or self.quiet_end is None:
            return None
        return Quiet(self.quiet_begin, self.quiet_end, self.zone)

    def sleeping(self, quiet: Quiet | None) -> "Receiver":
        """With these quiet hours."""
        begin, end, zone = (None, None, "UTC") if quiet is None else quiet
        return self._replace(quiet_begin=begin, quiet_end=end, zone=zone)


SHOWN: Final = [receivers.c[name] for name in Receiver._fields]


class Receivers:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def put_browser(self, caller: SignedIn, browser: Receiver) -> None:
        """In place of what this device had; a browser belongs to whoever has subscribed last."""
        same = (receivers.c.way == "push") & (receivers.c.address == browser.address)
        await self._put(caller, browser, same | _here(caller))

    async def put_mail(self, caller: SignedIn, mail: Receiver) -> None:
        """In place of what this guest had."""
        await self._put(caller, mail, _mail(caller.guest.id))

    async def put_webhook(self, caller: SignedIn, webhook: Receiver) -> None:
        """In place of what this table had."""
        assert webhook.table_id is not None, "a webhook belongs to a table"
        await self._put(caller, webhook, _webhook(webhook.table_id))

    async def _put(self, caller: SignedIn, receiver: Receiver, same: Any) -> None:
        def put(connection: Connection) -> None:
            must_be_signed_in(connection, caller)
            connection.execute(delete(receivers).where(same & (receivers.c.id != receiver.id)))
            changed = update(receivers).where(receivers.c.id == receiver.id)
            if not connection.execute(changed.values(receiver._asdict())).rowcount:
                connection.execute(insert(receivers).values(receiver._asdict()))

        await self._database.write(put)

    async def browser(self, caller: SignedIn) -> Receiver | None:
        return await self._one(_here(caller))

    async def mail(self, guest: str) -> Receiver | None:
        return await self._one(_mail(guest))

    async def mail_by_id(self, id: str) -> Receiver | None:
        return await self._one((receivers.c.id == id) & (receivers.c.way == "mail"))

    async def webhook(self, table: str) -> Receiver | None:
        return await self._one(_webhook(table))

    async def drop_browser(self, caller: SignedIn) -> None:
        await self._database.change(delete(receivers).where(_here(caller)))

    async def drop(self, id: str) -> None:
        """Nothing more is to be sent there, or can be."""
        await self._database.change(delete(receivers).where(receivers.c.id == id))

    async def confirm(self, id: str) -> bool:
        """False if it is not there any more."""
        own = (receivers.c.id == id) & (receivers.c.way == "mail")
        return bool(
            await self._database.change(update(receivers).where(own).values(confirmed=True))
        )

    async def expire(self, before: int) -> int:
        """Delete the addresses that nobody has confirmed."""
        late = ~receivers.c.confirmed & (receivers.c.made < before)
        return await self._database.change(delete(receivers).where(late))

    async def guests(self) -> set[str]:
        """Who can be called."""
        own = receivers.c.confirmed & (receivers.c.way != "webhook")
        found = await self._database.read(select(receivers.c.guest).where(own).distinct())
        return {row[0] for row in found}

    async def tables(self) -> set[str]:
        """Those with a webhook."""
        own = receivers.c.way == "webhook"
        found = await self._database.read(select(receivers.c.table_id).where(own))
        return {row[0] for row in found}

    async def _one(self, where: Any) -> Receiver | None:
        found = await self._database.read(select(*SHOWN).where(where))
        return Receiver._make(found[0]) if found else None


def _here(caller: SignedIn) -> Any:
    own = (receivers.c.way == "push") & (receivers.c.guest == caller.guest.id)
    return own & receivers.c.device.is_not_distinct_from(caller.device)


def _mail(guest: str) -> Any:
    return (receivers.c.way == "mail") & (receivers.c.guest == guest)


def _webhook(table: str) -> Any:
    return (receivers.c.way == "webhook") & (receivers.c.table_id == table)
