"""Games of fixed keys: how many options, sequences and positions there are. Any change of a rule
that touches what is offered shows here; whoever meant it writes the new numbers down."""

from typing import Final

import pytest

from tests.counts.counting import Count, counts, options_along_a_line
from tests.panik import table as panik
from tests.table import begin

KEY: Final = "counts"
FROM_THE_START: Final = {
    4: [Count(8, 4), Count(112, 32), Count(432, 164)],
    5: [Count(8, 4), Count(72, 20), Count(256, 62)],
    6: [Count(8, 4), Count(56, 16), Count(192, 46)],
}
# fmt: off
ALONG_THE_LINE: Final = {
    4: [
        8, 14, 2, 1, 3, 1, 12, 1, 2, 2, 13, 8, 1, 3, 1, 8, 1, 1, 2, 5,
        2, 2, 2, 2, 1, 2, 8, 5, 2, 3, 2, 2, 1, 2, 13, 12, 2, 1, 3, 11,
        9, 1, 1, 11, 11, 12, 2, 2, 3, 11, 1, 6, 7, 3, 2, 8, 8, 1, 12, 11,
    ],
    5: [
        8, 10, 4, 1, 2, 1, 4, 1, 2, 1, 6, 1, 2, 2, 8, 11, 1, 8, 8, 7,
        2, 2, 1, 4, 1, 8, 8, 8, 3, 1, 3, 1, 8, 3, 1, 3, 9, 8, 1, 1,
        2, 1, 2, 1, 18, 16, 13, 10, 3, 2, 1, 2, 9, 7, 1, 7, 6, 7, 1, 1,
    ],
    6: [
        8, 8, 4, 1, 1, 8, 10, 8, 1, 1, 8, 6, 4, 1, 2, 1, 8, 1, 2, 1,
        8, 1, 2, 2, 8, 2, 2, 1, 8, 2, 1, 2, 9, 12, 10, 3, 1, 8, 1, 2,
        2, 6, 1, 1, 2, 4, 7, 6, 2, 1, 9, 10, 3, 2, 2, 7, 8, 2, 1, 1,
    ],
}
# fmt: on
FROM_ITS_END: Final = {
    4: [Count(10, 10), Count(64, 51), Count(289, 194)],
    5: [Count(1, 1), Count(5, 4), Count(13, 12)],
    6: [Count(16, 16), Count(150, 125), Count(307, 265)],
}

# fmt: off
ALONG_THE_LINE_IN_PANIK: Final = {
    2: [
        4, 4, 3, 3, 35, 2, 35, 35, 35, 27, 8, 27, 24, 2, 27, 2, 16, 19, 5, 16,
        6, 7, 5, 11, 3, 7, 8, 3, 7, 11,
    ],
    3: [
        4, 4, 4, 3, 3, 3, 54, 54, 54, 54, 54, 54, 42, 42, 2, 42, 12, 2, 30, 29,
        36, 3, 11, 3, 17, 11, 15, 11, 22, 2,
    ],
    4: [
        4, 4, 4, 4, 3, 3, 3, 3, 73, 73, 73, 73, 2, 15, 73, 2, 73, 73, 2, 15,
        73, 2, 57, 57, 2, 15, 57, 2, 57, 57,
    ],
}
# fmt: on
FROM_ITS_END_IN_PANIK: Final = {
    2: [Count(8, 8), Count(20, 20), Count(108, 102)],
    3: [Count(11, 11), Count(49, 49), Count(288, 288)],
    4: [Count(57, 57), Count(1087, 1087)],
}


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_sequences_and_positions_from_the_start(seats: int) -> None:
    assert counts(begin(KEY, seats=seats), 3) == FROM_THE_START[seats]


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_options_along_a_line_and_all_that_can_follow_it(seats: int) -> None:
    table = begin(KEY, seats=seats)
    assert options_along_a_line(table, 60) == ALONG_THE_LINE[seats]
    assert counts(table, 3) == FROM_ITS_END[seats]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_options_along_a_line_of_panik_and_all_that_can_follow_it(seats: int) -> None:
    table = panik.begin(KEY, seats=seats)
    assert options_along_a_line(table, 30) == ALONG_THE_LINE_IN_PANIK[seats]
    expected = FROM_ITS_END_IN_PANIK[seats]
    assert counts(table, len(expected)) == expected
