"""What is asked of an append, what it found, and what comes of it."""

from collections.abc import Sequence
from typing import Any, NamedTuple, TypeAlias

from panicroom.server.store.errors import StoreError
from panicroom.server.store.rows import Appended, Draft, Due, Status

Row: TypeAlias = tuple[Any, ...]
Outcome: TypeAlias = Appended | StoreError


class Request(NamedTuple):
    """Entries for a table whose log ended with `after`, and the rows that change with them."""

    table: str
    after: int
    drafts: Sequence[Draft]
    due: Sequence[Due] | None = None
    status: Status | None = None
    listed: bool | None = None
    host: str | None = None
    code: str | None = None
    """A new code; the one before is kept as an old one."""

    @property
    def at(self) -> int:
        return self.drafts[-1].at


class Rows(NamedTuple):
    """To be written for those requests that are accepted; each begins with the id of its table."""

    entries: Sequence[Row]
    words: Sequence[Row]
    due: Sequence[Row]


class Found(NamedTuple):
    """At a table, before the append: the end of its log, the entry that a client id wrote before,
    and a writer who is no guest."""

    head: int
    again: int | None = None
    stranger: str | None = None

    def accepts(self, request: Request) -> bool:
        return self.head == request.after and self.again is None and self.stranger is None
