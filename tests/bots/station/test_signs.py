"""What of a deed may say whose side somebody is on."""

from panicroom.bots.station.signs import Family, Period, Sign, Watch, signs, watched
from panicroom.kernel.audience import Event
from panicroom.kernel.named import SEATS
from panicroom.station.actions import Function
from panicroom.station.cards import ARMOR, GAS, infection_of
from panicroom.station.map import Place
from panicroom.station.rooms import CARD_NUMBER, HIVE
from panicroom.station.rules.laying import RoomLaid
from panicroom.station.rules.phase import ParasitePhaseBegan
from panicroom.station.rules.search import CardTurnedRed, RoomSearched
from panicroom.station.rules.terminal import TerminalUsed
from panicroom.station.rules.trading import CardsTraded
from panicroom.station.rules.turn import TurnBegan
from panicroom.station.tokens import TROOPER
from tests.bots.station.sitting import UNSEEN

RED, BLUE, GREEN = SEATS[:3]
STORAGE = CARD_NUMBER["storage-2"]
SEARCH = RoomSearched(RED, TROOPER, STORAGE, None)
ANYWHERE = Place((0, 1), 0)


def last(*events: Event) -> list[Sign]:
    """What the last of these says."""
    watch = Watch()
    for event in events[:-1]:
        watch = watched(watch, event)
    return signs(watch, events[-1])


def kinds(*events: Event) -> list[str]:
    return [sign.kind for sign in last(*events) if sign.family != Family.OPENING]


def test_a_gift_is_a_sign_of_its_giver_and_of_nobody_who_did_not_see_it() -> None:
    assert last(CardsTraded(BLUE, RED, ARMOR, GAS)) == [
        Sign(BLUE, Family.GIFT, "card-armor"),
        Sign(RED, Family.GIFT, "card-gas"),
    ]
    assert not last(CardsTraded(BLUE, GREEN, UNSEEN, UNSEEN))


def test_infection_cards_are_told_apart_by_whose_color_they_are() -> None:
    traded = CardsTraded(BLUE, RED, infection_of(BLUE), infection_of(GREEN))
    assert kinds(traded) == ["gift-infection", "gift-strange"]


def test_a_red_room_searched_once_more_in_a_turn_is_a_sign_of_its_own() -> None:
    turn, red = TurnBegan(RED, 4, False, False), CardTurnedRed(STORAGE)
    assert kinds(turn, SEARCH) == ["act-search"]
    assert kinds(turn, SEARCH, red, SEARCH) == ["act-search-red"]
    assert kinds(turn, red, SEARCH, SEARCH) == ["act-search-red-again"]
    assert kinds(turn, red, SEARCH, TurnBegan(RED, 4, False, False), SEARCH) == ["act-search-red"]


def test_what_a_terminal_reveals_is_not_explored() -> None:
    laid = RoomLaid(RED, STORAGE, ANYWHERE)
    reveals = TerminalUsed(RED, TROOPER, STORAGE, Function.REVEAL)
    assert kinds(reveals) == ["act-terminal-reveal"]
    assert kinds(laid) == ["act-explore"]
    assert not kinds(reveals, laid)


def test_the_first_deed_of_a_first_turn_is_an_opening() -> None:
    arrives = TurnBegan(RED, 4, True, False)
    assert [sign.family for sign in last(arrives, SEARCH)] == [Family.ACT, Family.OPENING]
    assert [sign.family for sign in last(arrives, SEARCH, SEARCH)] == [Family.ACT]


def test_a_game_has_three_periods() -> None:
    late = watched(Watch(), ParasitePhaseBegan(RED, 4))
    found = watched(Watch(), RoomLaid(RED, HIVE, ANYWHERE))
    assert [watch.period for watch in (Watch(), late, found)] == [*Period]
