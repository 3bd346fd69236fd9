"""A toy game for the kernel: matches in a heap, and whoever takes the last one wins.

It has what the kernel must handle and no more: dice, a decision owed by one seat, a secret
(each seat has a lucky number of its own), a refusal, an end.
"""

from dataclasses import dataclass
from typing import Final, NamedTuple, Self, TypedDict

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
from panicroom.kernel.errors import MalformedPosition, Refusal
from panicroom.kernel.expected import beginning_with
from panicroom.kernel.game import Setup, TableGame
from panicroom.kernel.named import SEATS, Seat
from panicroom.kernel.outcome import Outcome
from panicroom.kernel.spelling import Codecs, Speller, from_list
from panicroom.kernel.state import TableState
from panicroom.kernel.wire import Wire
from panicroom.kernel.worlds import twin_of


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


class Heap(TableState[TakeTurn, Take]):
    """The state."""

    def __init__(self, matches: int, lucky: list[int], turn: Seat, dice: Dice) -> None:
        super().__init__(2, dice)
        self.agenda = [TakeTurn(turn)]
        self.matches = matches
        self.lucky = lucky

    def copy(self) -> Self:
        twin = type(self)(self.matches, self.lucky[:], Seat.RED, self.dice)
        self.copy_table(twin)
        return twin


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


def lay_out(setup: Setup, dice: Dice) -> Heap:
    heap = Heap(5 + dice.below("heap", setup["most"] - 4), [0, 0], Seat.RED, dice)
    for seat in SEATS[:2]:
        heap.lucky[seat] = 1 + dice.below("luck", 3)
        heap.emit(NumberDrawn(seat, heap.lucky[seat]))
    return heap


def view(state: Heap, viewer: Viewer) -> View:
    lucky = tuple(n if seat == viewer else HIDDEN for seat, n in enumerate(state.lucky))
    return View(
        None if viewer is None else SEATS[viewer],
        state.matches,
        state.agenda[-1].seat,
        lucky,
        state.outcome,
    )


def seen_state(view: View) -> Heap:
    seen = Heap(view.matches, [0, 0], view.turn, Dice("seen"))
    seen.outcome = view.outcome
    return seen


def sketch(view: View, action: Take) -> Sketch:
    return Sketch(action.verb, action.matches)


def world(state: Heap, viewer: Viewer, dice: Dice) -> Heap:
    twin = twin_of(state, dice)
    for seat in (0, 1):
        if seat != viewer:
            twin.lucky[seat] = 1 + dice.below("world", 3)
    return twin


def write(state: Heap) -> str:
    words = ["nim", state.matches, *state.lucky, int(state.agenda[-1].seat), state.decision]
    return " ".join(map(str, words)) + "\n"


def read(text: str) -> Heap:
    words = text.split()
    if len(words) != 6 or words[0] != "nim" or not all(map(str.isdecimal, words[1:])):
        raise MalformedPosition("position", text, beginning_with(["nim"]), 1)
    matches, *lucky, turn, decision = map(int, words[1:])
    heap = Heap(matches, lucky, SEATS[turn], Dice("read"))
    heap.decision = decision
    return heap


CODECS: Final[Codecs] = {Seat: from_list("seat", ("left", "right"), SEATS.__getitem__)}
NIM: Final[TableGame[Heap, Take, View]] = TableGame(
    name="nim",
    setup=lambda most=20: {"seats": 2, "most": most},
    lay_out=lay_out,
    engine=ENGINE,
    view=view,
    candidates=lambda view: TAKES,
    seen_state=seen_state,
    sketch=sketch,
    world=world,
    figures=lambda view: {"left": view.matches},
    wire=Wire(
        view=View,
        events=(NumberDrawn, GoodLuckFelt, MatchesTaken),
        actions=ACTIONS,
        sketch=sketch,
        reasons=Reasons,
        codecs=CODECS,
    ),
    frames=Speller("frame", [TakeTurn], CODECS),
    write=write,
    read_position=read,
)
