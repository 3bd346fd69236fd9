"""How the bot plays an infected, from positions."""

import pytest

from panicroom.kernel.named import SEATS, Seat
from panicroom.station.cards import ARMOR, GAS, infection_of
from panicroom.station.rooms import REACTOR
from panicroom.station.rules.items import HandShown
from panicroom.station.rules.search import CardDrawn, HostDrawn
from panicroom.station.rules.trading import CardsTraded, PlayerInfected
from tests.bots.station.sitting import UNSEEN, Sitting

RED, BLUE, GREEN, YELLOW, WHITE = SEATS[:5]
every_level = pytest.mark.parametrize("level", ["easy", "normal", "hard"])
reckoning = pytest.mark.parametrize("level", ["normal", "hard"])

STATION = "map 0,1 storage-2 180 red; 1,0 run-2 red; -1,0 team-2 red; 1,1 terminal red used"
HOST = "red T4@storage-2 A4@reactor hand own host gas armor"
TRADE = "owed trade blue red storage-2 - -"


def infects(*seats: Seat) -> list[CardsTraded]:
    return [CardsTraded(RED, seat, infection_of(RED), ARMOR) for seat in seats]


HIVE = STATION + "; 0,-1 hive 180"
STRIKE, ITEM, GAS_CAN = "give infect:red", "give armor", "give gas"


@every_level
@pytest.mark.parametrize("round", [1, 3, 8])
def test_it_may_strike_in_any_round_and_never_surely(level: str, round: int) -> None:
    lines = (STATION, HOST, "blue T4@storage-2", f"round {round}", "turn blue", TRADE)
    sitting = Sitting(level, "red", *lines)
    assert 0.1 < sitting.share(STRIKE) < 0.7
    assert sitting.share(STRIKE) + sitting.share(ITEM) + sitting.share(GAS_CAN) == pytest.approx(1)


def test_the_better_the_player_the_more_often_it_strikes_and_most_of_all_near_the_end() -> None:
    lines = (HOST, "blue T4@storage-2", "round 3", "turn blue", TRADE)
    levels = ("easy", "normal", "hard")
    early, late = (
        [Sitting(level, "red", station, *lines).share(STRIKE) for level in levels]
        for station in (STATION, HIVE)
    )
    assert early == sorted(early)
    assert all(soon < later for soon, later in zip(early, late, strict=True))


def test_to_seem_human_it_gives_gas_away_now_and_then() -> None:
    lines = (STATION, HOST, "blue T4@storage-2", "round 3", "turn blue", TRADE)
    easy, hard = (Sitting(level, "red", *lines).share(GAS_CAN) for level in ("easy", "hard"))
    assert 0 < easy < hard < 0.4


@every_level
def test_known_to_a_player_it_strikes_the_others_nearly_always(level: str) -> None:
    lines = (STATION, HOST, "blue T4@storage-2", "round 3", "turn blue", TRADE)
    sitting = Sitting(level, "red", *lines)
    sitting.hears(HostDrawn(RED), CardsTraded(RED, GREEN, infection_of(RED), GAS))
    assert sitting.share(STRIKE) > 0.75


@every_level
def test_an_infection_card_is_not_wasted_on_one_of_its_own(level: str) -> None:
    lines = (STATION, HOST, "blue T4@storage-2", "round 7", "turn blue", TRADE)
    sitting = Sitting(level, "red", *lines).hears(HostDrawn(RED), *infects(BLUE))
    assert sitting.choice() == "give armor"


@every_level
def test_it_scans_when_everybody_is_infected(level: str) -> None:
    host = "red T4@terminal A4@reactor hand infect:red*3 host gas"
    sitting = Sitting(level, "red", STATION, host, "round 6", "turn red ap 1")
    sitting.hears(HostDrawn(RED), *infects(BLUE, GREEN, YELLOW, WHITE))
    assert sitting.choice() == "terminal T scan"


@every_level
def test_it_goes_to_a_terminal_when_everybody_is_infected(level: str) -> None:
    host = "red T4@run-2 A4@storage-2 hand infect:red*3 host gas"
    sitting = Sitting(level, "red", STATION, host, "round 6", "turn red ap 4")
    sitting.hears(HostDrawn(RED), *infects(BLUE, GREEN, YELLOW, WHITE))
    assert [action for action in sitting.play() if action.endswith("scan")]


@every_level
def test_it_does_not_scan_while_a_human_is_left(level: str) -> None:
    host = "red T4@terminal A4@reactor hand infect:red*3 host gas"
    sitting = Sitting(level, "red", STATION, host, "round 6", "turn red ap 4")
    sitting.hears(HostDrawn(RED), *infects(BLUE, GREEN))
    assert not [action for action in sitting.play() if action.endswith("scan")]


ARMED = (
    STATION,
    "red T4@reactor A4@team-2 hand own host gas armor table ammo/4",
    "blue T2@team-2 A4@reactor",
    "round 2",
    "turn red ap 4",
)


@every_level
def test_exposed_it_attacks(level: str) -> None:
    """Blue has dodged a card of Red's, and knows."""
    sitting = Sitting(level, "red", *ARMED)
    sitting.hears(HostDrawn(RED), CardsTraded(RED, BLUE, infection_of(RED), GAS))
    assert [action for action in sitting.play() if action.startswith("fire blue.T")]


@every_level
def test_while_it_hides_it_shoots_nobody(level: str) -> None:
    sitting = Sitting(level, "red", *ARMED).hears(HostDrawn(RED))
    assert not [action for action in sitting.play() if action.startswith("fire blue")]


@every_level
def test_it_spares_its_own_kind(level: str) -> None:
    sitting = Sitting(level, "red", *ARMED)
    dodged = CardsTraded(RED, GREEN, infection_of(RED), GAS)
    sitting.hears(HostDrawn(RED), *infects(BLUE), dodged)
    assert not [action for action in sitting.play() if action.startswith("fire blue")]


@reckoning
def test_it_goes_where_the_humans_are_unlike_a_human(level: str) -> None:
    lines = (
        HIVE,
        "red T4@reactor A4@reactor hand own host gas*2 armor",
        *(f"{other} T4@reactor A4@reactor" for other in ("green", "yellow", "white")),
        "blue T4@team-2 A4@reactor",
        "search - | none",
        "discards -",
        "round 5",
        "turn red ap 4",
    )
    sitting = Sitting(level, "red", *lines)
    assert "trade blue" in sitting.hears(HostDrawn(RED)).play()


@reckoning
def test_it_lays_rooms_to_shut_the_humans_out(level: str) -> None:
    """team-4 has a security door at one end: that is the end to go in by."""
    host = "red T4@reactor A4@reactor hand own host gas armor"
    sitting = Sitting(level, "red", host, "explore team-4 | rest", "round 2", "turn red ap 1")
    assert sitting.choice().startswith("explore")
    sitting.play()
    station = sitting.table.state.map
    laid = next(card for card in station.place_of if card != REACTOR)
    assert REACTOR not in station.open_ways[laid]
    assert REACTOR in station.ways[laid]


@every_level
def test_the_newly_infected_goes_on_as_before_and_shoots_nobody(level: str) -> None:
    """Blue, now on Red's side, has not been found out."""
    lines = (*ARMED[:-2], "green T2@team-2", "round 5", "turn red ap 3")
    infected = CardsTraded(BLUE, RED, infection_of(BLUE), ARMOR)
    sitting = Sitting(level, "red", *lines).hears(infected, PlayerInfected(RED, BLUE))
    assert not [action for action in sitting.play() if action.startswith("fire")]


@every_level
def test_the_sight_of_the_hive_begins_no_war(level: str) -> None:
    sitting = Sitting(level, "red", HIVE, *ARMED[1:]).hears(HostDrawn(RED))
    assert not [action for action in sitting.play() if action.startswith("fire blue")]


@every_level
@pytest.mark.parametrize("round", [2, 6])
def test_a_card_that_is_sure_to_take_is_given_even_while_hiding(level: str, round: int) -> None:
    """Blue's whole hand was shown and had no gas: whom it infects will not tell."""
    lines = (STATION, HOST, "blue T4@storage-2", f"round {round}", "turn blue", TRADE)
    seen = HandShown(BLUE, RED, (ARMOR, infection_of(BLUE)))
    sitting = Sitting(level, "red", *lines).hears(HostDrawn(RED), seen)
    assert sitting.choice() == "give infect:red"


@reckoning
def test_blue_may_have_found_gas_since_its_hand_was_shown(level: str) -> None:
    lines = (STATION, HOST, "blue T4@storage-2", "round 2", "turn blue", TRADE)
    seen = HandShown(BLUE, RED, (ARMOR, infection_of(BLUE)))
    sitting = Sitting(level, "red", *lines).hears(HostDrawn(RED), seen)
    assert sitting.share(STRIKE) == 1
    assert sitting.hears(CardDrawn(BLUE, UNSEEN)).share(STRIKE) < 0.7


LAST_HUMAN = (
    STATION,
    "red T4@reactor A3@team-2 hand infect:red*3 host gas armor first-aid table ammo/4",
    "blue T2@team-2 A4@team-2",
    "parasites team-2 gray",
    "round 6",
    "turn red ap 4",
)


@every_level
def test_next_to_the_last_human_it_shoots_the_human(level: str) -> None:
    sitting = Sitting(level, "red", *LAST_HUMAN)
    sitting.hears(HostDrawn(RED), *infects(GREEN, YELLOW, WHITE))
    assert sitting.choice() == "fire blue.T"


@every_level
def test_it_heals_no_human(level: str) -> None:
    sitting = Sitting(level, "red", *LAST_HUMAN, "owed healing red red.A first-aid 2 -")
    sitting.hears(HostDrawn(RED), *infects(GREEN, YELLOW, WHITE))
    assert not [action for action in sitting.play() if action.startswith("heal blue")]
