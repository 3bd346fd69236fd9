"""The whole truth about a game of Panik, and nothing about who may know it."""

from bisect import insort

from panicroom.kernel.dice import Dice
from panicroom.kernel.state import TableState
from panicroom.panik.actions import Action
from panicroom.panik.agenda import ChooseNewManor, Frame
from panicroom.panik.pieces import MANORS, MANORS_EACH, ROOM, TEAM, Hunter, Manor, ManorKind, Seat
from panicroom.panik.rulings import Rulings


class State(TableState[Frame, Action]):
    """Lists are indexed by seat or by manor."""

    __slots__ = (
        "aside",
        "first",
        "hands",
        "hunters",
        "manors",
        "rulings",
        "scores",
        "up",
    )

    def __init__(self, seats: int, rulings: Rulings, dice: Dice) -> None:
        super().__init__(seats, dice)
        self.rulings = rulings
        self.first = Seat.RED
        """Who takes the first turn."""
        self.manors: list[ManorKind] = []
        self.up = [False] * (MANORS_EACH * seats)
        self.aside: list[ManorKind] = []
        """The manors out of the game, unseen by all."""
        self.hands = [list(TEAM) for _ in range(seats)]
        self.hunters: list[list[Hunter]] = [[] for _ in range(MANORS_EACH * seats)]
        self.scores: tuple[int, ...] = ()

    def copy(self) -> "State":
        twin = State.__new__(State)
        self.copy_table(twin)
        twin.rulings = self.rulings
        twin.first = self.first
        twin.manors = self.manors[:]
        twin.up = self.up[:]
        twin.aside = self.aside[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.hunters = [hunters[:] for hunters in self.hunters]
        twin.scores = self.scores
        return twin

    def all_manors(self) -> tuple[Manor, ...]:
        return MANORS[: len(self.up)]

    def is_full(self, manor: Manor) -> bool:
        return len(self.hunters[manor]) >= ROOM

    def manors_with_room(self) -> list[Manor]:
        return [manor for manor in self.all_manors() if not self.is_full(manor)]

    def hunters_out(self) -> list[Hunter]:
        """All that have left the hands: at manors, or just sent back."""
        placed = [hunter for hunters in self.hunters for hunter in hunters]
        moving = [frame for frame in self.agenda if isinstance(frame, ChooseNewManor)]
        return placed + [Hunter(frame.seat, frame.kind) for frame in moving]

    def put(self, hunter: Hunter, manor: Manor) -> None:
        insort(self.hunters[manor], hunter)
