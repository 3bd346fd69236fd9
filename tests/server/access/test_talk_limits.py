"""How much is said at a table is limited for each player and for all."""

import pytest

from panicroom.server.access.talk_limits import BURST, LINE, PLAYERS, TalkLimits
from panicroom.server.table.denied import Denied

MINUTE = 1000
WORDS = "x" * (100 - LINE)


def said(limits: TalkLimits, guest: str, at: float = 0.0, words: str = WORDS) -> int:
    """How many lines before one is denied."""
    for count in range(10_000):
        try:
            limits.check("table", guest, words, at)
        except Denied:
            return count
    raise AssertionError("never denied")


def test_a_player_may_say_some_minutes_worth_at_once_and_then_at_the_rate() -> None:
    limits = TalkLimits(MINUTE)
    assert said(limits, "ann") == BURST * MINUTE // 100
    assert said(limits, "ann", 60.0) == MINUTE // 100


def test_bytes_count_and_not_characters() -> None:
    assert (
        said(TalkLimits(MINUTE), "ann", words="\N{GRINNING FACE}" * 25) == BURST * MINUTE // 150 + 1
    )


def test_one_player_leaves_room_for_others_and_all_together_have_a_limit() -> None:
    limits = TalkLimits(MINUTE)
    lines = [said(limits, f"guest {number}") for number in range(PLAYERS + 1)]
    assert lines == [BURST * MINUTE // 100] * PLAYERS + [0]
    with pytest.raises(Denied, match="table-talk-too-much"):
        limits.check("table", "yet another", WORDS, 0.0)
    limits.check("another table", "ann", WORDS, 0.0)
