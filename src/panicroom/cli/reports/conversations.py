"""What talk changes, and what is said: the tables of `panicroom sim --talk both`."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from panicroom.cli.reports.text_tables import decimal, mean_cells
from panicroom.research.conversation import Conversation, Measured, measured
from panicroom.research.conversation.report import Change, figure_changes, side_changes
from panicroom.sim import Plan, Result, Share, as_data
from panicroom.words import Words


def comparison_tables(
    words: Words, mute: Sequence[Result], talking: Sequence[Conversation]
) -> Iterator[Iterator[list[str]]]:
    spoken = [each.result for each in talking]
    yield change_rows(words, "side", side_changes(mute, spoken), 100)
    yield change_rows(words, "figure", figure_changes(mute, spoken), 1)
    found = measured(talking)
    if found.by_role:
        yield role_rows(words, found)
        yield verb_rows(words, found)


def compared_data(plan: Plan, mute: Sequence[Result], talking: Sequence[Conversation]) -> Any:
    spoken = [each.result for each in talking]
    return as_data(
        {
            "plan": plan,
            "sides": side_changes(mute, spoken),
            "figures": figure_changes(mute, spoken),
            "talk": measured(talking),
        }
    )


def change_rows(
    words: Words, kind: str, changes: Mapping[str, Change], scale: int
) -> Iterator[list[str]]:
    say = words.say
    first = "sim-side" if kind == "side" else "sim-figure"
    yield [say(first), *map(say, ("sim-mute", "sim-talk", "sim-change", "sim-interval"))]
    for name, change in changes.items():
        cells = (decimal(words, scale * value) for value in (change.mute, change.talk))
        yield [say(f"{kind}-{name}"), *cells, *mean_cells(words, change.gain, scale)]


def role_rows(words: Words, found: Measured) -> Iterator[list[str]]:
    say = words.say
    columns = ("llm-role", "sim-claims", "sim-lies", "sim-accusations", "sim-defenses", "sim-moved")
    yield [say(column) for column in columns]
    for role, each in found.by_role.items():
        shares = (percent(words, part) for part in (each.lies, each.accusations, each.defenses))
        moved = "" if each.moved is None else decimal(words, 100 * each.moved)
        yield [say(f"llm-role-{role}"), decimal(words, each.a_game), *shares, moved]


def percent(words: Words, part: Share | None) -> str:
    return "" if part is None else decimal(words, 100 * part.share)


def verb_rows(words: Words, found: Measured) -> Iterator[list[str]]:
    """Of each claim how often it is made in a game."""
    yield [words.say("sim-said"), *(words.say(f"llm-role-{role}") for role in found.by_role)]
    for verb, roles in found.by_verb.items():
        yield [words.say(f"claiming-{verb}"), *(decimal(words, n) for n in roles.values())]
