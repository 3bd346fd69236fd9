"""The whole truth about a game of Panik, and nothing about who may know it."""

from bisect import insort

from panicroom.kernel.audience import Event
from panicroom.kernel.dice import Dice
from panicroom.kernel.outcome import Outcome
from panicroom.panik.actions import Action
from panicroom.panik.agenda import Frame
from panicroom.panik.pieces import MANORS_EACH, ROOM, TEAM, Hunter, Manor, ManorKind, Seat
from panicroom.panik.rulings import Rulings


class State:
    """Lists are indexed by seat or by manor."""

    __slots__ = (
        "agenda",
        "aside",
        "decision",
        "dice",
        "first",
        "hands",
        "hunters",
        "manors",
        "news",
        "offered",
        "outcome",
        "rulings",
        "scores",
        "seats",
        "up",
    )

    def __init__(self, seats: int, rulings: Rulings, dice: Dice) -> None:
        self.seats = seats
        self.rulings = rulings
        self.dice = dice
        self.first: Seat = 0
        """Who takes the first turn."""
        self.manors: list[ManorKind] = []
        self.up = [False] * (MANORS_EACH * seats)
        self.aside: list[ManorKind] = []
        """The manors out of the game, unseen by all."""
        self.hands = [list(TEAM) for _ in range(seats)]
        self.hunters: list[list[Hunter]] = [[] for _ in range(MANORS_EACH * seats)]
        self.scores: tuple[int, ...] = ()
        self.agenda: list[Frame] = []
        self.outcome: Outcome | None = None
        self.decision = 0
        self.news: list[Event] = []
        self.offered: dict[Seat, tuple[Action, ...]] = {}

    def copy(self) -> "State":
        twin = State.__new__(State)
        twin.seats = self.seats
        twin.rulings = self.rulings
        twin.dice = self.dice.copy()
        twin.first = self.first
        twin.manors = self.manors[:]
        twin.up = self.up[:]
        twin.aside = self.aside[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.hunters = [hunters[:] for hunters in self.hunters]
        twin.scores = self.scores
        twin.agenda = self.agenda[:]
        twin.outcome = self.outcome
        twin.decision = self.decision
        twin.news = self.news[:]
        twin.offered = self.offered.copy()
        return twin

    def emit(self, event: Event) -> None:
        """Write the event at once, since a rule reads the state after its own first event."""
        event.write(self)
        self.news.append(event)

    @property
    def over(self) -> bool:
        return self.outcome is not None

    def is_full(self, manor: Manor) -> bool:
        return len(self.hunters[manor]) >= ROOM

    def put(self, hunter: Hunter, manor: Manor) -> None:
        insort(self.hunters[manor], hunter)
