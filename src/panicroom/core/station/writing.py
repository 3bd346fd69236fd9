"""A state of the readable engine as a list of whole numbers; reading.py makes a state of it again.
native/station/stream.c has the same list from the other side and checks every number of it."""

from collections.abc import Iterator, Sequence
from typing import Final, Literal, get_args, get_origin

from panicroom.core.codec import NONE
from panicroom.core.numbers import counted, mask, write_dice
from panicroom.core.station.codec import CODEC
from panicroom.station.agenda import Frame, Wounds
from panicroom.station.cards import CARDS, SEARCH_KINDS, UNKNOWN
from panicroom.station.map import StationMap
from panicroom.station.rooms import ROOM_CARDS, Room
from panicroom.station.rulings import HINTS, Rulings
from panicroom.station.state import State
from panicroom.station.tokens import ROLES, SEATS, Seat
from panicroom.station.turn import NO_RUN, Turn

FLAGS: Final = ("first", "marked", "relief", "barred", "terminal", "healed")
CHOICES: Final = {
    name: get_args(kind) for name, kind in HINTS.items() if get_origin(kind) is Literal
}


def write_rulings(rulings: Rulings) -> tuple[int, ...]:
    return tuple(
        CHOICES[name].index(value) if name in CHOICES else int(value)
        for name, value in rulings._asdict().items()
    )


def write_state(state: State) -> tuple[int, ...]:
    """All but the key of the dice, and what follows from the rest: news and options."""
    return (
        *write_table(state),
        *(number for pair in zip(state.health, state.rooms, strict=True) for number in pair),
        *(number for seat in SEATS[: state.seats] for number in write_player(state, seat)),
        *counted([number for infection in state.infections for number in infection], 3),
        *counted([number for parasite in state.parasites for number in parasite], 2),
        *counted(state.search),
        *counted(state.discards),
        *counted(state.explore),
        *(number for card in ROOM_CARDS for number in write_place(state.map, card)),
        *write_turn(state.turn),
        *write_agenda(state.agenda),
        *write_dice(state.dice),
    )


def write_table(state: State) -> Iterator[int]:
    yield from (state.seats, *write_rulings(state.rulings), state.marker, state.marker_due)
    yield from (state.host, state.doors_open, state.revealed)
    yield from CODEC.write_outcome(state.outcome)
    yield from (mask(state.proven), state.round, state.decision)
    yield from (mask(state.red), mask(state.used))


def write_player(state: State, seat: Seat) -> tuple[int, ...]:
    hand, table = state.hands[seat], state.tables[seat]
    counts = [hand.count(card) for card in CARDS[:UNKNOWN]]
    kept = [table.count(card) for card in CARDS[:SEARCH_KINDS]]
    return (*counts, *kept, *counted(state.bullets[seat]))


def write_place(station: StationMap, card: Room) -> tuple[int, int, int]:
    place = station.place_of.get(card)
    return (NONE, 0, 0) if place is None else (place.quarter, *place.cell)


def write_turn(turn: Turn) -> Iterator[int]:
    yield from (turn.seat, turn.ap, *(getattr(turn, name) for name in FLAGS))
    yield NONE if turn.run is NO_RUN else turn.run
    for role in ROLES:
        yield mask(room for who, room in turn.traded if who == role)
        yield mask(room for who, room in turn.grenades if who == role)
    yield from (mask(turn.attacked), mask(turn.ran))


def write_agenda(agenda: Sequence[Frame]) -> Iterator[int]:
    """Each frame with the fields of all kinds, 0 where it has none; then the lists of the one
    that has wounds."""
    yield len(agenda)
    for frame in agenda:
        kind = CODEC.frames.index(type(frame))
        fields = CODEC.frame_fields[kind]
        yield kind
        for name in CODEC.field_names():
            yield fields[name].write(getattr(frame, name))[0] if name in fields else 0
    wounds = [frame for frame in agenda if isinstance(frame, Wounds)]
    yield from counted([number for frame in wounds for hit in frame.hits for number in hit], 2)
    yield from counted([seat for frame in wounds for seat in frame.answered])
