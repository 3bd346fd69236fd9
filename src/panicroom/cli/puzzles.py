"""`panicroom puzzles`: looks for deduction puzzles in games of bots, and chooses those to ship."""

import os
from collections import Counter
from functools import partial
from pathlib import Path
from typing import Final

from panicroom.cli.parser import Flags, Parser, number
from panicroom.cli.screen.progress import progress
from panicroom.cli.screen.terminal import Terminal
from panicroom.puzzles.puzzle import Puzzle
from panicroom.puzzles.questions import Kind
from panicroom.puzzles.search import all_found, search
from panicroom.puzzles.shelf import GRADES, SHELF, as_text, chosen

DEFAULT_GAMES: Final = 1000
KEY: Final = "panicroom"
FOUND: Final = "found.jsonl"


def add_flags(parser: Parser) -> None:
    games, jobs = number("--games"), number("--jobs")
    parser.flag(
        "--games", metavar="N", type=games, default=DEFAULT_GAMES, help="flag-puzzles-games"
    )
    parser.flag("--key", metavar="KEY", default=KEY, help="flag-key")
    parser.flag("--jobs", metavar="J", type=jobs, help="flag-jobs")
    parser.flag("--into", metavar="FOLDER", default="puzzles", help="flag-puzzles-into")


def run(flags: Flags, terminal: Terminal) -> None:
    folder = Path(flags.into)
    folder.mkdir(parents=True, exist_ok=True)
    with progress(terminal.words, flags.games) as tell:
        jobs = flags.jobs or os.cpu_count() or 1
        search(flags.key, flags.games, jobs, folder / FOUND, partial(tell, 0))
    found = all_found(folder / FOUND)
    kept = chosen(found)
    (folder / SHELF).write_text(as_text(kept), encoding="utf-8")
    terminal.say("puzzles-found", found=len(found), kept=len(kept), file=str(folder / SHELF))
    terminal.table(rows(terminal, kept))


def rows(terminal: Terminal, puzzles: list[Puzzle]) -> list[list[str]]:
    """How many of each kind and grade."""
    counts = Counter((puzzle.question.kind, puzzle.grade) for puzzle in puzzles)
    say = terminal.words.say
    head = ["", *(say(f"puzzles-grade-{grade}") for grade in reversed(GRADES))]
    return [head] + [
        [say(f"puzzles-{kind}"), *(str(counts[kind, grade]) for grade in reversed(GRADES))]
        for kind in Kind
    ]
