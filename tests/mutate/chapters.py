"""Every check of the rulebook's chapters, and those whose loss nobody could notice."""

from functools import cache
from pathlib import Path
from typing import NamedTuple

from tests.mutate.mutants import Mutant, mutants

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "panicroom"
EQUIVALENT = Path(__file__).with_name("equivalent.txt")


class Check(NamedTuple):
    """A mutant and the chapter it belongs to."""

    path: Path
    mutant: Mutant

    @property
    def game(self) -> str:
        return self.path.relative_to(PACKAGE).parts[0]

    @property
    def key(self) -> str:
        """As equivalent.txt names it: without the line, which moves."""
        return f"{self.game}/{self.path.stem} | {self.mutant.rule} | {self.mutant.code}"

    def __str__(self) -> str:
        place = f"{self.game}/{self.path.name}:{self.mutant.line}"
        return f"{place:26} {self.mutant.rule:11} {self.mutant.code}"


def chapter_paths() -> list[Path]:
    return [*sorted(PACKAGE.glob("*/rules/*.py")), PACKAGE / "station" / "map.py"]


def checks() -> list[Check]:
    return [Check(path, mutant) for path in chapter_paths() for mutant in mutants(path.read_text())]


@cache
def equivalents() -> dict[str, str]:
    """Each excused mutant with its reason: `game/chapter | RULE | code -> text | reason`."""
    lines = [line for line in EQUIVALENT.read_text().splitlines() if line and line[0] != "#"]
    split = [line.rpartition(" | ") for line in lines]
    return {key.strip(): reason.strip() for key, _, reason in split}
