"""Win rates of level against level: a row for each level of a side, a column for the other's."""

from collections.abc import Iterator, Mapping, Sequence

from panicroom.cli.flags import level_name
from panicroom.cli.reports.text_tables import decimal, interval
from panicroom.sim import Finding, Mean, Sides
from panicroom.sim.level_gains import Gain, levels_of, other, pair
from panicroom.words import Message, Words


def matrix_rows(
    words: Words, side: str, findings: Mapping[Sides, Finding], gains: Sequence[Gain] = ()
) -> Iterator[list[str]]:
    against = levels_of(findings, other(side))
    title = words.say("sim-side-wins", side=Message(f"side-{side}"))
    yield [title, *(words.say("sim-against", level=level_name(name)) for name in against)]
    for own in levels_of(findings, side):
        pairs = [pair(side, own, name) for name in against]
        yield [
            words.tell(level_name(own)),
            *(wins(words, side, findings[sides]) for sides in pairs),
        ]
    yield from gain_rows(words, [gain for gain in gains if gain.side == side])


def wins(words: Words, side: str, finding: Finding) -> str:
    found = finding.won_by(side)
    return f"{decimal(words, 100 * found.share)} {interval(words, found.low, found.high, 100)}"


def gain_rows(words: Words, gains: Sequence[Gain]) -> Iterator[list[str]]:
    for own, over in dict.fromkeys((gain.level, gain.over) for gain in gains):
        found = [gain.gain for gain in gains if (gain.level, gain.over) == (own, over)]
        label = words.say("sim-gain", level=level_name(own), other=level_name(over))
        yield [label, *(signed(words, gain) for gain in found)]


def signed(words: Words, gain: Mean) -> str:
    mean = decimal(words, 100 * gain.mean, "+")
    return f"{mean} {interval(words, gain.low, gain.high, 100, '+')}"
