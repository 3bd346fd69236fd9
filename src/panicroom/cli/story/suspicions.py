"""What bots suspect, as a table of percentages and bars."""

from collections.abc import Mapping
from typing import Final

from panicroom.cli.faces import Face
from panicroom.cli.screen.terminal import Terminal

BAR: Final = 5
FEW: Final = 6
"""The most columns that leave room for bars."""

Thoughts = Mapping[int, Mapping[int, float]]


def show_thoughts(terminal: Terminal, face: Face, thoughts: Thoughts) -> None:
    """A row for each bot, a column for each seat or manor in doubt."""
    words = terminal.words
    subjects = sorted({subject for held in thoughts.values() for subject in held})
    terminal.text()
    if not subjects:
        terminal.say("think-none" if not thoughts else "think-nothing")
        return
    rows = [["", *(face.subject(subject, words) for subject in subjects)]]
    for seat, held in thoughts.items():
        name = words.say(f"seat-{face.seat_words[seat]}")
        rows.append([name, *(cell(held.get(subject), len(subjects)) for subject in subjects)])
    terminal.say("think-title")
    terminal.table(rows)


def cell(chance: float | None, columns: int) -> str:
    """`40 ██░░░`; empty where the bot has no doubt."""
    if chance is None:
        return ""
    percent = round(100 * chance)
    bar = f" {'█' * round(BAR * chance):░<{BAR}}" if columns <= FEW else ""
    return f"{percent:>3}{bar}"
