"""Where the chances can be worked out, imagined states keep to them."""

from collections import Counter
from collections.abc import Callable
from itertools import permutations
from typing import Any

import pytest

from panicroom.kernel.audience import heard_by
from panicroom.kernel.dice import Dice
from panicroom.kernel.match import Match
from panicroom.panik import PANIK
from panicroom.panik.imagining import Imagination as PanikImagination
from panicroom.panik.pieces import EVERY_MANOR_KIND, MANOR_COUNTS, MANORS, TRAP
from panicroom.station import STATION
from panicroom.station.cards import ALERT, ARMOR, GAS, HOST, KEYCARD
from panicroom.station.imagining import Imagination, Past, heard, open_past
from panicroom.station.imagining.evidence import INFECTS
from panicroom.station.rooms import HIVE, OPEN_TERMINAL
from panicroom.station.rules.search import AlertDrawn, CardDrawn, HostDrawn
from panicroom.station.rules.setup import CardDealt, GameBegan, set_up
from panicroom.station.rules.trading import CardsTraded
from panicroom.station.rulings import Rulings
from panicroom.station.tokens import SEATS

WORLDS = 4000
DEALS = 20_000
CLOSE = 0.02
SEATS_HERE = 5
ME = SEATS[0]


def begun(key: str) -> tuple[Any, Past]:
    """A match of which one seat, without the Host card, has heard the deal."""
    match = Match.begin(STATION, STATION.setup(seats=SEATS_HERE), key)
    past = open_past(ME, SEATS_HERE, match.state.rulings)
    for event in match.events:
        told = heard_by(event, ME)
        past = past if told is None else heard(past, told)
    return match, past


def keys(fits: Callable[[Any], bool]) -> str:
    """The first deal that is like that."""
    return next(key for key in map(str, range(1000)) if fits(begun(key)[0].state))


def share(states: list[Any], holds: Callable[[Any], float]) -> float:
    return sum(map(holds, states)) / len(states)


@pytest.fixture(scope="module")
def dealt() -> list[Any]:
    """One Alert has been dealt; this seat has one gas and something else."""
    key = keys(lambda s: s.discards == [ALERT] and s.hands[0].count(GAS) == 1 and s.host != ME)
    match, past = begun(key)
    maker = Imagination(match.view(ME), past, {})
    return [maker.state(Dice(f"{number}")) for number in range(WORLDS)]


def test_the_host_card_is_any_card_of_its_pile(dealt: list[Any]) -> None:
    """SETUP-3: 15 cards, of which 12 have not been seen: two in each of four hands, four left."""
    hosts = Counter(state.host for state in dealt)
    for seat in SEATS[1:SEATS_HERE]:
        assert hosts[seat] / len(dealt) == pytest.approx(2 / 12, abs=CLOSE)
    assert share(dealt, lambda s: HOST in s.search) == pytest.approx(4 / 12, abs=CLOSE)
    assert all(HOST in s.search[-4:] for s in dealt if HOST in s.search)


def test_imagined_deals_are_like_real_ones_that_look_the_same() -> None:
    """SETUP-3: of many real deals those in which this seat holds just these two cards."""
    hand = [GAS, ARMOR]
    real = [set_up(SEATS_HERE, Rulings(), Dice(f"{key}")) for key in range(DEALS)]
    real = [s for s in real if s.hands[ME][:2] == hand and not s.discards]
    key = keys(lambda s: s.hands[ME][:2] == hand and not s.discards)
    match, past = begun(key)
    maker = Imagination(match.view(ME), past, {})
    states = [maker.state(Dice(f"{number}")) for number in range(WORLDS)]
    assert len(real) > 500
    for part in (
        lambda s: sum(hand.count(GAS) for hand in s.hands[1:]) / 8,
        lambda s: sum(hand.count(KEYCARD) for hand in s.hands[1:]) / 8,
        lambda s: s.search[-5:].count(GAS) / 5,
        lambda s: s.search[-5:].count(ALERT) / 5,
        lambda s: s.search[:-5].count(GAS) / 31,
    ):
        assert share(states, part) == pytest.approx(share(real, part), abs=CLOSE)


def test_the_rooms_come_in_the_order_of_the_setup(dealt: list[Any]) -> None:
    """SETUP-5: the Hive is each of the last four alike, the open Terminal any other of its pile."""
    depths = Counter(state.explore.index(HIVE) for state in dealt)
    for depth in range(4):
        assert depths[depth] / len(dealt) == pytest.approx(1 / 4, abs=CLOSE)
    places = Counter(s.explore.index(OPEN_TERMINAL) for s in dealt)
    assert set(places) == set(range(11))


def test_a_trade_of_others_is_followed() -> None:
    """Two cards of the pile are drawn by one player, and then that player trades with another:
    the Host is the first with 2 of 15, and so many trades infect."""
    rulings = Rulings()
    past = open_past(ME, SEATS_HERE, rulings)
    one, other = SEATS[1], SEATS[2]
    hidden: Any = "hidden"
    for event in (
        GameBegan(SEATS_HERE, ME),
        CardDealt(one, hidden),
        CardDrawn(one, hidden),
        CardsTraded(one, other, hidden, hidden),
    ):
        past = heard(past, event)
    weights = past.step.weights
    assert sum(x for w, x in weights.items() if w.host == one) == pytest.approx(2 / 15)
    assert sum(x for w, x in weights.items() if w.has(other)) == pytest.approx(INFECTS * 2 / 15)


def test_what_is_seen_leaves_fewer_cards_that_may_be_the_host() -> None:
    past = open_past(ME, 4, Rulings())
    hidden: Any = "hidden"
    for event in (
        GameBegan(4, ME),
        CardDealt(ME, GAS),
        AlertDrawn(ME),
        CardDealt(SEATS[1], hidden),
    ):
        past = heard(past, event)
    found = sum(x for w, x in past.step.weights.items() if w.host == SEATS[1])
    assert found == pytest.approx(1 / 10)
    past = heard(heard(past, CardDrawn(ME, HOST)), HostDrawn(ME))
    assert [w.host for w in past.step.weights] == [ME]


def test_a_belief_is_believed() -> None:
    match, past = begun("0")
    maker = Imagination(match.view(ME), past, {SEATS[1]: 0.7})
    states = [maker.state(Dice(f"{number}")) for number in range(WORLDS)]
    assert share(states, lambda s: s.is_infected(SEATS[1])) == pytest.approx(0.7, abs=CLOSE)


def test_manors_are_as_likely_as_their_weights_say() -> None:
    """Panik for two: every deal of the unseen manors counted, by hand as it were."""
    match = Match.begin(PANIK, PANIK.setup(seats=2), "manors")
    view = match.view(0)
    left = Counter(
        dict(zip(EVERY_MANOR_KIND, (*view.rulings.ghosts, *MANOR_COUNTS[5:]), strict=True))
    )
    mine: list[Any] = [view.manors[manor].kind for manor in MANORS[:4]]
    left.subtract(mine)
    weights = {MANORS[4]: (1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 4.0), MANORS[5]: (3.0, 1, 1, 1, 1, 1, 1)}
    total = trap = 0.0
    for kinds in permutations(EVERY_MANOR_KIND, 2):
        trap += pair_weight(left, weights, kinds) * (kinds[0] == TRAP)
        total += pair_weight(left, weights, kinds)
    for kind in EVERY_MANOR_KIND:
        trap += pair_weight(left, weights, (kind, kind)) * (kind == TRAP)
        total += pair_weight(left, weights, (kind, kind))
    maker = PanikImagination(view, weights)
    states = [maker.state(Dice(f"{number}")) for number in range(WORLDS)]
    found = share(states, lambda s: s.manors[4] == TRAP)
    assert found == pytest.approx(trap / total, abs=CLOSE)


def pair_weight(left: Counter[Any], weights: Any, kinds: Any) -> float:
    first, second = kinds
    ways = left[first] * (left[second] - (first == second))
    weight: float = ways * weights[MANORS[4]][first] * weights[MANORS[5]][second]
    return weight
