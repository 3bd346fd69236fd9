"""Messages for options, and for actions that are not offered."""

from typing import Final

from panicroom.kernel.message import Message, Value
from panicroom.station.actions import Action, Move, Run, Search, UseTerminal
from panicroom.station.reasons import seen_state
from panicroom.station.rooms import CARD_OF, REACTOR, Room
from panicroom.station.rules.terminal import is_alarmed
from panicroom.station.sketch import sketch
from panicroom.station.tokens import Seat
from panicroom.station.view import View
from panicroom.telling.choice import Choice
from panicroom.telling.station.names import STATION_WORDS, doors_of, room_card_name, seat_name

IN_A_ROOM: Final = ("move", "run", "grenade", "search")
LAYING: Final = ("explore", "lay")
"""Verbs whose messages name a room, and a room card."""


def choice(view: View, option: Action) -> Choice:
    ap = sketch(view, option).ap
    return Choice(option, option_message(view, option), Message("cost", {"ap": ap}) if ap else None)


def option_message(view: View, option: Action) -> Message:
    drawn = sketch(view, option)
    told = STATION_WORDS.describe(drawn, view.viewer)
    told["gas"] = view.rulings.gas_needed
    if drawn.room_card is not None and drawn.quarter is not None:
        told["doors"] = doors_of(drawn.room_card, drawn.quarter)
    if view.next_room is not None:
        told["next"] = room_card_name(view.next_room)
    told["spawns"] = "yes" if spawns(view, option, drawn.room) else "no"
    if isinstance(option, UseTerminal):
        told["places"] = places_left(view)
    if drawn.room is not None:
        told |= found_there(view, option, drawn.room)
    if drawn.character is not None:
        told["health"] = view.players[drawn.character >> 1].health[drawn.character & 1]
    return Message(f"option-{option.verb}", told)


def found_there(view: View, option: Action, room: Room) -> dict[str, Value]:
    """Other players in the room. ENTER-2: nobody is met in the Reactor."""
    meets_nobody = isinstance(option, Move | Run) and room == REACTOR
    others = [] if meets_nobody else players_in(view, room)
    return {
        "others": [seat_name(seat) for seat in others],
        "met": len(others),
    }


def spawns(view: View, option: Action, room: Room | None) -> bool:
    """Whether a search or a terminal makes a parasite appear first."""
    if room is None:
        return False
    if isinstance(option, UseTerminal):
        return is_alarmed(seen_state(view), room)
    return isinstance(option, Search) and CARD_OF[room] in view.red  # SEARCH-2


def places_left(view: View) -> Value:
    """TERMINAL-4: how many cells the next room fits, known before paying."""
    if view.next_room is None:
        return "none"
    return len({place.cell for place in view.map.fits(view.next_room).places})


def players_in(view: View, room: Room) -> list[Seat]:
    """The other players who have a character in the room."""
    return [p.seat for p in view.players if room in p.rooms and p.seat != view.viewer]


def attempt_message(view: View, action: Action) -> Message | None:
    """The message of an option; None if it would need a room or card that does not exist."""
    drawn = sketch(view, action)
    lacks_room = drawn.room is None and action.verb in IN_A_ROOM
    lacks_card = drawn.room_card is None and action.verb in LAYING
    lacks_next = view.next_room is None and action.verb == "try-next"
    return None if lacks_room or lacks_card or lacks_next else option_message(view, action)
