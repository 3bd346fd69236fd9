"""What each fact rules out, and what it does not."""

from panicroom.station.cards import AMMO, GAS, HOST, infection_of
from panicroom.station.deduction.possible import World
from panicroom.station.rooms import Room
from panicroom.station.rules.death import PlayerEliminated
from panicroom.station.rules.ending import HeatScanHeld
from panicroom.station.rules.items import HandShown
from panicroom.station.rules.search import AlertDrawn, CardDrawn, HostDrawn, RoomSearched
from panicroom.station.rules.trading import CardsTraded
from panicroom.station.tokens import NOBODY, TROOPER
from tests.puzzles.told import (
    BLUE,
    GREEN,
    RED,
    UNSEEN,
    YELLOW,
    case_of,
    dealt,
    hosts,
    infected,
    traded,
    worlds_after,
)
from tests.table import rule


@rule("INFECT-3")
def test_whoever_draws_may_be_the_host_and_nobody_else() -> None:
    assert hosts(worlds_after(*dealt(BLUE, GREEN))) == {NOBODY, BLUE, GREEN}


@rule("SEARCH-4")
def test_an_alert_is_no_host_card() -> None:
    assert hosts(worlds_after(*dealt(BLUE), AlertDrawn(GREEN))) == {NOBODY, BLUE}


@rule("SETUP-3")
def test_the_host_card_is_out_once_its_pile_is_drawn() -> None:
    assert hosts(worlds_after(*dealt(BLUE, GREEN), drawn=10)) == {BLUE, GREEN}


@rule("SETUP-3")
def test_cards_from_below_the_pile_are_not_the_host() -> None:
    assert hosts(worlds_after(*dealt(BLUE, GREEN), drawn=11)) == {BLUE}


@rule("SEARCH-5")
def test_either_card_of_a_team_search_may_be_the_last_of_the_pile() -> None:
    """They are dealt at random, and who is named first need not have had the first card."""
    search = RoomSearched(BLUE, TROOPER, Room["TEAM_1"], GREEN)
    assert hosts(worlds_after(search, *dealt(GREEN, BLUE), drawn=11)) == {GREEN, BLUE}
    assert hosts(worlds_after(search, *dealt(GREEN, BLUE), drawn=12)) == {NOBODY}
    mine = (CardDrawn(BLUE, UNSEEN), CardDrawn(RED, HOST), HostDrawn(RED))
    search = RoomSearched(RED, TROOPER, Room["TEAM_1"], BLUE)
    assert worlds_after(search, *mine, drawn=11) == {World(RED, infected(RED))}


@rule("INFECT-3")
def test_the_host_knows_that_nobody_else_is() -> None:
    worlds = worlds_after(*dealt(BLUE), CardDrawn(RED, HOST), HostDrawn(RED), drawn=10)
    assert worlds == {World(RED, infected(RED))}


@rule("INFECT-1")
def test_a_trade_with_an_infected_may_infect_or_not() -> None:
    worlds = worlds_after(*dealt(BLUE), traded(BLUE, GREEN), HeatScanHeld(1, 4))
    assert worlds == {World(BLUE, infected(BLUE))}
    worlds = worlds_after(*dealt(BLUE), traded(GREEN, BLUE), HeatScanHeld(2, 4))
    assert worlds == {World(BLUE, infected(BLUE, GREEN))}


@rule("INFECT-2")
def test_two_humans_infect_nobody() -> None:
    assert worlds_after(*dealt(BLUE), traded(GREEN, YELLOW), HeatScanHeld(2, 4)) == frozenset()


@rule("TRADE-3")
def test_a_card_of_the_own_color_comes_from_an_infected_player() -> None:
    worlds = worlds_after(*dealt(BLUE, GREEN), CardsTraded(BLUE, RED, infection_of(BLUE), GAS))
    assert worlds == {World(BLUE, infected(BLUE))}


@rule("INFECT-1")
def test_without_gas_it_infects() -> None:
    worlds = worlds_after(*dealt(BLUE), CardsTraded(BLUE, RED, infection_of(BLUE), AMMO))
    assert worlds == {World(BLUE, infected(BLUE, RED))}


@rule("INFECT-2")
def test_a_card_of_a_third_color_proves_its_color_alone() -> None:
    worlds = worlds_after(
        *dealt(GREEN), traded(GREEN, BLUE), CardsTraded(BLUE, RED, infection_of(GREEN), AMMO)
    )
    assert worlds == {World(GREEN, infected(GREEN)), World(GREEN, infected(GREEN, BLUE))}


@rule("ITEM-5")
def test_the_host_card_is_in_the_hand_of_the_host() -> None:
    own = (infection_of(BLUE),) * 3
    assert hosts(worlds_after(*dealt(BLUE, GREEN), HandShown(BLUE, RED, (HOST, *own)))) == {BLUE}
    seen = worlds_after(*dealt(BLUE, GREEN), HandShown(BLUE, RED, (AMMO, *own)))
    assert hosts(seen) == {NOBODY, GREEN}


@rule("TRADE-3")
def test_a_hand_that_lacks_an_own_infection_card_is_infected() -> None:
    hand = HandShown(BLUE, RED, (AMMO, AMMO, infection_of(BLUE), infection_of(BLUE)))
    worlds = worlds_after(*dealt(GREEN), traded(GREEN, BLUE), hand)
    assert worlds == {World(GREEN, infected(GREEN, BLUE))}


@rule("SCAN-1")
def test_the_dead_are_not_counted() -> None:
    worlds = worlds_after(*dealt(BLUE, GREEN), PlayerEliminated(GREEN), HeatScanHeld(1, 3))
    assert hosts(worlds) == {BLUE}


@rule("WIN-2")
def test_the_game_goes_on_as_long_as_a_human_lives() -> None:
    """Red is the Host; were blue the last human, blue's death would have ended the game."""
    drawn = [CardDrawn(RED, HOST), HostDrawn(RED)]
    gifts = [CardsTraded(RED, other, infection_of(RED), AMMO) for other in (GREEN, YELLOW)]
    assert worlds_after(*drawn, gifts[0], PlayerEliminated(BLUE))
    assert worlds_after(*drawn, *gifts, PlayerEliminated(BLUE)) == frozenset()


def test_what_is_seen_of_others_hands_by_others_is_no_fact() -> None:
    assert case_of(HandShown(BLUE, GREEN, ())).facts == ()
