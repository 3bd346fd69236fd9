"""Worlds: another state that a viewer's present view cannot tell from this one."""

from panicroom.kernel.audience import Viewer
from panicroom.kernel.dice import Dice
from panicroom.kernel.worlds import STREAM, twin_of
from panicroom.panik.agenda import ChooseManors, ChoosePosts
from panicroom.panik.pieces import Manor, manors_of
from panicroom.panik.state import State


def world(state: State, viewer: Viewer, dice: Dice) -> State:
    """Manors of others and those out of play change places; sealed answers change too."""
    twin = twin_of(state, dice)
    hidden = [m for m in twin.all_manors() if not twin.up[m] and m.owner != viewer]
    kinds = [twin.manors[m] for m in hidden] + twin.aside
    dice.shuffle(STREAM, kinds)
    for manor in hidden:
        twin.manors[manor] = kinds.pop()
    twin.aside = sorted(kinds)
    reseal(twin, viewer, dice)
    return twin


def reseal(state: State, viewer: Viewer, dice: Dice) -> None:
    """Another legal manor in each sealed answer that is not the viewer's."""
    frame = state.agenda[-1] if state.agenda else None
    if isinstance(frame, ChooseManors | ChoosePosts):
        sealed = list(frame.sealed)
        for seat, choice in enumerate(sealed):
            if choice is not None and seat != viewer:
                sealed[seat] = dice.pick(STREAM, face_down(state, seat))
        state.agenda[-1] = frame._replace(sealed=tuple(sealed))


def face_down(state: State, seat: int) -> list[Manor]:
    return [manor for manor in manors_of(seat) if not state.up[manor]]
