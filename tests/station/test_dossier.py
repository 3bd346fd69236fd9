"""The dossier: what one seat knows for sure of the others, and never more."""

from panicroom.kernel.audience import HIDDEN, Event
from panicroom.kernel.named import SEATS
from panicroom.station.cards import AMMO, ARMOR, GAS, HOST, Card, infection_of
from panicroom.station.dossier import (
    CardMoved,
    Dossier,
    HandSeen,
    ScanSeen,
    Traded,
    noted,
    open_dossier,
)
from panicroom.station.rules.death import PlayerEliminated
from panicroom.station.rules.ending import HeatScanHeld
from panicroom.station.rules.items import HandShown
from panicroom.station.rules.phase import ParasitePhaseBegan
from panicroom.station.rules.search import CardDrawn, HostDrawn
from panicroom.station.rules.setup import CardDealt, GameBegan
from panicroom.station.rules.trading import CardsTraded, PlayerInfected
from panicroom.station.tokens import COLORS
from tests.table import begin, heard, seat

RED, BLUE, GREEN, YELLOW, WHITE = SEATS[:5]
UNSEEN: Card = HIDDEN  # type: ignore[assignment]


def red_after(*events: Event, travels: bool = False) -> Dossier:
    """Red's dossier of a game of five that has begun and been dealt."""
    dealt = [CardDealt(other, UNSEEN) for other in SEATS[1:5]]
    dossier = open_dossier(RED, 5, travels)
    for event in (GameBegan(5, RED), ParasitePhaseBegan(RED, 1), *dealt, *events):
        dossier = noted(dossier, event)
    return dossier


def infected(dossier: Dossier) -> list[bool | None]:
    return [known.infected for known in dossier.others]


def test_nothing_is_known_of_those_who_have_cards() -> None:
    assert infected(red_after()) == [False, None, None, None, None]


def test_nothing_is_known_at_all_in_a_match_begun_from_a_position() -> None:
    assert infected(open_dossier(RED, 5)) == [None] * 5


def test_an_infection_card_betrays_its_giver() -> None:
    dossier = red_after(CardsTraded(BLUE, RED, infection_of(BLUE), GAS))
    assert infected(dossier) == [False, True, None, None, None]
    assert dossier.others[BLUE].infected_by_card
    assert dossier.others[BLUE].given == (CardMoved(1, infection_of(BLUE)),)
    assert dossier.others[BLUE].received == (CardMoved(1, GAS),)


def test_an_infection_card_from_a_third_hand_betrays_its_color_alone() -> None:
    dossier = red_after(CardsTraded(RED, GREEN, AMMO, infection_of(BLUE)))
    assert infected(dossier) == [False, True, None, None, None]


def test_an_item_betrays_nobody() -> None:
    dossier = red_after(CardsTraded(BLUE, RED, ARMOR, AMMO))
    assert infected(dossier)[BLUE] is None


def test_the_giver_knows_that_an_infection_took() -> None:
    given = CardsTraded(RED, BLUE, infection_of(RED), ARMOR)
    assert infected(red_after(HostDrawn(RED), given))[BLUE] is True


def test_the_giver_knows_that_a_can_of_gas_has_dodged_it() -> None:
    given = CardsTraded(RED, BLUE, infection_of(RED), GAS)
    assert infected(red_after(HostDrawn(RED), given))[BLUE] is False


def test_who_draws_the_host_knows_that_all_others_are_human() -> None:
    assert infected(red_after(HostDrawn(RED))) == [True, False, False, False, False]


def test_who_is_infected_knows_by_whom() -> None:
    dossier = red_after(
        CardsTraded(GREEN, RED, infection_of(GREEN), AMMO), PlayerInfected(RED, GREEN)
    )
    assert infected(dossier) == [True, None, True, None, None]


def test_trades_of_others_are_kept_but_not_their_cards() -> None:
    dossier = red_after(ParasitePhaseBegan(BLUE, 4), CardsTraded(BLUE, GREEN, UNSEEN, UNSEEN))
    assert dossier.others[BLUE].met == (Traded(4, GREEN),)
    assert dossier.others[GREEN].met == (Traded(4, BLUE),)
    assert dossier.others[BLUE].given == dossier.others[GREEN].given == ()
    assert infected(dossier) == [False, None, None, None, None]


def test_a_body_scanner_shows_the_host() -> None:
    hand = (GAS, HOST, *[infection_of(BLUE)] * 3)
    dossier = red_after(HandShown(BLUE, RED, hand))
    assert infected(dossier)[BLUE] is True
    assert dossier.others[BLUE].hand_seen == HandSeen(1, hand)


def test_a_host_card_that_travels_proves_nothing() -> None:
    hand = (GAS, HOST, *[infection_of(BLUE)] * 3)
    assert infected(red_after(HandShown(BLUE, RED, hand), travels=True))[BLUE] is None


def test_who_gives_the_host_card_is_infected() -> None:
    dossier = red_after(CardsTraded(BLUE, RED, HOST, GAS), travels=True)
    assert infected(dossier)[BLUE] is True


def test_a_body_scanner_shows_who_has_given_infection_cards_to_the_one_scanned() -> None:
    hand = (GAS, infection_of(WHITE), *[infection_of(BLUE)] * 3)
    assert infected(red_after(HandShown(BLUE, RED, hand))) == [False, None, None, None, True]


def test_a_hand_shown_to_another_is_not_seen() -> None:
    hidden: tuple[Card, ...] = HIDDEN  # type: ignore[assignment]
    dossier = red_after(HandShown(BLUE, GREEN, hidden))
    assert dossier.others[BLUE].hand_seen is None


def test_a_scan_that_finds_nobody_clears_all_until_they_draw() -> None:
    dossier = red_after(HeatScanHeld(0, 5))
    assert infected(dossier) == [False] * 5
    assert dossier.scans == (ScanSeen(1, 0, 5),)
    drawn = noted(dossier, CardDrawn(GREEN, UNSEEN))
    assert infected(drawn) == [False, False, None, False, False]


def test_a_scan_that_counts_one_more_than_known_tells_nothing_of_four() -> None:
    assert infected(red_after(HeatScanHeld(1, 5))) == [False, None, None, None, None]


def test_a_scan_of_all_but_one_tells_the_human_all() -> None:
    assert infected(red_after(HeatScanHeld(4, 5))) == [False, True, True, True, True]


def test_a_scan_that_counts_the_known_alone_clears_the_rest_until_they_trade() -> None:
    dossier = red_after(
        CardsTraded(BLUE, RED, infection_of(BLUE), GAS),
        HeatScanHeld(1, 5),
    )
    assert infected(dossier) == [False, True, False, False, False]
    drawn = noted(dossier, CardDrawn(GREEN, UNSEEN))
    assert infected(drawn) == infected(dossier)
    humans = noted(drawn, CardsTraded(GREEN, WHITE, UNSEEN, UNSEEN))
    assert infected(humans) == infected(dossier)
    met = noted(humans, CardsTraded(BLUE, GREEN, UNSEEN, UNSEEN))
    assert infected(met) == [False, True, None, False, False]


def test_the_dead_are_left_out_of_the_count() -> None:
    dossier = red_after(
        PlayerEliminated(BLUE), PlayerEliminated(GREEN), PlayerEliminated(WHITE), HeatScanHeld(1, 2)
    )
    assert infected(dossier)[YELLOW] is True


def test_certainty_is_never_wrong_in_whole_games() -> None:
    for key in ("one", "two", "three"):
        table = begin(key, seats=5)
        dossiers = [open_dossier(own, 5, False) for own in SEATS[:5]]
        news = table.state.news
        while table.state.outcome is None:
            for own, color in enumerate(COLORS[:5]):
                for event in heard(news, color):
                    dossiers[own] = noted(dossiers[own], event)
                for known in dossiers[own].others:
                    is_so = table.state.is_infected(known.seat)
                    assert known.infected in (None, is_so)
            owing = table.owed()[0]
            options = table.options(owing)
            news = table.do(owing, options[table.state.decision * 7 % len(options)])
    assert seat("red") == RED
