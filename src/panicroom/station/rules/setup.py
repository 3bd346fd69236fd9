"""Setup: SETUP-0 to SETUP-6."""

from collections import Counter
from dataclasses import dataclass

from panicroom.kernel.audience import EVERYBODY, Event, everybody_but
from panicroom.kernel.dice import Dice
from panicroom.kernel.errors import Malformed
from panicroom.kernel.expected import from_to
from panicroom.station.cards import ALERT, GAS, HOST, SEARCH_DECK, Card, infection_of
from panicroom.station.rooms import HIVE, OPEN_TERMINAL, REACTOR, ROOM_CARDS, RoomCard
from panicroom.station.rules.search import AlertDrawn, HostDrawn
from panicroom.station.rules.spawn import ParasiteAppeared
from panicroom.station.rules.turn import start_turn
from panicroom.station.rulings import Rulings
from panicroom.station.state import State
from panicroom.station.tokens import SEATS, TOKENS, Face, Seat


@dataclass(slots=True)
class GameBegan(Event):
    audience = EVERYBODY
    seats: int
    first: Seat


@dataclass(slots=True)
class CardDealt(Event):
    audience = everybody_but(card="seat")
    seat: Seat
    card: Card

    def write(self, state: State) -> None:
        state.put_in_hand(self.seat, self.card)


def set_up(seats: int, rulings: Rulings, dice: Dice) -> State:
    """A new game, ready for its first Parasite Phase."""
    if not TOKENS.fewest_seats <= seats <= TOKENS.most_seats:  # SETUP-0
        allowed = from_to(TOKENS.fewest_seats, TOKENS.most_seats, "SETUP-0")
        raise Malformed("seats", str(seats), allowed)
    state = State(seats, rulings, dice)
    first = SEATS[dice.below("deal", seats)]
    state.marker = first
    state.search = search_deck(seats, dice)
    state.explore = exploration_deck(rulings.hive_depth, dice)
    state.emit(GameBegan(seats, first))
    for step in range(seats):
        deal_hand(state, SEATS[(first + step) % seats])
    start_turn(state, first)
    return state


def search_deck(seats: int, dice: Dice) -> list[Card]:
    """SETUP-3: the Host and a gas can for each player are in the upper 3N cards."""
    rest = list((Counter(SEARCH_DECK) - Counter({GAS: seats, HOST: 1})).elements())
    dice.shuffle("deal", rest)
    pile = [GAS] * seats + [HOST] + [rest.pop() for _ in range(2 * seats - 1)]
    dice.shuffle("deal", pile)  # SETUP-3
    return rest + pile


def exploration_deck(hive_depth: int, dice: Dice) -> list[RoomCard]:
    """SETUP-5: the open Terminal in the lower pile, the Hive among its last cards."""
    cards = [card for card in ROOM_CARDS if card not in (REACTOR, HIVE, OPEN_TERMINAL)]
    dice.shuffle("deal", cards)
    upper, lower = cards[: TOKENS.upper_pile], [*cards[TOKENS.upper_pile :], OPEN_TERMINAL]
    dice.shuffle("deal", lower)  # SETUP-5
    lower.insert(dice.below("deal", hive_depth), HIVE)  # SETUP-5
    return lower + upper


def deal_hand(state: State, seat: Seat) -> None:
    """SETUP-4: own infection cards and two of the deck; an Alert is replaced."""
    for _ in range(state.rulings.infection_cards):  # SETUP-1
        state.put_in_hand(seat, infection_of(seat))
    for _ in range(TOKENS.dealt_cards):
        card = state.search.pop()
        while card == ALERT:  # SETUP-4
            state.emit(AlertDrawn(seat))
            state.emit(ParasiteAppeared(REACTOR, Face.GRAY))
            card = state.search.pop()
        state.emit(CardDealt(seat, card))
        if card == HOST:
            state.emit(HostDrawn(seat))
