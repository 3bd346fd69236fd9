"""The report of `panicroom llm` as tables."""

from collections.abc import Iterator
from typing import Final

from panicroom.cli.faces import Face
from panicroom.cli.reports.calibration import belief_rows, percent
from panicroom.cli.reports.text_tables import head, players_message
from panicroom.cli.screen.terminal import Terminal
from panicroom.research.program.playing import Claimed
from panicroom.research.program.report import Report
from panicroom.sim import Mean, Plan, Share
from panicroom.telling.claims import claim_message
from panicroom.words import Words

ANSWERS: Final = (
    "asked",
    "unread",
    "no-option",
    "no-action",
    "refused",
    "claims",
    "claim",
    "belief",
    "late",
    "died",
    "deaf",
    "too-long",
    "flood",
    "given-up",
    "stood-in",
    "restarts",
)
"""What is counted, in the order in which it is shown."""


def show_report(terminal: Terminal, face: Face, plan: Plan, report: Report) -> None:
    words = terminal.words
    terminal.tell(*head(face, plan), players_message(plan))
    for rows in (
        list(win_rows(words, face, report)),
        list(answer_rows(words, report)),
        list(lie_rows(words, report)),
        list(belief_rows(words, report.calibration)),
    ):
        if len(rows) > 1:
            terminal.table(rows)
            terminal.text()
    false = [claim for claim in report.claims if claim.truth is False]
    if false:
        terminal.say("llm-false")
        terminal.table([false_row(words, face, claim) for claim in false])


def say(words: Words, *ids: str) -> list[str]:
    return [words.say(id) if id else "" for id in ids]


def win_rows(words: Words, face: Face, report: Report) -> Iterator[list[str]]:
    yield say(words, "sim-seat", "llm-won", "llm-fixed", "llm-gain")
    for wins in report.wins:
        name = words.say(f"seat-{face.seat_words[wins.seat]}")
        yield [name, shown(wins.program), shown(wins.fixed), shown_gain(wins.gain)]


def answer_rows(words: Words, report: Report) -> Iterator[list[str]]:
    yield say(words, "llm-answers", "")
    for name in ANSWERS:
        if report.answers.get(name):
            yield [words.say(f"llm-count-{name}"), str(report.answers[name])]


def lie_rows(words: Words, report: Report) -> Iterator[list[str]]:
    yield say(words, "llm-role", "llm-claimed", "llm-judged", "llm-mistakes", "llm-lies")
    for role, lies in report.lies_by_role.items():
        counts = (lies.claims, lies.judged, lies.mistakes)
        rate = "" if lies.lies is None else shown(lies.lies)
        yield [words.say(f"llm-role-{role}"), *map(str, counts), rate]


def false_row(words: Words, face: Face, claim: Claimed) -> list[str]:
    return [
        f"{claim.deal + 1}/{claim.decision}",
        words.say(f"seat-{face.seat_words[claim.seat]}"),
        words.say(f"llm-role-{claim.role}"),
        words.say("llm-lie" if claim.lie else "llm-mistake"),
        words.tell(claim_message(face, claim.claim)),
    ]


def shown(found: Share) -> str:
    return f"{found.times}  {percent(found.share)} [{percent(found.low)}, {percent(found.high)}]"


def shown_gain(found: Mean) -> str:
    mean, low, high = (f"{100 * number:+.0f}" for number in found)
    return f"{mean} [{low}, {high}]"
