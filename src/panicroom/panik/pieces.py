"""Manors, hunters and seats: the pieces of Panik, read from their data files."""

from enum import auto
from typing import Final, NamedTuple

from panicroom.kernel.datafile import data_lines, load_file
from panicroom.kernel.expected import IN_THE_FILE, NEW, like, this_many
from panicroom.kernel.named import SEATS, Named, Seat
from panicroom.panik.components import component_text

__all__ = ["SEATS", "Seat"]


class ManorKind(Named):
    GHOST_1 = auto()
    GHOST_2 = auto()
    GHOST_3 = auto()
    GHOST_4 = auto()
    GHOST_5 = auto()
    SHARED = auto()
    TRAP = auto()
    UNKNOWN = auto()
    """Stands for a manor that a viewer cannot see; never in a state that is played."""


class HunterKind(Named):
    BASIC = auto()
    OVER_EQUIPPED = auto()
    TANDEM = auto()
    DETECTOR = auto()
    CALL = auto()


SHARED: Final = ManorKind.SHARED
TRAP: Final = ManorKind.TRAP
UNKNOWN: Final = ManorKind.UNKNOWN
BASIC: Final = HunterKind.BASIC
OVER_EQUIPPED: Final = HunterKind.OVER_EQUIPPED
TANDEM: Final = HunterKind.TANDEM
DETECTOR: Final = HunterKind.DETECTOR
CALL: Final = HunterKind.CALL

GHOSTS: Final = 5
EVERY_MANOR_KIND: Final = tuple(ManorKind)[:UNKNOWN]
EVERY_HUNTER_KIND: Final = tuple(HunterKind)
MANOR_KINDS: Final = tuple(map(str, EVERY_MANOR_KIND))
HUNTER_KINDS: Final = tuple(map(str, EVERY_HUNTER_KIND))


class Hunter(NamedTuple):
    """Whose it is and what it can do. Two basic hunters of a team are the same."""

    owner: Seat
    kind: HunterKind


def load_counts(text: str, kinds: tuple[str, ...]) -> tuple[int, ...]:
    """How many of each kind there are; they must add up to what the file says."""
    head, *lines = data_lines(text)
    head.one_of(0, "head", ("cards",))
    head.ends_after(2)
    counts: dict[str, int] = {}
    for line in lines:
        name = line.one_of(0, "kind", kinds)
        if name in counts:
            line.broken("kind", name, NEW)
        counts[name] = line.number_at(1, "count")
        line.ends_after(2)
    for kind in kinds:
        if kind not in counts:
            head.broken("cards", kind, IN_THE_FILE)
    if sum(counts.values()) != head.number_at(1, "cards"):
        head.broken("cards", str(sum(counts.values())), this_many(head.words[1]))
    return tuple(counts[kind] for kind in kinds)


class TableFacts(NamedTuple):
    fewest_seats: int
    most_seats: int
    colors: tuple[str, ...]
    manors: int
    room: int


def load_table(text: str) -> TableFacts:
    lines = list(data_lines(text))
    for line, name in zip(lines, ("seats", "colors", "manors", "room"), strict=False):
        line.one_of(0, "name", (name,))
        if name != "colors":
            line.ends_after(3 if name == "seats" else 2)
    if len(lines) != 4:
        lines[-1].broken("file", str(len(lines)), this_many(4))
    seats, colors, manors, room = lines
    most = seats.number_at(2, "seats")
    names = tuple(map(str, SEATS[:most]))
    if tuple(colors.words[1:]) != names:
        colors.broken("colors", " ".join(colors.words[1:]), like(" ".join(names)))
    return TableFacts(
        seats.number_at(1, "seats"),
        most,
        names,
        manors.number_at(1, "manors"),
        room.number_at(1, "room"),
    )


MANOR_COUNTS: Final = load_file(
    "manors.txt", component_text, lambda text: load_counts(text, MANOR_KINDS)
)
TEAM_COUNTS: Final = load_file(
    "hunters.txt", component_text, lambda text: load_counts(text, HUNTER_KINDS)
)
TEAM: Final = tuple(kind for kind in EVERY_HUNTER_KIND for _ in range(TEAM_COUNTS[kind]))
TABLE: Final = load_file("table.txt", component_text, load_table)
COLORS: Final = TABLE.colors
MANORS_EACH: Final = TABLE.manors
ROOM: Final = TABLE.room


class Manor(Named):
    """Where it lies: four times the seat of its owner, plus its place in front of that owner."""

    _ignore_ = "members seat place"
    members = vars()
    for seat in SEATS[: TABLE.most_seats]:
        for place in range(MANORS_EACH):
            members[f"{seat.name}_{place + 1}"] = MANORS_EACH * seat + place

    def __init__(self, number: int) -> None:
        self.owner = SEATS[number // MANORS_EACH]

    def __str__(self) -> str:
        return f"{self.owner}.{self % MANORS_EACH + 1}"


MANORS: Final[tuple[Manor, ...]] = tuple(Manor)


def owner_of(manor: int) -> Seat:
    return SEATS[manor // MANORS_EACH]


def manors_of(seat: int) -> tuple[Manor, ...]:
    return MANORS[MANORS_EACH * seat : MANORS_EACH * (seat + 1)]
