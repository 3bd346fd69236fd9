"""What was true when it was said, and what was a lie."""

import pytest

from panicroom.games import GAMES
from panicroom.kernel.audience import heard_by
from panicroom.research.panik.truth import TRUTHS as PANIK
from panicroom.research.program.playing import Believed, Claimed, Deal
from panicroom.research.program.report import measure
from panicroom.research.station.truth import TRUTHS as STATION
from panicroom.research.truth import Judged
from tests.any_game import played
from tests.table import at, seat

INFECTED = at(
    "map 0,0 reactor; 1,0 storage-2",
    "red A4@storage-2 hand infect:red*2 host gas gas",
    "blue T4@storage-2 hand own infect:red armor armor",
    "turn red ap 0",
    "owed trade red blue storage-2 - armor",
)


def judged(speaker: str, claim: str) -> Judged:
    parsed = GAMES["station"].manners.claims.parse(claim)
    return STATION.judged(INFECTED.state, (), seat(speaker), parsed)


def test_roles_are_those_of_the_moment() -> None:
    assert STATION.role(INFECTED.state, seat("red")) == "host"
    assert STATION.answers(INFECTED.state)["red"]


@pytest.mark.parametrize(
    ("speaker", "claim", "truth", "lie"),
    [
        ("red", "am-human", False, True),
        ("red", "hold 2 gas", True, False),
        ("red", "hold 1 gas", True, False),
        ("red", "hold 3 gas", False, True),
        ("blue", "is-infected red", True, False),
        ("blue", "suspect red", None, False),
        ("blue", "trust red", None, False),
        ("red", "gave-infection blue", False, True),
        ("blue", "is-human green", True, False),
        ("blue", "is-human red", False, False),
        ("red", "gave blue gas", False, True),
        ("red", "was-scanned blue", False, True),
        ("red", "will-give blue gas", None, False),
        ("blue", "will-give red gas", False, True),
        ("red", "ask-side blue", None, False),
        ("blue", "is-lying red", None, False),
    ],
)
def test_claims_of_panic_station(speaker: str, claim: str, truth: bool | None, lie: bool) -> None:
    assert judged(speaker, claim) == Judged(truth, lie)


def test_a_false_suspicion_is_a_mistake_and_a_false_accusation_against_knowledge_a_lie() -> None:
    """At the beginning nobody has the Host card, and everybody knows it (INFECT-3)."""
    match = played("station", "truth")
    game = GAMES["station"]
    accuse = game.manners.claims.parse("is-infected blue")
    beginning = game.begin(match.record.setup, match.record.key)
    heard = [e for event in match.events if (e := heard_by(event, 0)) is not None]
    nothing_yet = STATION.judged(beginning, (), 0, accuse)
    assert nothing_yet == Judged(False, True)
    late = [STATION.judged(beginning, heard[:count], 0, accuse) for count in range(len(heard))]
    assert any(not each.lie for each in late), "later it may be so for all that red knows"


def test_manors_of_panik_are_known_to_who_sees_them() -> None:
    match = played("panik", "truth")
    game = GAMES["panik"]
    state = game.begin(match.record.setup, match.record.key)
    claims = game.manners.claims
    own = str(state.manors[0])
    other = "trap" if own != "trap" else "ghost-1"
    assert PANIK.judged(state, (), 0, claims.parse(f"manor-is red.1 {own}")) == Judged(True, False)
    assert PANIK.judged(state, (), 0, claims.parse(f"manor-is red.1 {other}")) == Judged(
        False, True
    )
    assert PANIK.judged(state, (), 1, claims.parse(f"manor-is red.1 {other}")) == Judged(
        False, False
    )
    assert "red.1" not in PANIK.subjects(game.view(state, 0))
    assert "red.1" in PANIK.subjects(game.view(state, 1))


def test_the_report_counts_lies_by_role_and_scores_beliefs() -> None:
    claims = (
        Claimed(0, 1, 0, "human", "am-human", True, False),
        Claimed(0, 2, 0, "infected", "am-human", False, True),
        Claimed(0, 3, 0, "infected", "is-infected blue", False, False),
        Claimed(0, 4, 0, "infected", "trust blue", None, False),
    )
    beliefs = (
        Believed(0, 0, "human", "blue", 1.0, True),
        Believed(0, 0, "human", "green", 0.5, False),
    )
    deals = [Deal((0,), (), claims, beliefs), Deal((), (0,), (), ()), Deal((0,), (), (), ())]
    report = measure(deals, [0], {"asked": 4})
    human, infected = report.lies_by_role["human"], report.lies_by_role["infected"]
    assert human.lies is not None
    assert human.lies.times == 0
    assert (infected.claims, infected.judged, infected.mistakes) == (3, 2, 1)
    assert infected.lies is not None
    assert infected.lies.share == 0.5
    assert report.calibration is not None
    assert report.calibration.brier == 0.125
    assert report.calibration.base == 0.25
    assert [found.beliefs for found in report.calibration.bins] == [1, 1]
    (wins,) = report.wins
    assert (wins.program.times, wins.fixed.times) == (2, 1)
    assert wins.gain.mean == pytest.approx(1 / 3, abs=1e-4)
