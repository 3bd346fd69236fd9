"""A state of Panik as a list of whole numbers; reading.py makes a state of it again.
native/panik/stream.c has the same list from the other side and checks every number of it."""

from collections.abc import Iterator, Sequence
from typing import get_args

from panicroom.core.codec import NONE
from panicroom.core.numbers import counted, write_dice
from panicroom.core.panik.codec import CODEC, HUNTERS
from panicroom.panik.agenda import ChooseManors, ChoosePosts, Frame
from panicroom.panik.pieces import EVERY_HUNTER_KIND
from panicroom.panik.rulings import Rulings, SharedTandem
from panicroom.panik.state import State


def write_rulings(rulings: Rulings) -> tuple[int, ...]:
    return (get_args(SharedTandem).index(rulings.shared_tandem), *rulings.ghosts)


def write_state(state: State) -> tuple[int, ...]:
    """All but the key of the dice, and what follows from the rest: news and options."""
    return (
        state.seats,
        *write_rulings(state.rulings),
        state.first,
        *CODEC.write_outcome(state.outcome),
        state.decision,
        *state.manors,
        *state.up,
        *counted(state.aside),
        *(hand.count(kind) for hand in state.hands for kind in EVERY_HUNTER_KIND),
        *(number for there in state.hunters for number in counted(list(map(HUNTERS.index, there)))),
        *counted(state.scores),
        *write_agenda(state.agenda),
        *write_dice(state.dice),
    )


def write_agenda(agenda: Sequence[Frame]) -> Iterator[int]:
    """Each frame with the fields of all kinds, 0 where it has none; then the sealed answers of
    the one that has such."""
    yield len(agenda)
    for frame in agenda:
        kind = CODEC.frames.index(type(frame))
        fields = CODEC.frame_fields[kind]
        yield kind
        for name in CODEC.field_names():
            yield fields[name].write(getattr(frame, name))[0] if name in fields else 0
    sealed = [frame.sealed for frame in agenda if isinstance(frame, ChooseManors | ChoosePosts)]
    yield from counted([NONE if manor is None else manor for manors in sealed for manor in manors])
