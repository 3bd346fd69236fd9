"""A table of Panik in any position in one line, and short ways to play on from it.

table = at("red ghost-3 up with blue:basic", "turn green")
table.do("green", "place tandem red.1", "send-back blue:basic")
assert table.owed() == ["blue"]
"""

from panicroom.kernel.audience import Event
from panicroom.panik import PANIK
from panicroom.panik.pieces import COLOURS, HUNTER_KINDS, MANOR_KINDS
from panicroom.panik.spelling import MANOR, write_hunter
from panicroom.panik.state import State
from panicroom.panik.view import View
from tests.gametable import GameTable


class Table(GameTable[State, View]):
    game = PANIK
    colours = COLOURS
    head = "panik seats=3"

    def hunters(self, manor: str) -> list[str]:
        """`["red:tandem", "blue:basic"]`: who lies at a manor."""
        return [write_hunter(hunter) for hunter in self.state.hunters[place(manor)]]

    def hand(self, colour: str) -> list[str]:
        return [HUNTER_KINDS[kind] for kind in self.state.hands[self.seat(colour)]]

    def kind(self, manor: str) -> str:
        return MANOR_KINDS[self.state.manors[place(manor)]]

    def is_up(self, manor: str) -> bool:
        return self.state.up[place(manor)]

    def play_out(self, around: str = "") -> list[Event]:
        """To the end, with nobody sent back or called, and one manor left as it is; the events
        of the last action come back."""
        events: list[Event] = []
        while not self.ended:
            [colour] = self.owed()
            options = [text for text in self.options(colour) if around not in text.split()]
            events = self.do(colour, options[-1])
        return events


at = Table.at
begin = Table.begin
seat = Table.seat
heard = Table.heard


def place(manor: str) -> int:
    """Where "red.1" stands in the lists of a state."""
    number: int = MANOR.read(manor)
    return number
