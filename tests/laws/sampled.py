"""Slow laws (they copy, write and refuse): for sampled decisions, and all of a few games."""

import random
from typing import Any

from panicroom.kernel.errors import Refusal, Refused
from panicroom.kernel.match import AnyMatch, Match
from panicroom.kernel.record import digest, parse_record
from tests.laws.play import turn_of
from tests.laws.subject import Subject

ACTIONS_ON_A_COPY = 4


def check_sampled(subject: Subject, match: AnyMatch) -> None:
    """Each law leaves the position as it was."""
    if match.over:
        the_record_replays(subject, match)
        return
    state = match.state
    before = subject.game.write(state)
    for seat in subject.game.owed(state):
        options_are_spelled_and_apply(subject, state, seat)
        others_are_refused(subject, state, seat)
    those_who_wait_are_refused(subject, state, turn_of(match))
    copies_are_independent(subject, state, turn_of(match))
    assert subject.game.write(state) == before, "the position has changed"
    the_text_is_exact(subject, state, before)


def options_are_spelled_and_apply(subject: Subject, state: Any, seat: int) -> None:
    game = subject.game
    view = game.view(state, seat)
    for option in game.options(state, seat):
        game.sketch(view, option)
        text = game.spell(option)
        assert game.parse(text) == option, f"{text!r} is read as another action"
        twin = state.copy()
        events = game.apply(twin, seat, option)
        assert twin.news is events, f"{text!r} returns other events than it wrote"
        assert twin.outcome is not None or game.owed(twin), f"{text!r} leaves nothing to decide"


def others_are_refused(subject: Subject, state: Any, seat: int) -> None:
    """Every candidate is offered, or refused for the one reason that the view gives."""
    game = subject.game
    view = game.view(state, seat)
    options = set(game.options(state, seat))
    candidates = game.candidates(view)
    assert len(set(candidates)) == len(candidates), "a candidate comes twice"
    missing = options.difference(candidates)
    assert not missing, f"offered and no candidate: {missing}"
    assert set(game.offered(view)) == options, "the view offers something else"
    reason = subject.reasons(view)
    for action in candidates:
        if action in options:
            assert reason(action) is None, f"{action} is offered and refused"
        else:
            is_refused(subject, state, seat, action, reason(action))


def is_refused(subject: Subject, state: Any, seat: int, action: Any, reason: Any) -> None:
    assert reason is not None, f"{action} is not offered, and the view gives no reason"
    assert reason.rule in subject.rules, f"{action} is refused by {reason.rule}, which is no rule"
    refusal = refused(subject, state, seat, action)
    assert refusal == reason, f"{action}: {refusal}, but the view says {reason}"


def refused(subject: Subject, state: Any, seat: int, action: Any) -> Refusal:
    """What the game itself answers, which might know more than the view."""
    try:
        subject.game.apply(state, seat, action)
    except Refused as answer:
        return answer.refusal
    raise AssertionError(f"{action} is not offered but was taken")


def those_who_wait_are_refused(subject: Subject, state: Any, seed: int) -> None:
    """Some action of one seat that owes nothing."""
    game = subject.game
    waiting = sorted(set(range(state.seats)).difference(game.owed(state)))
    if waiting:
        chooser = random.Random(seed)
        seat = chooser.choice(waiting)
        view = game.view(state, seat)
        action = chooser.choice(game.candidates(view))
        is_refused(subject, state, seat, action, game.why_not(view, action))


def copies_are_independent(subject: Subject, state: Any, seed: int) -> None:
    """Play on with a copy; the caller looks whether the original has changed."""
    game = subject.game
    chooser = random.Random(seed)
    twin = state.copy()
    for _ in range(ACTIONS_ON_A_COPY):
        if twin.outcome is not None:
            return
        seat = chooser.choice(game.owed(twin))
        game.apply(twin, seat, chooser.choice(game.options(twin, seat)))


def the_text_is_exact(subject: Subject, state: Any, text: str) -> None:
    """Written, read and written again a position is the same, and offers the same."""
    game = subject.game
    again = game.read(text)
    assert game.write(again) == text, "read and written again the position is another"
    for seat in range(state.seats):
        offered = list(game.options(state, seat))
        assert list(game.options(again, seat)) == offered, f"seat {seat} is offered other things"


def the_record_replays(subject: Subject, match: AnyMatch) -> None:
    """From its text, to the same position."""
    text = str(match.record)
    record = parse_record(text.splitlines())
    again = Match.replay(subject.game, record)
    position = subject.game.write(match.state)
    assert subject.game.write(again.state) == position, "the replay ends in another position"
    assert record.digest == again.record.digest == digest(position), "the digests differ"
    assert str(again.record) == text, "the replay has another record"
    assert again.events == match.events, "the replay has other events"
