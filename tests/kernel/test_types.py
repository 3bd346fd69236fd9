"""What a type checker knows of a program that uses the library: the types of its game, not Any."""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
BEGUN = """\
from collections.abc import Sequence
from typing import assert_type

from panicroom import Match, panik, station
from panicroom.kernel.audience import HiddenType
from panicroom.panik.actions import Action as PanikAction
from panicroom.panik.view import View as PanikView
from panicroom.station.actions import Action
from panicroom.station.cards import Card
from panicroom.station.state import State
from panicroom.station.view import View

STATION, PANIK = station.STATION, panik.PANIK
match = Match.begin(STATION, STATION.setup(seats=4), "key")
other = Match.begin_at(PANIK, "panik")
"""
KNOWN = (
    "assert_type(match, Match[State, Action, View])",
    "assert_type(match.view(0).players[0].hand, tuple[Card, ...] | HiddenType)",
    "assert_type(STATION.options(match.state, 0), Sequence[Action])",
    "assert_type(STATION.parse('end-turn'), Action)",
    "assert_type(STATION.wire.read_view({}), View)",
    "assert_type(station.Table.at().view('red'), View)",
    "assert_type(other.game.offered(other.view(0)), Sequence[PanikAction])",
    "assert_type(Match.replay(PANIK, other.record).view(None), PanikView)",
)
WRONG = {
    "match.act(0, 'end-turn')": "arg-type",
    "STATION.options(other.state, 0)": "arg-type",
    "PANIK.why_not(match.view(0), PANIK.parse('end-turn'))": "arg-type",
    "match.view(0).manors": "attr-defined",
}


def test_a_match_has_the_types_of_its_game(tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text("\n".join((BEGUN, *KNOWN, *WRONG)))
    command = [sys.executable, "-m", "mypy", "--no-error-summary", str(program)]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    lines = program.read_text().splitlines()
    errors = re.findall(r"^\S+:(\d+): error: .*\[([a-z-]+)\]$", run.stdout, re.M)
    assert {lines[int(line) - 1]: code for line, code in errors} == WRONG, run.stdout + run.stderr
