"""Seats, colours, characters and what else lies in the box."""

from enum import IntEnum
from typing import Annotated, Final, NamedTuple, TypeAlias

from panicroom.kernel.datafile import data_lines
from panicroom.kernel.expected import Expected, this_many
from panicroom.station.components import component_text

Seat: TypeAlias = Annotated[int, "seat"]
Character: TypeAlias = Annotated[int, "character"]
"""Twice the seat, plus the role."""

NOBODY: Final = -1


class Role(IntEnum):
    TROOPER = 0
    ANDROID = 1


class Face(IntEnum):
    """What a parasite token shows. A FLIPPED one is a black token on its gray face: wounded and
    dying like a gray one, but it goes back to the supply as a black token."""

    GRAY = 0
    BLACK = 1
    FLIPPED = 2


TROOPER: Final = Role.TROOPER
ANDROID: Final = Role.ANDROID
ROLES: Final = (TROOPER, ANDROID)


class Tokens(NamedTuple):
    fewest_seats: int
    most_seats: int
    colours: tuple[str, ...]
    health: int
    bullets: int
    infection_cards: int
    gray_parasites: int
    black_parasites: int
    dealt_cards: int
    upper_pile: int


NUMBERS: Final = (
    "health",
    "bullets",
    "infection-cards",
    "gray-parasites",
    "black-parasites",
    "dealt-cards",
    "upper-pile",
)


def load_tokens(text: str) -> Tokens:
    lines = list(data_lines(text))
    expected = ("seats", "colours", *NUMBERS)
    for line, name in zip(lines, expected, strict=False):
        line.one_of(0, "name", (name,))
        if name in NUMBERS:
            line.number_at(1, name)
            line.ends_after(2)
    if len(lines) != len(expected):
        lines[-1].broken("file", str(len(lines)), this_many(len(expected)))
    lines[0].ends_after(3)
    seats, colours = lines[0], tuple(lines[1].words[1:])
    fewest, most = seats.number_at(1, "seats"), seats.number_at(2, "seats")
    if len(set(colours)) != most or len(colours) != most:
        lines[1].broken("colours", " ".join(colours), Expected("distinct", params={"count": most}))
    return Tokens(fewest, most, colours, *(line.number_at(1, "number") for line in lines[2:]))


TOKENS: Final = load_tokens(component_text("tokens.txt"))
HEALTH: Final = TOKENS.health
COLOURS: Final = TOKENS.colours


def trooper_of(seat: Seat) -> Character:
    return 2 * seat
