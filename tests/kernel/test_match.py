"""A match: any game is played, recorded and told to each viewer apart."""

import pytest

from panicroom.kernel.audience import HIDDEN
from panicroom.kernel.dice import Dice
from panicroom.kernel.errors import NotYourDecision, Refused, StaleDecision
from panicroom.kernel.match import Match
from panicroom.kernel.named import Seat
from tests.kernel.nim import NIM, GoodLuckFelt, Heap, MatchesTaken, NumberDrawn, Take, View


def match_of(matches: int = 6) -> Match[Heap, Take, View]:
    """Seat 0 is lucky with one match, seat 1 with two."""
    return Match.begin_at(NIM, f"nim {matches} 1 2 0 0")


def test_a_match_is_played_to_its_end() -> None:
    match = match_of(5)
    for count in (3, 1, 1):
        match.act(NIM.owed(match.state)[0], Take(count))
    assert match.over
    assert match.record.outcome == match.state.outcome
    assert match.state.outcome is not None
    assert match.state.outcome.winners == (0,)


def test_the_same_setup_and_key_give_the_same_match() -> None:
    first, second = (Match.begin(NIM, NIM.setup(), "k") for _ in range(2))
    other = Match.begin(NIM, NIM.setup(), "l")
    assert NIM.write(first.state) == NIM.write(second.state) != NIM.write(other.state)
    assert first.record == second.record


def test_the_events_of_the_beginning_are_told_too() -> None:
    match = Match.begin(NIM, NIM.setup(), "k")
    first, second = match.state.lucky
    assert match.told(0) == [NumberDrawn(0, first), NumberDrawn(1, HIDDEN)]  # type: ignore[arg-type]
    assert match.told(1) == [NumberDrawn(0, HIDDEN), NumberDrawn(1, second)]  # type: ignore[arg-type]


def test_each_viewer_is_told_apart_with_numbers_of_its_own() -> None:
    match = match_of()
    match.act(0, Take(1))
    match.act(1, Take(1))
    public = [MatchesTaken(Seat.RED, 1), MatchesTaken(Seat.BLUE, 1)]
    assert match.told(0) == [
        MatchesTaken(Seat.RED, 1),
        GoodLuckFelt(Seat.RED),
        MatchesTaken(Seat.BLUE, 1),
    ]
    assert match.told(1) == match.told(None) == public
    assert match.told(0, since=2) == match.told(1, since=1) == [MatchesTaken(Seat.BLUE, 1)]
    assert match.told(1, since=2) == []


def test_acting_gives_back_all_that_happened() -> None:
    assert match_of().act(0, Take(1)) == [MatchesTaken(Seat.RED, 1), GoodLuckFelt(Seat.RED)]


def test_a_view_is_the_viewers_own() -> None:
    match = match_of()
    assert match.view(0).lucky == (1, HIDDEN)
    assert match.view(None).lucky == (HIDDEN, HIDDEN)


def test_a_refused_action_leaves_no_trace() -> None:
    match = match_of(2)
    before = (str(match.record), NIM.write(match.state), match.told(None))
    with pytest.raises(Refused) as caught:
        match.act(0, Take(3))
    assert str(caught.value) == "NIM-2: one-to-three matches=2"
    with pytest.raises(NotYourDecision) as not_yours:
        match.act(1, Take(1))
    assert not_yours.value.refusal.rule == "NIM-1"
    assert (str(match.record), NIM.write(match.state), match.told(None)) == before


def test_a_late_answer_is_stale_and_a_timely_one_is_taken() -> None:
    match = match_of()
    match.act(0, Take(1), decision=0)
    with pytest.raises(StaleDecision) as caught:
        match.act(1, Take(1), decision=0)
    assert (caught.value.named, caught.value.current) == (0, 1)
    match.act(1, Take(1), decision=1)
    assert len(match.record.actions) == 2


def test_options_are_what_is_accepted_and_the_rest_has_a_reason() -> None:
    match = match_of(2)
    options, view = NIM.options(match.state, 0), match.view(0)
    assert options == (Take(1), Take(2))
    for action in NIM.candidates(view):
        assert (NIM.why_not(view, action) is None) == (action in options)


def test_a_world_is_another_state_with_the_same_view() -> None:
    match = match_of()
    worlds = [NIM.world(match.state, 0, Dice(f"world-{n}")) for n in range(9)]
    assert {str(NIM.view(world, 0)) for world in worlds} == {str(match.view(0))}
    assert {world.lucky[1] for world in worlds} == {1, 2, 3}


def test_the_events_of_a_match_are_its_own() -> None:
    match = match_of()
    match.act(0, Take(1))
    match.state.news.clear()
    assert len(match.told(None)) == 1
