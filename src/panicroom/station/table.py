"""A table of Panic Station to try things at.

table = Table.at("map 0,0 reactor; 0,1 hive", "red T4@hive hand own gas*3")
table.do("red", "burn T")
assert table.winners == ["red", "blue", "green", "yellow", "white"]
"""

from panicroom.kernel.table import GameTable
from panicroom.station.board import draw
from panicroom.station.cards import CARD_NAMES
from panicroom.station.game import STATION
from panicroom.station.rooms import NOWHERE, ROOM_NAMES
from panicroom.station.spelling import read_character
from panicroom.station.state import State
from panicroom.station.tokens import COLORS
from panicroom.station.view import View


class Table(GameTable[State, View]):
    """Five seats unless the first line of the position says otherwise."""

    game = STATION
    colors = COLORS

    def hand(self, color: str) -> list[str]:
        return [CARD_NAMES[card] for card in self.state.hands[self.seat(color)]]

    def kept(self, color: str) -> list[str]:
        """The cards on the player's table, Ammo with its bullets: `ammo/3`."""
        cards = [CARD_NAMES[card] for card in self.state.tables[self.seat(color)]]
        return cards + [f"ammo/{left}" for left in self.state.bullets[self.seat(color)]]

    def health(self, character: str) -> int:
        """Of `red.T` or `red.A`; 0 for the dead."""
        return self.state.health[read_character(character)]

    def room(self, character: str) -> str:
        """Where `red.T` or `red.A` stands; '-' for one that is not on the map."""
        where = self.state.rooms[read_character(character)]
        return "-" if where == NOWHERE else ROOM_NAMES[where]

    def parasites(self) -> list[str]:
        """`gray@run-1` for each token, sorted."""
        return sorted(
            f"{face.name.lower()}@{ROOM_NAMES[room]}" for room, face in self.state.parasites
        )

    def infected(self) -> list[str]:
        """The colors of the infected in the order of their infections, the Host first."""
        return [COLORS[infection.seat] for infection in self.state.infections]

    def draw(self, color: str | None = None) -> str:
        """The board as text, as one seat sees it or an onlooker (None)."""
        return draw(self.view(color))
