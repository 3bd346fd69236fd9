"""A table of Panik to try things at.

table = Table.at("red ghost-3 up with blue:basic", "turn green")
table.do("green", "place tandem red.1", "send-back blue:basic")
assert table.owed() == ["blue"]
"""

from panicroom.kernel.table import GameTable
from panicroom.panik.game import PANIK
from panicroom.panik.pieces import COLORS, HUNTER_KINDS, MANOR_KINDS, Manor
from panicroom.panik.spelling import MANOR, write_hunter
from panicroom.panik.state import State
from panicroom.panik.view import View


class Table(GameTable[State, View]):
    """Three seats unless the first line of the position says otherwise. Manors are `red.1` to
    `red.4`."""

    game = PANIK
    colors = COLORS

    def hand(self, color: str) -> list[str]:
        return [HUNTER_KINDS[kind] for kind in self.state.hands[self.seat(color)]]

    def hunters(self, manor: str) -> list[str]:
        """Who lies at a manor: `["red:tandem", "blue:basic"]`."""
        return [write_hunter(hunter) for hunter in self.state.hunters[MANOR.read(manor)]]

    def kind(self, manor: str) -> str:
        """What a manor is, face up or not."""
        place: Manor = MANOR.read(manor)
        return MANOR_KINDS[self.state.manors[place]]

    def is_up(self, manor: str) -> bool:
        place: Manor = MANOR.read(manor)
        return self.state.up[place]
