"""A broken engine breaks a law, and the failure prints the record that shows it."""

from functools import partial

import pytest

from panicroom.kernel.match import AnyMatch, Match
from panicroom.kernel.record import parse_record
from panicroom.station import STATION
from panicroom.station.rules import items, move, search
from panicroom.station.state import State
from tests.laws.every_decision import EveryDecisionLaws
from tests.laws.play import Broken, play, turn_of
from tests.laws.sampled import check_sampled
from tests.laws.station import STATION_SUBJECT

START = STATION_SUBJECT.starts[0]


def test_the_record_of_a_broken_law_leads_to_where_it_broke() -> None:
    def watch(match: AnyMatch) -> None:
        assert turn_of(match) < 30, "the thirtieth decision"

    with pytest.raises(Broken, match="the thirtieth decision") as broken:
        play(STATION_SUBJECT, START, 0, watch)
    lines = str(broken.value).splitlines()
    record = parse_record(lines[lines.index("The record up to here:") + 1 :])
    assert turn_of(Match.replay(STATION, record)) == 30


def test_an_action_that_fails_is_the_last_of_its_record(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(move, "enter", None)
    with pytest.raises(Broken) as broken:
        play(STATION_SUBJECT, START, 0, lambda match: None)
    assert '"move ' in str(broken.value).splitlines()[-1]


def test_a_lost_card_breaks_a_law(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search.AlertDrawn, "write", lambda event, state: None)
    with pytest.raises(Broken, match="cards too many or too few"):
        play(STATION_SUBJECT, START, 0, EveryDecisionLaws(STATION_SUBJECT))


def test_an_option_that_is_forgotten_breaks_a_law(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(items, "offer_free_items", lambda *_: None)
    with pytest.raises(Broken, match="is not offered, and the view gives no reason"):
        play(STATION_SUBJECT, START, 0, partial(check_sampled, STATION_SUBJECT))


def test_a_copy_that_shares_a_list_breaks_a_law(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = State.copy

    def sharing(state: State) -> State:
        twin = honest(state)
        twin.rooms = state.rooms
        return twin

    monkeypatch.setattr(State, "copy", sharing)
    with pytest.raises(Broken):
        play(STATION_SUBJECT, START, 0, partial(check_sampled, STATION_SUBJECT))
