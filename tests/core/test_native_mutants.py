"""`make core-mutate` finds the checks of the native core, and breaks each."""

from collections import Counter
from pathlib import Path

import pytest

from panicroom.core.build import SOURCES
from tests.core.mutate import equivalents
from tests.core.native_mutants import broken_lines, native_mutants
from tests.mutate.chapters import PACKAGE, chapter_paths, checks
from tests.mutate.mutants import tags

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


def native_checks() -> Counter[str]:
    """How many lines of a chapter of the core check a rule and are broken."""
    lines = {(mutant.game, mutant.path, mutant.line, mutant.rules) for mutant in native_mutants()}
    found: Counter[str] = Counter()
    for game, path, _, rules in lines:
        found.update(f"{game}/{path.stem} | {rule}" for rule in rules.split(", "))
    return found


def readable_tags() -> Counter[str]:
    found: Counter[str] = Counter()
    for path in chapter_paths():
        game = path.relative_to(PACKAGE).parts[0]
        for rules in tags(path.read_text(encoding="utf-8")).values():
            found.update(f"{game}/{path.stem} | {rule}" for rule in rules)
    return found


def test_every_rule_that_a_readable_chapter_checks_is_broken_in_the_core_too() -> None:
    """Or the reason why not. The many conditions of a refusal may be one there: the core offers,
    and only the readable engine says why not."""
    theirs = {f"{check.game}/{check.path.stem} | {check.mutant.rule}" for check in checks()}
    assert theirs - set(native_checks()) == untwinned()


def test_every_other_check_of_a_readable_chapter_has_its_like_in_the_core() -> None:
    fewer = readable_tags() - native_checks()
    assert set(fewer) <= untwinned(), fewer
