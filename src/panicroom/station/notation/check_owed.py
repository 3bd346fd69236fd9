"""Agendas that cannot be: everyone asked is there, and so is everything asked about."""

from typing import Final

from panicroom.kernel.errors import Malformed
from panicroom.kernel.expected import AT_THE_TABLE, NOT_EMPTY, Expected
from panicroom.station.actions import Function
from panicroom.station.agenda import (
    AnswerWounds,
    ChoosePlace,
    ChooseSecondShot,
    ChooseTradeCards,
    Decision,
    Frame,
    RunFunction,
    SettleEncounter,
    ShareHealing,
    TakeTurn,
    Wounds,
)
from panicroom.station.cards import CARD_NAMES, HEAVY_GUN
from panicroom.station.rooms import CARD_OF, NOWHERE, REACTOR
from panicroom.station.rules.entering import must_meet
from panicroom.station.spelling import spell
from panicroom.station.state import State

CAN_WAIT: Final = (TakeTurn, ShareHealing)
"""Decisions on which another can come to lie: in a red sick bay the parasite appears first."""


def check_owed(state: State) -> None:
    if state.over:
        return
    if not state.agenda:
        raise Malformed("owed", "", NOT_EMPTY)
    for frame in state.agenda[:-1]:
        if isinstance(frame, Decision) and not isinstance(frame, CAN_WAIT):
            raise Malformed("owed", spell(frame), Expected("asked-last"))
    for below, frame in zip([None, *state.agenda], state.agenda, strict=False):
        if not is_at_the_table(state, frame):
            raise Malformed("owed", spell(frame), AT_THE_TABLE)
        if not is_on_the_map(state, frame):
            raise Malformed("owed", spell(frame), Expected("there"))
        if isinstance(frame, AnswerWounds) and not isinstance(below, Wounds):
            raise Malformed("owed", spell(frame), Expected("after-wounds"))
        if isinstance(frame, Wounds) and any(hit.points < 0 for hit in frame.hits):
            raise Malformed("owed", spell(frame), Expected("wound"))
        if isinstance(frame, SettleEncounter) and not is_met(state, frame):
            raise Malformed("owed", spell(frame), Expected("met-there", "ENTER-2"))
        if isinstance(frame, ChooseSecondShot) and not can_shoot_again(state, frame):
            raise Malformed("owed", spell(frame), Expected("heavy-gun-loaded", "FIRE-4"))
        if isinstance(frame, ChooseTradeCards):
            check_trade(state, frame)


def is_at_the_table(state: State, frame: Frame) -> bool:
    seats: list[int] = [getattr(frame, name, 0) for name in ("seat", "partner", "by")]
    seats += getattr(frame, "answered", ())
    characters: list[int] = [hit.character for hit in getattr(frame, "hits", ())]
    characters += [getattr(frame, name, None) or 0 for name in ("user", "first")]
    return max(*seats, *(character >> 1 for character in characters)) < state.seats


def is_on_the_map(state: State, frame: Frame) -> bool:
    """Rooms are laid, and what is to be laid is still in the deck."""
    room = getattr(frame, "room", NOWHERE)
    if room != NOWHERE and not state.map.has(CARD_OF[room]):
        return False
    if isinstance(frame, ChoosePlace):
        return frame.card in state.explore
    if isinstance(frame, RunFunction) and frame.function is Function.REVEAL:
        return bool(state.explore)
    return True


def is_met(state: State, frame: SettleEncounter) -> bool:
    is_there = state.rooms[2 * frame.seat + frame.who] == frame.room
    has_others = bool(state.others_in(frame.seat, frame.room))
    is_turn = state.turn.seat == frame.seat
    return is_turn and is_there and has_others and must_meet(state, frame.who, frame.room)


def can_shoot_again(state: State, frame: ChooseSecondShot) -> bool:
    has_gun = HEAVY_GUN in state.tables[frame.seat]
    return has_gun and bool(state.bullets[frame.seat]) and state.turn.seat == frame.seat


def check_trade(state: State, frame: ChooseTradeCards) -> None:
    if frame.seat == frame.partner:
        raise Malformed("owed", spell(frame), Expected("two-traders"))
    traders = (frame.seat, frame.partner)
    are_there = all(frame.room in state.rooms[2 * s : 2 * s + 2] for s in traders)
    if frame.room == REACTOR or not are_there or state.turn.seat != frame.seat:
        raise Malformed("owed", spell(frame), Expected("traders-there", "TRADE-1"))
    for seat, sealed in ((frame.seat, frame.given), (frame.partner, frame.returned)):
        if sealed is not None and sealed not in state.hands[seat]:
            raise Malformed("sealed", CARD_NAMES[sealed], Expected("in-the-giving-hand"))
