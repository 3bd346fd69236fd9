"""A seat that is played by a program: a bot that asks, and one that stands in where no answer
helps."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple, Protocol

from panicroom.bots.bot import Bot
from panicroom.kernel.audience import Event
from panicroom.kernel.dice import Dice
from panicroom.kernel.game import Action, Setup, View
from panicroom.research.program.answer import Answer, WrongAnswer, read_answer
from panicroom.research.program.process import NoAnswer
from panicroom.research.program.request import Asked, Said, Wrong, as_json
from panicroom.research.truth import Truths
from panicroom.telling import Teller

TRIES: Final = 3
"""Answers to one question; then the stand-in decides."""


class Player(Protocol):
    """Whoever answers lines with lines: a `Program`, or anything in Python."""

    def answer(self, line: str) -> str:
        """May raise NoAnswer."""
        ...


class Statement(NamedTuple):
    """All that was said with one decision."""

    seat: int
    decision: int
    claims: tuple[str, ...]
    beliefs: dict[str, float]
    heard: tuple[Event, ...]
    """What the seat knew from."""


class Talk:
    """What is said at one table: claims are heard by all."""

    def __init__(self) -> None:
        self.said: list[Said] = []
        self.statements: list[Statement] = []

    def add(self, statement: Statement) -> None:
        self.statements.append(statement)
        decision, seat = statement.decision, statement.seat
        self.said += [Said(decision, seat, claim) for claim in statement.claims]


class Mind(NamedTuple):
    seat: int
    stand_in: Any
    heard: list[Event]
    known: list[int]
    """How many of them the program has been told."""


class ProgramBot:
    def __init__(
        self,
        teller: Teller,
        truths: Truths,
        player: Player,
        stand_in: Bot[Any],
        talk: Talk,
        counts: Counter[str],
        write: Callable[[Asked], str] = as_json,
    ) -> None:
        """`counts` are shared by all games of a run."""
        self.teller, self.truths, self.player = teller, truths, player
        self.stand_in, self.talk, self.counts, self.write = stand_in, talk, counts, write

    def begin(self, seat: int, setup: Setup) -> Mind:
        return Mind(seat, self.stand_in.begin(seat, setup), [], [0])

    def see(self, memory: Mind, event: Event) -> Mind:
        memory.heard.append(event)
        return memory._replace(stand_in=self.stand_in.see(memory.stand_in, event))

    def choose(self, memory: Mind, view: View, options: Sequence[Action], dice: Dice) -> Action:
        """Without a choice nobody is asked."""
        if len(options) == 1:
            return options[0]
        self.counts["asked"] += 1
        wrong: Wrong | None = None
        for _ in range(TRIES):
            asked = self.asked(memory, view, options, wrong)
            memory.known[0] = len(memory.heard)
            try:
                answer = read_answer(self.player.answer(self.write(asked)), asked)
            except NoAnswer as error:
                wrong = Wrong(error.why)
            except WrongAnswer as error:
                wrong = Wrong(error.why, error.params)
            else:
                self.say(memory, view, answer)
                return answer.action
            self.counts[wrong.why] += 1
        self.counts["stood-in"] += 1
        return self.stand_in.choose(memory.stand_in, view, options, dice)

    def asked(
        self, memory: Mind, view: View, options: Sequence[Action], wrong: Wrong | None
    ) -> Asked:
        heard, said = memory.heard, self.talk.said
        return Asked(self.teller, self.truths, view, heard, memory.known[0], options, said, wrong)

    def say(self, memory: Mind, view: View, answer: Answer) -> None:
        if answer.claims or answer.beliefs:
            beliefs, heard = dict(answer.beliefs), tuple(memory.heard)
            self.talk.add(Statement(memory.seat, view.decision, answer.claims, beliefs, heard))
