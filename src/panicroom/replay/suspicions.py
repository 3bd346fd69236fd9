"""Who suspected whom in a finished game, and since when it was true.

Each seat's own events are given to the memory of the most careful bot, whoever played there: this
is what one had reason to believe in that seat, and not what its player thought. Where a bot
played, the memory of its own level says besides what that bot did believe.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from panicroom.bots.registry import LEVELS, bot_named
from panicroom.bots.table import Doubter, Seated
from panicroom.kernel.record import Record
from panicroom.replay.eyes import OPEN, seen
from panicroom.replay.steps import begun, steps
from panicroom.telling import TELLERS

SUSPECTED: Final = 0.5
"""Held to be more likely than not."""
CAREFUL: Final = LEVELS[-1]
Kind: TypeAlias = Literal["true", "careful", "bot"]
Levels: TypeAlias = Sequence[str | None]


class Held(NamedTuple):
    """Nobody suspects where `by` is None: it is true of whom it is `about`."""

    about: int
    by: int | None
    kind: Kind


class Line(NamedTuple):
    """From the step `since` on, before the step `until`."""

    about: int
    by: int | None
    kind: Kind
    since: int
    until: int


class Observer(NamedTuple):
    """A memory that hears what a seat hears."""

    kind: Kind
    seated: Seated[Any]


def suspicions(record: Record, levels: Levels = ()) -> list[Line]:
    """`levels` are those of the bots that played, by seat; None is a person."""
    begun_at: dict[Held, int] = {}
    lines: list[Line] = []
    last = len(record.actions)
    for step, held in enumerate(held_at_each_step(record, levels)):
        for gone in begun_at.keys() - held:
            lines.append(Line(*gone, begun_at.pop(gone), step))
        for new in held - begun_at.keys():
            begun_at[new] = step
    lines += [Line(*each, since, last) for each, since in begun_at.items()]
    return sorted(lines, key=lambda line: (line.about, line.since, line.by or 0, line.kind))


def held_at_each_step(record: Record, levels: Levels = ()) -> Iterator[set[Held]]:
    teller, listening = TELLERS[record.game], observers(record, levels)
    for step in steps(record):
        view = seen(teller, step.state, OPEN)
        out: Collection[int] = teller.game.manners.eliminated(view)
        held = {Held(about, None, "true") for about in teller.guilty(view)}
        for kind, seated in listening:
            seated.hear(step.news)
            if seated.seat not in out:
                suspected = suspected_by(seated, step.state, record)
                held |= {Held(about, seated.seat, kind) for about in suspected}
        yield held


def observers(record: Record, levels: Levels = ()) -> list[Observer]:
    def at(seat: int, level: str, kind: Kind) -> Observer:
        return Observer(kind, Seated(bot_named(record.game, level), seat, record.setup, ""))

    careful = [at(seat, CAREFUL, "careful") for seat in range(begun(record).state.seats)]
    bots = [at(seat, level, "bot") for seat, level in enumerate(levels) if level is not None]
    return [*careful, *bots]


def suspected_by(observer: Seated[Any], state: object, record: Record) -> list[int]:
    if not isinstance(observer.bot, Doubter):
        return []
    view = TELLERS[record.game].game.view(state, observer.seat)
    likely: Mapping[int, float] = observer.bot.suspicions(observer.memory, view)
    return [about for about, chance in likely.items() if chance >= SUSPECTED]


def eliminations(record: Record) -> list[int | None]:
    """The step in which each seat was eliminated."""
    game = TELLERS[record.game].game
    found: dict[int, int] = {}
    seats = 0
    for number, step in enumerate(steps(record)):
        seats = step.state.seats
        for seat in game.manners.eliminated(game.view(step.state, None)):
            found.setdefault(seat, number)
    return [found.get(seat) for seat in range(seats)]
