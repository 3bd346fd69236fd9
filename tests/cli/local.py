"""A person and a match in one process: what a prompt shows and does, without a server between."""

from collections.abc import Sequence

from panicroom.bots.table import Table
from panicroom.cli.playing.input.prompt import Prompt
from panicroom.cli.story.viewpoints import MatchViewpoint
from panicroom.kernel.errors import Refusal
from panicroom.kernel.game import Action
from panicroom.kernel.match import AnyMatch


class SeatViewpoint(MatchViewpoint):
    """Those of one who plays: also what may be done, and why something may not."""

    def __init__(self, match: AnyMatch, seat: int, seen: int = 0) -> None:
        super().__init__(match, seat, seen)
        self.seat = seat

    def options(self) -> Sequence[Action]:
        return self._match.game.options(self._match.state, self.seat)

    def why_not(self, action: Action) -> Refusal | None:
        return self._match.game.why_not(self.view(), action)


def play_on(table: Table, seat: int, prompt: Prompt) -> None:
    """Until the person has had enough, or the game is over."""
    while not table.match.over:
        if prompt.viewpoint.options():
            action = prompt.choose()
            assert action is not None
            table.act(seat, action)
        else:
            table.step()
            prompt.story.go_on()
