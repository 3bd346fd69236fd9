"""From which address each table was opened, so that no address fills the list of tables. Kept in
memory only: the server stores no addresses."""

from collections import OrderedDict
from typing import Final

MOST: Final = 10_000
"""Tables; beyond that the oldest are forgotten."""


class Openers:
    def __init__(self) -> None:
        self._addresses: OrderedDict[str, str] = OrderedDict()

    def note(self, table: str, address: str) -> None:
        self._addresses[table] = address
        if len(self._addresses) > MOST:
            self._addresses.popitem(last=False)

    def address(self, table: str) -> str | None:
        """None after a restart of the server."""
        return self._addresses.get(table)
