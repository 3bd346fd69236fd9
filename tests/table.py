"""A table of Panic Station in any position in one line, and short ways to play on from it.

table = at("red T4@storage-1", "turn red ap 2")
table.do("red", "search T -")
assert table.refuses("red", "burn T") == "WIN-1"
"""

from panicroom.station import STATION
from panicroom.station.cards import CARD_NAMES
from panicroom.station.rooms import ROOM_NAMES
from panicroom.station.spelling import read_character
from panicroom.station.state import State
from panicroom.station.tokens import COLOURS
from panicroom.station.view import View
from tests.gametable import GameTable, named, rule, ruling

__all__ = ["Table", "at", "begin", "hand_of", "heard", "named", "rule", "ruling", "seat"]


class Table(GameTable[State, View]):
    game = STATION
    colours = COLOURS
    head = "station en seats=5"

    def room(self, character: str) -> str:
        """`room("red.T")`; '-' for one that is not on the map."""
        where = self.state.rooms[read_character(character)]
        return "-" if where < 0 else ROOM_NAMES[where]

    def health(self, character: str) -> int:
        return self.state.health[read_character(character)]

    def hand(self, colour: str) -> list[str]:
        return hand_of(self.state, colour)

    def parasites(self) -> list[str]:
        """`gray@run-1` for each token, sorted."""
        return sorted(
            f"{face.name.lower()}@{ROOM_NAMES[room]}" for room, face in self.state.parasites
        )


at = Table.at
begin = Table.begin
seat = Table.seat
heard = Table.heard


def hand_of(state: State, colour: str) -> list[str]:
    return [CARD_NAMES[card] for card in state.hands[seat(colour)]]
