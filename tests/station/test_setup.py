"""Setup: the box laid out, and the first hands dealt."""

from collections import Counter
from collections.abc import Iterator

import pytest

from panicroom.kernel.errors import Malformed
from panicroom.station.cards import ALERT, GAS, HOST, SEARCH_DECK, Card, infection_of, is_infection
from panicroom.station.map import Place
from panicroom.station.rooms import HIVE, OPEN_TERMINAL, REACTOR, ROOM_CARDS
from panicroom.station.rules.phase import ParasitePhaseBegan
from panicroom.station.rules.setup import CardDealt, GameBegan
from panicroom.station.state import State
from tests.table import Table, begin, named, rule, ruling, seat

SEATS = (4, 5, 6)
UPPER, LOWER = 8, 11  # the piles of the exploration deck, Terminal and Hive in the lower one


def games(seats: int, **setup: object) -> Iterator[Table]:
    """Many beginnings of games with so many players."""
    return (begin(f"key-{number}", seats=seats, **setup) for number in range(60))


def dealt(state: State) -> list[Card]:
    """What has left the search deck: two cards for each, and the Alerts."""
    in_hands = [card for hand in state.hands for card in hand if not is_infection(card)]
    return in_hands + state.discards


def upper_pile(state: State) -> list[Card]:
    """The upper 3N cards of the search deck, as they were before the deal."""
    out = dealt(state)
    return out + state.search[len(state.search) + len(out) - 3 * state.seats :]


@rule("SETUP-0")
@pytest.mark.parametrize("seats", [3, 7])
def test_four_to_six_play(seats: int) -> None:
    with pytest.raises(Malformed, match="SETUP-0"):
        begin(seats=seats)


@rule("SETUP-0")
@pytest.mark.parametrize("seats", SEATS)
def test_a_random_player_begins_with_the_marker(seats: int) -> None:
    beginners = set()
    for table in games(seats):
        first = table.state.turn.seat
        assert GameBegan(seats, first) in table.state.news
        assert ParasitePhaseBegan(first, 1) in table.state.news
        beginners.add(first)
    assert beginners == set(range(seats))


@rule("SETUP-1")
@pytest.mark.parametrize("seats", SEATS)
def test_everyone_has_two_characters_unhurt_and_three_own_infection_cards(seats: int) -> None:
    state = begin(seats=seats).state
    assert state.health == [4] * (2 * seats)
    for player, hand in enumerate(state.hands):
        assert [card for card in hand if is_infection(card)] == [infection_of(player)] * 3


@rule("SETUP-2")
def test_the_reactor_alone_lies_at_the_centre() -> None:
    assert begin().state.map.place_of == {REACTOR: Place((0, 0), 0)}


@rule("SETUP-3")
@pytest.mark.parametrize("seats", SEATS)
def test_no_search_card_is_lost_or_made(seats: int) -> None:
    for table in games(seats):
        assert Counter(dealt(table.state) + table.state.search) == Counter(SEARCH_DECK)


@rule("SETUP-3")
@pytest.mark.parametrize("seats", SEATS)
def test_the_host_and_a_gas_can_for_each_are_in_the_upper_pile(seats: int) -> None:
    for table in games(seats):
        pile = upper_pile(table.state)
        assert len(pile) == 3 * seats
        assert pile.count(HOST) == 1
        assert pile.count(GAS) >= seats


@rule("SETUP-3")
@pytest.mark.parametrize("seats", SEATS)
def test_the_rest_of_the_upper_pile_is_random(seats: int) -> None:
    piles = [upper_pile(table.state) for table in games(seats)]
    assert len({pile.count(GAS) for pile in piles}) > 2
    assert len({pile.count(ALERT) for pile in piles}) > 2
    assert {card for pile in piles for card in pile} == set(SEARCH_DECK)


@rule("SETUP-3")
def test_both_parts_of_the_search_deck_are_shuffled() -> None:
    states = [table.state for table in games(5)]
    assert {HOST in state.search for state in states} == {True, False}
    assert len({state.search[-1] for state in states}) > 5
    assert len({state.search[0] for state in states}) > 5


@rule("SETUP-4")
@pytest.mark.parametrize("seats", SEATS)
def test_starting_hands_have_five_cards_two_of_them_dealt(seats: int) -> None:
    for table in games(seats):
        assert [len(hand) for hand in table.state.hands] == [5] * seats


@rule("SETUP-4", "VARIANT-1")
def test_starting_hands_have_four_cards_with_the_easier_variant() -> None:
    state = begin(variants=(1,)).state
    assert [len(hand) for hand in state.hands] == [4] * 5
    assert [hand.count(infection_of(player)) for player, hand in enumerate(state.hands)] == [2] * 5


@rule("SETUP-4")
@pytest.mark.parametrize("seats", SEATS)
def test_an_alert_dealt_is_a_gray_parasite_in_the_reactor_and_is_replaced(seats: int) -> None:
    alerts = set()
    for table in games(seats):
        state = table.state
        assert all(ALERT not in hand for hand in state.hands)
        assert table.parasites() == ["gray@reactor"] * len(state.discards)
        assert state.discards == [ALERT] * len(named(state.news, "AlertDrawn"))
        alerts.add(len(state.discards))
    assert alerts >= {0, 1, 2}


@rule("SETUP-4")
def test_no_die_is_rolled_for_an_alert_that_is_dealt() -> None:
    table = next(table for table in games(5) if table.state.discards)
    events = [type(event).__name__ for event in table.state.news]
    assert "DieRolled" not in events[: events.index("ParasitePhaseBegan")]


@rule("SETUP-4")
def test_the_deal_goes_seat_by_seat_from_the_first_player() -> None:
    table = next(table for table in games(5) if table.state.turn.seat == seat("yellow"))
    seats = [event.seat for event in table.state.news if isinstance(event, CardDealt)]
    assert seats == [3, 3, 4, 4, 0, 0, 1, 1, 2, 2]


@rule("SETUP-4", "INFECT-3")
def test_who_is_dealt_the_host_card_is_the_host() -> None:
    for table in games(5):
        holders = [player for player, hand in enumerate(table.state.hands) if HOST in hand]
        assert [infection.seat for infection in table.state.infections] == holders
        assert table.state.host == (holders[0] if holders else -1)


@rule("SETUP-5")
def test_every_exploration_card_but_the_reactor_is_in_the_deck_once() -> None:
    for table in games(5):
        assert sorted(table.state.explore) == [card for card in ROOM_CARDS if card != REACTOR]


@rule("SETUP-5")
def test_the_open_terminal_is_shuffled_into_the_lower_pile() -> None:
    places = {table.state.explore.index(OPEN_TERMINAL) for table in games(5)}
    assert places == set(range(LOWER))


@rule("SETUP-5")
@pytest.mark.parametrize(("edition", "depth"), [("en", 4), ("fr", 3), ("ru", 4), ("cs", 4)])
def test_the_hive_is_among_the_last_cards(edition: str, depth: int) -> None:
    places = {table.state.explore.index(HIVE) for table in games(5, edition=edition)}
    assert places == set(range(depth))


@rule("SETUP-5")
def test_which_eight_cards_make_the_upper_pile_is_random() -> None:
    uppers = [table.state.explore[LOWER:] for table in games(5)]
    assert all(len(upper) == UPPER for upper in uppers)
    others = set(ROOM_CARDS) - {REACTOR, HIVE, OPEN_TERMINAL}
    assert {card for upper in uppers for card in upper} == others
    assert len({upper[-1] for upper in uppers}) > 10


@ruling("hive_depth")
@rule("SETUP-5")
def test_one_key_hides_the_hive_deeper_or_less_deep() -> None:
    key = next(k for k in "abcdefgh" if begin(k, hive_depth=4).state.explore.index(HIVE) == 3)
    deepest = begin(key, hive_depth=1).state.explore
    assert deepest.index(HIVE) == 0


@rule("SETUP-3", "SETUP-4")
def test_the_search_deck_after_the_deal_is_counted_out() -> None:
    """46 cards; 6 players with 2 each take 12 of them, and every Alert dealt is one more."""
    for table in games(6):
        assert table.view(None).search_left == 46 - 12 - len(table.state.discards)
