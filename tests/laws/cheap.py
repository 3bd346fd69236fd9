"""Laws cheap enough for every decision of every game."""

from typing import Any

from panicroom.kernel.match import Match
from panicroom.kernel.record import digest, parse_record
from tests.laws.subject import Subject


class CheapLaws:
    """Asked at every decision of one game; its replay runs beside it, action by action."""

    def __init__(self, subject: Subject) -> None:
        self.subject = subject
        self.replay: Match[Any] | None = None

    def __call__(self, match: Match[Any]) -> None:
        who_owes_has_options(self.subject, match.state)
        for law in self.subject.laws:
            law(match)
        self.replay_is_identity(match)
        if match.over:
            the_record_replays(self.subject, match)

    def replay_is_identity(self, match: Match[Any]) -> None:
        """What the record holds so far leads to the same position."""
        game = self.subject.game
        if self.replay is None:
            self.replay = Match.replay(game, match.record)
        for seat, text in match.record.actions[len(self.replay.record.actions) :]:
            self.replay.act(seat, game.parse(text))
        here, there = game.write(match.state), game.write(self.replay.state)
        assert here == there, f"the replay stands elsewhere:\n{there}"


def who_owes_has_options(subject: Subject, state: Any) -> None:
    """Exactly the seats that owe an answer have options, and none has too many."""
    owed = subject.game.owed(state)
    assert bool(owed) == (state.outcome is None), f"{owed} owe, the outcome is {state.outcome}"
    for seat in range(state.seats):
        count = len(subject.game.options(state, seat))
        assert (count > 0) == (seat in owed), f"seat {seat} has {count} options, {owed} owe"
        assert count <= subject.most_options, f"seat {seat} has {count} options"


def the_record_replays(subject: Subject, match: Match[Any]) -> None:
    """From its text, to the same position."""
    text = str(match.record)
    record = parse_record(text.splitlines())
    again = Match.replay(subject.game, record)
    position = subject.game.write(match.state)
    assert subject.game.write(again.state) == position, "the replay ends in another position"
    assert record.digest == again.record.digest == digest(position), "the digests differ"
    assert str(again.record) == text, "the replay has another record"
    assert again.events == match.events, "the replay has other events"
