"""What each game can speak of besides its actions, decisions, events and refusals."""

from panicroom.bots.station.signs import Kind
from panicroom.panik import pieces
from panicroom.station.actions import Function
from panicroom.station.agenda import Remedy, Weapon
from panicroom.station.cards import CARD_NAMES
from panicroom.station.rooms import EXPLORATION, ROOM_NAMES, Direction
from panicroom.station.tokens import Face, Role
from tests.words.catalogue import calls, constant


def station_ends() -> set[str]:
    named = [constant(call.args[1]) for call in calls("station", "finish")]
    return {reason for reason in named if reason}


THINGS: dict[str, dict[str, list[str]]] = {
    "station": {
        "outcome": sorted(station_ends()),
        "side": ["humans", "infected", "nobody"],
        "card": list(CARD_NAMES),
        "room": [*ROOM_NAMES, *(card.name for card in EXPLORATION)],
        "role": [role.name for role in Role],
        "direction": [direction.name for direction in Direction],
        "face": [face.name for face in Face],
        "function": list(Function),
        "weapon": list(Weapon),
        "remedy": list(Remedy),
        "figure": ["rounds", "infections"],
        **{
            family: [kind.removeprefix(f"{family}-") for kind in Kind if kind.startswith(family)]
            for family in ("act", "gift")
        },
    },
    "panik": {
        "outcome": ["most_points", "shared_victory"],
        "side": ["players"],
        "manor": list(pieces.MANOR_KINDS),
        "hunter": list(pieces.HUNTER_KINDS),
        "row": ["place", "detect", "place-again"],
        "figure": ["lead", *(f"score-{color}" for color in pieces.COLORS)],
    },
}
