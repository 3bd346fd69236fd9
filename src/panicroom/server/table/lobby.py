"""The table before and beside the game: who made it, what was agreed, who sits where."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from panicroom.server.table.terms import Terms


class Chair(NamedTuple):
    """A guest's, with or without a bot that stands in; a bot's; or nobody's."""

    guest: str | None = None
    level: str | None = None
    """Of the bot that answers for the seat now."""

    @property
    def is_empty(self) -> bool:
        return self.guest is None and self.level is None

    @property
    def is_played_by_guest(self) -> bool:
        return self.guest is not None and self.level is None

    @property
    def has_stand_in(self) -> bool:
        return self.guest is not None and self.level is not None


EMPTY: Final = Chair()


@dataclass(slots=True)
class Lobby:
    """A chair's place is its seat, and with it the colour its pieces have in the box."""

    game: str
    wishes: Mapping[str, Any]
    host: str
    listed: bool
    terms: Terms
    chairs: list[Chair] = field(default_factory=list)
    names: dict[str, str | None] = field(default_factory=dict)
    """Of every guest who ever sat here; None where the name was deleted."""
    barred: set[str] = field(default_factory=set)

    def set_chairs(self, seats: int) -> None:
        """Those that stay keep who sits there."""
        kept = self.chairs[:seats]
        self.chairs = kept + [EMPTY] * (seats - len(kept))

    def seat_of(self, guest: str) -> int | None:
        for seat, chair in enumerate(self.chairs):
            if chair.guest == guest:
                return seat
        return None

    def people(self) -> list[int]:
        """The seats whose guests play themselves."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.is_played_by_guest]
