"""A toy game for the kernel: matches in a heap, and whoever takes the last one wins.

It has what the kernel must handle and no more: dice, a decision owed by one seat, a secret
(each seat has a lucky number of its own), a refusal, an end.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple, TypedDict

from panicroom.kernel.audience import (
    EVERYBODY,
    HIDDEN,
    Event,
    HiddenType,
    Viewer,
    everybody_but,
    only,
)
from panicroom.kernel.dice import Dice
from panicroom.kernel.engine import Engine
from panicroom.kernel.errors import Malformed, MalformedAction, MalformedPosition, Refusal
from panicroom.kernel.expected import beginning_with
from panicroom.kernel.game import Figures, Setup
from panicroom.kernel.manners import PLAIN
from panicroom.kernel.named import NOBODY, SEATS, Seat
from panicroom.kernel.outcome import Outcome
from panicroom.kernel.spelling import Speller, from_list
from panicroom.kernel.wire import Wire


class Take(NamedTuple):
    matches: int
    verb: str = "take"


class TakeTurn(NamedTuple):
    seat: Seat
    verb: str = "turn"


class View(NamedTuple):
    viewer: Seat | None
    matches: int
    turn: Seat
    lucky: tuple[int | HiddenType, ...]
    outcome: Outcome | None


class Sketch(NamedTuple):
    verb: str
    matches: int


class Reasons(TypedDict, total=False):
    matches: int


class Heap:
    """The state."""

    def __init__(self, matches: int, lucky: list[int]) -> None:
        self.seats = 2
        self.decision = 0
        self.outcome: Outcome | None = None
        self.news: list[Event] = []
        self.offered: dict[int, tuple[Take, ...]] = {}
        self.agenda: list[Any] = [TakeTurn(Seat.RED)]
        self.matches = matches
        self.lucky = lucky

    @property
    def over(self) -> bool:
        return self.outcome is not None

    def copy(self) -> "Heap":
        twin = Heap(self.matches, self.lucky[:])
        twin.decision, twin.outcome = self.decision, self.outcome
        twin.agenda, twin.news = self.agenda[:], self.news[:]
        return twin

    def emit(self, event: Event) -> None:
        event.write(self)
        self.news.append(event)


@dataclass(slots=True)
class NumberDrawn(Event):
    audience = everybody_but(number="seat")
    seat: Seat
    number: int


@dataclass(slots=True)
class GoodLuckFelt(Event):
    """As many matches as the lucky number were taken; nobody else is told."""

    audience = only("seat")
    seat: Seat


@dataclass(slots=True)
class MatchesTaken(Event):
    audience = EVERYBODY
    seat: Seat
    count: int

    def write(self, state: Heap) -> None:
        state.matches -= self.count


def judge(state: Heap, seat: Seat, action: Take) -> Refusal | None:
    if state.over:
        return Refusal("NIM-0", "game-over")
    if state.agenda[-1].seat != seat:
        return Refusal("NIM-1", "others-decide")
    if not 1 <= action.matches <= min(3, state.matches):
        return Refusal("NIM-2", "one-to-three", {"matches": state.matches})
    return None


def take(state: Heap, seat: Seat, action: Take) -> None:
    state.emit(MatchesTaken(seat, action.matches))
    if action.matches == state.lucky[seat]:
        state.emit(GoodLuckFelt(seat))
    state.agenda = [TakeTurn(SEATS[1 - seat])]
    if not state.matches:
        state.outcome = Outcome("last_match", "NIM-3", "taker", (seat,))


TAKES: Final = tuple(Take(matches) for matches in (1, 2, 3))
ACTIONS: Final = Speller("action", [Take], {})
ENGINE: Final[Engine[Heap, Take]] = Engine(
    owed=lambda state: () if state.over else (state.agenda[-1].seat,),
    offer=lambda state, seat: [t for t in TAKES if judge(state, seat, t) is None],
    why_not=judge,
    do={Take: take},
    steps={},
    actions=ACTIONS,
    sealed=(),
)


def sketch(view: View, action: Take) -> Sketch:
    return Sketch(action.verb, action.matches)


class Nim:
    name = "nim"
    manners = PLAIN
    wire = Wire(
        view=View,
        events=(NumberDrawn, GoodLuckFelt, MatchesTaken),
        actions=ACTIONS,
        sketch=sketch,
        reasons=Reasons,
        codecs={Seat: from_list("seat", ("left", "right"), SEATS.__getitem__)},
    )

    def setup(self, **wishes: Any) -> Setup:
        return {"most": 20, **wishes}

    def begin(self, setup: Setup, key: str) -> Heap:
        dice = Dice(key)
        heap = Heap(5 + dice.below("heap", setup["most"] - 4), [0, 0])
        for seat in SEATS[:2]:
            heap.lucky[seat] = 1 + dice.below("luck", 3)
            heap.emit(NumberDrawn(seat, heap.lucky[seat]))
        return heap

    def owed(self, state: Heap) -> Sequence[Seat]:
        return ENGINE.owed(state)

    def options(self, state: Heap, seat: int) -> Sequence[Take]:
        return ENGINE.options(state, seat)

    def apply(self, state: Heap, seat: int, action: Take) -> list[Event]:
        return ENGINE.apply(state, seat, action)

    def view(self, state: Heap, viewer: Viewer) -> View:
        lucky = tuple(n if seat == viewer else HIDDEN for seat, n in enumerate(state.lucky))
        return View(
            None if viewer is None else SEATS[viewer],
            state.matches,
            state.agenda[-1].seat,
            lucky,
            state.outcome,
        )

    def candidates(self, view: View) -> Sequence[Take]:
        return TAKES

    def offered(self, view: View) -> list[Take]:
        return [action for action in self.candidates(view) if self.why_not(view, action) is None]

    def why_not(self, view: View, action: Take) -> Refusal | None:
        seen = Heap(view.matches, [0, 0])
        seen.agenda, seen.outcome = [TakeTurn(view.turn)], view.outcome
        return judge(seen, NOBODY if view.viewer is None else view.viewer, action)

    def sketch(self, view: View, action: Take) -> Sketch:
        return sketch(view, action)

    def world(self, state: Heap, viewer: Viewer, dice: Dice) -> Heap:
        twin = state.copy()
        for seat in (0, 1):
            if seat != viewer:
                twin.lucky[seat] = 1 + dice.below("world", 3)
        return twin

    def figures(self, view: View) -> Figures:
        return {"left": view.matches}

    def spell(self, action: Take) -> str:
        return ACTIONS.spell(action)

    def parse(self, text: str) -> Take:
        try:
            action: Take = ACTIONS.parse(text)
        except Malformed as error:
            raise MalformedAction(error.field, error.text, error.expected) from None
        return action

    def write(self, state: Heap) -> str:
        words = ["nim", state.matches, *state.lucky, int(state.agenda[-1].seat), state.decision]
        return " ".join(map(str, words)) + "\n"

    def read(self, text: str) -> Heap:
        words = text.split()
        if len(words) != 6 or words[0] != "nim" or not all(map(str.isdecimal, words[1:])):
            raise MalformedPosition("position", text, beginning_with(["nim"]), 1)
        matches, *lucky, turn, decision = map(int, words[1:])
        heap = Heap(matches, lucky)
        heap.agenda, heap.decision = [TakeTurn(SEATS[turn])], decision
        return heap


NIM: Final = Nim()
