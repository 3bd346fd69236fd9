"""A state of Panik from the list of whole numbers that writing.py makes of one."""

from collections.abc import Iterator, Sequence
from typing import Any, get_args

from panicroom.core.codec import NONE
from panicroom.core.numbers import read_dice, take
from panicroom.core.panik.codec import CODEC, HUNTERS
from panicroom.kernel.dice import Dice
from panicroom.panik.agenda import ChooseManors, ChoosePosts, Frame
from panicroom.panik.pieces import (
    EVERY_HUNTER_KIND,
    EVERY_MANOR_KIND,
    GHOSTS,
    MANORS,
    SEATS,
    HunterKind,
    Manor,
)
from panicroom.panik.rulings import Rulings, SharedTandem
from panicroom.panik.state import State


def read_rulings(told: Iterator[int]) -> Rulings:
    return Rulings(get_args(SharedTandem)[next(told)], tuple(take(told, GHOSTS)))


def read_state(numbers: Sequence[int], key: str) -> State:
    told = iter(numbers)
    state = State(next(told), read_rulings(told), Dice(key))
    state.first = SEATS[next(told)]
    state.outcome = CODEC.read_outcome(told)
    state.decision = next(told)
    count = len(state.up)
    state.manors = [EVERY_MANOR_KIND[number] for number in take(told, count)]
    state.up = [bool(number) for number in take(told, count)]
    state.aside = [EVERY_MANOR_KIND[number] for number in take(told, next(told))]
    state.hands = [read_hand(told) for _ in range(state.seats)]
    state.hunters = [[HUNTERS[n] for n in take(told, next(told))] for _ in range(count)]
    state.scores = tuple(take(told, next(told)))
    state.agenda = read_agenda(told)
    read_dice(told, state.dice)
    return state


def read_hand(told: Iterator[int]) -> list[HunterKind]:
    return [kind for kind in EVERY_HUNTER_KIND for _ in range(next(told))]


def read_agenda(told: Iterator[int]) -> list[Frame]:
    rows = [take(told, 1 + len(CODEC.field_names())) for _ in range(next(told))]
    sealed = tuple(None if n == NONE else MANORS[n] for n in take(told, next(told)))
    return [read_frame(row, sealed) for row in rows]


def read_frame(row: list[int], sealed: tuple[Manor | None, ...]) -> Frame:
    kind, fields = CODEC.frames[row[0]], CODEC.frame_fields[row[0]]
    numbers = dict(zip(CODEC.field_names(), row[1:], strict=True))
    values: dict[str, Any] = {
        name: field.read(iter([numbers[name]])) for name, field in fields.items()
    }
    if kind in (ChooseManors, ChoosePosts):
        values["sealed"] = sealed
    frame: Frame = kind(**values)
    return frame
