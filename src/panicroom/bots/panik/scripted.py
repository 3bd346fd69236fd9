"""The scripted bot of Panik: reads hidden manors by what their owners do, and places where it
gains most over the others."""

from collections.abc import Mapping, Sequence
from typing import Final

from panicroom.bots.panik.belief import beliefs
from panicroom.bots.panik.clues import clues
from panicroom.bots.panik.levels import LEVELS
from panicroom.bots.panik.looking import look
from panicroom.bots.panik.memory import Memory, begin_memory, remembered
from panicroom.bots.panik.placing import (
    Sight,
    best_calling,
    best_sending,
    called,
    placed,
    sent_back,
)
from panicroom.kernel.audience import HIDDEN, Event
from panicroom.kernel.dice import Dice
from panicroom.kernel.game import Setup
from panicroom.panik.actions import (
    Action,
    CallHunter,
    Detect,
    PlaceAgain,
    PlaceHunter,
    PostTandem,
    SendBack,
    TurnUp,
)
from panicroom.panik.agenda import ChooseNewManor, SendOrCall
from panicroom.panik.pieces import (
    CALL,
    DETECTOR,
    MANORS,
    ROOM,
    SEATS,
    TANDEM,
    TRAP,
    Hunter,
    HunterKind,
    Manor,
)
from panicroom.panik.view import View

CURIOSITY: Final = 0.25
"""The value of knowing a manor, per hunter still in hand."""
SHOWN_FIRST: Final = (0, 1, 3, 4, 5, 2, 6)
"""By kind: the lowest is turned up at the start. A trap that is seen catches nobody."""
LEVEL: Final = 1e-9
"""Options closer than this are worth the same."""


class ScriptedBot:
    def __init__(self, level: str) -> None:
        self.level = LEVELS[level]

    def begin(self, seat: int, setup: Setup) -> Memory:
        return begin_memory(SEATS[seat])

    def see(self, memory: Memory, event: Event) -> Memory:
        return remembered(memory, event) if self.level.reads_clues else memory

    def choose(self, memory: Memory, view: View, options: Sequence[Action], dice: Dice) -> Action:
        sight = look(self.level, memory, view)
        scores = [score(sight, view, option) for option in options]
        best = max(scores) - LEVEL
        return dice.pick("choice", [o for o, s in zip(options, scores, strict=True) if s >= best])

    def suspicions(self, memory: Memory, view: View) -> Mapping[Manor, float]:
        """How likely each manor that is hidden from this seat is a trap."""
        judged = beliefs(view, clues(memory, self.level))
        hidden = [m for m in MANORS[: len(view.manors)] if view.manors[m].kind is HIDDEN]
        return {manor: judged[manor][TRAP] for manor in hidden}


def score(sight: Sight, view: View, option: Action) -> float:
    """What the option is worth, as far as the seat can tell; ending the turn is worth nothing."""
    match option:
        case TurnUp(manor):
            return -SHOWN_FIRST[own_kind(view, manor)]
        case PostTandem(manor):
            return placed(sight, Hunter(sight.seat, TANDEM), manor)
        case PlaceHunter(kind, manor):
            return score_placing(sight, kind, manor)
        case PlaceAgain(manor):
            return placed(sight, Hunter(sight.seat, kind_sent_back(view)), manor)
        case Detect(manor):
            return score_detecting(sight, view, manor)
        case SendBack(hunter):
            return sent_back(sight, hunter, manor_of_turn(view))
        case CallHunter(hunter, origin):
            return called(sight, hunter, origin, manor_of_turn(view))
    return 0.0


def score_placing(sight: Sight, kind: HunterKind, manor: Manor) -> float:
    """With whoever is then sent away from there, and whoever is called."""
    hunter = Hunter(sight.seat, kind)
    calling = best_calling(sight, hunter, manor) if kind == CALL else 0.0
    sending = best_sending(sight, hunter, manor)
    return placed(sight, hunter, manor) + max(0.0, sending) + max(0.0, calling)


def score_detecting(sight: Sight, view: View, manor: Manor) -> float:
    """The detector's best place as things stand, and what it is worth to know one more manor:
    most of all one that is as likely a trap as not."""
    lies = zip(MANORS, sight.outlook.lies, strict=False)
    free = [m for m, hunters in lies if len(hunters) < ROOM]
    trap = sight.outlook.worths[manor].trap
    doubt = 4 * trap * (1 - trap) + 0.3
    best = max(score_placing(sight, DETECTOR, m) for m in free)
    return best + CURIOSITY * doubt * len(view.hands[sight.seat])


def own_kind(view: View, manor: Manor) -> int:
    kind = view.manors[manor].kind
    assert kind is not HIDDEN
    return kind


def kind_sent_back(view: View) -> HunterKind:
    frame = view.agenda[-1]
    assert isinstance(frame, ChooseNewManor)
    return frame.kind


def manor_of_turn(view: View) -> Manor:
    frame = view.agenda[-1]
    assert isinstance(frame, SendOrCall)
    return frame.manor
