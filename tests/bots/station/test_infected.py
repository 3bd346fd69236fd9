"""How the bot plays an infected, from positions."""

import pytest

from panicroom.kernel.named import SEATS, Seat
from panicroom.station.cards import ARMOR, GAS, infection_of
from panicroom.station.rooms import REACTOR
from panicroom.station.rules.items import HandShown
from panicroom.station.rules.search import CardDrawn, HostDrawn
from panicroom.station.rules.trading import CardsTraded
from tests.bots.station.sitting import UNSEEN, Sitting

RED, BLUE, GREEN, YELLOW, WHITE = SEATS[:5]
every_level = pytest.mark.parametrize("level", ["easy", "normal", "hard"])
reckoning = pytest.mark.parametrize("level", ["normal", "hard"])

STATION = "map 0,1 storage-2 180 red; 1,0 run-2 red; -1,0 team-2 red; 1,1 terminal red used"
HOST = "red T4@storage-2 A4@reactor hand own host gas armor"
TRADE = "owed trade blue red storage-2 - -"


def infects(*seats: Seat) -> list[CardsTraded]:
    return [CardsTraded(RED, seat, infection_of(RED), ARMOR) for seat in seats]


@reckoning
@pytest.mark.parametrize("round", [1, 2, 3])
def test_it_does_not_betray_itself_in_the_first_three_rounds(level: str, round: int) -> None:
    lines = (STATION, HOST, "blue T4@storage-2", f"round {round}", "turn blue", TRADE)
    assert Sitting(level, "red", *lines).choice() == "give armor"


@reckoning
def test_even_its_last_can_of_gas_is_given_before_an_infection_card(level: str) -> None:
    host = "red T4@storage-2 hand own host gas"
    lines = (STATION, host, "blue T4@storage-2", "round 2", "turn blue", TRADE)
    assert Sitting(level, "red", *lines).choice() == "give gas"


@reckoning
def test_later_it_strikes(level: str) -> None:
    lines = (STATION, HOST, "blue T4@storage-2", "round 4", "turn blue", TRADE)
    assert Sitting(level, "red", *lines).choice() == "give infect:red"


def test_the_hard_player_hides_no_longer_once_the_hive_is_found() -> None:
    station = STATION + "; 0,-1 hive 180"
    lines = (station, HOST, "blue T4@storage-2", "round 3", "turn blue", TRADE)
    levels = ("easy", "normal", "hard")
    gifts = [Sitting(level, "red", *lines).choice() for level in levels]
    assert gifts == ["give armor", "give armor", "give infect:red"]


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
def test_when_it_strikes_it_goes_where_the_humans_are(level: str) -> None:
    lines = (
        STATION,
        "red T4@reactor A4@reactor hand own host gas armor",
        *(f"{other} T4@reactor A4@reactor" for other in ("green", "yellow", "white")),
        "blue T4@team-2 A4@reactor",
        "round 5",
        "turn red ap 4",
    )
    assert "trade blue" in Sitting(level, "red", *lines).hears(HostDrawn(RED)).play()


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


@reckoning
def test_after_hiding_it_trades_and_infects_rather_than_stab(level: str) -> None:
    lines = (
        STATION,
        "red T4@team-2 A4@reactor hand own host gas armor table knife ammo/4",
        "blue T2@team-2 A4@reactor",
        "round 5",
        "turn red ap 3",
        "owed encounter red T team-2",
    )
    sitting = Sitting(level, "red", *lines).hears(HostDrawn(RED))
    assert sitting.play()[:2] == ["trade blue", "give infect:red"]


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
    sitting = Sitting(level, "red", *lines)
    sitting.hears(HostDrawn(RED), seen, CardDrawn(BLUE, UNSEEN))
    assert sitting.choice() == "give armor"


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
