"""What the bot believes of the others: data that anybody may look at."""

import pytest

from panicroom.bots.station.chances import exactly, scaled, tilted
from panicroom.bots.station.scripted import ScriptedBot
from panicroom.bots.table import Table
from panicroom.kernel.match import Match
from panicroom.kernel.named import SEATS
from panicroom.station import STATION
from panicroom.station.actions import Swarm
from panicroom.station.cards import ARMOR, GAS, infection_of
from panicroom.station.rooms import REACTOR
from panicroom.station.rules.ending import HeatScanHeld
from panicroom.station.rules.fire import ShotFired
from panicroom.station.rules.phase import ParasitePhaseBegan
from panicroom.station.rules.search import AlertDrawn, CardDrawn
from panicroom.station.rules.trading import CardsTraded
from panicroom.station.tokens import Character, Face
from tests.bots.station.sitting import UNSEEN, red_believes

RED, BLUE, GREEN, YELLOW, WHITE = SEATS[:5]
reckoning = pytest.mark.parametrize("level", ["normal", "hard"])
BLUE_MEETS_GREEN = CardsTraded(BLUE, GREEN, UNSEEN, UNSEEN)
BLUE_IS_KNOWN = CardsTraded(BLUE, RED, infection_of(BLUE), GAS)


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_each_other_seat_is_weighed_and_not_the_own(level: str) -> None:
    believed = red_believes(level)
    assert sorted(believed) == [BLUE, GREEN, YELLOW, WHITE]
    assert all(0 <= chance <= 1 for chance in believed.values())


@reckoning
def test_who_draws_more_is_more_likely_the_host(level: str) -> None:
    believed = red_believes(level, CardDrawn(BLUE, UNSEEN), CardDrawn(BLUE, UNSEEN))
    assert believed[BLUE] > believed[GREEN] > 0


@reckoning
def test_what_was_not_the_host_makes_the_rest_more_suspect(level: str) -> None:
    drawn = CardDrawn(BLUE, UNSEEN)
    assert red_believes(level, AlertDrawn(RED), drawn)[BLUE] > red_believes(level, drawn)[BLUE]


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_an_infection_card_leaves_no_doubt(level: str) -> None:
    assert red_believes(level, BLUE_IS_KNOWN)[BLUE] == 1


@reckoning
def test_who_trades_with_an_infected_is_suspect(level: str) -> None:
    believed = red_believes(level, BLUE_IS_KNOWN, BLUE_MEETS_GREEN)
    assert believed[GREEN] > 3 * believed[YELLOW]
    assert (
        red_believes(level, BLUE_IS_KNOWN, BLUE_MEETS_GREEN, BLUE_MEETS_GREEN)[GREEN]
        > believed[GREEN]
    )


def test_the_easy_player_remembers_no_trades_of_others() -> None:
    assert (
        red_believes("easy", BLUE_IS_KNOWN, BLUE_MEETS_GREEN)[GREEN]
        == (red_believes("easy", BLUE_IS_KNOWN)[GREEN])
    )


@reckoning
def test_a_scan_is_shared_out_among_those_in_doubt(level: str) -> None:
    believed = red_believes(level, CardDrawn(BLUE, UNSEEN), HeatScanHeld(1, 5))
    assert sum(believed.values()) == pytest.approx(1)
    assert believed[BLUE] > believed[GREEN]


@reckoning
def test_a_scan_that_counts_the_known_alone_clears_the_rest(level: str) -> None:
    believed = red_believes(level, BLUE_IS_KNOWN, BLUE_MEETS_GREEN, HeatScanHeld(1, 5))
    assert believed == {BLUE: 1, GREEN: 0, YELLOW: 0, WHITE: 0}


def test_the_hard_player_trusts_who_gave_something_useful() -> None:
    gift = CardsTraded(BLUE, RED, GAS, ARMOR)
    assert red_believes("hard", gift)[BLUE] < red_believes("hard")[BLUE]
    assert red_believes("normal", gift)[BLUE] == red_believes("normal")[BLUE]


def test_the_hard_player_suspects_who_shoots_at_it() -> None:
    shot = ShotFired(BLUE, Character.RED_TROOPER)
    assert red_believes("hard", shot)[BLUE] > red_believes("hard")[BLUE]


def test_the_hard_player_trusts_who_shoots_an_infected() -> None:
    believed = red_believes("hard", BLUE_IS_KNOWN, ShotFired(GREEN, Character.BLUE_TROOPER))
    assert believed[GREEN] < believed[YELLOW]


def test_a_shot_at_a_parasite_says_nothing() -> None:
    shot = ShotFired(BLUE, Swarm(REACTOR, Face.GRAY))
    assert red_believes("hard", shot) == red_believes("hard")


def test_chances_given_a_count() -> None:
    assert exactly([0.5, 0.5], 1) == [0.5, 0.5]
    assert exactly([0.2, 0.8], 2) == [1, 1]
    assert exactly([0.2, 0.8], 1) == pytest.approx([0.04 / 0.68, 0.64 / 0.68])
    assert scaled([0.1, 0.3], 1) == pytest.approx([0.25, 0.75])
    assert tilted(0.5, 3) == pytest.approx(0.75)


@reckoning
def test_belief_is_better_than_none(level: str) -> None:
    """Over some games the infected are suspected more than the humans are."""
    right: list[float] = []
    wrong: list[float] = []
    for key in range(6):
        match = Match.begin(STATION, STATION.setup(seats=5), f"belief-{key}")
        bot = ScriptedBot(level)
        table = Table(match, dict.fromkeys(range(5), bot), "belief")
        table.play_on()
        for seated in table._seated.values():
            for other, chance in bot.suspicions(seated.memory, match.view(seated.seat)).items():
                (right if match.state.is_infected(SEATS[other]) else wrong).append(chance)
    assert sum(right) / len(right) > sum(wrong) / len(wrong) + 0.2


def test_the_hard_player_fears_trades_more_once_the_infected_hide_no_longer() -> None:
    late = (ParasitePhaseBegan(WHITE, 4), BLUE_IS_KNOWN, BLUE_MEETS_GREEN)
    early = (ParasitePhaseBegan(WHITE, 2), BLUE_IS_KNOWN, BLUE_MEETS_GREEN)
    assert red_believes("hard", *late)[GREEN] > red_believes("hard", *early)[GREEN]
    assert red_believes("normal", *late)[GREEN] == red_believes("normal", *early)[GREEN]
