"""Events that tell a viewer something that was hidden, each with the rule that makes it known.

Up to the first of these two worlds that a viewer cannot tell apart stay alike; nothing else may
tell them apart. An event with secret fields reveals something only to those who may read them.
"""

from collections.abc import Mapping
from typing import Final

from panicroom.kernel.audience import Event
from panicroom.station.rules.ending import GameEnded, HeatScanHeld
from panicroom.station.rules.explore import RoomUnderHiveShown
from panicroom.station.rules.items import HandShown
from panicroom.station.rules.laying import NextRoomShown
from panicroom.station.rules.parasites import DieRolled
from panicroom.station.rules.search import AlertDrawn, CardDrawn
from panicroom.station.rules.trading import CardsTraded

REVEALS: Final[Mapping[type[Event], str]] = {
    AlertDrawn: "SEARCH-4",
    CardDrawn: "SEARCH-3",
    CardsTraded: "TRADE-2",
    DieRolled: "SETUP-7",
    GameEnded: "WIN-0",
    HandShown: "ITEM-5",
    HeatScanHeld: "SCAN-1",
    NextRoomShown: "SETUP-6",
    RoomUnderHiveShown: "HIVE-2",
}
