"""A game at one keyboard: people are asked one after the other, bots answer for themselves."""

from collections.abc import Callable

from panicroom.bots.table import Table
from panicroom.cli.faces import Face
from panicroom.cli.playing.answers import agrees
from panicroom.cli.playing.hot_seat import call_up, hand_over
from panicroom.cli.playing.pace import is_live
from panicroom.cli.playing.prompt import Prompt
from panicroom.cli.playing.seating import seat_name
from panicroom.cli.screen.terminal import Terminal
from panicroom.cli.telling.scenes import show_ending, show_table


class Sitting:
    """`prompts` are the people, by seat. Whoever was asked last looks at the screen, and is told
    what the bots do, until somebody else is asked."""

    def __init__(
        self,
        terminal: Terminal,
        face: Face,
        table: Table,
        prompts: dict[int, Prompt],
        keep: Callable[[], None] = lambda: None,
    ) -> None:
        self.terminal = terminal
        self.face = face
        self.table = table
        self.prompts = prompts
        self.keep = keep
        self.looking: int | None = None if len(prompts) > 1 else next(iter(prompts))
        self.introduced: set[int] = set()

    def play(self) -> None:
        """Where people and bots are asked together people answer first: answers are sealed."""
        while not self.table.match.over and self.has_people():
            seat = self.next_person()
            if seat is None:
                self.step()
            else:
                self.ask(seat)
        self.end()

    def has_people(self) -> bool:
        return not all(self.face.is_out(prompt.eyes.view()) for prompt in self.prompts.values())

    def next_person(self) -> int | None:
        """The one who looks before others who are asked as well."""
        asked = [seat for seat, prompt in self.prompts.items() if prompt.eyes.options()]
        return self.looking if self.looking in asked else next(iter(asked), None)

    def ask(self, seat: int) -> None:
        self.turn_to(seat)
        action = self.prompts[seat].choose()
        self.table.act(seat, action)
        self.keep()

    def step(self) -> None:
        """One bot's answer; its turn is told when it is over."""
        self.table.step()
        self.keep()
        if self.looking is not None:
            self.prompts[self.looking].story.go_on()

    def turn_to(self, seat: int) -> None:
        """Whoever has looked so far reads to the end, and nothing of it stays on the screen."""
        if seat == self.looking:
            return
        name = seat_name(self.face, seat)
        if self.looking is None:
            self.terminal.text()
            call_up(self.terminal, name)
        else:
            self.prompts[self.looking].story.catch_up()
            hand_over(self.terminal, name)
        self.looking = seat
        self.prompts[seat].shown = []
        self.introduce(seat)

    def introduce(self, seat: int) -> None:
        """Once, when somebody sees the game for the first time."""
        if seat not in self.introduced:
            self.introduced.add(seat)
            for message in self.face.introduction(self.prompts[seat].eyes.view()):
                self.terminal.tell(message)

    def end(self) -> None:
        """Told to whoever looks; now all is shown."""
        seat = next(iter(self.prompts)) if self.looking is None else self.looking
        looking = self.prompts[seat]
        self.terminal.text()
        looking.story.catch_up()
        if not self.table.match.over:
            self.play_out(looking)
        view = looking.eyes.view()
        show_table(self.terminal, self.face, view)
        show_ending(self.terminal, self.face, view)

    def play_out(self, looking: Prompt) -> None:
        """No person is left: the bots go on, watched or not."""
        self.terminal.say("play-out")
        is_watched = is_live() and agrees(self.terminal, "ask-rest", default=False)
        while self.table.step():
            self.keep()
            if is_watched:
                looking.story.go_on()
        if is_watched:
            looking.story.catch_up()
