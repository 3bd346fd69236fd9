"""The table outside of the game: host, settings, and who sits where."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from panicroom.server.table.terms import Terms


class Chair(NamedTuple):
    """Taken by a guest (with or without a stand-in bot), taken by a bot, or empty."""

    guest: str | None = None
    level: str | None = None
    """Of the bot that currently plays the seat."""
    nonce: str | None = None
    """The guest's part in the dice key."""
    persona: str | None = None
    """Of a bot that plays a seat of its own; one that stands in for a guest has none."""

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
    """The index of a chair is its seat number."""

    game: str
    wishes: Mapping[str, Any]
    host: str
    listed: bool
    terms: Terms
    chairs: list[Chair] = field(default_factory=list)
    names: dict[str, str | None] = field(default_factory=dict)
    """Of every guest who ever sat here, in the order in which they first sat down; None where the
    name was deleted."""
    barred: set[str] = field(default_factory=set)
    locked: bool = False

    def set_chairs(self, seats: int) -> None:
        """Remaining chairs keep their players."""
        kept = self.chairs[:seats]
        self.chairs = kept + [EMPTY] * (seats - len(kept))

    def seat_of(self, guest: str) -> int | None:
        for seat, chair in enumerate(self.chairs):
            if chair.guest == guest:
                return seat
        return None

    def people(self) -> list[int]:
        """The seats played by their guests, without a stand-in."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.is_played_by_guest]

    def seated(self) -> list[str]:
        """Guests who sit here now, who has known the table longest first."""
        return [guest for guest in self.names if self.seat_of(guest) is not None]
