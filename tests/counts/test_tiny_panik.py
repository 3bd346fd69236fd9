"""Positions of Panik so small that the counts can be worked out by hand."""

import pytest

from tests.counts.counting import Count, counts
from tests.gametable import rule
from tests.panik.table import at, begin


@pytest.mark.parametrize(
    ("seats", "expected"),
    [
        (2, [Count(8, 8), Count(32, 16), Count(192, 96), Count(576, 144)]),
        (3, [Count(12, 12), Count(96, 48), Count(384, 64)]),
        (4, [Count(16, 16), Count(192, 96), Count(1536, 256)]),
    ],
)
@rule("PSETUP-3")
def test_sealed_choices_in_any_order(seats: int, expected: list[Count]) -> None:
    """Each of n players has 4 manors to turn.

    1: any of the n, any of 4: 4n.
    2: any other, any of 4: 4n * 4(n-1); who was first makes no difference: half as many states.
    3: likewise times 4(n-2), three in six orders; but with two players both have turned a manor,
       and either begins with the posts, 3 choices: 32 * 6, from 16 states: 16 * 6.
    4: with two players the other post: 192 * 3, and 16 * 3 * 3 states.
    """
    assert counts(begin(seats=seats), len(expected)) == expected


@rule("PTURN-1", "PTURN-2", "PEND-1")
def test_the_last_hunter_and_one_who_may_be_sent_back() -> None:
    """Red's last basic hunter; four manors are full, a blue basic hunter is alone at red.3.

    1: red.3, or one of the three empty manors, where the game is over at once: 4.
    2: at red.3 blue's hunter is sent back, or not, which ends the game: 2.
    3: blue has the three empty manors to choose from, and the game is over: 3.
    """
    table = at(
        "panik seats=2",
        "red ? with red:basic red:basic red:tandem red:tandem;"
        " ? with red:over-equipped red:over-equipped red:detector red:call;"
        " ? with blue:basic",
        "blue ? with blue:basic blue:basic blue:tandem blue:tandem;"
        " ? with blue:over-equipped blue:over-equipped blue:detector blue:call",
        "turn red",
    )
    assert counts(table, 4) == [Count(4, 4), Count(2, 2), Count(3, 3), Count(0, 0)]


@rule("PTURN-4", "PTURN-5")
def test_the_call_and_the_sending_back_in_either_order() -> None:
    """Red's last hunter is the call for help. Three manors are full; blue.2 has two tandems and
    an over-equipped hunter, red.3 a blue basic hunter, red.4 the blue detector; blue.3 and blue.4
    are empty.

    1: the five manors that are not full.
    2: at red.3 send the basic hunter back, call the detector, or neither: 3; at red.4 likewise:
       3; at blue.2, full now, send one of the tandems back or not: 3; at blue.3 and at blue.4
       call the one or the other or nobody: 3 and 3. Together 15.
    3: whoever is sent back has 4 manors to go to; after the call at red.3 or at red.4 the one who
       was there is sent back or not: 2. Sent back at red.3, red.4 and twice at blue.2: 16, and
       2 and 2: 20. Everything else has ended the game.
    4: at red.3, after each of 4 new manors, the detector is called or not: 8; after the call and
       the sending back 4 new manors; at red.4 likewise. At blue.2, after each of 2 * 4, one of
       two is called or nobody: 24. Together 12 + 12 + 24 = 48. Sent back and called, or called
       and sent back, is the same 4 times at red.3 and 4 times at red.4: 40 states.
    """
    table = at(
        "panik seats=2",
        "red ? with red:basic red:basic red:basic red:detector;"
        " ? with red:over-equipped red:over-equipped blue:over-equipped blue:call;"
        " ? with blue:basic; ? with blue:detector",
        "blue ? with red:tandem blue:tandem blue:basic blue:basic;"
        " ? with red:tandem blue:tandem blue:over-equipped",
        "turn red",
    )
    expected = [Count(5, 5), Count(15, 15), Count(20, 20), Count(48, 40), Count(0, 0)]
    assert counts(table, 5) == expected
