"""Items: ITEM-1 to ITEM-6. Attacks with items stand in attack.py, Armor in armor.py."""

from dataclasses import dataclass

from panicroom.kernel.audience import EVERYBODY, Event, everybody_but
from panicroom.kernel.errors import Refusal
from panicroom.station.actions import Action, LayDown, ScanBody, UseBoost, UseFirstAid
from panicroom.station.agenda import Remedy, ShareHealing
from panicroom.station.cards import AMMO, BOOST, FIRST_AID, KEPT, SCANNER, Card
from panicroom.station.rooms import Room
from panicroom.station.rules.turn_bounds import is_missing, lacks_ap, pay
from panicroom.station.state import State
from panicroom.station.tokens import HEALTH, SEATS, TOKENS, Role, Seat, character_of

BOOST_AP = 2


@dataclass(slots=True)
class ItemLaidDown(Event):
    """ITEM-2: it lies on the table from now on; an Ammo card with all its bullets."""

    audience = EVERYBODY
    seat: Seat
    card: Card

    def write(self, state: State) -> None:
        state.hands[self.seat].remove(self.card)
        if self.card == AMMO:
            state.bullets[self.seat].append(TOKENS.bullets)
        else:
            state.tables[self.seat].append(self.card)  # ITEM-2
            state.tables[self.seat].sort()


@dataclass(slots=True)
class ItemSpent(Event):
    audience = EVERYBODY
    seat: Seat
    card: Card

    def write(self, state: State) -> None:
        state.hands[self.seat].remove(self.card)
        state.discards.append(self.card)


@dataclass(slots=True)
class HandShown(Event):
    """ITEM-5: the whole hand, to the user of the Body Scanner and to nobody else."""

    audience = everybody_but(cards="viewer seat")
    seat: Seat
    viewer: Seat
    cards: tuple[Card, ...]


def cannot_play(state: State, seat: Seat, card: Card) -> Refusal | None:
    """ITEM-6: it must be in the hand. ITEM-1: and the hand above the minimum."""
    if card not in state.hands[seat]:
        return Refusal("ITEM-6", "not-in-hand", {"card": card})
    if len(state.hands[seat]) <= state.rulings.minimum_hand:
        return Refusal("ITEM-1", "hand-at-minimum", {"minimum": state.rulings.minimum_hand})
    return None


def judge_lay_down(state: State, seat: Seat, action: LayDown) -> Refusal | None:
    if action.card not in KEPT:
        return Refusal("ITEM-2", "not-kept", {"card": action.card})
    return cannot_play(state, seat, action.card)


def judge_boost(state: State, seat: Seat, action: UseBoost) -> Refusal | None:
    return cannot_play(state, seat, BOOST)


def judge_first_aid(state: State, seat: Seat, action: UseFirstAid) -> Refusal | None:
    refusal = (
        lacks_ap(state)
        or is_missing(state, seat, action.who)
        or cannot_play(state, seat, FIRST_AID)
    )
    if refusal:
        return refusal
    room = state.rooms[2 * seat + action.who]
    if not any(r == room and state.health[c] < HEALTH for c, r in enumerate(state.rooms)):
        return Refusal("ITEM-3", "nobody-wounded")
    return None


def judge_scan_body(state: State, seat: Seat, action: ScanBody) -> Refusal | None:
    refusal = (
        lacks_ap(state) or is_missing(state, seat, action.who) or cannot_play(state, seat, SCANNER)
    )
    if refusal:
        return refusal
    room = state.rooms[2 * seat + action.who]
    if action.seat == seat or room not in state.rooms[2 * action.seat : 2 * action.seat + 2]:
        return Refusal("ITEM-5", "not-here", {"seat": action.seat})
    return None


def offer_free_items(state: State, seat: Seat, out: list[Action]) -> None:
    """What is laid down or used for no AP."""
    hand = state.hands[seat]
    if len(hand) <= state.rulings.minimum_hand:
        return
    lays = [LayDown(card) for card in sorted(KEPT.intersection(hand))]
    out += [lay for lay in lays if judge_lay_down(state, seat, lay) is None]
    if BOOST in hand and judge_boost(state, seat, UseBoost()) is None:
        out.append(UseBoost())


def offer_items(state: State, seat: Seat, who: Role, room: Room, out: list[Action]) -> None:
    hand = state.hands[seat]
    if FIRST_AID in hand and judge_first_aid(state, seat, UseFirstAid(who)) is None:
        out.append(UseFirstAid(who))
    if SCANNER in hand:
        scans = [ScanBody(who, other) for other in SEATS[: state.seats]]
        out += [scan for scan in scans if judge_scan_body(state, seat, scan) is None]


def do_lay_down(state: State, seat: Seat, action: LayDown) -> None:
    state.emit(ItemLaidDown(seat, action.card))


def do_boost(state: State, seat: Seat, action: UseBoost) -> None:
    """ITEM-4: 2 AP more this turn."""
    state.emit(ItemSpent(seat, BOOST))
    state.turn.ap += BOOST_AP  # ITEM-4


def do_first_aid(state: State, seat: Seat, action: UseFirstAid) -> None:
    pay(state)
    state.emit(ItemSpent(seat, FIRST_AID))
    user = character_of(seat, action.who)
    state.agenda.append(ShareHealing(seat, user, Remedy.FIRST_AID, 2, None))


def do_scan_body(state: State, seat: Seat, action: ScanBody) -> None:
    pay(state)
    state.emit(ItemSpent(seat, SCANNER))
    state.emit(HandShown(action.seat, seat, tuple(state.hands[action.seat])))  # ITEM-5
