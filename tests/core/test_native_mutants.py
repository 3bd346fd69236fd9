"""`make core-mutate` finds the checks of the native core, and breaks each."""

from pathlib import Path

import pytest

from panicroom.core.build import SOURCES
from tests.core.mutate import equivalents
from tests.core.native_mutants import broken_lines, native_mutants
from tests.mutate.chapters import checks

UNTWINNED = Path(__file__).with_name("untwinned.txt")


@pytest.mark.parametrize(
    ("code", "broken"),
    [
        ("    if (a(b) > 1)", ["    if (0)", "    if (1)"]),
        ("    else if (a && (b)) {", ["    else if (0) {", "    else if (1) {"]),
        ("    while (grays--)", ["    while (0)"]),
        ("    for (int a = 0; a < b(c); a++) {", ["    for (int a = 0; 0; a++) {"]),
        ("    return a == b;", ["    return !(a == b);"]),
        ("    int marked = a && b;", ["    int marked = !(a && b);"]),
        ("        .may_call = a == b,", ["        .may_call = !(a == b),"]),
        ("    s->turn.ap--;", ["    ;"]),
        ("    s->turn.relief = 1;", ["    ;"]),
    ],
)
def test_a_check_is_broken_in_every_way(code: str, broken: list[str]) -> None:
    assert list(broken_lines(code)) == broken


def test_every_chapter_of_both_games_can_be_broken() -> None:
    mutants = list(native_mutants())
    assert len(set(mutants)) == len(mutants)
    for mutant in mutants:
        assert mutant.broken() != mutant.path.read_text(encoding="utf-8"), str(mutant)
    broken = {mutant.path for mutant in mutants}
    for game in ("station", "panik"):
        rules = {path for path in broken if path.is_relative_to(SOURCES / game / "rules")}
        assert len(rules) > 3


def test_what_is_excused_is_a_mutant() -> None:
    keys = {
        f"{mutant.game}/{mutant.path.name} | {mutant.new.strip()}" for mutant in native_mutants()
    }
    assert set(equivalents()) <= keys


def untwinned() -> set[str]:
    lines = UNTWINNED.read_text(encoding="utf-8").splitlines()
    return {line.rpartition(" | ")[0] for line in lines if line and line[0] != "#"}


def test_every_check_of_the_readable_engine_is_broken_in_the_core_too() -> None:
    """A rule of a chapter, whatever the two languages make of it, or the reason why not."""
    ours = {
        f"{mutant.game}/{mutant.path.stem} | {rule}"
        for mutant in native_mutants()
        for rule in mutant.rules.split(", ")
    }
    theirs = {f"{check.game}/{check.path.stem} | {check.mutant.rule}" for check in checks()}
    assert theirs - ours == untwinned()
