"""Who was infected by whom and when, from players' lines or from a line of its own."""

from typing import Final, cast

from panicroom.kernel.notation import Words
from panicroom.kernel.spelling import NONE
from panicroom.station.notation.words import three_parts
from panicroom.station.spelling import SEAT
from panicroom.station.state import Infection, State
from panicroom.station.tokens import NOBODY, Seat

BY_THE_HOST: Final = cast(Seat, -2)
"""Stands for the Host until every line is read: the Host may be named in a later one."""


class Loyalties:
    """Fills the infections of a state."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.is_listed = False

    def make_host(self, seat: Seat) -> None:
        self.state.host = seat
        self.state.infections.insert(0, Infection(seat, NOBODY, 0))

    def read_infected(self, seat: Seat, words: Words) -> None:
        """`by red round 3`, after `infected` in a player's line."""
        by = SEAT.read(words.next("by")) if words.skip("by") else BY_THE_HOST
        round_ = words.number(words.next("round"), "round") if words.skip("round") else 1
        self.state.infections.append(Infection(seat, by, round_))

    def read_line(self, words: Words) -> None:
        """`red/-/0 blue/red/3 host=red proven=blue`, in the order in which they happened."""
        self.is_listed = True
        self.state.infections = []
        for word in words.rest():
            if word.startswith("host="):
                name = word.removeprefix("host=")
                self.state.host = NOBODY if name == NONE else SEAT.read(name)
            elif word.startswith("proven="):
                names = word.removeprefix("proven=").split("+")
                self.state.proven = frozenset(map(SEAT.read, names))
            else:
                seat, by, round_ = three_parts(word)
                infector = NOBODY if by == NONE else SEAT.read(by)
                number = words.number(round_, "round")
                self.state.infections.append(Infection(SEAT.read(seat), infector, number))

    def resolve(self) -> None:
        """Name the Host, and put in order what players' lines say: the last one counts (WIN-2)."""
        host = self.state.host
        named = [i._replace(by=host) if i.by == BY_THE_HOST else i for i in self.state.infections]
        self.state.infections = named if self.is_listed else in_order(named)


def in_order(infections: list[Infection]) -> list[Infection]:
    """Round by round; within a round as written, but the giver before the receiver."""
    waiting = sorted(infections, key=lambda infection: infection.round)
    ordered: list[Infection] = []
    while waiting:
        infected = {NOBODY, *(infection.seat for infection in ordered)}
        explained = (infection for infection in waiting if infection.by in infected)
        ordered.append(next(explained, waiting[0]))
        waiting.remove(ordered[-1])
    return ordered
