"""What is told before the first decision. Worlds share their past, so it has a law of its own:
whoever sees the same after two deals, and has been shown the same by reveals, has been told the
same, in whatever order."""

from collections import defaultdict

import pytest

from panicroom.kernel.audience import EVERYBODY, Event
from panicroom.panik.rules.setup import ManorsDealt
from panicroom.station.rules.setup import CardDealt
from tests.laws.games import FAMILIES, FROM_SETUP
from tests.laws.panik import PANIK_SUBJECT
from tests.laws.station import STATION_SUBJECT
from tests.laws.subject import Start, Subject
from tests.secrecy.law import is_reveal

DEALS = 250


def check_deals(subject: Subject, start: Start) -> None:
    deals = [start.begin(subject.game, f"deal-{number}") for number in range(DEALS)]
    for viewer in (None, *range(deals[0].state.seats)):
        alike = defaultdict(list)
        for deal in deals:
            told = deal.told(viewer)
            shown = [event for event in told if is_reveal(subject, event)]
            alike[repr((deal.view(viewer), shown))].append(sorted(map(repr, told)))
        assert len(alike) < DEALS, f"no two deals look alike to {viewer}: nothing was compared"
        for first, *others in alike.values():
            assert all(other == first for other in others), f"{viewer} is told of the deal"


@pytest.mark.parametrize("family", FROM_SETUP)
def test_nobody_is_told_more_of_the_deal_than_is_seen_afterwards(family: str) -> None:
    subject, starts = FAMILIES[family]
    for start in starts:
        check_deals(subject, start)


@pytest.mark.parametrize(
    ("subject", "event"), [(STATION_SUBJECT, CardDealt), (PANIK_SUBJECT, ManorsDealt)]
)
def test_telling_all_what_was_dealt_is_caught(
    subject: Subject, event: type[Event], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(event, "audience", EVERYBODY)
    with pytest.raises(AssertionError, match="is told of the deal"):
        check_deals(subject, subject.starts[0])
