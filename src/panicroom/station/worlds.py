"""Worlds: another state that a viewer's present view cannot tell from this one.

Made not by dealing anew but by random swaps, each of which keeps the state legal. For the secrecy
law, and not to think with: it begins at the truth, and stays near it. `imagining` knows no truth.
"""

from collections.abc import Callable
from typing import Final

from panicroom.kernel.audience import Viewer
from panicroom.kernel.dice import Dice
from panicroom.kernel.worlds import STREAM, twin_of
from panicroom.station.actions import GiveCard
from panicroom.station.agenda import ChooseTradeCards
from panicroom.station.cards import ALERT, HOST, SEARCH_DECK, Card, infection_of, is_item
from panicroom.station.rooms import HIVE, OPEN_TERMINAL
from panicroom.station.rules.trading import judge_give
from panicroom.station.state import Infection, State
from panicroom.station.tokens import NOBODY, SEATS, Seat

SWAPS: Final = 12


def world(state: State, viewer: Viewer, dice: Dice) -> State:
    """One such state. The same dice give the same world."""
    twin = twin_of(state, dice)
    shuffle_search_deck(twin, dice)
    shuffle_exploration_deck(twin, dice)
    if not twin.over:
        others = [seat for seat in SEATS[: twin.seats] if seat != viewer]
        for _ in range(SWAPS):
            dice.pick(STREAM, SWAP_KINDS)(twin, others, dice)
        swap_sealed(twin, viewer, dice)
    return twin


def upper_cards(state: State) -> int:
    """How many cards of the pile of SETUP-3 still lie on top of the search deck."""
    if state.dice.counters.get("reshuffle"):
        return 0
    drawn = len(SEARCH_DECK) - len(state.search)
    return min(len(state.search), max(0, 3 * state.seats - drawn))


def shuffle_search_deck(state: State, dice: Dice) -> None:
    """Within the piles of SETUP-3, so that the Host stays in the upper one."""
    upper = upper_cards(state)
    deck = state.search
    cut = len(deck) - upper
    low, high = deck[:cut], deck[cut:]
    dice.shuffle(STREAM, low)
    dice.shuffle(STREAM, high)
    state.search = low + high


def shuffle_exploration_deck(state: State, dice: Dice) -> None:
    """Below its visible top; the open Terminal stays, the Hive among the last (SETUP-5)."""
    deck = state.explore
    free = [i for i, card in enumerate(deck[:-1]) if card not in (HIVE, OPEN_TERMINAL)]
    cards = [deck[i] for i in free]
    dice.shuffle(STREAM, cards)
    for place, card in zip(free, cards, strict=True):
        deck[place] = card
    if HIVE in deck[:-1]:
        depth = min(len(deck) - 1, max(state.rulings.hive_depth, deck.index(HIVE) + 1))
        here, there = deck.index(HIVE), dice.below(STREAM, depth)
        if deck[there] != OPEN_TERMINAL:
            deck[here], deck[there] = deck[there], deck[here]


def exchange(state: State, seat: Seat, mine: Card, other: list[Card], theirs: Card) -> None:
    """Card for card between a hand and another hand or the deck, in place."""
    state.hands[seat].remove(mine)
    other[other.index(theirs)] = mine
    state.put_in_hand(seat, theirs)


def draw_other_item(state: State, others: list[Seat], dice: Dice) -> None:
    """An item of another hand for one of the deck."""
    seat = dice.pick(STREAM, others)
    mine = [card for card in state.hands[seat] if is_item(card)]
    theirs = [card for card in reachable_deck(state) if is_item(card) and card != ALERT]
    if mine and theirs:
        swap_with_deck(state, seat, dice.pick(STREAM, mine), dice.pick(STREAM, theirs))


def swap_hands(state: State, others: list[Seat], dice: Dice) -> None:
    """A card of another hand for one of a third hand."""
    seat, third = dice.pick(STREAM, others), dice.pick(STREAM, others)
    mine, theirs = loose_cards(state, seat), loose_cards(state, third)
    if seat != third and mine and theirs:
        give, take = dice.pick(STREAM, mine), dice.pick(STREAM, theirs)
        exchange(state, seat, give, state.hands[third], take)
        state.hands[third].sort()


def loose_cards(state: State, seat: Seat) -> list[Card]:
    """What a trade may have brought elsewhere: own infection cards of the infected alone."""
    own = infection_of(seat)
    kept = (HOST,) if state.is_infected(seat) else (HOST, own)
    return [card for card in state.hands[seat] if card not in kept]


def reachable_deck(state: State) -> list[Card]:
    """Cards a hand might have had instead: of the upper pile while it lasts."""
    upper = upper_cards(state)
    return state.search[len(state.search) - upper :] if upper else state.search


def swap_with_deck(state: State, seat: Seat, mine: Card, theirs: Card) -> None:
    """The copy nearest to the top is taken, so that the upper pile stays what it was."""
    place = len(state.search) - 1 - state.search[::-1].index(theirs)
    state.search[place] = mine
    state.hands[seat].remove(mine)
    state.put_in_hand(seat, theirs)


def is_only_host_infected(state: State) -> bool:
    return len(state.infections) == 1 and not state.proven


def hide_host(state: State, others: list[Seat], dice: Dice) -> None:
    """The Host card back into the deck, where nobody has been infected by it yet."""
    host = state.host
    if host not in others or not is_only_host_infected(state) or not upper_cards(state):
        return
    items = [card for card in reachable_deck(state) if is_item(card) and card != ALERT]
    if items and HOST in state.hands[host] and holds_all_own(state, host):
        swap_with_deck(state, host, HOST, dice.pick(STREAM, items))
        state.infections, state.host = [], NOBODY


def draw_host(state: State, others: list[Seat], dice: Dice) -> None:
    """The Host card out of the deck into another player's hand, with the loyalty."""
    if HOST not in state.search:
        return
    seat = dice.pick(STREAM, others)
    items = [card for card in state.hands[seat] if is_item(card)]
    if items:
        swap_with_deck(state, seat, dice.pick(STREAM, items), HOST)
        state.host = seat
        state.infections = [Infection(seat, NOBODY, state.round)]


def move_host(state: State, others: list[Seat], dice: Dice) -> None:
    """The Host card from one hand to another, where it has done no harm yet."""
    old, new = state.host, dice.pick(STREAM, others)
    if old not in others or old == new or not is_only_host_infected(state):
        return
    items = [card for card in state.hands[new] if is_item(card)]
    if items and HOST in state.hands[old] and holds_all_own(state, old):
        exchange(state, new, dice.pick(STREAM, items), state.hands[old], HOST)
        state.hands[old].sort()
        state.host = new
        state.infections = [Infection(new, NOBODY, state.infections[0].round)]


def holds_all_own(state: State, seat: Seat) -> bool:
    """As a human does: nobody but an infected player can give an own infection card."""
    return state.hands[seat].count(infection_of(seat)) == state.rulings.infection_cards


def flip_loyalty(state: State, others: list[Seat], dice: Dice) -> None:
    """Infected by a card in the hand instead of having dodged it, or the other way round."""
    before = state.infections
    seat = dice.pick(STREAM, others)
    givers = [i.seat for i in before if infection_of(i.seat) in state.hands[seat]]
    if state.is_infected(seat):
        is_plain = state.host != seat and seat not in state.proven
        if is_plain and holds_all_own(state, seat) and not state.has_infected(seat):
            state.infections = [i for i in before if i.seat != seat]
    elif givers:
        state.infections = [*before, Infection(seat, dice.pick(STREAM, givers), state.round)]
    if state.host not in others and knows_success(state, before):
        state.infections = before


def knows_success(state: State, before: list[Infection]) -> bool:
    """VARIANT-2: a Host's own options tell whether an attempt ever took."""
    took = any(infection.by == state.host for infection in before)
    return state.rulings.host_card_infects and took != state.has_infected(state.host)


def swap_sealed(state: State, viewer: Viewer, dice: Dice) -> None:
    """Another legal card in each sealed answer that is not the viewer's."""
    frame = state.top_frame()
    if not isinstance(frame, ChooseTradeCards):
        return
    given, returned = frame.given, frame.returned
    if given is not None and frame.seat != viewer:
        given = dice.pick(STREAM, giveable(state, frame.seat))
    if returned is not None and frame.partner != viewer:
        returned = dice.pick(STREAM, giveable(state, frame.partner))
    state.agenda[-1] = frame._replace(given=given, returned=returned)


def giveable(state: State, seat: Seat) -> list[Card]:
    gifts = [GiveCard(card) for card in sorted(set(state.hands[seat]))]
    return [gift.card for gift in gifts if judge_give(state, seat, gift) is None]


SWAP_KINDS: Final[tuple[Callable[[State, list[Seat], Dice], None], ...]] = (
    draw_other_item,
    draw_other_item,
    swap_hands,
    swap_hands,
    hide_host,
    draw_host,
    move_host,
    flip_loyalty,
)
