"""Groups of options: by character, by both if they are in one room, and by player."""

from collections.abc import Sequence
from typing import Any, Final

from panicroom.kernel.message import Message
from panicroom.station.actions import Action, Move, Run
from panicroom.station.agenda import TakeTurn
from panicroom.station.sketch import sketch
from panicroom.station.tokens import ANDROID, ROLES, Role
from panicroom.station.view import PlayerView, View
from panicroom.telling.choice import Choice, Grid, Group
from panicroom.telling.station.choices import choice
from panicroom.telling.station.names import role_name, room_name

WHICHEVER: Final = ("explore", "try-next", "search", "terminal", "scan-body")
"""Verbs with the same effect for both characters in one room."""
BOTH: Final = "both"
PLAYER: Final = "player"


def option_groups(view: View, options: Sequence[Action]) -> list[Group | Grid]:
    """In a turn by character, listing once what either can do; other decisions in one group."""
    choices = [choice(view, option) for option in options if not is_free_as_run(option, options)]
    if view.viewer is None or not isinstance(view.agenda[-1], TakeTurn):
        return [Group(None, choices)]
    player = view.players[view.viewer]
    groups: dict[Role | str, list[Choice]] = {actor: [] for actor in (*ROLES, BOTH, PLAYER)}
    for found in choices:
        option: Any = found.option
        if not is_for_both(player, option, options):
            groups[actor(view, option)].append(found)
        elif option.who != ANDROID:
            groups[BOTH].append(found)
    return [Group(heading(player, actor, group), group) for actor, group in groups.items() if group]


def is_free_as_run(option: Action, options: Sequence[Action]) -> bool:
    """A step that costs an AP although it can be run for free."""
    return isinstance(option, Move) and Run(option.who, option.direction) in options


def is_for_both(player: PlayerView, option: Any, options: Sequence[Action]) -> bool:
    if option.verb not in WHICHEVER or len(set(player.rooms)) > 1:
        return False
    return option._replace(who=1 - option.who) in options


def actor(view: View, option: Action) -> Role | str:
    character = sketch(view, option).character
    return PLAYER if character is None else Role(character & 1)


def heading(player: PlayerView, actor: Role | str, group: list[Choice]) -> Message | None:
    """None for a player group with one option, such as the end of the turn."""
    if actor == PLAYER:
        return Message("group-player") if len(group) > 1 else None
    if not isinstance(actor, Role):
        return Message("group-both", {"room": room_name(player.rooms[0])})
    role, room = role_name(actor), room_name(player.rooms[actor])
    health = player.health[actor]
    return Message("group-character", {"role": role, "room": room, "health": health})
