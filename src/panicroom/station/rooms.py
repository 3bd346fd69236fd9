"""Exploration cards and the rooms on them.

A card has the number of its only or upper room; lower rooms are numbered after all cards. A
room's number never changes, whatever way the card lies.
"""

from enum import StrEnum
from typing import Annotated, Final, NamedTuple, TypeAlias

from panicroom.kernel.datafile import Line, data_lines, load_file
from panicroom.kernel.expected import IN_THE_FILE, NEW, Expected, this_many
from panicroom.kernel.named import Named
from panicroom.station.components import component_text

Quarter: TypeAlias = Annotated[int, "quarter"]
"""How far a card is turned clockwise, in quarters: 0 upright, 2 turned by 180 degrees."""


class Direction(Named):
    """Directions of the map, in the order of the D4 (MAP-5)."""

    N = 0
    E = 1
    S = 2
    W = 3


DIRECTIONS: Final = tuple(Direction)


class Side(Named):
    WALL = 0
    OPEN = 1
    SECURITY = 2


SIDES: Final = {"#": Side.WALL, "o": Side.OPEN, "x": Side.SECURITY}


class Icon(StrEnum):
    NONE = "-"
    TERMINAL = "terminal"
    SICK_BAY = "sick-bay"
    STORAGE = "storage"
    RUN = "run"
    TEAM = "team"
    PARASITE = "parasite"


class Exploration(NamedTuple):
    """One exploration card as it lies upright."""

    name: str
    sides: tuple[Side, ...]
    icon: Icon
    rooms: int


def load_exploration_cards(text: str) -> tuple[Exploration, ...]:
    head, *lines = data_lines(text)
    head.one_of(0, "head", ("cards",))
    cards = [_card(line) for line in lines]
    for number, card in enumerate(cards):
        if card.name in [other.name for other in cards[:number]]:
            lines[number].broken("name", card.name, NEW)
    for name in ("reactor", "terminal", "hive"):
        if name not in [card.name for card in cards]:
            head.broken("cards", name, IN_THE_FILE)
    if len(cards) != head.number_at(1, "cards"):
        head.broken("cards", str(len(cards)), this_many(head.words[1]))
    return tuple(cards)


def _card(line: Line) -> Exploration:
    sides = tuple(SIDES[line.one_of(1 + d, d.name, tuple(SIDES))] for d in DIRECTIONS)
    icon = Icon(line.one_of(5, "icon", tuple(Icon)))
    rooms = int(line.one_of(6, "rooms", ("1", "2")))
    line.ends_after(7)
    if rooms == 2 and (sides[Direction.S] is Side.WALL or any(sides[d] for d in (0, 1, 3))):
        line.broken("sides", " ".join(line.words[1:5]), Expected("south-doorway"))
    return Exploration(line.words[0], sides, icon, rooms)


EXPLORATION: Final = load_file("exploration.txt", component_text, load_exploration_cards)
ROOM_NAMES: Final = (
    *(f"{card.name}.upper" if card.rooms == 2 else card.name for card in EXPLORATION),
    *(f"{card.name}.lower" for card in EXPLORATION if card.rooms == 2),
)


class Room(Named):
    """Numbered like the lines of the file; lower rooms come after all cards."""

    _ignore_ = "members number word"
    members = vars()
    for number, word in enumerate(ROOM_NAMES):
        members[word.removesuffix(".upper").upper().replace("-", "_").replace(".", "_")] = number
    members["NOWHERE"] = -1
    members["UNSEEN"] = -2

    def __str__(self) -> str:
        return ROOM_NAMES[self] if self >= 0 else self.name.lower()


RoomCard: TypeAlias = Annotated[Room, "room-card"]
"""A card is named by its only or upper room."""

NOWHERE: Final = Room["NOWHERE"]
UNSEEN: Final = Room["UNSEEN"]
"""Stands for a card of the deck that nobody has seen; never in a state."""
ROOMS: Final = tuple(room for room in Room if room >= 0)
ROOM_CARDS: Final = ROOMS[: len(EXPLORATION)]
CARD_NUMBER: Final = {EXPLORATION[card].name: card for card in ROOM_CARDS}
REACTOR: Final = CARD_NUMBER["reactor"]
OPEN_TERMINAL: Final = CARD_NUMBER["terminal"]
HIVE: Final = CARD_NUMBER["hive"]

DIVIDED: Final = tuple(card for card in ROOM_CARDS if EXPLORATION[card].rooms == 2)
LOWER: Final = dict(zip(DIVIDED, ROOMS[len(ROOM_CARDS) :], strict=True))
"""The lower room of each card of two rooms."""
CARD_OF: Final = (*ROOM_CARDS, *DIVIDED)
"""The card on which a room lies."""
ICONS: Final = tuple(card.icon for card in EXPLORATION)
UPPER_ROOM_ICONS: Final = (*ICONS, *(Icon.NONE for _ in DIVIDED))
"""The icon in the room itself: a terminal or sick bay is in the upper room (TERMINAL-1)."""

SEARCHABLE: Final = tuple(ICONS[CARD_OF[room]] is not Icon.NONE for room in ROOMS)
"""Rooms of a card with an icon; a two-room card from either room (SEARCH-1)."""


TURNED_SIDES: Final = tuple(
    tuple(tuple(card.sides[(d - quarter) % 4] for d in DIRECTIONS) for quarter in range(4))
    for card in EXPLORATION
)
"""The sides N, E, S, W of each card for each quarter it may be turned."""

DOOR_ROOM: Final = tuple(LOWER.get(card, card) for card in ROOM_CARDS)
"""The room of each card to which its outer doorways belong."""
