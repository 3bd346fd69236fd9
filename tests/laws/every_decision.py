"""Laws fast enough to be checked at every decision of every game."""

from typing import Any

from panicroom.kernel.match import AnyMatch, Match
from panicroom.kernel.record import parse_record
from tests.laws.subject import Subject

BY_IDENTITY: Any = object.__eq__
"""How things compare that say nothing else."""
KEPT = "offered"
"""Options listed since the last change: who has asked for them makes no difference."""


class EveryDecisionLaws:
    """Asked at every decision of one game; its replay runs beside it, action by action."""

    def __init__(self, subject: Subject) -> None:
        self.subject = subject
        self.replay: AnyMatch | None = None

    def __call__(self, match: AnyMatch) -> None:
        who_owes_has_options(self.subject, match.state)
        for law in self.subject.laws:
            law(match)
        replay = self.replay_is_identity(match)
        if match.over:
            the_same_is_told_and_kept(match, replay)

    def replay_is_identity(self, match: AnyMatch) -> AnyMatch:
        """What the record holds so far leads to the same position."""
        game = self.subject.game
        if self.replay is None:
            self.replay = Match.replay(game, match.record)
        for seat, text in match.record.actions[len(self.replay.record.actions) :]:
            self.replay.act(seat, game.parse(text))
        is_same = held(match.state) == held(self.replay.state)
        assert is_same, f"the replay stands elsewhere:\n{game.write(self.replay.state)}"
        return self.replay


def held(thing: Any) -> dict[str, Any]:
    """All that a state holds, to be compared: quicker than its text, and it leaves nothing out."""
    slots = [slot for kind in type(thing).__mro__ for slot in getattr(kind, "__slots__", ())]
    values = {slot: getattr(thing, slot) for slot in slots if slot != KEPT}
    return {
        slot: held(value) if type(value).__eq__ is BY_IDENTITY else value
        for slot, value in values.items()
    }


def who_owes_has_options(subject: Subject, state: Any) -> None:
    """Exactly the seats that owe an answer have options, and none has too many."""
    owed = subject.game.owed(state)
    assert bool(owed) == (state.outcome is None), f"{owed} owe, the outcome is {state.outcome}"
    for seat in range(state.seats):
        count = len(subject.game.options(state, seat))
        assert (count > 0) == (seat in owed), f"seat {seat} has {count} options, {owed} owe"
        assert count <= subject.most_options, f"seat {seat} has {count} options"


def the_same_is_told_and_kept(match: AnyMatch, replay: AnyMatch) -> None:
    assert replay.events == match.events, "the replay has other events"
    assert replay.record == match.record, "the replay has another record"
    read = parse_record(str(match.record).splitlines())
    assert read == match.record, "the record is read as another one"
