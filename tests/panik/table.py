"""The table of Panik for tests.

table = at("red ghost-3 up with blue:basic", "turn green")
table.do("green", "place tandem red.1", "send-back blue:basic")
assert table.owed() == ["blue"]
"""

from panicroom import panik
from panicroom.kernel.audience import Event
from panicroom.panik.pieces import Manor
from panicroom.panik.spelling import MANOR
from panicroom.panik.state import State
from panicroom.panik.view import View
from tests.gametable import Proving


class Table(Proving[State, View], panik.Table):
    def play_out(self, around: str = "") -> list[Event]:
        """To the end, with nobody sent back or called, and one manor left as it is; the events
        of the last action come back."""
        events: list[Event] = []
        while not self.ended:
            [color] = self.owed()
            options = [text for text in self.options(color) if around not in text.split()]
            events = self.do(color, options[-1])
        return events


at = Table.at
begin = Table.begin
seat = Table.seat
heard = Table.heard


def place(manor: str) -> Manor:
    """Where "red.1" stands in the lists of a state."""
    found: Manor = MANOR.read(manor)
    return found
