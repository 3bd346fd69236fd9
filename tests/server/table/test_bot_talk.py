"""Bots at a table of people: they claim things, and answer what is claimed of them."""

from typing import Final

import pytest

from panicroom.bots.registry import LEVELS
from panicroom.server.table.commands import Act, Claim, Leave, Pause, VoteSlow
from panicroom.server.table.commands.talking import SLOW
from panicroom.server.table.due import due
from panicroom.server.table.entries import Claimed, Moved
from panicroom.server.table.lines import read_line
from panicroom.server.table.terms import Terms
from tests.server.table.logged_table import EVERY_GAME, LoggedTable, started
from tests.table import rule

TALKATIVE: Final = Terms(pace=1_000, talk=True)
ENOUGH: Final = 400
BLUE: Final = 1


def talking(people: tuple[str, ...] = ("ann",), terms: Terms = TALKATIVE) -> LoggedTable:
    return started("station", people, key="talk", level="normal", terms=terms)


def play_on(logged: LoggedTable, most: int = ENOUGH) -> None:
    """Bots as they are due; people at once, with their first option."""
    for _ in range(most):
        if logged.is_over:
            return
        if any(item.by == "talk" for item in logged.due()) or not logged.owing_people():
            assert logged.sweep()
            continue
        seat = logged.owing_people()[0]
        logged.do(logged.guest(seat), Act(seat, logged.decision, logged.options(seat)[0]))


def claims(logged: LoggedTable) -> list[Claimed]:
    entries = [read_line(each).entry for each in logged.stored]
    return [entry for entry in entries if isinstance(entry, Claimed)]


def talk_due(logged: LoggedTable) -> list[int]:
    return [item.seat for item in logged.due() if item.by == "talk"]


@pytest.fixture(scope="module")
def played() -> LoggedTable:
    logged = talking()
    play_on(logged)
    return logged


def test_bots_claim_things_in_their_own_name(played: LoggedTable) -> None:
    said = claims(played)
    assert len(said) > 5
    assert all(each.guest is None and each.seat != 0 for each in said)


def test_a_table_that_comes_back_has_heard_the_same(played: LoggedTable) -> None:
    assert played.refolded() == played.fold


def test_a_bot_says_after_a_restart_what_it_would_have_said() -> None:
    logged = talking()
    while not talk_due(logged):
        play_on(logged, 1)
    item = next(each for each in logged.due() if each.by == "talk")
    again = LoggedTable(logged.key, [read_line(logged.stored[0]).entry])
    again.stored, again.now = logged.stored[:], logged.now
    again.fold = again.refolded()
    assert item in again.due()
    logged.sweep()
    again.sweep()
    assert logged.stored == again.stored


@pytest.mark.parametrize("accusation", ["is-infected blue", "suspect blue", "ask-side blue"])
def test_a_bot_answers_what_is_claimed_of_it_before_anything_else_happens(accusation: str) -> None:
    logged = talking()
    while not logged.owing_people() or talk_due(logged):
        assert logged.sweep()
    logged.do("ann", Claim(accusation))
    assert talk_due(logged) == [BLUE]
    logged.sweep()
    assert claims(logged)[-1].seat == BLUE
    assert isinstance(read_line(logged.stored[-1]).entry, Claimed)


def test_a_bot_speaks_before_any_bot_acts(played: LoggedTable) -> None:
    logged = talking()
    while not talk_due(logged):
        play_on(logged, 1)
    first, *rest = logged.due()
    assert first.by == "talk"
    assert all(first.at <= item.at for item in rest)
    assert any(isinstance(read_line(each).entry, Moved) for each in played.stored)


@EVERY_GAME
@pytest.mark.parametrize("level", LEVELS)
def test_a_mute_table_has_no_claims_of_bots(game: str, level: str) -> None:
    logged = started(game, key="talk", level=level, terms=Terms(pace=0))
    play_on(logged, 60)
    assert not claims(logged)


def test_a_stand_in_says_nothing_in_the_name_of_a_guest() -> None:
    logged = talking(("ann", "bob"))
    logged.do("bob", Leave())
    play_on(logged)
    assert BLUE not in {each.seat for each in claims(logged)}
    assert claims(logged)


def test_nobody_speaks_while_the_game_is_paused() -> None:
    logged = talking()
    while not talk_due(logged):
        play_on(logged, 1)
    logged.do("ann", Pause())
    assert not talk_due(logged)


def test_where_talk_is_slowed_down_bots_claim_as_seldom_as_people_may_talk() -> None:
    logged = talking()
    logged.do("ann", VoteSlow(True))
    while not talk_due(logged):
        play_on(logged, 1)
    [item] = [each for each in due(logged.fold, "t", logged.now) if each.by == "talk"]
    assert item.at >= logged.now + SLOW - TALKATIVE.pace


@rule("TALK-2")
def test_a_bot_does_not_hear_what_the_eliminated_claim() -> None:
    """Nor does it answer."""
    logged = talking(("ann", "bob"))
    assert logged.fold.match is not None
    state = logged.fold.match.state
    state.health[0] = state.health[1] = 0
    while talk_due(logged):
        logged.sweep()
    logged.do("ann", Claim("is-infected green"))
    assert not talk_due(logged)
