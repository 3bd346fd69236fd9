"""Panik before the laws: where its random games begin, and what always holds in it."""

from collections import Counter
from collections.abc import Iterator
from itertools import chain
from typing import Any, Final, TypeAlias

from panicroom.kernel.audience import Event
from panicroom.kernel.match import Match
from panicroom.panik import PANIK
from panicroom.panik.actions import Action, PostTandem, TurnUp
from panicroom.panik.agenda import ChooseNewManor
from panicroom.panik.pieces import COLORS, GHOSTS, MANOR_COUNTS, MANORS, ROOM, TABLE, TEAM
from panicroom.panik.reveals import REVEALS
from panicroom.panik.rules.scoring import ManorScored
from panicroom.panik.rules.setup import HunterPlaced, ManorTurned
from panicroom.panik.spelling import MANOR
from panicroom.panik.state import State
from panicroom.panik.view import View
from tests.laws.subject import Start, Subject
from tests.rule_coverage import rule_ids

PanikMatch: TypeAlias = Match[State, Action, View]
SEATS: Final = range(TABLE.fewest_seats, TABLE.most_seats + 1)
FAMILIES: Final[dict[str, dict[str, Any]]] = {
    "single": {},
    "double": {"shared_tandem": "double"},
    "few-ghosts": {"ghosts": [9, 0, 0, 0, 4]},
}


def starts() -> Iterator[Start]:
    """Both values of shared_tandem and another distribution, for every number of players."""
    for family, rulings in FAMILIES.items():
        for seats in SEATS:
            setup = PANIK.setup(seats=seats, **rulings)
            yield Start(f"{family}-{seats}", family, setup)


def manors_are_conserved(match: PanikMatch) -> None:
    """Every manor of the box lies in front of a player or aside."""
    state = match.state
    box = Counter(dict(enumerate((*state.rulings.ghosts, *MANOR_COUNTS[GHOSTS:]))))
    found = Counter(state.manors + state.aside)
    assert found == box, f"manors too many or too few: {found}, not {box}"


def teams_are_conserved(match: PanikMatch) -> None:
    """Every hunter is in the hand, at a manor, or just sent back."""
    state = match.state
    moving = [frame for frame in state.agenda if isinstance(frame, ChooseNewManor)]
    for seat, hand in enumerate(state.hands):
        team = hand + [kind for owner, kind in chain(*state.hunters) if owner == seat]
        team += [frame.kind for frame in moving if frame.seat == seat]
        assert sorted(team) == list(TEAM), f"the team of {COLORS[seat]} is {sorted(team)}"


def manors_have_room_for_four(match: PanikMatch) -> None:
    for manor, hunters in enumerate(match.state.hunters):
        assert len(hunters) <= ROOM, f"{len(hunters)} hunters are at {MANOR.write(MANORS[manor])}"


def what_was_turned_is_face_up(match: PanikMatch) -> None:
    """And nothing else is: no manor is turned twice, in secret or face down again."""
    turned = sorted(event.manor for event in happened(match, ManorTurned))
    up = [manor for manor, is_up in enumerate(match.state.up) if is_up]
    assert turned == up, f"turned were {turned}, but face up are {up}"


def the_game_ends_with_the_last_hunter(match: PanikMatch) -> None:
    """So all games of a table have the same number of placements."""
    placed, in_hand = len(happened(match, HunterPlaced)), sum(map(len, match.state.hands))
    whole = len(TEAM) * match.state.seats
    assert placed + in_hand == whole, f"{placed} hunters were placed, {in_hand} are in hand"
    assert not match.over or placed == whole, f"over after {placed} hunters"


def scores_are_what_the_manors_earned(match: PanikMatch) -> None:
    if match.state.outcome is None:
        return
    scored = happened(match, ManorScored)
    assert [event.manor for event in scored] == list(range(len(match.state.up))), "not each once"
    earned = [sum(points) for points in zip(*(event.points for event in scored), strict=True)]
    scores = list(match.state.scores)
    assert scores == earned, f"the scores are {scores}, but the manors earned {earned}"
    best = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
    assert match.state.outcome.winners == best, f"{best} have most points"


def happened(match: PanikMatch, kind: type[Event]) -> list[Any]:
    return [event for event in match.events if type(event) is kind]


PANIK_SUBJECT: Final = Subject(
    game=PANIK,
    starts=tuple(starts()),
    laws=(
        manors_are_conserved,
        teams_are_conserved,
        manors_have_room_for_four,
        what_was_turned_is_face_up,
        the_game_ends_with_the_last_hunter,
        scores_are_what_the_manors_earned,
    ),
    rules=frozenset(rule_ids(PANIK.name)),
    most_options=73,  # the first turn of four: 4 kinds at 16 manors, and 9 manors to detect
    longest=200,  # 93 is the most seen in 3,000 games
    sealed=(TurnUp, PostTandem),
    reveals=REVEALS,
)
