"""Sending back (PTURN-2, PTURN-5) and calling for help (PTURN-4), in either order."""

from dataclasses import dataclass

from panicroom.kernel.audience import EVERYBODY, Event
from panicroom.kernel.errors import Refusal
from panicroom.panik.actions import CallHunter, EndTurn, PlaceAgain, SendBack
from panicroom.panik.agenda import ChooseNewManor, GoOn, SendOrCall
from panicroom.panik.pieces import OVER_EQUIPPED, TANDEM, Hunter, Manor, Seat
from panicroom.panik.state import State


@dataclass(slots=True)
class HunterSentBack(Event):
    audience = EVERYBODY
    seat: Seat
    hunter: Hunter
    manor: Manor

    def write(self, state: State) -> None:
        state.hunters[self.manor].remove(self.hunter)


@dataclass(slots=True)
class HunterPlacedAgain(Event):
    audience = EVERYBODY
    hunter: Hunter
    manor: Manor

    def write(self, state: State) -> None:
        state.put(self.hunter, self.manor)


@dataclass(slots=True)
class HunterCalled(Event):
    audience = EVERYBODY
    seat: Seat
    hunter: Hunter
    origin: Manor
    manor: Manor

    def write(self, state: State) -> None:
        state.hunters[self.origin].remove(self.hunter)
        state.put(self.hunter, self.manor)


def judge_send_back(state: State, seat: Seat, action: SendBack) -> Refusal | None:
    frame = state.agenda[-1]
    assert isinstance(frame, SendOrCall)
    if not frame.may_send:
        return Refusal("PTURN-2", "sent-already")
    hunter = action.hunter
    there = state.hunters[frame.manor].count(hunter)
    if not there:
        return Refusal("PTURN-2", "no-such-hunter", {"manor": frame.manor})
    if hunter.kind == OVER_EQUIPPED:
        return Refusal("PTURN-5", "over-equipped-stays")
    if hunter == frame.called and there == 1 + (hunter == frame.placed):
        return Refusal("PTURN-4", "just-called")
    if hunter == frame.placed and there == 1:
        return Refusal("PTURN-2", "just-placed")
    return None


def judge_call(state: State, seat: Seat, action: CallHunter) -> Refusal | None:
    frame = state.agenda[-1]
    assert isinstance(frame, SendOrCall)
    if not frame.may_call:
        return Refusal("PTURN-4", "no-call")
    hunter, origin = action.hunter, action.manor
    there = state.hunters[origin].count(hunter)
    if origin == frame.manor or not there:
        return Refusal("PTURN-4", "no-such-hunter", {"manor": origin})
    if hunter.kind in (OVER_EQUIPPED, TANDEM):
        return Refusal("PTURN-5", "never-called", {"kind": hunter.kind})
    if state.is_full(origin):
        return Refusal("PTURN-4", "origin-full", {"manor": origin})
    if state.is_full(frame.manor):
        return Refusal("PTURN-4", "no-room", {"manor": frame.manor})
    if (hunter, origin) == (frame.sent, frame.sent_to) and there == 1:
        return Refusal("PTURN-4", "just-sent-back")
    return None


def judge_end_turn(state: State, seat: Seat, action: EndTurn) -> Refusal | None:
    return None


def judge_place_again(state: State, seat: Seat, action: PlaceAgain) -> Refusal | None:
    frame = state.agenda[-1]
    assert isinstance(frame, ChooseNewManor)
    if action.manor == frame.origin:
        return Refusal("PTURN-2", "another-manor", {"manor": frame.origin})
    if state.is_full(action.manor):
        return Refusal("PTURN-2", "manor-full", {"manor": action.manor})
    return None


def offer_send_or_call(
    state: State, seat: Seat, frame: SendOrCall
) -> list[SendBack | CallHunter | EndTurn]:
    here = state.hunters[frame.manor] if frame.may_send else []
    may_call = frame.may_call and not state.is_full(frame.manor)
    # Hunters lie in their order; those alike are one option.
    sends = [SendBack(hunter) for hunter in dict.fromkeys(here)]
    calls = [
        CallHunter(hunter, manor)
        for manor in (state.manors_with_room() if may_call else ())
        for hunter in dict.fromkeys(state.hunters[manor])
    ]
    return [
        *(send for send in sends if judge_send_back(state, seat, send) is None),
        *(call for call in calls if judge_call(state, seat, call) is None),
        EndTurn(),
    ]


def offer_new_manors(state: State, seat: Seat, frame: ChooseNewManor) -> list[PlaceAgain]:
    places = [PlaceAgain(manor) for manor in state.manors_with_room()]
    return [place for place in places if judge_place_again(state, seat, place) is None]


def step_go_on(state: State, frame: GoOn) -> None:
    """What is left to choose is public, so nobody is asked when it is nothing."""
    decision = SendOrCall(*frame[:-1])
    state.agenda.append(decision)
    offered = offer_send_or_call(state, frame.seat, decision)
    if len(offered) == 1:
        state.agenda.pop()
    else:
        state.offered[frame.seat] = tuple(offered)  # they need not be listed again


def do_send_back(state: State, seat: Seat, action: SendBack) -> None:
    frame = state.agenda.pop()
    assert isinstance(frame, SendOrCall)
    hunter = action.hunter
    state.emit(HunterSentBack(seat, hunter, frame.manor))
    state.agenda.append(GoOn(*frame[:-1])._replace(may_send=False, sent=hunter))
    state.agenda.append(ChooseNewManor(hunter.owner, hunter.kind, frame.manor))


def do_place_again(state: State, seat: Seat, action: PlaceAgain) -> None:
    frame = state.agenda.pop()
    assert isinstance(frame, ChooseNewManor)
    state.emit(HunterPlacedAgain(Hunter(frame.seat, frame.kind), action.manor))
    below = state.agenda.pop()
    assert isinstance(below, GoOn)
    state.agenda.append(below._replace(sent_to=action.manor))


def do_call(state: State, seat: Seat, action: CallHunter) -> None:
    frame = state.agenda.pop()
    assert isinstance(frame, SendOrCall)
    state.emit(HunterCalled(seat, action.hunter, action.manor, frame.manor))
    state.agenda.append(GoOn(*frame[:-1])._replace(may_call=False, called=action.hunter))


def do_end_turn(state: State, seat: Seat, action: EndTurn) -> None:
    state.agenda.pop()
