"""Settings of a player: by flags at the start, by commands in the middle of a game."""

from panicroom.cli.playing.input.pace import Pace, read_seconds
from panicroom.cli.playing.input.typed_words import word_lists
from panicroom.cli.screen.terminal import Terminal


class Preferences:
    def __init__(self, pace: Pace | None = None, confirm: bool = True) -> None:
        self.pace = pace or Pace()
        self.confirm = confirm

    def set_pace(self, terminal: Terminal, text: str) -> None:
        seconds = read_seconds(text)
        if seconds is None:
            terminal.say("pace-wrong", text=text)
            return
        self.pace.seconds = seconds
        terminal.say("pace-set", seconds=seconds)

    def set_confirm(self, terminal: Terminal, text: str) -> None:
        meant = word_lists(terminal.words, ("answer-on", "answer-off")).get(text.lower())
        if meant is None:
            terminal.say("confirm-wrong", text=text)
            return
        self.confirm = meant == "answer-on"
        terminal.say("confirm-set", on="yes" if self.confirm else "no")
