"""What always holds of a game over the wire, asked in the middle of its games."""

import json
import random
from typing import Any, Final

from panicroom.kernel.audience import Viewer, heard_by
from panicroom.kernel.match import AnyMatch
from tests.conformance.schema import Validator
from tests.laws.play import turn_of
from tests.laws.subject import Subject

EVERY: Final = 8
"""Views are looked at in every eighth position, and in the last."""

CANDIDATES: Final = 10


def sent(data: Any) -> Any:
    """As another process gets it."""
    return json.loads(json.dumps(data, allow_nan=False))


def typed(value: Any) -> Any:
    """With all types spelled out: a Role is more than its number."""
    if isinstance(value, frozenset):
        return frozenset(map(typed, value))
    return (type(value), tuple(map(typed, value)) if isinstance(value, tuple) else value)


class WireLaws:
    """One viewer after the other looks."""

    def __init__(self, subject: Subject) -> None:
        self.subject = subject
        self.game = subject.game
        self.wire = subject.game.wire
        self.schema = Validator(self.wire.schema()["$defs"])

    def __call__(self, match: AnyMatch) -> None:
        viewers = [*range(match.state.seats), None]
        looks, rest = divmod(turn_of(match), EVERY)
        self.events_come_back(match, viewers[turn_of(match) % len(viewers)])
        if rest == 0 or match.over:
            self.a_view_comes_back(match.view(viewers[looks % len(viewers)]))
            for seat in self.game.owed(match.state):
                self.options_come_back(match, seat)
            self.refusals_come_back(match, looks % match.state.seats)

    def events_come_back(self, match: AnyMatch, viewer: Viewer) -> None:
        for heard in filter(None, (heard_by(event, viewer) for event in match.state.news)):
            data = sent(self.wire.event(heard))
            assert self.wire.read_event(data) == heard
            assert self.schema.allows("Event", data), data

    def a_view_comes_back(self, view: Any) -> None:
        written = json.dumps(self.wire.view(view))
        read = self.wire.read_view(json.loads(written))
        assert typed(read) == typed(view)
        assert json.dumps(self.wire.view(read)) == written
        assert self.schema.allows("View", json.loads(written)), written

    def options_come_back(self, match: AnyMatch, seat: int) -> None:
        view, read = self.seen_and_read(match, seat)
        for option in self.game.options(match.state, seat):
            data = self.wire.option(view, option)
            assert self.game.parse(data["action"]) == option
            assert self.wire.option(read, option) == data
            assert self.schema.allows("Option", sent(data)), data

    def refusals_come_back(self, match: AnyMatch, seat: int) -> None:
        """And a view that was sent gives the same reasons as the one that was not."""
        view, read = self.seen_and_read(match, seat)
        candidates = self.game.candidates(read)
        assert candidates == self.game.candidates(view)
        chooser, reason = random.Random(turn_of(match)), self.subject.reasons(view)
        for action in chooser.sample(candidates, min(CANDIDATES, len(candidates))):
            refusal = self.game.why_not(read, action)
            assert refusal == reason(action)
            if refusal is not None:
                data = sent(self.wire.refusal(refusal))
                assert self.wire.read_refusal(data) == refusal
                assert self.schema.allows("Refusal", data), data

    def seen_and_read(self, match: AnyMatch, seat: int) -> tuple[Any, Any]:
        view = match.view(seat)
        return view, self.wire.read_view(sent(self.wire.view(view)))
