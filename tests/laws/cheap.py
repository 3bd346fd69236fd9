"""Laws cheap enough for every decision of every game."""

from typing import Any

from panicroom.kernel.match import Match
from panicroom.kernel.record import digest, parse_record
from tests.laws.subject import Subject


def check_cheap(subject: Subject, match: Match[Any]) -> None:
    who_owes_has_options(subject, match.state)
    for law in subject.laws:
        law(match)
    if match.over:
        the_record_replays(subject, match)


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
