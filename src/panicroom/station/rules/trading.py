"""Trade and infection: TRADE-1 to TRADE-5, INFECT-1, INFECT-2."""

from dataclasses import dataclass

from panicroom.kernel.audience import EVERYBODY, Event, everybody_but, only
from panicroom.kernel.errors import Refusal
from panicroom.station.actions import Action, GiveCard, Trade
from panicroom.station.agenda import ChooseTradeCards, SettleEncounter
from panicroom.station.cards import GAS, HOST, Card, infection_of, is_infection, is_item
from panicroom.station.rooms import Room
from panicroom.station.rules.variants import may_give_host_card
from panicroom.station.state import Infection, State
from panicroom.station.tokens import SEATS, Role, Seat
from panicroom.station.turn import note


@dataclass(slots=True)
class TradeBegan(Event):
    audience = EVERYBODY
    seat: Seat
    partner: Seat
    who: Role
    room: Room

    def write(self, state: State) -> None:
        note(state.turn.traded, (self.who, self.room))  # TRADE-1


@dataclass(slots=True)
class CardsTraded(Event):
    """TRADE-2: nobody but the two learns what they were."""

    audience = everybody_but(given="seat partner", returned="seat partner")
    seat: Seat
    partner: Seat
    given: Card
    returned: Card

    def write(self, state: State) -> None:
        state.hands[self.seat].remove(self.given)
        state.hands[self.partner].remove(self.returned)
        state.put_in_hand(self.seat, self.returned)
        state.put_in_hand(self.partner, self.given)


@dataclass(slots=True)
class PlayerInfected(Event):
    """Told to the infected alone; the giver is not told whether it took."""

    audience = only("seat")
    seat: Seat
    by: Seat

    def write(self, state: State) -> None:
        state.infections.append(Infection(self.seat, self.by, state.round))


@dataclass(slots=True)
class HostCardPassed(Event):
    """VARIANT-2: the receiver is the new Host, the old one stays infected."""

    audience = only("seat")
    seat: Seat

    def write(self, state: State) -> None:
        state.host = self.seat


def judge_trade(state: State, seat: Seat, action: Trade) -> Refusal | None:
    """TRADE-1: only an encounter brings a trade."""
    frame = state.top_frame()
    if not isinstance(frame, SettleEncounter):
        return Refusal("TRADE-1", "no-encounter")
    partner = action.seat
    if partner == seat or frame.room not in state.rooms[2 * partner : 2 * partner + 2]:
        return Refusal("ENTER-2", "not-met", {"seat": partner})
    return None


def offer_trades(state: State, seat: Seat, frame: SettleEncounter, out: list[Action]) -> None:
    trades = [Trade(other) for other in SEATS[: state.seats]]
    out += [trade for trade in trades if judge_trade(state, seat, trade) is None]


def do_trade(state: State, seat: Seat, action: Trade) -> None:
    frame = state.agenda.pop()
    assert isinstance(frame, SettleEncounter)
    state.emit(TradeBegan(seat, action.seat, frame.who, frame.room))
    state.agenda.append(ChooseTradeCards(seat, action.seat, frame.room, None, None))


def judge_give(state: State, seat: Seat, action: GiveCard) -> Refusal | None:
    if not isinstance(state.top_frame(), ChooseTradeCards):
        return Refusal("TRADE-1", "no-trade")
    card, hand = action.card, state.hands[seat]
    if card not in hand:
        return Refusal("TRADE-2", "not-in-hand", {"card": card})
    if card == HOST and not may_give_host_card(state, seat):
        return Refusal("TRADE-3", "host-card-stays")
    if card == infection_of(seat) and not state.is_infected(seat):
        return Refusal("TRADE-3", "human-gives-no-infection")
    if is_infection(card) and card != infection_of(seat) and any(map(is_item, hand)):
        return Refusal("TRADE-3", "items-first", {"card": card})
    return None


def offer_cards(state: State, seat: Seat, frame: ChooseTradeCards) -> list[GiveCard]:
    gifts = [GiveCard(card) for card in sorted(set(state.hands[seat]))]
    return [gift for gift in gifts if judge_give(state, seat, gift) is None]


def do_give(state: State, seat: Seat, action: GiveCard) -> None:
    """Sealed until both have chosen."""
    frame = state.agenda.pop()
    assert isinstance(frame, ChooseTradeCards)
    if seat == frame.seat:
        frame = frame._replace(given=action.card)
    else:
        frame = frame._replace(returned=action.card)
    if frame.given is None or frame.returned is None:
        state.agenda.append(frame)
        return
    state.emit(CardsTraded(frame.seat, frame.partner, frame.given, frame.returned))
    infect(state, frame.seat, frame.given, frame.partner, frame.returned)
    infect(state, frame.partner, frame.returned, frame.seat, frame.given)


def infect(state: State, giver: Seat, card: Card, receiver: Seat, back: Card) -> None:
    """INFECT-1: the giver's own color, and no Gas Can given back."""
    if card not in (infection_of(giver), HOST):  # INFECT-2
        return
    if back == GAS:  # INFECT-1
        return
    if not state.is_infected(receiver):  # INFECT-2
        state.emit(PlayerInfected(receiver, giver))
    if card == HOST:  # VARIANT-2
        state.emit(HostCardPassed(receiver))
