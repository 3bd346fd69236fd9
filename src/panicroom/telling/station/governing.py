"""Which rules govern which action: shown when a person asks what an option means."""

from collections.abc import Mapping
from typing import Final

from panicroom.station.actions import Action
from panicroom.station.rooms import CARD_OF, ICONS, Icon
from panicroom.station.sketch import sketch
from panicroom.station.view import View

RULES: Final[Mapping[str, tuple[str, ...]]] = {
    "move": ("MOVE-1", "ENTER-2"),
    "run": ("RUN-1",),
    "explore": ("EXPLORE-1", "MAP-2"),
    "try-next": ("EXPLORE-4",),
    "lay": ("MAP-2", "TERMINAL-4"),
    "search": ("SEARCH-2", "SEARCH-3"),
    "terminal": ("TERMINAL-1", "TERMINAL-2", "TERMINAL-3", "TERMINAL-4"),
    "sick-bay": ("SICKBAY-1",),
    "fire": ("FIRE-1", "FIRE-2", "FIRE-3"),
    "hold-fire": ("FIRE-4",),
    "stab": ("KNIFE-1",),
    "grenade": ("GRENADE-1",),
    "lay-down": ("ITEM-2", "ITEM-1"),
    "boost": ("ITEM-4",),
    "first-aid": ("ITEM-3",),
    "scan-body": ("ITEM-5",),
    "heal": ("SICKBAY-1", "ITEM-3"),
    "stop-healing": ("SICKBAY-1", "ITEM-3"),
    "trade": ("TRADE-1", "TRADE-2"),
    "give": ("TRADE-3", "INFECT-1"),
    "armor": ("ARMOR-1",),
    "take-wounds": ("ARMOR-1",),
    "move-parasite": ("SPAWN-2",),
    "burn": ("WIN-1",),
    "end-turn": ("TURN-3",),
}


def governing(view: View, action: Action) -> list[str]:
    """Of a search together only where that is possible."""
    room = sketch(view, action).room if action.verb == "search" else None
    is_team_room = room is not None and ICONS[CARD_OF[room]] is Icon.TEAM
    return [*RULES[action.verb], *["SEARCH-5"] * is_team_room]
