"""The table of Panic Station for tests.

table = at("red T4@storage-1", "turn red ap 2")
table.do("red", "search T -")
assert table.refuses("red", "burn T") == "WIN-1"
"""

from panicroom import station
from panicroom.station.state import State
from panicroom.station.view import View
from tests.gametable import Proving, named, rule, ruling

__all__ = ["Table", "at", "begin", "heard", "named", "rule", "ruling", "seat"]


class Table(Proving[State, View], station.Table):
    pass


at = Table.at
begin = Table.begin
seat = Table.seat
heard = Table.heard
