"""`make core-coverage` excuses so many branches of a line, and none that were reached."""

from collections import Counter

import pytest

from panicroom.core.build import SOURCES
from tests.core import coverage
from tests.core.coverage import Branch, Code, excuses, report

PATH = "kernel/news.c"
LINE = (SOURCES / PATH).read_text(encoding="utf-8").splitlines().index("{") + 1
TAKEN = Counter({Branch(PATH, LINE, number): 9 for number in range(200)})
TAKEN[Branch("python/game.c", 1, 0)] = 9


def with_missed(number: int) -> Counter[Branch]:
    return Counter({**TAKEN, **{Branch(PATH, LINE, place): 0 for place in range(number)}})


@pytest.mark.parametrize(
    ("missed", "excused", "code"),
    [(0, 0, 0), (2, 0, 0), (3, 0, 1), (4, 3, 0), (5, 2, 1), (2, 3, 1)],
    ids=["all", "within the aim", "below it", "excused", "excused too few", "excused too many"],
)
def test_what_is_not_reached_is_excused_by_number(
    missed: int, excused: int, code: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(coverage, "excuses", lambda: Counter({Code(PATH, "{"): excused}))
    assert report(with_missed(missed)) == code


def test_what_is_excused_is_a_line_of_the_core() -> None:
    for path, text in excuses():
        lines = (SOURCES / path).read_text(encoding="utf-8").splitlines()
        assert text in map(str.strip, lines), f"{path} | {text}"
