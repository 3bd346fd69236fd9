"""What the bot believes of the others: data that anybody may look at."""

import pytest

from panicroom.bots.station.chances import (
    given,
    given_count,
    independent,
    met,
    none_infected,
    of_seats,
    opposed,
    weighed,
)
from panicroom.bots.station.scripted import ScriptedBot
from panicroom.bots.table import Table
from panicroom.kernel.match import Match
from panicroom.kernel.named import SEATS
from panicroom.station import STATION
from panicroom.station.actions import Swarm
from panicroom.station.cards import ARMOR, GAS, infection_of
from panicroom.station.map import Place
from panicroom.station.rooms import CARD_NUMBER, HIVE, REACTOR
from panicroom.station.rules.ending import HeatScanHeld
from panicroom.station.rules.fire import ShotFired
from panicroom.station.rules.laying import RoomLaid
from panicroom.station.rules.search import (
    AlertDrawn,
    CardDrawn,
    CardTurnedRed,
    HostDrawn,
    RoomSearched,
)
from panicroom.station.rules.trading import CardsTraded
from panicroom.station.rules.turn import TurnBegan
from panicroom.station.tokens import TROOPER, Character, Face
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


def test_the_hard_player_trusts_who_gave_gas_and_not_who_kept_it() -> None:
    gas, armor = CardsTraded(BLUE, RED, GAS, ARMOR), CardsTraded(BLUE, RED, ARMOR, ARMOR)
    assert red_believes("hard", gas)[BLUE] < red_believes("hard", armor)[BLUE]
    assert red_believes("normal", gas)[BLUE] == red_believes("normal", armor)[BLUE]


def test_the_hard_player_alone_minds_who_searches_a_red_room_before_the_hive_is_found() -> None:
    searched = RoomSearched(BLUE, TROOPER, CARD_NUMBER["storage-2"], None)
    red, turn = CardTurnedRed(CARD_NUMBER["storage-2"]), TurnBegan(BLUE, 4, False, False)
    deed = (red, turn, searched)
    assert red_believes("hard", *deed)[BLUE] > 1.3 * red_believes("hard")[BLUE]
    assert red_believes("normal", *deed) == red_believes("normal")


def test_the_hard_player_suspects_who_shoots_at_it() -> None:
    shot = ShotFired(BLUE, Character.RED_TROOPER)
    assert red_believes("hard", shot)[BLUE] > red_believes("hard")[BLUE]


@pytest.mark.parametrize("level", ["easy", "normal"])
def test_a_shot_at_a_parasite_says_nothing(level: str) -> None:
    shot = ShotFired(BLUE, Swarm(REACTOR, Face.GRAY))
    assert red_believes(level, shot) == red_believes(level)


def test_chances_of_sets_of_players() -> None:
    two = independent([0.2, 0.8])
    assert of_seats(two, 2) == pytest.approx((0.2, 0.8))
    assert of_seats(given_count(two, 0b11, 2), 2) == (1, 1)
    assert of_seats(given_count(two, 0b11, 1), 2) == pytest.approx((0.04 / 0.68, 0.64 / 0.68))
    assert of_seats(weighed(independent([0.5, 0.5]), 2, 0, 3), 2) == pytest.approx((0.75, 0.5))
    assert of_seats(met(independent([0.0, 0.5]), 2, 0, 1, 0.4), 2) == pytest.approx((0.2, 0.5))
    assert of_seats(opposed(independent([0.5, 1.0]), 0, 1, 0.0), 2) == (0, 1)


def test_what_is_known_counts_even_where_it_was_held_impossible() -> None:
    assert of_seats(given(none_infected(3), 0b001, 0b010), 3) == (1, 0, 0)


@reckoning
def test_who_met_whom_i_have_infected_just_now_is_no_suspect_for_that(level: str) -> None:
    """Blue was human when it met Green."""
    mine = CardsTraded(RED, BLUE, infection_of(RED), ARMOR)
    believed = red_believes(level, HostDrawn(RED), BLUE_MEETS_GREEN, mine)
    assert believed == {BLUE: 1, GREEN: 0, YELLOW: 0, WHITE: 0}


def test_a_second_shooter_at_the_same_player_clears_the_first() -> None:
    """Two who attack one of a third side: with a single shot it could be either of them."""
    first, second = (ShotFired(seat, Character.BLUE_TROOPER) for seat in (GREEN, YELLOW))
    once, twice = red_believes("hard", first), red_believes("hard", first, second)
    assert once[GREEN] == pytest.approx(once[BLUE], abs=0.05)
    assert twice[GREEN] < once[GREEN] < twice[BLUE]


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


@reckoning
def test_trades_are_feared_more_once_the_hive_is_found(level: str) -> None:
    found = (RoomLaid(GREEN, HIVE, Place((0, 2), 0)), BLUE_IS_KNOWN, BLUE_MEETS_GREEN)
    before = (BLUE_IS_KNOWN, BLUE_MEETS_GREEN)
    assert red_believes(level, *found)[GREEN] > red_believes(level, *before)[GREEN]
