"""Games of bots that talk, each with what was said in it and what it did to those who heard it."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final, NamedTuple

from panicroom.bots.bot import Said
from panicroom.bots.keys import derived_key
from panicroom.bots.table import Table
from panicroom.kernel.audience import heard_by
from panicroom.research.program.playing import TRUTHS
from panicroom.sim.games import Plan, Result, begin_game, result_of
from panicroom.sim.parallel import HERE, gathered, in_order, in_silence, play_many

LIKELY: Final = 0.5


class Heard(NamedTuple):
    """By a bot that was on no side of the claim: human, and not sure of whom it is about. How
    likely it held that player to be infected, and then."""

    before: float
    after: float


class Claimed(NamedTuple):
    seat: int
    role: str
    """That the seat had then."""
    claim: str
    truth: bool | None
    lie: bool
    accuses: bool | None
    """Or defends; None for anything else."""
    heard: tuple[Heard, ...] = ()


class Conversation(NamedTuple):
    result: Result
    claims: tuple[Claimed, ...]


class OpenTable(Table):
    """Looks into the bots while they talk."""

    def __init__(self, plan: Plan, table: Table) -> None:
        super().__init__(table.match, {}, "")
        self._seated, self.talk, self.plan = table._seated, True, plan
        self.claims: list[Claimed] = []

    def claim(self, said: Said) -> None:
        before = self.thoughts()
        super().claim(said)
        self.claims.append(claimed(self, said, before, self.thoughts()))


def compare(
    plan: Plan, jobs: int = 1, told: Callable[[int], None] = in_silence, on: str = HERE
) -> tuple[list[Result], list[Conversation]]:
    """The same deals played by bots that are mute and by the same bots when they talk."""
    mute = play_many(plan._replace(talk=False), jobs, told, on)
    talking = in_order(partial(converse, plan), range(plan.games), jobs, on)
    return mute, gathered(talking, lambda done: told(plan.games + done))


def converse(plan: Plan, index: int) -> Conversation:
    table = OpenTable(plan, begin_game(plan, derived_key(plan.base, index)))
    table.play_on()
    match = table.match
    result = result_of(plan.game, match.state, len(match.record.actions))
    return Conversation(result, tuple(table.claims))


Thoughts = Mapping[int, Mapping[int, float]]


def claimed(table: OpenTable, said: Said, before: Thoughts, after: Thoughts) -> Claimed:
    match, truths = table.match, TRUTHS[table.plan.game]
    events = [each for event in match.events if (each := heard_by(event, said.seat)) is not None]
    judged = truths.judged(match.state, events, said.seat, said.claim)
    subject: int = getattr(said.claim, "seat", said.seat)
    accuses = truths.accuses(said.claim)
    heard = [
        Heard(before[seat][subject], after[seat][subject])
        for seat in before
        if accuses is not None and seat not in (said.seat, subject)
        if truths.role(match.state, seat) == "human" and 0 < before[seat][subject] < 1
    ]
    text = match.game.manners.claims.spell(said.claim)
    return Claimed(
        said.seat, truths.role(match.state, said.seat), text, *judged, accuses, tuple(heard)
    )
