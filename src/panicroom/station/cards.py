"""Search cards and infection cards. A card is a kind and no more: two gas cans are the same, and
no card has a lasting number by which it could be followed from hand to hand."""

from enum import StrEnum, auto
from typing import Final, NamedTuple

from panicroom.kernel.datafile import data_lines, load_file
from panicroom.kernel.expected import IN_THE_FILE, NEW, this_many
from panicroom.kernel.named import Named
from panicroom.station.components import component_text


class Card(Named):
    """Every search card has its row in components/search.txt; a new one is added above HOST."""

    GAS = auto()
    ARMOR = auto()
    AMMO = auto()
    ALERT = auto()
    FIRST_AID = auto()
    KEYCARD = auto()
    HEAVY_GUN = auto()
    GRENADE = auto()
    BOOST = auto()
    SCOPE = auto()
    KNIFE = auto()
    SCANNER = auto()
    HOST = auto()
    INFECT_RED = auto()
    INFECT_BLUE = auto()
    INFECT_GREEN = auto()
    INFECT_YELLOW = auto()
    INFECT_WHITE = auto()
    INFECT_BLACK = auto()
    UNKNOWN = auto()
    """Stands for a card that a viewer cannot see; never in a state that is played."""

    def __str__(self) -> str:
        return CARD_NAMES[self]


GAS: Final = Card.GAS
ARMOR: Final = Card.ARMOR
AMMO: Final = Card.AMMO
ALERT: Final = Card.ALERT
FIRST_AID: Final = Card.FIRST_AID
KEYCARD: Final = Card.KEYCARD
HEAVY_GUN: Final = Card.HEAVY_GUN
GRENADE: Final = Card.GRENADE
BOOST: Final = Card.BOOST
SCOPE: Final = Card.SCOPE
KNIFE: Final = Card.KNIFE
SCANNER: Final = Card.SCANNER
HOST: Final = Card.HOST
UNKNOWN: Final = Card.UNKNOWN

CARDS: Final = tuple(Card)
ITEMS: Final = CARDS[:HOST]
"""What may be given freely: neither an infection card nor the Host card."""
SEARCH_CARDS: Final = (*ITEMS, HOST)
SEARCH_KINDS: Final = len(SEARCH_CARDS)
INFECTIONS: Final = CARDS[SEARCH_KINDS:UNKNOWN]
CARD_NAMES: Final = tuple(
    card.name.lower().replace("infect_", "infect:").replace("_", "-") for card in CARDS
)
KIND_NAMES: Final = CARD_NAMES[:SEARCH_KINDS]


DEFAULT_WORTH: Final = 1.0


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
    worth: float
    """To its holder, in AP: an estimate for bots."""


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
        worth = line.decimal_at(3, "worth") if len(line.words) > 3 else DEFAULT_WORTH
        kinds[name] = Kind(name, line.number_at(1, "count"), use, worth)
        line.ends_after(4)
    for name in KIND_NAMES:
        if name not in kinds:
            head.broken("cards", name, IN_THE_FILE)
    total = sum(kind.copies for kind in kinds.values())
    if total != head.number_at(1, "cards"):
        head.broken("cards", str(total), this_many(head.words[1]))
    return tuple(kinds[name] for name in KIND_NAMES)


KINDS: Final = load_file("search.txt", component_text, load_search_deck)
SEARCH_DECK: Final = tuple(card for card in SEARCH_CARDS for _ in range(KINDS[card].copies))
KEPT: Final = frozenset(card for card in SEARCH_CARDS if KINDS[card].use is Use.KEPT)


def infection_of(seat: int) -> Card:
    """The infection card of that seat's color."""
    return INFECTIONS[seat]


def is_infection(card: Card) -> bool:
    return card >= SEARCH_KINDS


def is_item(card: Card) -> bool:
    return card < HOST
