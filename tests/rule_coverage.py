"""Rule coverage: which test proves which rule. `python -m tests.rule_coverage` prints the table.

A test carries `@rule("MOVE-1", "DOOR-1")` for the rules it proves, and `@ruling("hive_depth")` if
it shows two values of a ruling giving different results. The marks are read from the source; no
test is run.
"""

import ast
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple, TypeAlias

from panicroom.games import GAMES

ROOT = Path(__file__).parents[1]
LOCALE = files("panicroom").joinpath("locales/en")
RULE = re.compile(r"^rule-(\S+) =", re.MULTILINE)
"""A message of the catalog, found without a parser, so that the core's tests need no package."""

Node: TypeAlias = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


class Mark(NamedTuple):
    """One name on one test: `tests/station/test_move.py::test_x`, "rule", "MOVE-1"."""

    test: str
    kind: str
    name: str


def rule_ids(*games: str) -> list[str]:
    """Every numbered rule of these games, or of all, in the order of the rulebook."""
    return [rule for game in games or GAMES for rule in _rules_of(game)]


def _rules_of(game: str) -> Iterator[str]:
    text = LOCALE.joinpath(f"{game}-rules.ftl").read_text(encoding="utf-8")
    yield from RULE.findall(text)


def known(kind: str) -> list[str]:
    """The names a mark of this kind may use, game by game."""
    if kind == "rule":
        return rule_ids()
    return [name for game in GAMES.values() for name in game.setup().get("rulings", ())]


def coverage(root: Path, kind: str = "rule") -> dict[str, list[str]]:
    """For each known name the tests that carry it; none is a gap."""
    found: dict[str, list[str]] = {name: [] for name in known(kind)}
    for mark in marks(root):
        if mark.kind == kind and mark.name in found:
            found[mark.name].append(mark.test)
    return found


def uncovered(root: Path, kind: str = "rule") -> list[str]:
    return [name for name, tests in coverage(root, kind).items() if not tests]


def unknown(root: Path) -> list[Mark]:
    """Marks that name no rule or ruling there is."""
    allowed = {kind: set(known(kind)) for kind in ("rule", "ruling")}
    return [mark for mark in marks(root) if mark.name not in allowed[mark.kind]]


def rows(root: Path) -> list[tuple[str, list[str]]]:
    """Rules, then rulings, each with its tests."""
    return [*coverage(root, "rule").items(), *coverage(root, "ruling").items()]


def marks(root: Path) -> Iterator[Mark]:
    """Every mark on every test under `root`/tests."""
    for path in sorted(root.glob("tests/**/*.py")):
        tree = ast.parse(path.read_bytes(), str(path))
        yield from _marks_in(tree, path.relative_to(root).as_posix())


def _marks_in(tree: ast.Module | ast.ClassDef, place: str) -> Iterator[Mark]:
    for node in tree.body:
        if isinstance(node, Node) and node.name.lower().startswith("test"):
            test = f"{place}::{node.name}"
            for decorator in node.decorator_list:
                yield from _names(decorator, test)
            if isinstance(node, ast.ClassDef):
                yield from _marks_in(node, test)


def _names(decorator: ast.expr, test: str) -> Iterator[Mark]:
    """`rule(...)`, `pytest.mark.rule(...)` and the like, with their literal arguments."""
    if not isinstance(decorator, ast.Call):
        return
    kind = ast.unparse(decorator.func).rpartition(".")[2]
    if kind in ("rule", "ruling"):
        for argument in decorator.args:
            name = argument.value if isinstance(argument, ast.Constant) else ast.unparse(argument)
            yield Mark(test, kind, str(name))


def main() -> None:
    found = rows(ROOT)
    for name, tests in found:
        paths = " ".join(dict.fromkeys(test.partition("::")[0] for test in tests))
        print(f"{name:20} {len(tests):3}  {paths}".rstrip())
    covered = sum(bool(tests) for _, tests in found)
    print(f"{covered} of {len(found)} rules and rulings have a test.")


if __name__ == "__main__":
    main()
