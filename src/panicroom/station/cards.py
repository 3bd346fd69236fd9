"""Search cards and infection cards. A card is a kind and no more: two gas cans are the same, and
no card has a lasting number by which it could be followed from hand to hand."""

from enum import StrEnum
from typing import Annotated, Final, NamedTuple, TypeAlias

from panicroom.kernel.datafile import data_lines
from panicroom.kernel.expected import IN_THE_FILE, NEW, this_many
from panicroom.station.components import component_text
from panicroom.station.tokens import COLOURS, Seat

Card: TypeAlias = Annotated[int, "card"]

GAS: Final = 0
ARMOR: Final = 1
AMMO: Final = 2
ALERT: Final = 3
FIRST_AID: Final = 4
KEYCARD: Final = 5
HEAVY_GUN: Final = 6
GRENADE: Final = 7
BOOST: Final = 8
SCOPE: Final = 9
KNIFE: Final = 10
SCANNER: Final = 11
HOST: Final = 12
SEARCH_KINDS: Final = 13
UNKNOWN: Final = SEARCH_KINDS + len(COLOURS)
"""Stands for a card that a viewer cannot see; never in a state that is played."""

KIND_NAMES: Final = (
    "gas",
    "armor",
    "ammo",
    "alert",
    "first-aid",
    "keycard",
    "heavy-gun",
    "grenade",
    "boost",
    "scope",
    "knife",
    "scanner",
    "host",
)
CARD_NAMES: Final = (*KIND_NAMES, *(f"infect:{colour}" for colour in COLOURS), "unknown")


class Use(StrEnum):
    KEPT = "kept"
    SPENT = "spent"
    HELD = "held"
    ALERT = "alert"


class Kind(NamedTuple):
    """One line of the search deck."""

    name: str
    copies: int
    use: Use


def load_search_deck(text: str) -> tuple[Kind, ...]:
    """The kinds in the order of KIND_NAMES; their counts must add up to what the file says."""
    head, *lines = data_lines(text)
    head.one_of(0, "head", ("cards",))
    kinds: dict[str, Kind] = {}
    for line in lines:
        name = line.one_of(0, "name", KIND_NAMES)
        if name in kinds:
            line.broken("name", name, NEW)
        use = Use(line.one_of(2, "use", tuple(Use)))
        kinds[name] = Kind(name, line.number_at(1, "count"), use)
        line.ends_after(3)
    for name in KIND_NAMES:
        if name not in kinds:
            head.broken("cards", name, IN_THE_FILE)
    total = sum(kind.copies for kind in kinds.values())
    if total != head.number_at(1, "cards"):
        head.broken("cards", str(total), this_many(head.words[1]))
    return tuple(kinds[name] for name in KIND_NAMES)


KINDS: Final = load_search_deck(component_text("search.txt"))
SEARCH_DECK: Final = tuple(card for card, kind in enumerate(KINDS) for _ in range(kind.copies))
KEPT: Final = frozenset(card for card, kind in enumerate(KINDS) if kind.use is Use.KEPT)


def infection_of(seat: Seat) -> Card:
    """The infection card of that seat's colour."""
    return SEARCH_KINDS + seat


def is_infection(card: Card) -> bool:
    return card >= SEARCH_KINDS


def is_item(card: Card) -> bool:
    """Everything that may be given freely: neither an infection card nor the Host card."""
    return card < HOST
