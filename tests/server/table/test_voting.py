"""Votes to slow down talk, and to let a bot play for a guest who keeps the others waiting."""

from panicroom.server.table.commands import Leave, Remove, Return, Say, VoteBot, VoteSlow
from panicroom.server.table.commands.talking import SLOW
from panicroom.server.table.entries import StoodIn
from panicroom.server.table.standing import table_view
from tests.server.table.logged_table import HOST, PEOPLE, START, seated, started


def test_talk_is_slowed_down_once_most_want_it() -> None:
    logged = started("panik", PEOPLE)
    for who in PEOPLE[:2]:
        logged.do(who, VoteSlow(True))
    logged.do("dan", Say("Spam.", START))
    logged.do("dan", Say("Spam.", START))
    logged.do("cat", VoteSlow(True))
    assert table_view(logged.fold, None).slowed
    assert logged.denied("dan", Say("Spam.", START + SLOW - 1)) == "talk-slowed"
    logged.do("dan", Say("Sorry.", START + SLOW))
    logged.do("ann", VoteSlow(False))
    logged.do("dan", Say("Thanks.", START + SLOW))
    assert logged.denied("ann", VoteSlow(False)) == "voted-already"


def test_talk_is_slowed_down_before_the_game_as_well() -> None:
    logged = seated("panik", ("ann", "bob"))
    logged.do("ann", VoteSlow(True))
    logged.do("bob", VoteSlow(True))
    assert logged.fold.is_slowed


def test_a_bot_plays_for_a_staller_once_most_of_the_others_want_it() -> None:
    logged = started("panik", PEOPLE)
    logged.do("ann", VoteBot(3, True))
    assert not logged.fold.lobby.chairs[3].has_stand_in
    assert StoodIn(3, logged.fold.lobby.chairs[3].level or "normal", "vote") in logged.do(
        "bob", VoteBot(3, True)
    )
    assert logged.fold.bot_votes == set()
    logged.do("dan", Return())
    assert logged.fold.lobby.chairs[3].is_played_by_guest


def test_a_vote_for_a_bot_is_taken_back() -> None:
    logged = started("panik", PEOPLE)
    logged.do("ann", VoteBot(3, True))
    logged.do("ann", VoteBot(3, False))
    logged.do("bob", VoteBot(3, True))
    assert not logged.fold.lobby.chairs[3].has_stand_in
    view = table_view(logged.fold, None)
    assert (view.bot_votes, view.bot_needed) == (((1, 3),), 2)


def test_of_two_players_none_outvotes_the_other() -> None:
    logged = started("panik", ("ann", "bob"))
    logged.do("ann", VoteBot(1, True))
    assert not logged.fold.lobby.chairs[1].has_stand_in
    assert table_view(logged.fold, None).bot_needed is None


def test_who_has_left_to_a_bot_is_not_counted_among_the_votes() -> None:
    logged = started("panik", PEOPLE)
    for who in PEOPLE[:2]:
        logged.do(who, VoteSlow(True))
    logged.do("ann", VoteBot(3, True))
    assert table_view(logged.fold, None).slow_needed == 3
    logged.do("ann", Leave())
    view = table_view(logged.fold, None)
    assert (view.slow_votes, view.slow_needed, view.bot_votes) == ((1,), 2, ())
    logged.do("bob", VoteBot(3, True))
    assert not logged.fold.lobby.chairs[3].has_stand_in


def test_nobody_votes_about_themselves_or_about_a_bot() -> None:
    logged = started("panik", ("ann", "bob"))
    assert logged.denied("ann", VoteBot(0, True)) == "vote-about-yourself"
    assert logged.denied("ann", VoteBot(2, True)) == "no-guest-there"


def test_votes_leave_with_the_voter() -> None:
    logged = started("panik", PEOPLE)
    logged.do("bob", VoteBot(3, True))
    logged.do("bob", VoteSlow(True))
    logged.do(HOST, Remove(1))
    assert (logged.fold.bot_votes, logged.fold.slow_votes) == (set(), set())
