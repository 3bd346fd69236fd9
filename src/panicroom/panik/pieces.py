"""Manors, hunters and seats: the pieces of Panik, read from their data files."""

from typing import Annotated, Final, NamedTuple, TypeAlias

from panicroom.kernel.datafile import data_lines
from panicroom.kernel.expected import IN_THE_FILE, NEW, Expected, this_many
from panicroom.panik.components import component_text

Seat: TypeAlias = Annotated[int, "seat"]
Manor: TypeAlias = Annotated[int, "manor"]
"""Where it lies: four times the seat of its owner, plus its place in front of that owner."""

MANOR_KINDS: Final = ("ghost-1", "ghost-2", "ghost-3", "ghost-4", "ghost-5", "shared", "trap")
HUNTER_KINDS: Final = ("basic", "over-equipped", "tandem", "detector", "call")
GHOSTS: Final = 5
SHARED: Final = 5
TRAP: Final = 6
UNKNOWN: Final = 7
"""Stands for a manor that a viewer cannot see; never in a state that is played."""

BASIC: Final = 0
OVER_EQUIPPED: Final = 1
TANDEM: Final = 2
DETECTOR: Final = 3
CALL: Final = 4

ManorKind: TypeAlias = Annotated[int, "manor-kind"]
HunterKind: TypeAlias = Annotated[int, "hunter-kind"]


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
    colours: tuple[str, ...]
    manors: int
    room: int


def load_table(text: str) -> TableFacts:
    lines = list(data_lines(text))
    for line, name in zip(lines, ("seats", "colours", "manors", "room"), strict=False):
        line.one_of(0, "name", (name,))
        if name != "colours":
            line.ends_after(3 if name == "seats" else 2)
    if len(lines) != 4:
        lines[-1].broken("file", str(len(lines)), this_many(4))
    seats, colours, manors, room = lines
    most = seats.number_at(2, "seats")
    names = tuple(colours.words[1:])
    if len(set(names)) != most or len(names) != most:
        colours.broken("colours", " ".join(names), Expected("distinct", params={"count": most}))
    return TableFacts(
        seats.number_at(1, "seats"),
        most,
        names,
        manors.number_at(1, "manors"),
        room.number_at(1, "room"),
    )


MANOR_COUNTS: Final = load_counts(component_text("manors.txt"), MANOR_KINDS)
TEAM_COUNTS: Final = load_counts(component_text("hunters.txt"), HUNTER_KINDS)
TEAM: Final = tuple(kind for kind, count in enumerate(TEAM_COUNTS) for _ in range(count))
TABLE: Final = load_table(component_text("table.txt"))
COLOURS: Final = TABLE.colours
MANORS_EACH: Final = TABLE.manors
ROOM: Final = TABLE.room


def owner_of(manor: Manor) -> Seat:
    return manor // MANORS_EACH


def manors_of(seat: Seat) -> range:
    return range(MANORS_EACH * seat, MANORS_EACH * (seat + 1))
