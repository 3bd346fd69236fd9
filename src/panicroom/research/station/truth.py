"""What was true when it was said, in Panic Station."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from panicroom.kernel.audience import Event
from panicroom.research.truth import OPINION, Judged, Truths, known
from panicroom.station.cards import Card, is_infection
from panicroom.station.claims import (
    AmHuman,
    Avoid,
    Gave,
    GaveInfection,
    Hold,
    IsHuman,
    IsInfected,
    Suspect,
    Trust,
    WasScanned,
    WillGive,
)
from panicroom.station.deduction.notes import open_notes, taken
from panicroom.station.deduction.possible import worlds_of
from panicroom.station.rules.items import HandShown
from panicroom.station.rules.trading import CardsTraded
from panicroom.station.state import State
from panicroom.station.tokens import SEATS, Seat
from panicroom.station.view import View


def judged(state: State, heard: Sequence[Event], speaker: int, claim: Any) -> Judged:
    me = SEATS[speaker]
    match claim:
        case AmHuman():
            return known(not state.is_infected(me))
        case GaveInfection(giver):
            return known(any(map(is_infection, given(heard, giver, me))))
        case Gave(giver, card):
            return known(card in given(heard, giver, me))
        case WasScanned(viewer):
            return known(was_seen_by(heard, me, viewer))
        case Hold(number, card):
            return known(held(state, me, card) >= number)  # who holds three holds two
        case WillGive(_, card):
            return OPINION if held(state, me, card) else known(False)
        case IsInfected(seat):
            truth = state.is_infected(seat)
            return Judged(truth, not truth and knows_to_be(False, heard, me, state.seats, seat))
        case IsHuman(seat):
            truth = not state.is_infected(seat)
            return Judged(truth, not truth and knows_to_be(True, heard, me, state.seats, seat))
        case _:
            return OPINION


def held(state: State, seat: Seat, card: Card) -> int:
    return [*state.hands[seat], *state.tables[seat]].count(card)


def given(heard: Sequence[Event], giver: Seat, to: Seat) -> list[Card]:
    trades = [event for event in heard if isinstance(event, CardsTraded)]
    return [
        event.given if event.seat == giver else event.returned
        for event in trades
        if {event.seat, event.partner} == {giver, to}
    ]


def was_seen_by(heard: Sequence[Event], seat: Seat, viewer: Seat) -> bool:
    shown = [event for event in heard if isinstance(event, HandShown)]
    return any((event.seat, event.viewer) == (seat, viewer) for event in shown)


def knows_to_be(
    infected: bool, heard: Sequence[Event], speaker: Seat, seats: int, seat: Seat
) -> bool:
    """By all that the speaker has heard; what is likely only is not known."""
    notes = open_notes(speaker, seats)
    for event in heard:
        notes = taken(notes, event)
    worlds = worlds_of(notes.case)
    return bool(worlds) and all(world.has(seat) == infected for world in worlds)


def role(state: State, seat: int) -> str:
    if state.host == seat:
        return "host"
    return "infected" if state.is_infected(SEATS[seat]) else "human"


def subjects(view: View) -> list[str]:
    return [str(seat) for seat in SEATS[: view.seats] if seat != view.viewer]


def answers(state: State) -> Mapping[str, bool]:
    return {str(seat): state.is_infected(seat) for seat in SEATS[: state.seats]}


def accuses(claim: Any) -> bool | None:
    if isinstance(claim, GaveInfection | IsInfected | Suspect | Avoid):
        return True
    return False if isinstance(claim, AmHuman | IsHuman | Trust | Gave) else None


TRUTHS: Final = Truths(judged, role, "infected", subjects, answers, accuses)
