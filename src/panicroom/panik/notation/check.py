"""Positions that cannot be: each is refused by the rule or field it breaks."""

from collections import Counter

from panicroom.kernel.errors import Malformed
from panicroom.panik.agenda import ChooseManors, ChooseNewManor, ChoosePosts, GoOn
from panicroom.panik.pieces import (
    COLOURS,
    HUNTER_KINDS,
    ROOM,
    TEAM_COUNTS,
    owner_of,
)
from panicroom.panik.spelling import MANOR, spell
from panicroom.panik.state import State


def check(state: State) -> None:
    check_room(state)
    check_teams(state)
    check_agenda(state)


def check_room(state: State) -> None:
    for manor, hunters in enumerate(state.hunters):
        if len(hunters) > ROOM:
            raise Malformed(
                MANOR.write(manor), f"{len(hunters)} hunters", f"{ROOM} at most (PTURN-1)"
            )


def check_teams(state: State) -> None:
    """A team is nine hunters: in the hand, at manors, or just sent back."""
    moving = [frame for frame in state.agenda if isinstance(frame, ChooseNewManor)]
    placed = [hunter for hunters in state.hunters for hunter in hunters]
    for seat, hand in enumerate(state.hands):
        team = Counter(hand)
        team.update(kind for owner, kind in placed if owner == seat)
        team.update(frame.kind for frame in moving if frame.seat == seat)
        for kind, count in enumerate(TEAM_COUNTS):
            if team[kind] != count:
                raise Malformed(COLOURS[seat], HUNTER_KINDS[kind], f"{count} times in the team")
    if any(owner >= state.seats for owner, _ in placed):
        raise Malformed("hunter", COLOURS[state.seats], "a seat at the table")


def check_agenda(state: State) -> None:
    if state.over:
        return
    for below, frame in zip([None, *state.agenda], state.agenda, strict=False):
        if isinstance(frame, ChooseNewManor) and not isinstance(below, GoOn):
            raise Malformed("owed", spell(frame), "asked without a turn below it")
        if isinstance(frame, ChooseManors | ChoosePosts):
            check_sealed(state, frame)
        elif not 0 <= frame.seat < state.seats:
            raise Malformed("owed", spell(frame), "asked of a seat at the table")


def check_sealed(state: State, frame: ChooseManors | ChoosePosts) -> None:
    if len(frame.sealed) != state.seats:
        raise Malformed("owed", spell(frame), "an answer for each seat")
    for seat, manor in enumerate(frame.sealed):
        if manor is not None and owner_of(manor) != seat:
            raise Malformed("sealed", MANOR.write(manor), "the seat's own manor")
