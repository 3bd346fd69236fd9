"""Steps through a record, forward and back, from any viewpoint."""

from typing import Final

from panicroom.cli.faces import Face
from panicroom.cli.flags import seat_of
from panicroom.cli.playing.input.typed_words import word_lists
from panicroom.cli.screen.terminal import Leave, Terminal
from panicroom.cli.story.scenes import scenes, show_ending, show_own, show_table
from panicroom.cli.story.viewpoints import MatchViewpoint, OpenViewpoint, Viewpoint
from panicroom.cli.user_error import UserError
from panicroom.kernel.audience import Event, Viewer
from panicroom.kernel.match import AnyMatch, Match
from panicroom.kernel.record import Record
from panicroom.words import Message

COMMANDS: Final = (
    "step-next",
    "step-back",
    "step-round",
    "step-seat",
    "step-open",
    "step-help",
    "command-quit",
)
KEYS: Final = {"": "step-next", "[c": "step-next", "[d": "step-back", "?": "step-help"}
"""Enter, and what a line read of the arrow keys leaves of their escape codes."""


class Replayer:
    def __init__(
        self, terminal: Terminal, face: Face, record: Record, viewer: Viewer, is_open: bool
    ) -> None:
        self.terminal = terminal
        self.face = face
        self.record = record
        self.viewer = viewer
        self.is_open = is_open
        self.step = 0
        self.last = len(record.actions)
        self.commands = {**word_lists(terminal.words, COMMANDS), **KEYS}

    def run(self) -> None:
        self.terminal.say("step-how")
        self.show()
        while True:
            if self.run_line(self.terminal.ask("step-prompt", step=self.step, last=self.last)):
                self.show()

    def run_line(self, typed: str) -> bool:
        """Run a command; True if the table must be shown again."""
        first, _, rest = typed.partition(" ")
        word = first.lower()
        match self.commands.get(word):
            case "step-next":
                return self.go_to(self.step + 1)
            case "step-back":
                return self.go_to(self.step - 1)
            case "step-round":
                return self.go_to(max(self.next_round(), self.step + 1))
            case "step-seat":
                return self.look_through(rest.strip())
            case "step-open":
                self.is_open = True
                return True
            case "command-quit":
                raise Leave
            case _:
                if word.isdecimal():
                    return self.go_to(int(word[:9]))
                self.terminal.say("step-how")
                return False

    def go_to(self, step: int) -> bool:
        if not 0 <= step <= self.last:
            self.terminal.say("step-beyond", last=self.last)
            return False
        self.step = step
        return True

    def next_round(self) -> int:
        """The first step of the next round, or the last step."""
        match = self.match_at(self.step)
        begun = self.face.round(match.view(None))
        for seat, text in self.record.actions[self.step :]:
            match.act(seat, match.game.parse(text))
            if self.face.round(match.view(None)) != begun:
                break
        return len(match.record.actions)

    def look_through(self, color: str) -> bool:
        """Change to a player's viewpoint, or without a color to a spectator's."""
        try:
            seats = self.match_at(0).state.seats
            self.viewer = seat_of(self.face, color, seats) if color else None
        except UserError as error:
            self.terminal.tell(error.message)
            return False
        self.is_open = False
        return True

    def show(self) -> None:
        """What the last action did, and the table."""
        match = self.match_at(max(self.step - 1, 0))
        viewpoint = self.viewpoint(match)
        if self.step:
            viewpoint.news()
            seat, text = self.record.actions[self.step - 1]
            match.act(seat, match.game.parse(text))
        self.terminal.text()
        self.terminal.say("step-at", step=self.step, last=self.last, eyes=self.whose())
        self.tell(viewpoint.news())
        view = viewpoint.view()
        show_table(self.terminal, self.face, view)
        show_end = show_ending if match.over else show_own
        show_end(self.terminal, self.face, view)

    def tell(self, news: list[Event]) -> None:
        """The step as a story; if that is empty, the events that stories leave out."""
        viewer = None if self.is_open else self.viewer
        told = [self.face.story(scene, viewer) for scene in scenes(self.face, news)]
        small = [message for event in news if (message := self.face.tell(event, viewer))]
        for messages in told if any(told) else [small or [Message("step-silent")]]:
            if messages:
                self.terminal.tell(*messages)

    def whose(self) -> Message:
        if self.is_open:
            return Message("eyes-open")
        if self.viewer is None:
            return Message("eyes-spectator")
        return Message("eyes-seat", {"seat": Message(f"seat-{self.face.seat_words[self.viewer]}")})

    def match_at(self, step: int) -> AnyMatch:
        return Match.replay(self.face.game, self.record, step)

    def viewpoint(self, match: AnyMatch) -> Viewpoint:
        return (
            OpenViewpoint(match, self.face) if self.is_open else MatchViewpoint(match, self.viewer)
        )
