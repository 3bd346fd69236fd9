"""The rules about each action, and the rulings that a rule depends on."""

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

SETTLED_BY: Final[Mapping[str, tuple[str, ...]]] = {
    "SETUP-1": ("infection_cards",),
    "SETUP-5": ("hive_depth",),
    "EXPLORE-4": ("failed_explore",),
    "HIVE-3": ("hive_blocked_winner",),
    "ENTER-2": ("grenade_spares",),
    "SPAWN-2": ("last_parasite",),
    "TERMINAL-1": ("terminal_alarm",),
    "TERMINAL-4": ("reveal_limit",),
    "ITEM-1": ("minimum_hand",),
    "ITEM-3": ("first_aid",),
    "TRADE-3": ("host_card_infects",),
    "TRADE-4": ("attack_after_trade",),
    "WIN-1": ("gas_needed",),
    "WIN-2": ("master_and_servant",),
    "WIN-3": ("last_human_gas",),
    "WIN-4": ("troopers_dead",),
    "WIN-6": ("round_limit",),
}


def rule_references(view: View, action: Action) -> list[str]:
    """SEARCH-5 (searching together) is added in Team Rooms only."""
    room = sketch(view, action).room if action.verb == "search" else None
    is_team_room = room is not None and ICONS[CARD_OF[room]] is Icon.TEAM
    return [*RULES[action.verb], *["SEARCH-5"] * is_team_room]
