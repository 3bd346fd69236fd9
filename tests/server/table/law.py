"""The secrecy law over a table: two that differ only in what is hidden from a viewer tell that
viewer the same, and what comes by itself comes at the same moments. Nor does anybody notice a
sealed answer of another before the last one is in."""

import random
from copy import copy, deepcopy
from typing import Any

from panicroom.kernel.audience import Event, Viewer
from panicroom.kernel.dice import Dice
from panicroom.kernel.match import Match
from panicroom.kernel.record import Record
from panicroom.server.table import due, standing
from panicroom.server.table.bots import TableBots
from panicroom.server.table.entries import Moved
from panicroom.server.table.fold import TableFold
from panicroom.server.table.folding import take
from panicroom.server.table.lines import Line
from panicroom.server.table.standing import Standing
from panicroom.server.table.stream import Stream
from tests.laws.games import GAMES
from tests.secrecy.law import alike_actions, are_told_apart, is_sealed_by_another

STEPS = 3
SUBJECTS = {subject.game.name: subject for subject in GAMES}


def check_table(fold: TableFold, viewer: Viewer, key: str, now: int) -> None:
    """Play on at this table and at one of another world, as long as the two look the same."""
    subject, chooser = SUBJECTS[fold.lobby.game], random.Random(key)
    state = state_of(fold)
    ours = twin(fold, state.copy())
    theirs = twin(fold, subject.game.world(state, viewer, Dice(key)))
    for _ in range(STEPS):
        look_alike(ours, theirs, viewer, now)
        seat = chooser.choice(ours.owed())
        pairs = alike_actions(subject, viewer, seat, state_of(ours), state_of(theirs))
        if not pairs:
            return
        before, decision = told(ours, viewer, now), state_of(ours).decision
        action, other = chooser.choice(pairs)
        move(ours, seat, action, now)
        move(theirs, seat, other, now)
        is_sealed = is_sealed_by_another(subject, viewer, seat, action)
        if is_sealed and state_of(ours).decision == decision:
            assert told(ours, viewer, now) == before, f"{viewer} notices that {seat} has sealed"
        since = before[0].number
        if ours.status == "over" or are_told_apart(
            subject, events(ours, viewer, since), events(theirs, viewer, since)
        ):
            return
        now += 500
    look_alike(ours, theirs, viewer, now)


def look_alike(ours: TableFold, theirs: TableFold, viewer: Viewer, now: int) -> None:
    (one, mark), (other, its) = told(ours, viewer, now), told(theirs, viewer, now)
    for field in Standing._fields:
        here, there = getattr(one, field), getattr(other, field)
        assert here == there, f"{viewer} is told another {field}: {here} or {there}"
    assert mark == its, f"{viewer} stands at {mark} or at {its}"
    here, there = due.due(ours, "t", now), due.due(theirs, "t", now)
    assert here == there, f"here is due {here}, there {there}"


def told(fold: TableFold, viewer: Viewer, now: int) -> tuple[Standing, Any]:
    return standing.standing_for(fold, viewer, 0, now), standing.mark_of(fold, viewer)


def events(fold: TableFold, viewer: Viewer, since: int) -> list[Event]:
    heard = fold.stream.since(viewer, since)
    return [item for item in heard if isinstance(item, Event)]


def move(fold: TableFold, seat: int, action: Any, now: int) -> None:
    moved = Moved(seat, fold.game.spell(action), "person")
    take(fold, Line(fold.seq + 1, now, moved))


def twin(fold: TableFold, state: Any) -> TableFold:
    """The same table with this state, and the same past."""
    assert fold.match is not None
    other = copy(fold)
    other.match = Match(fold.game, state, Record(fold.game.name, fold.match.record.setup))
    other.match.events = fold.match.events[:]
    other.stream = Stream()
    other.stream.extend(fold.stream.items)
    other.lobby, other.moves = deepcopy(fold.lobby), fold.moves[:]
    other.bots = TableBots()
    return other


def state_of(fold: TableFold) -> Any:
    assert fold.match is not None
    return fold.match.state
