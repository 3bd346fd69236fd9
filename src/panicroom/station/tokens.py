"""Seats, colors, characters and what else lies in the box."""

from enum import auto
from typing import Final, NamedTuple

from panicroom.kernel.datafile import Line, data_lines, load_file
from panicroom.kernel.expected import like, this_many
from panicroom.kernel.named import NOBODY, SEATS, Named, Seat
from panicroom.station.components import component_text

__all__ = ["NOBODY", "SEATS", "Seat"]


class Role(Named):
    TROOPER = 0
    ANDROID = 1


class Face(Named):
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
    colors: tuple[str, ...]
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


def read_colors(line: Line, count: int) -> tuple[str, ...]:
    """The seats have their names from these colors."""
    expected = tuple(map(str, SEATS[:count]))
    if tuple(line.words[1:]) != expected:
        line.broken("colors", " ".join(line.words[1:]), like(" ".join(expected)))
    return expected


def load_tokens(text: str) -> Tokens:
    lines = list(data_lines(text))
    expected = ("seats", "colors", *NUMBERS)
    for line, name in zip(lines, expected, strict=False):
        line.one_of(0, "name", (name,))
        if name in NUMBERS:
            line.number_at(1, name)
            line.ends_after(2)
    if len(lines) != len(expected):
        lines[-1].broken("file", str(len(lines)), this_many(len(expected)))
    lines[0].ends_after(3)
    fewest, most = lines[0].number_at(1, "seats"), lines[0].number_at(2, "seats")
    numbers = (line.number_at(1, "number") for line in lines[2:])
    return Tokens(fewest, most, read_colors(lines[1], most), *numbers)


TOKENS: Final = load_file("tokens.txt", component_text, load_tokens)
HEALTH: Final = TOKENS.health
COLORS: Final = TOKENS.colors


class Character(Named):
    """Twice the seat, plus the role."""

    RED_TROOPER = auto()
    RED_ANDROID = auto()
    BLUE_TROOPER = auto()
    BLUE_ANDROID = auto()
    GREEN_TROOPER = auto()
    GREEN_ANDROID = auto()
    YELLOW_TROOPER = auto()
    YELLOW_ANDROID = auto()
    WHITE_TROOPER = auto()
    WHITE_ANDROID = auto()
    BLACK_TROOPER = auto()
    BLACK_ANDROID = auto()

    def __init__(self, number: int) -> None:
        self.seat = SEATS[number >> 1]
        self.role = ROLES[number & 1]

    def __str__(self) -> str:
        return f"{self.seat}.{self.role.name[0]}"


CHARACTERS: Final[tuple[Character, ...]] = tuple(Character)


def character_of(seat: Seat, who: Role) -> Character:
    return CHARACTERS[2 * seat + who]


def characters_of(seat: Seat) -> tuple[Character, ...]:
    return CHARACTERS[2 * seat : 2 * seat + 2]


def trooper_of(seat: Seat) -> Character:
    return CHARACTERS[2 * seat]
