"""The prompt for a decision: shows the options and answers commands until one is chosen."""

from collections.abc import Callable
from typing import Final, TypeAlias

from panicroom.cli.faces import Face
from panicroom.cli.playing.input.action_parser import ActionParser
from panicroom.cli.playing.input.explanations import Explainer
from panicroom.cli.playing.input.lookup import Lookup, Notebook
from panicroom.cli.playing.input.preferences import Preferences
from panicroom.cli.playing.input.typed_words import agrees, command_in, word_lists
from panicroom.cli.screen.listing import list_options
from panicroom.cli.screen.terminal import Leave, Terminal
from panicroom.cli.story.player_story import PlayerStory
from panicroom.cli.story.scenes import show_own, table_blocks
from panicroom.cli.story.viewpoints import PlayerViewpoint
from panicroom.kernel.game import Action

QUESTION_MARK: Final = "?"

Commands: TypeAlias = dict[str, Callable[[str], None]]
"""Handlers of commands, by the id of the words that can be typed."""


class Prompt:
    """Knows only what its viewpoint shows."""

    def __init__(
        self,
        terminal: Terminal,
        face: Face,
        viewpoint: PlayerViewpoint,
        preferences: Preferences | None = None,
        notebook: Notebook | None = None,
        others: Commands | None = None,
        meanwhile: Callable[[], None] = lambda: None,
    ) -> None:
        """`others` are more commands; `meanwhile` is called after every line that was typed."""
        self.terminal = terminal
        self.face = face
        self.viewpoint = viewpoint
        self.preferences = preferences or Preferences()
        self.story = PlayerStory(terminal, face, viewpoint, self.preferences.pace)
        self.memory = Lookup(self.story, notebook or Notebook([], lambda: None))
        self.reader = ActionParser(terminal, face, viewpoint)
        self.explainer = Explainer(self.reader)
        self.shown: list[str] = []
        self.others = others or {}
        self.meanwhile = meanwhile
        self.commands = word_lists(terminal.words, self.handlers())

    def handlers(self) -> Commands:
        """All commands of this prompt."""
        return {
            "command-help": self.explainer.help,
            "command-map": self.show_again,
            "command-why": self.explainer.why,
            "command-rules": self.explainer.look_up,
            "command-dossier": self.memory.show_dossier,
            "command-note": self.memory.take_note,
            "command-notes": self.memory.show_notes,
            "command-log": self.memory.tell_again,
            "command-pace": lambda text: self.preferences.set_pace(self.terminal, text),
            "command-confirm": lambda text: self.preferences.set_confirm(self.terminal, text),
            "command-quit": self.leave,
            **self.others,
        }

    def choose(self) -> Action | None:
        """Ask until an option is chosen; None if the options have changed meanwhile."""
        self.terminal.text()
        self.story.catch_up()
        self.show_table()
        self.show_options()
        options = self.viewpoint.options()
        while self.viewpoint.options() == options:
            action = self.answer(self.ask())
            if action is not None:
                return action
            self.meanwhile()
        return None

    def ask(self) -> str:
        return self.terminal.ask("prompt", who=self.face.asked(self.viewpoint.view()))

    def show_table(self) -> None:
        """Print only the blocks that have changed since they were last shown."""
        view = self.viewpoint.view()
        blocks = table_blocks(self.terminal, self.face, view)
        for block in blocks:
            if block not in self.shown:
                self.terminal.text()
                self.terminal.text(block)
        self.shown = blocks
        if self.face.own(view):
            self.terminal.text()
            show_own(self.terminal, self.face, view)

    def show_options(self) -> None:
        view = self.viewpoint.view()
        self.terminal.text()
        self.terminal.tell(self.face.owed(view))
        options = self.viewpoint.options()
        self.reader.choices = list_options(self.terminal, self.face, view, options)

    def answer(self, typed: str) -> Action | None:
        """The chosen option; None after a command or an error."""
        if not typed:
            self.show_options()
            self.terminal.say("prompt-empty")
            return None
        if typed == 2 * QUESTION_MARK:
            self.explainer.help_more()
            return None
        if typed.startswith(QUESTION_MARK):
            self.explainer.help(typed.lstrip(QUESTION_MARK).strip())
            return None
        meant, rest = command_in(typed, self.commands)
        if meant is not None:
            self.handlers()[meant](rest)
            return None
        return self.option(typed)

    def run_line(self, typed: str) -> None:
        """A line typed by a player who is not asked: any command, but no option."""
        if not typed or typed.isdecimal():
            self.terminal.say("prompt-not-asked")
        else:
            self.answer(typed)
        self.meanwhile()

    def option(self, typed: str) -> Action | None:
        action = self.reader.read(typed)
        if action is None:
            return None
        if action not in self.viewpoint.options():
            self.explainer.refuse(action)
            return None
        return action if self.is_sure(action) else None

    def is_sure(self, action: Action) -> bool:
        """Ask for confirmation of a grave action; Enter means yes."""
        grave = (
            self.face.confirm(self.viewpoint.view(), action) if self.preferences.confirm else None
        )
        if grave is None:
            return True
        self.terminal.tell(grave)
        if agrees(self.terminal, "ask-sure", default=True):
            return True
        self.terminal.say("prompt-not-done")
        return False

    def show_again(self, _: str) -> None:
        self.shown = []
        self.show_table()
        if self.viewpoint.options():
            self.show_options()

    def leave(self, _: str) -> None:
        raise Leave
