"""Positions that cannot be: each is refused by the rule or field it breaks."""

from collections import Counter

from panicroom.kernel.errors import Malformed
from panicroom.kernel.expected import AT_THE_TABLE, at_most, this_many
from panicroom.panik.notation.check_owed import check_owed
from panicroom.panik.pieces import (
    COLORS,
    EVERY_HUNTER_KIND,
    HUNTER_KINDS,
    MANORS,
    ROOM,
    TEAM_COUNTS,
)
from panicroom.panik.spelling import MANOR, write_hunter
from panicroom.panik.state import State


def check(state: State) -> None:
    check_seats(state)
    check_room(state)
    check_teams(state)
    check_owed(state)


def check_seats(state: State) -> None:
    winners = state.outcome.winners if state.outcome else ()
    for field, seat in (("first", state.first), *(("over", winner) for winner in winners)):
        if seat >= state.seats:
            raise Malformed(field, COLORS[seat], AT_THE_TABLE)
    if state.scores and len(state.scores) != state.seats:
        raise Malformed("scores", " ".join(map(str, state.scores)), this_many(state.seats))


def check_room(state: State) -> None:
    for manor, hunters in enumerate(state.hunters):
        if len(hunters) > ROOM:
            raise Malformed(MANOR.write(MANORS[manor]), str(len(hunters)), at_most(ROOM, "PTURN-1"))


def check_teams(state: State) -> None:
    """A team is nine hunters: in the hand, at manors, or just sent back."""
    out = state.hunters_out()
    for seat, hand in enumerate(state.hands):
        team = Counter(hand)
        team.update(kind for owner, kind in out if owner == seat)
        for kind, count in zip(EVERY_HUNTER_KIND, TEAM_COUNTS, strict=True):
            if team[kind] != count:
                found = f"{HUNTER_KINDS[kind]}*{team[kind]}"
                raise Malformed(COLORS[seat], found, this_many(count))
    for hunter in out:
        if hunter.owner >= state.seats:
            raise Malformed("hunter", write_hunter(hunter), AT_THE_TABLE)
