"""Pause and resume, votes, and meeting again."""

from typing import Any

import pytest

from panicroom.bots.registry import SCRIPTED
from panicroom.server.table.commands import (
    Act,
    HandOver,
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
from tests.server.table.logged_table import EVERY_GAME, HOST, PEOPLE, TIMED, LoggedTable, started


def ended(people: tuple[str, ...] = PEOPLE) -> LoggedTable:
    logged = started("panik", people)
    for who in people[: len(people) // 2 + 1]:
        logged.do(who, Vote(True))
    return logged


@EVERY_GAME
def test_nothing_is_played_nor_due_while_the_table_pauses(game: str) -> None:
    logged = started(game, ("ann", "bob"), terms=TIMED)
    logged.do(HOST, Pause())
    assert logged.due() == []
    seat = 0
    assert logged.denied("ann", Act(seat, logged.decision, "end-turn")) == "paused"
    logged.do("ann", Say("A moment, please."))
    assert logged.denied(HOST, Pause()) == "paused"
    logged.do(HOST, Resume())
    assert logged.due()
    assert logged.denied(HOST, Resume()) == "not-paused"


def test_bots_stand_in_at_random_in_a_game_without_a_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(SCRIPTED, "panik")
    logged = started("panik", PEOPLE, terms=TIMED)
    logged.do("bob", Leave())
    logged.do(HOST, HandOver(2))
    logged.do(HOST, Remove(3))
    assert [chair.level for chair in logged.fold.lobby.chairs[1:]] == ["random"] * 3
    logged.now += TIMED.turn or 0
    while logged.decision == 0:
        logged.sweep()
    late = [entry.body for entry in logged.stored if entry.kind == "timed_out"]
    assert [body["level"] for body in late] == ["random"]


def test_only_the_host_pauses() -> None:
    logged = started("panik", PEOPLE)
    assert logged.denied("bob", Pause()) == "host-only"
    logged.do(HOST, Pause())
    assert logged.denied("bob", Resume()) == "host-only"


def test_a_game_ends_when_most_people_want_it() -> None:
    logged = started("panik", PEOPLE)
    logged.do("ann", Vote(True))
    logged.do("bob", Vote(True))
    assert not logged.is_over
    logged.do("bob", Vote(False))
    logged.do("cat", Vote(True))
    assert not logged.is_over
    logged.do("dan", Vote(True))
    assert logged.is_over
    assert logged.fold == logged.refolded()
    assert logged.denied("ann", Vote(True)) == "game-over"


def test_a_vote_counts_once_and_only_at_the_table() -> None:
    logged = started("panik", PEOPLE)
    logged.do("ann", Vote(True))
    assert logged.denied("ann", Vote(True)) == "voted-already"
    assert logged.denied("bob", Vote(False)) == "voted-already"
    assert logged.denied("eve", Vote(True)) == "no-seat"


def test_who_has_left_neither_votes_nor_counts() -> None:
    logged = started("panik", PEOPLE)
    logged.do("bob", Vote(True))
    logged.do("bob", Leave())
    assert logged.denied("bob", Vote(False)) == "stood-in"
    logged.do("ann", Vote(True))
    assert not logged.is_over
    logged.do("cat", Vote(True))
    assert logged.is_over


def test_a_vote_that_has_become_enough_since_can_be_cast_again() -> None:
    logged = started("panik", PEOPLE)
    logged.do("ann", Vote(True))
    for who in ("bob", "cat", "dan"):
        logged.do(who, Leave())
    assert not logged.is_over
    logged.do("ann", Vote(True))
    assert logged.is_over


def test_bots_have_no_vote() -> None:
    logged = started("panik", (HOST,))
    logged.do(HOST, Vote(True))
    assert logged.is_over
    assert logged.due() == []


def test_after_the_end_nothing_is_played_and_the_key_is_shown() -> None:
    logged = ended()
    act = Act(0, logged.decision, "end-turn")
    commands: list[Any] = [Leave(), Return(), act, Vote(True), Pause(), Resume(), Remove(1)]
    assert {logged.denied(HOST, command) for command in commands} == {"game-over"}
    told = standing_for(logged.fold, None, 0, logged.now)
    assert told.table.key == logged.key
    assert told.options == ()


def test_the_same_people_meet_again() -> None:
    logged = ended(("ann", "bob"))
    assert logged.denied("eve", Rematch("t2")) == "no-seat"
    entries = first_entries(logged.fold, "bob")
    logged.do("bob", Rematch("t2"))
    assert logged.denied("ann", Rematch("t3")) == "rematch-made"
    assert standing_for(logged.fold, None, 0, 0).table.rematch == "t2"
    again = fold_log("other", lines_after(0, 5, entries))
    assert again.lobby.chairs == logged.fold.lobby.chairs
    assert again.lobby.host == "bob"
    assert again.status == "open"


def test_nobody_meets_again_before_the_end() -> None:
    assert started("panik").denied(HOST, Rematch("t2")) == "not-over"
