"""Pause and resume, votes, and meeting again."""

from typing import Any

from panicroom.server.table.commands import (
    Act,
    Leave,
    Pause,
    Rematch,
    Remove,
    Resume,
    Return,
    Say,
    Vote,
    first_entries,
)
from panicroom.server.table.folding import fold_log
from panicroom.server.table.lines import lines_after
from panicroom.server.table.standing import standing_for
from tests.server.table.sitting import EVERY_GAME, HOST, PEOPLE, TIMED, Sitting, started


def ended(people: tuple[str, ...] = PEOPLE) -> Sitting:
    sitting = started("panik", people)
    for who in people[: len(people) // 2 + 1]:
        sitting.do(who, Vote(True))
    return sitting


@EVERY_GAME
def test_nothing_is_played_nor_due_while_the_table_pauses(game: str) -> None:
    sitting = started(game, ("ann", "bob"), terms=TIMED)
    sitting.do(HOST, Pause())
    assert sitting.due() == []
    seat = 0
    assert sitting.denied("ann", Act(seat, sitting.decision, "end-turn")) == "paused"
    sitting.do("ann", Say("A moment, please."))
    assert sitting.denied(HOST, Pause()) == "paused"
    sitting.do(HOST, Resume())
    assert sitting.due()
    assert sitting.denied(HOST, Resume()) == "not-paused"


def test_only_the_host_pauses() -> None:
    sitting = started("panik", PEOPLE)
    assert sitting.denied("bob", Pause()) == "host-only"
    sitting.do(HOST, Pause())
    assert sitting.denied("bob", Resume()) == "host-only"


def test_a_game_ends_when_most_people_want_it() -> None:
    sitting = started("panik", PEOPLE)
    sitting.do("ann", Vote(True))
    sitting.do("bob", Vote(True))
    assert not sitting.is_over
    sitting.do("bob", Vote(False))
    sitting.do("cat", Vote(True))
    assert not sitting.is_over
    sitting.do("dan", Vote(True))
    assert sitting.is_over
    assert sitting.fold == sitting.refolded()
    assert sitting.denied("ann", Vote(True)) == "game-over"


def test_a_vote_counts_once_and_only_at_the_table() -> None:
    sitting = started("panik", PEOPLE)
    sitting.do("ann", Vote(True))
    assert sitting.denied("ann", Vote(True)) == "voted-already"
    assert sitting.denied("bob", Vote(False)) == "voted-already"
    assert sitting.denied("eve", Vote(True)) == "no-seat"


def test_who_has_left_neither_votes_nor_counts() -> None:
    sitting = started("panik", PEOPLE)
    sitting.do("bob", Vote(True))
    sitting.do("bob", Leave())
    assert sitting.denied("bob", Vote(False)) == "stood-in"
    sitting.do("ann", Vote(True))
    assert not sitting.is_over
    sitting.do("cat", Vote(True))
    assert sitting.is_over


def test_a_vote_that_has_become_enough_since_can_be_cast_again() -> None:
    sitting = started("panik", PEOPLE)
    sitting.do("ann", Vote(True))
    for who in ("bob", "cat", "dan"):
        sitting.do(who, Leave())
    assert not sitting.is_over
    sitting.do("ann", Vote(True))
    assert sitting.is_over


def test_bots_have_no_vote() -> None:
    sitting = started("panik", (HOST,))
    sitting.do(HOST, Vote(True))
    assert sitting.is_over
    assert sitting.due() == []


def test_after_the_end_nothing_is_played_and_the_key_is_shown() -> None:
    sitting = ended()
    act = Act(0, sitting.decision, "end-turn")
    commands: list[Any] = [Leave(), Return(), act, Vote(True), Pause(), Resume(), Remove(1)]
    assert {sitting.denied(HOST, command) for command in commands} == {"game-over"}
    told = standing_for(sitting.fold, None, 0, sitting.now)
    assert told.table.key == sitting.key
    assert told.options == ()


def test_the_same_company_meets_again() -> None:
    sitting = ended(("ann", "bob"))
    assert sitting.denied("eve", Rematch("t2")) == "no-seat"
    entries = first_entries(sitting.fold, "bob")
    sitting.do("bob", Rematch("t2"))
    assert sitting.denied("ann", Rematch("t3")) == "rematch-made"
    assert standing_for(sitting.fold, None, 0, 0).table.rematch == "t2"
    again = fold_log("other", lines_after(0, 5, entries))
    assert again.lobby.chairs == sitting.fold.lobby.chairs
    assert again.lobby.host == "bob"
    assert again.status == "open"


def test_nobody_meets_again_before_the_end() -> None:
    assert started("panik").denied(HOST, Rematch("t2")) == "not-over"
