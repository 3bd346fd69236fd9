"""Setup: PSETUP-1 to PSETUP-4."""

from dataclasses import dataclass

from panicroom.kernel.audience import EVERYBODY, Event, everybody_but
from panicroom.kernel.dice import Dice
from panicroom.kernel.errors import Malformed, Refusal
from panicroom.kernel.expected import from_to
from panicroom.panik.actions import PostTandem, TurnUp
from panicroom.panik.agenda import ChooseManors, ChoosePosts, TakeTurn
from panicroom.panik.pieces import (
    EVERY_MANOR_KIND,
    GHOSTS,
    MANOR_COUNTS,
    MANORS_EACH,
    SEATS,
    TABLE,
    TANDEM,
    Hunter,
    HunterKind,
    Manor,
    ManorKind,
    Seat,
    manors_of,
    owner_of,
)
from panicroom.panik.rulings import Rulings
from panicroom.panik.state import State


@dataclass(slots=True)
class GameBegan(Event):
    audience = EVERYBODY
    seats: int
    first: Seat


@dataclass(slots=True)
class ManorsDealt(Event):
    """PSETUP-2: everyone looks at the own four, and at no others (PSETUP-4)."""

    audience = everybody_but(manors="seat")
    seat: Seat
    manors: tuple[ManorKind, ...]


@dataclass(slots=True)
class ManorTurned(Event):
    audience = EVERYBODY
    manor: Manor
    kind: ManorKind

    def write(self, state: State) -> None:
        state.up[self.manor] = True


@dataclass(slots=True)
class HunterPlaced(Event):
    """A hunter of the hand lies at a manor."""

    audience = EVERYBODY
    seat: Seat
    kind: HunterKind
    manor: Manor

    def write(self, state: State) -> None:
        state.hands[self.seat].remove(self.kind)
        state.put(Hunter(self.seat, self.kind), self.manor)


def set_up(seats: int, rulings: Rulings, dice: Dice) -> State:
    if not TABLE.fewest_seats <= seats <= TABLE.most_seats:  # PSETUP-1
        expected = from_to(TABLE.fewest_seats, TABLE.most_seats, "PSETUP-1")
        raise Malformed("seats", str(seats), expected)
    state = State(seats, rulings, dice)
    state.first = SEATS[dice.below("deal", seats)]
    counts = (*rulings.ghosts, *MANOR_COUNTS[GHOSTS:])
    deck = [kind for kind in EVERY_MANOR_KIND for _ in range(counts[kind])]
    dice.shuffle("deal", deck)
    dealt = MANORS_EACH * seats
    state.manors, state.aside = deck[:dealt], sorted(deck[dealt:])
    state.emit(GameBegan(seats, state.first))
    for seat in SEATS[:seats]:
        state.emit(ManorsDealt(seat, tuple(state.manors[m] for m in manors_of(seat))))
    state.agenda.append(ChooseManors((None,) * seats))
    return state


def judge_turn_up(state: State, seat: Seat, action: TurnUp) -> Refusal | None:
    if owner_of(action.manor) != seat:
        return Refusal("PSETUP-2", "not-your-manor", {"manor": action.manor})
    return None


def judge_post_tandem(state: State, seat: Seat, action: PostTandem) -> Refusal | None:
    if owner_of(action.manor) != seat:
        return Refusal("PSETUP-3", "not-your-manor", {"manor": action.manor})
    if state.up[action.manor]:
        return Refusal("PSETUP-3", "manor-is-up", {"manor": action.manor})
    return None


def offer_turn_up(state: State, seat: Seat, frame: ChooseManors) -> list[TurnUp]:
    turns = [TurnUp(manor) for manor in manors_of(seat)]
    return [turn for turn in turns if judge_turn_up(state, seat, turn) is None]


def offer_posts(state: State, seat: Seat, frame: ChoosePosts) -> list[PostTandem]:
    posts = [PostTandem(manor) for manor in manors_of(seat)]
    return [post for post in posts if judge_post_tandem(state, seat, post) is None]


def do_turn_up(state: State, seat: Seat, action: TurnUp) -> None:
    """PSETUP-3: all turn at once, when the last one has chosen."""
    chosen = seal(state, seat, action.manor)
    if chosen is not None:
        for manor in chosen:
            state.emit(ManorTurned(manor, state.manors[manor]))
        state.agenda.append(ChoosePosts((None,) * state.seats))


def do_post_tandem(state: State, seat: Seat, action: PostTandem) -> None:
    chosen = seal(state, seat, action.manor)
    if chosen is not None:
        for owner, manor in zip(SEATS, chosen, strict=False):
            state.emit(HunterPlaced(owner, TANDEM, manor))
        state.agenda.append(TakeTurn(state.first))


def seal(state: State, seat: Seat, manor: Manor) -> tuple[Manor, ...] | None:
    """Keep a sealed answer; the last one brings all of them."""
    frame = state.agenda.pop()
    assert isinstance(frame, ChooseManors | ChoosePosts)
    sealed = (*frame.sealed[:seat], manor, *frame.sealed[seat + 1 :])
    chosen = tuple(m for m in sealed if m is not None)
    if len(chosen) == state.seats:
        return chosen
    state.agenda.append(frame._replace(sealed=sealed))
    return None
