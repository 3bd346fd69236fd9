"""A state of the readable engine from the list of whole numbers that writing.py makes of one."""

from collections.abc import Iterator, Sequence
from typing import Any

from panicroom.core.codec import NONE, seats_of
from panicroom.core.numbers import read_dice, take
from panicroom.core.station.codec import CODEC
from panicroom.core.station.writing import CHOICES, FLAGS
from panicroom.kernel.dice import Dice
from panicroom.station.agenda import Frame, Hit, Wounds
from panicroom.station.cards import CARDS, SEARCH_KINDS, UNKNOWN, Card
from panicroom.station.map import Place, StationMap
from panicroom.station.rooms import NOWHERE, ROOM_CARDS, ROOMS, Room
from panicroom.station.rulings import HINTS, Rulings
from panicroom.station.state import Infection, State
from panicroom.station.tokens import CHARACTERS, NOBODY, ROLES, SEATS, Face, Role, Seat
from panicroom.station.turn import NO_RUN, Turn


def read_rulings(told: Iterator[int]) -> Rulings:
    values: dict[str, Any] = {}
    for (name, kind), number in zip(HINTS.items(), take(told, len(HINTS)), strict=True):
        values[name] = CHOICES[name][number] if name in CHOICES else kind(number)
    return Rulings(**values)


def read_state(numbers: Sequence[int], key: str) -> State:
    told = iter(numbers)
    state = State(next(told), read_rulings(told), Dice(key))
    read_table(told, state)
    for character in range(2 * state.seats):
        state.health[character], state.rooms[character] = next(told), room_at(next(told))
    for seat in SEATS[: state.seats]:
        read_player(told, state, seat)
    state.infections = [
        Infection(SEATS[next(told)], seat_or_nobody(next(told)), next(told))
        for _ in range(next(told))
    ]
    state.parasites = [(ROOMS[next(told)], Face(next(told))) for _ in range(next(told))]
    state.search = [CARDS[number] for number in take(told, next(told))]
    state.discards = [CARDS[number] for number in take(told, next(told))]
    state.explore = [ROOM_CARDS[number] for number in take(told, next(told))]
    state.map = read_map(told)
    state.turn = read_turn(told)
    state.agenda = read_agenda(told)
    read_dice(told, state.dice)
    return state


def read_table(told: Iterator[int], state: State) -> None:
    state.marker, state.marker_due = SEATS[next(told)], bool(next(told))
    state.host = seat_or_nobody(next(told))
    state.doors_open, state.revealed = bool(next(told)), bool(next(told))
    state.outcome = CODEC.read_outcome(told)
    state.proven = frozenset(seats_of(next(told)))
    state.round, state.decision = next(told), next(told)
    state.red, state.used = (frozenset(rooms_of(bits)) for bits in take(told, 2))


def read_player(told: Iterator[int], state: State, seat: Seat) -> None:
    state.hands[seat] = repeated(take(told, UNKNOWN))
    state.tables[seat] = repeated(take(told, SEARCH_KINDS))
    state.bullets[seat] = take(told, next(told))


def read_map(told: Iterator[int]) -> StationMap:
    places = {card: take(told, 3) for card in ROOM_CARDS}
    return StationMap(
        {
            card: Place((east, north), quarter)
            for card, (quarter, east, north) in places.items()
            if quarter != NONE
        }
    )


def read_turn(told: Iterator[int]) -> Turn:
    turn = Turn(SEATS[next(told)], next(told))
    for name in FLAGS:
        setattr(turn, name, bool(next(told)))
    run = next(told)
    turn.run = NO_RUN if run == NONE else Role(run)
    for role in ROLES:
        turn.traded += [(role, room) for room in rooms_of(next(told))]
        turn.grenades += [(role, room) for room in rooms_of(next(told))]
    turn.attacked, turn.ran = rooms_of(next(told)), rooms_of(next(told))
    return turn


def read_agenda(told: Iterator[int]) -> list[Frame]:
    rows = [take(told, 1 + len(CODEC.field_names())) for _ in range(next(told))]
    hits = tuple(Hit(CHARACTERS[next(told)], next(told)) for _ in range(next(told)))
    answered = tuple(SEATS[number] for number in take(told, next(told)))
    return [read_frame(row, hits, answered) for row in rows]


def read_frame(row: list[int], hits: tuple[Hit, ...], answered: tuple[Seat, ...]) -> Frame:
    kind, fields = CODEC.frames[row[0]], CODEC.frame_fields[row[0]]
    numbers = dict(zip(CODEC.field_names(), row[1:], strict=True))
    values: dict[str, Any] = {
        name: field.read(iter([numbers[name]])) for name, field in fields.items()
    }
    if kind is Wounds:
        values |= {"hits": hits, "answered": answered}
    frame: Frame = kind(**values)
    return frame


def rooms_of(bits: int) -> list[Room]:
    return [room for room in ROOMS if bits >> room & 1]


def room_at(number: int) -> Room:
    return NOWHERE if number == NONE else ROOMS[number]


def seat_or_nobody(number: int) -> Seat:
    return NOBODY if number == NONE else SEATS[number]


def repeated(counts: list[int]) -> list[Card]:
    return [CARDS[number] for number, count in enumerate(counts) for _ in range(count)]
