"""Talk and claims: who says what to whom."""

import pytest

from panicroom.kernel.errors import Malformed
from panicroom.server.table.commands import Claim, Rename, Say, Vote, judge
from panicroom.server.table.denied import Denied
from panicroom.server.table.standing import standing_for
from panicroom.server.table.stream import Notice
from tests.server.table.logged_table import (
    EVERY_GAME,
    PEOPLE,
    LoggedTable,
    begun_at,
    open_table,
    started,
)
from tests.table import at, rule

DEAD = "station en seats=4"
"""Green and yellow are out of the game."""


def some_dead() -> LoggedTable:
    return begun_at(at(DEAD, "green T0 A0", "yellow T0 A0"))


def last_heard(logged: LoggedTable, viewer: int | None) -> str | None:
    last = standing_for(logged.fold, viewer, 0, logged.now).heard[-1]
    return last.words if isinstance(last, Notice) else None


@EVERY_GAME
def test_everybody_hears_what_is_said(game: str) -> None:
    logged = started(game, PEOPLE)
    logged.do("bob", Say("  Hello!  "))
    assert {last_heard(logged, viewer) for viewer in (None, 0, 1, 2, 3)} == {"Hello!"}


@pytest.mark.parametrize("words", ["", "   ", "x" * 501, "\u200b\u00ad"])
def test_talk_is_neither_empty_nor_endless(words: str) -> None:
    assert started("panik", PEOPLE).denied("ann", Say(words)) == "talk-length"


@pytest.mark.parametrize("words", ["\x1b[2J", "a\x00b", "\ud800", "\u202eevil", "\u2066"])
def test_talk_disturbs_nothing_around_it(words: str) -> None:
    assert started("panik", PEOPLE).denied("ann", Say(words)) == "talk-control"


def test_talk_is_one_line() -> None:
    logged = started("panik", PEOPLE)
    logged.do("ann", Say("one\n two\tthree"))
    assert last_heard(logged, 1) == "one two three"


def test_only_those_at_the_table_talk() -> None:
    assert open_table("panik").denied("eve", Say("Hello!")) == "no-seat"


@rule("TALK-2")
def test_the_eliminated_talk_to_the_eliminated_alone() -> None:
    logged = some_dead()
    logged.do("cat", Say("It was red!"))
    heard = [last_heard(logged, viewer) for viewer in (None, 0, 1, 2, 3)]
    assert heard == [None, None, None, "It was red!", "It was red!"]
    logged.do("cat", Claim("is-infected red"))
    told = standing_for(logged.fold, 0, 0, logged.now)
    assert told.number == standing_for(logged.fold, None, 0, logged.now).number


@rule("TALK-2")
def test_the_eliminated_say_nothing_by_a_new_name_either() -> None:
    logged = some_dead()
    with pytest.raises(Denied, match="eliminated"):
        judge(logged.fold, "cat", Rename("It was red!"))
    logged.do("ann", Rename("Anna"))
    assert last_heard(logged, 1) == "Anna"


@rule("TALK-2")
def test_the_eliminated_hear_the_living() -> None:
    logged = some_dead()
    logged.do("ann", Say("Who is next?"))
    assert {last_heard(logged, viewer) for viewer in (None, 1, 2)} == {"Who is next?"}


@rule("TALK-2")
def test_at_the_end_everybody_talks_to_everybody() -> None:
    logged = some_dead()
    for who in ("ann", "bob", "cat"):
        logged.do(who, Vote(True))
    logged.do("cat", Say("It was red!"))
    assert last_heard(logged, 0) == "It was red!"


@rule("TALK-1")
@pytest.mark.parametrize(
    "claim",
    [
        "am-human",
        "gave-infection blue",
        "hold 2 gas",
        "suspect blue",
        "is-infected blue",
        "trust blue",
        "meet-at reactor",
    ],
)
def test_a_claim_is_told_in_ids_true_or_not(claim: str) -> None:
    logged = started("station", PEOPLE)
    logged.do("ann", Claim(claim))
    assert standing_for(logged.fold, None, 0, 0).heard[-1] == Notice("claimed", 0, {"claim": claim})


def test_another_game_has_other_claims() -> None:
    logged = started("panik", PEOPLE)
    logged.do("ann", Claim("manor-is red.1 trap"))
    with pytest.raises(Malformed):
        judge(logged.fold, "ann", Claim("am-human"))


@rule("TALK-1")
@pytest.mark.parametrize("claim", ["is-infected red", "suspect red", "gave-infection red"])
def test_nobody_claims_anything_of_themselves_that_they_never_admit(claim: str) -> None:
    assert started("station", PEOPLE).denied("ann", Claim(claim)) == "claim-about-oneself"


@rule("TALK-1")
@pytest.mark.parametrize(
    "claim", ["am-infected", "hold 1 host", "hold 0 gas", "hold 2 infect:blue", "", "meet-at home"]
)
def test_what_is_no_claim_is_refused(claim: str) -> None:
    logged = started("station", PEOPLE)
    with pytest.raises(Malformed):
        judge(logged.fold, "ann", Claim(claim))
    assert logged.fold == logged.refolded()


def test_nothing_is_claimed_of_somebody_who_is_not_there() -> None:
    logged = started("station", PEOPLE)
    assert logged.denied("ann", Claim("suspect black")) == "no-such-seat"
