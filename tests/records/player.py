"""A random player with some sense: searches fresh rooms, flees parasites, seeks the Hive.
In Panik, where any game comes to an end, it takes whatever there is.

It sees the whole state and is no bot: it only has to bring about every end within a few hundred
games, and the same game for the same key.
"""

from typing import Any

from panicroom.kernel.dice import Dice
from panicroom.kernel.match import AnyMatch
from panicroom.kernel.named import SEATS
from panicroom.station import STATION
from panicroom.station.actions import (
    Action,
    BurnHive,
    Explore,
    Fire,
    GiveCard,
    Heal,
    LayDown,
    Move,
    PlayArmor,
    Run,
    Search,
    Stab,
    UseFirstAid,
    UseSickBay,
    UseTerminal,
)
from panicroom.station.cards import GAS
from panicroom.station.rooms import CARD_OF, HIVE, NOWHERE, UPPER_ROOM_ICONS, Icon, Room
from panicroom.station.state import State
from panicroom.station.tokens import TROOPER, Seat


def play(match: AnyMatch, dice: Dice) -> None:
    """To the end, with these dice for every seat."""
    while not match.over:
        seat = dice.pick("seat", match.game.owed(match.state))
        match.act(seat, choose(match, seat, dice))


def choose(match: AnyMatch, seat: int, dice: Dice) -> Any:
    options = match.game.options(match.state, seat)
    has_sense = match.game.name == STATION.name
    weights = [weight(match.state, SEATS[seat], option) if has_sense else 1 for option in options]
    drawn = dice.below("option", sum(weights))
    for option, share in zip(options, weights, strict=True):
        drawn -= share
        if drawn < 0:
            return option
    raise AssertionError("a draw below the sum of all weights belongs to one of them")


def weight(state: State, seat: Seat, action: Action) -> int:
    match action:
        case BurnHive():
            return 10_000
        case Fire(target=target) | Stab(target=target):
            return 1 if isinstance(target, int) else 300
        case Search(who=who):
            return 3 if CARD_OF[state.rooms[2 * seat + who]] in state.red else 300
        case Move(who=who, direction=direction) | Run(who=who, direction=direction):
            here = state.rooms[2 * seat + who]
            there = state.map.ways[here][direction]
            if who == TROOPER and steps_to_hive(state, there) < steps_to_hive(state, here):
                return 400
            return flight(state, here, there)
        case Explore() | PlayArmor() | Heal() | UseFirstAid() | UseSickBay():
            return 100
        case GiveCard(card=card):
            return 2 if card == GAS else 20
        case LayDown():
            return 20
        case UseTerminal():
            return 3
        case _:
            return 5


def flight(state: State, here: Room, there: Room) -> int:
    """Away from parasites rather than towards them."""
    infested = {room for room, _ in state.parasites}
    if there in infested:
        return 2
    if UPPER_ROOM_ICONS[there] is Icon.PARASITE:
        return 3
    return 60 if here in infested else 15


def steps_to_hive(state: State, room: Room) -> int:
    """Through open doorways; more than any map has where there is no way."""
    rooms, steps = {room}, 0
    while HIVE not in rooms:
        wider = rooms | {way for near in rooms for way in state.map.open_ways[near]} - {NOWHERE}
        if wider == rooms:
            return len(CARD_OF)
        rooms, steps = wider, steps + 1
    return steps
