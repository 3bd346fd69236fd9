"""Who suspected whom in a finished game, and since when it was true.

Each seat's own events are given to the memory of the most careful bot, whoever played there: this
is what one had reason to believe in that seat, and not what its player thought.
"""

from collections.abc import Collection, Iterator, Mapping
from typing import Final, NamedTuple

from panicroom.bots.registry import LEVELS, bot_named
from panicroom.bots.table import Doubter, Seated
from panicroom.kernel.record import Record
from panicroom.replay.eyes import OPEN, seen
from panicroom.replay.steps import begun, steps
from panicroom.telling import TELLERS

SUSPECTED: Final = 0.5
"""Held to be more likely than not."""
CAREFUL: Final = LEVELS[-1]


class Line(NamedTuple):
    """From the step `since` on, before the step `until`. Nobody suspects where `by` is None: there
    it was true."""

    about: int
    by: int | None
    since: int
    until: int


def suspicions(record: Record) -> list[Line]:
    open_lines: dict[tuple[int, int | None], int] = {}
    lines: list[Line] = []
    last = len(record.actions)
    for step, held in enumerate(held_at_each_step(record)):
        for about, by in open_lines.keys() - held:
            lines.append(Line(about, by, open_lines.pop((about, by)), step))
        for pair in held - open_lines.keys():
            open_lines[pair] = step
    lines += [Line(about, by, since, last) for (about, by), since in open_lines.items()]
    return sorted(lines, key=lambda line: (line.about, line.since, line.by is not None, line.by))


def held_at_each_step(record: Record) -> Iterator[set[tuple[int, int | None]]]:
    """Pairs of a subject and who suspects it, or None if it is what it is suspected of."""
    teller, seated = TELLERS[record.game], observers(record)
    for step in steps(record):
        view = seen(teller, step.state, OPEN)
        out: Collection[int] = teller.game.manners.eliminated(view)
        held: set[tuple[int, int | None]] = {(about, None) for about in teller.guilty(view)}
        for seat, observer in enumerate(seated):
            observer.hear(step.news)
            if seat not in out:
                held |= {(about, seat) for about in suspected_by(observer, step.state, record)}
        yield held


def observers(record: Record) -> list[Seated[object]]:
    careful = bot_named(record.game, CAREFUL)
    seats = begun(record).state.seats
    return [Seated(careful, seat, record.setup, "") for seat in range(seats)]


def suspected_by(observer: Seated[object], state: object, record: Record) -> list[int]:
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
