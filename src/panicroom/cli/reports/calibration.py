"""Chances that were named against what was so, as rows of a text table."""

from collections.abc import Iterator

from panicroom.sim.calibration import Calibration
from panicroom.words import Words


def belief_rows(words: Words, found: Calibration | None) -> Iterator[list[str]]:
    yield [words.say(id) for id in ("llm-beliefs", "llm-said-chance", "llm-was-so")]
    if found is not None:
        for part in found.bins:
            yield [str(part.beliefs), percent(part.chance), percent(part.true)]
        yield [words.say("llm-brier"), f"{found.brier:.3f}", f"({found.base:.3f})"]


def percent(number: float) -> str:
    return f"{100 * number:.0f}"
