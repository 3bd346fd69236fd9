"""`python -m tests.puzzles`: proves every shipped puzzle anew, and that no two are alike."""

import sys

from panicroom.puzzles.puzzle import likeness
from panicroom.puzzles.shelf import shipped
from tests.puzzles.shelf import flaws


def main() -> int:
    puzzles = shipped()
    found = {number: flaws(puzzle) for number, puzzle in enumerate(puzzles, 1)}
    for number, names in found.items():
        if names:
            print(f"puzzle {number}: {', '.join(names)}")
    alike = len(puzzles) - len({likeness(puzzle) for puzzle in puzzles})
    print(f"{len(puzzles)} puzzles, {sum(map(bool, found.values()))} with flaws, {alike} alike")
    return 1 if alike or any(found.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
