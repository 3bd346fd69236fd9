"""Games one after another with the same people: greeting, game, record, rematch."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from panicroom.cli.command_lines import replay_command
from panicroom.cli.faces import Face
from panicroom.cli.playing.dice_check import dice_messages
from panicroom.cli.playing.game_loop import GameLoop
from panicroom.cli.playing.input.hot_seat import wipe
from panicroom.cli.playing.input.line_input import can_be_looked_at
from panicroom.cli.playing.input.pace import is_live
from panicroom.cli.playing.input.preferences import Preferences
from panicroom.cli.playing.input.typed_words import agrees
from panicroom.cli.playing.server.local_players import LocalPlayers
from panicroom.cli.playing.server.records import keep_record
from panicroom.cli.playing.setup.seating import SeatedBot, Seating, bots_message
from panicroom.cli.screen.terminal import GAP, Leave, Terminal
from panicroom.client import Dismissed, Problem, Seat
from panicroom.kernel.record import parse_record
from panicroom.words import Message


class GameSeries:
    """`how_to_go_on` is the command that resumes a game which was left."""

    def __init__(
        self, players: LocalPlayers, preferences: Preferences, saves: Path, how_to_go_on: str
    ) -> None:
        self.players, self.preferences, self.saves = players, preferences, saves
        self.how_to_go_on = how_to_go_on

    def go_on(self, terminal: Terminal, code: str) -> None:
        taken = self.players.go_on(code)
        loop = self.players.sit_down(terminal, taken, self.preferences)
        loop.introduced |= set(taken)
        loop.has_acted = True
        terminal.say("play-resumed", title=Message("title"))
        self.play(terminal, taken, loop)
        self.play_again(terminal, taken, [])

    def join(self, terminal: Terminal, taken: dict[int, Seat]) -> None:
        """Play at a table whose game others may have begun."""
        loop = self.players.sit_down(terminal, taken, self.preferences)
        loop.has_acted = True
        greet(terminal, loop, [])
        if can_be_looked_at():
            terminal.say("play-how-waiting")
        self.play(terminal, taken, loop)

    def meet_again(self, terminal: Terminal, seat: Seat, at_table: Callable[[str], None]) -> None:
        """Ask for a rematch and play it at the new table."""
        if agrees(terminal, "ask-another", default=False):
            at_table(self.players.rematch(seat))

    def begin(
        self,
        terminal: Terminal,
        face: Face,
        wishes: Mapping[str, Any],
        seating: Seating,
        rules: Sequence[Message],
    ) -> None:
        taken = self.players.begin(face, wishes, seating)
        self.play_new(terminal, taken, rules)
        self.play_again(terminal, taken, rules)

    def play_again(
        self, terminal: Terminal, taken: dict[int, Seat], rules: Sequence[Message]
    ) -> None:
        while is_live() and agrees(terminal, "ask-another", default=False):
            taken = self.players.again(taken)
            self.play_new(terminal, taken, rules)

    def play_new(
        self, terminal: Terminal, taken: dict[int, Seat], rules: Sequence[Message]
    ) -> None:
        loop = self.players.sit_down(terminal, taken, self.preferences)
        greet(terminal, loop, rules)
        self.play(terminal, taken, loop)

    def play(self, terminal: Terminal, taken: dict[int, Seat], loop: GameLoop) -> None:
        try:
            loop.play()
        except (Leave, KeyboardInterrupt):
            self.leave(terminal, taken, loop)
            raise Leave from None
        table = next(iter(taken.values()))
        self.players.state_file.forget_table(table.table)
        record = parse_record(self.players.api.record(table.table, table.guest).splitlines())
        path = keep_record(record, self.saves)
        terminal.text()
        for message in dice_messages(loop.face.game, record, taken.values()):
            terminal.tell(message)
        terminal.say("play-saved", file=str(path))
        terminal.text(GAP + replay_command(path, terminal.words.lang))

    def leave(self, terminal: Terminal, taken: dict[int, Seat], loop: GameLoop) -> None:
        """The game may be resumed, so the dice key stays secret and hands leave the screen."""
        if len(taken) > 1:
            wipe()
        if not loop.has_acted:
            end(taken)
            self.players.state_file.forget_table(next(iter(taken.values())).table)
            terminal.say("play-not-kept")
            return
        terminal.text()
        terminal.say("play-left")
        terminal.text(GAP + self.how_to_go_on)


def end(taken: dict[int, Seat]) -> None:
    """End by vote a game that nobody has played, so that it is not offered for resuming."""
    for seat in taken.values():
        try:
            seat.wish("vote", end=True)
        except (Problem, Dismissed):
            return  # a majority has voted: it has ended


def greet(terminal: Terminal, loop: GameLoop, rules: Sequence[Message]) -> None:
    """Several people are introduced to the game one by one, when each first looks."""
    terminal.text()
    for message in rules:
        terminal.tell(message)
    for place in loop.places.values():
        place.prompt.story.listen()
        place.viewpoint.notices()  # dropped: the seats are shown below
    if loop.looking is not None:
        loop.introduce(loop.looking)
    state = next(iter(loop.places.values())).seat.state
    bots = [
        SeatedBot(seat, chair["level"], chair["persona"])
        for seat, chair in enumerate(state["chairs"])
        if chair["level"] is not None
    ]
    terminal.tell(bots_message(loop.face, bots))
    is_shared = state["nonces"] is not None
    terminal.say("dice-sealed" if is_shared else "play-sealed", hash=state["commitment"])
    terminal.say("play-how")
