"""When a seat speaks, and on what occasion: a fold of what everybody at the table hears.

Nothing secret is read, so the moment of a claim says nothing about the hand of whoever makes it;
and whoever has the floor says something, so silence says nothing either.
"""

from collections.abc import Callable, Mapping
from enum import Enum, auto
from typing import Any, Final, NamedTuple

from panicroom.bots.bot import Said
from panicroom.kernel.audience import Event
from panicroom.station.claims import (
    AskFor,
    AskSide,
    Avoid,
    Claim,
    GaveInfection,
    IsInfected,
    IsLying,
    Suspect,
    WillGive,
)
from panicroom.station.rules.death import PlayerEliminated
from panicroom.station.rules.ending import HeatScanHeld
from panicroom.station.rules.fire import ShotFired
from panicroom.station.rules.knife import KnifeDrawn
from panicroom.station.rules.phase import ParasitePhaseBegan
from panicroom.station.rules.trading import CardsTraded
from panicroom.station.rules.turn import TurnBegan, TurnEnded
from panicroom.station.tokens import NOBODY, SEATS, Seat

MOST: Final = 3
"""Claims of a bot from one turn of its own to the next."""
UNASKED: Final = 1
"""Of these without having been spoken to."""
IDLE: Final = 2
"""In every second round a seat that has said nothing says something with the end of its turn."""
CALLS: Final = (AskSide, AskFor, WillGive, GaveInfection, IsInfected, Suspect, IsLying, Avoid)
"""Claims that whoever they are about answers."""


class Why(Enum):
    TRADED = auto()
    ATTACKED = auto()
    """By the other player."""
    STRUCK = auto()
    """At the other player."""
    SCANNED = auto()
    TURN_OVER = auto()
    CALLED = auto()
    """Spoken to, or about, by the other player."""


class Occasion(NamedTuple):
    why: Why
    other: Seat = NOBODY
    claim: Claim | None = None


class Floor(NamedTuple):
    round: int = 0
    turn: Seat = NOBODY
    waiting: tuple[Occasion | None, ...] = (None,) * len(SEATS)
    spoken: tuple[int, ...] = (0,) * len(SEATS)
    """By seat, since its last turn began."""
    answered: frozenset[tuple[Seat, Seat]] = frozenset()
    """Who has answered whom in this turn: two do not quarrel for ever."""
    out: frozenset[Seat] = frozenset()


def occasion_of(floor: Floor, seat: Seat) -> Occasion | None:
    occasion = floor.waiting[seat]
    if occasion is None or floor.spoken[seat] >= (MOST if occasion.claim else UNASKED):
        return None
    return occasion


def noted(floor: Floor, event: Event) -> Floor:
    note = NOTES.get(type(event))
    return floor if note is None else note(floor, event)


def asked(floor: Floor, seat: Seat, occasion: Occasion) -> Floor:
    """An answer that is owed is not forgotten over something else."""
    before = floor.waiting[seat]
    if seat in floor.out or (before is not None and before.claim and not occasion.claim):
        return floor
    return floor._replace(waiting=at_seat(floor.waiting, seat, occasion))


def at_seat(values: tuple[Any, ...], seat: Seat, value: Any) -> tuple[Any, ...]:
    return (*values[:seat], value, *values[seat + 1 :])


def said(floor: Floor, said: Said) -> Floor:
    """Whoever has spoken has used the floor; whom it was about may answer."""
    seat, claim = SEATS[said.seat], said.claim
    before, count = floor.waiting[seat], floor.spoken[seat] + 1
    floor = floor._replace(
        waiting=at_seat(floor.waiting, seat, None), spoken=at_seat(floor.spoken, seat, count)
    )
    if before is not None and before.claim:
        floor = floor._replace(answered=floor.answered | {(seat, before.other)})
    if not isinstance(claim, CALLS) or (claim.seat, seat) in floor.answered:
        return floor
    return asked(floor, claim.seat, Occasion(Why.CALLED, seat, claim))


def note_round(floor: Floor, event: ParasitePhaseBegan) -> Floor:
    return floor._replace(round=event.round)


def note_turn(floor: Floor, event: TurnBegan) -> Floor:
    spoken = at_seat(floor.spoken, event.seat, 0)
    return floor._replace(turn=event.seat, spoken=spoken, answered=frozenset())


def note_trade(floor: Floor, event: CardsTraded) -> Floor:
    floor = asked(floor, event.seat, Occasion(Why.TRADED, event.partner))
    return asked(floor, event.partner, Occasion(Why.TRADED, event.seat))


def note_attack(floor: Floor, event: ShotFired | KnifeDrawn) -> Floor:
    if not isinstance(event.target, int):
        return floor  # a parasite
    victim = event.target.seat
    floor = asked(floor, event.seat, Occasion(Why.STRUCK, victim))
    return asked(floor, victim, Occasion(Why.ATTACKED, event.seat))


def note_scan(floor: Floor, event: HeatScanHeld) -> Floor:
    return floor if floor.turn == NOBODY else asked(floor, floor.turn, Occasion(Why.SCANNED))


def note_end_of_turn(floor: Floor, event: TurnEnded) -> Floor:
    is_quiet = not floor.spoken[event.seat] and (floor.round + event.seat) % IDLE == 0
    return asked(floor, event.seat, Occasion(Why.TURN_OVER)) if is_quiet else floor


def note_death(floor: Floor, event: PlayerEliminated) -> Floor:
    """TALK-2: the eliminated have nothing to say to the living."""
    out = floor.out | {event.seat}
    return floor._replace(waiting=at_seat(floor.waiting, event.seat, None), out=out)


NOTES: Final[Mapping[type[Event], Callable[[Floor, Any], Floor]]] = {
    ParasitePhaseBegan: note_round,
    TurnBegan: note_turn,
    CardsTraded: note_trade,
    ShotFired: note_attack,
    KnifeDrawn: note_attack,
    HeatScanHeld: note_scan,
    TurnEnded: note_end_of_turn,
    PlayerEliminated: note_death,
}
