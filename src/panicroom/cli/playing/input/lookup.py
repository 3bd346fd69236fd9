"""The commands log, dossier and notes: what the player can look up of the game so far."""

from collections.abc import Callable
from typing import Final

from panicroom.cli.story.player_story import PlayerStory

LONGEST_NOTE: Final = 200
DIGITS: Final = 4


class Notebook:
    """A player's notes, saved with the game and shown to that player only."""

    def __init__(self, notes: list[str], keep: Callable[[], None]) -> None:
        self.notes = notes
        self.keep = keep

    def add(self, text: str) -> None:
        self.notes.append(text[:LONGEST_NOTE])
        self.keep()


class Lookup:
    def __init__(self, story: PlayerStory, notebook: Notebook) -> None:
        self.story = story
        self.terminal = story.terminal
        self.notebook = notebook

    def tell_again(self, text: str) -> None:
        """The story so far, or its last paragraphs."""
        if text and not (text.isdecimal() and len(text) <= DIGITS and int(text)):
            self.terminal.say("log-wrong", text=text)
        elif not self.story.tell_again(int(text) if text else None):
            self.terminal.say("log-none")

    def show_dossier(self, _: str) -> None:
        face, viewpoint = self.story.face, self.story.viewpoint
        for paragraph in face.dossier(viewpoint.history(), viewpoint.view()):
            self.terminal.tell(*paragraph)
        if self.notebook.notes:
            self.terminal.say("dossier-notes")
            self.show_notes("")

    def take_note(self, text: str) -> None:
        if not text:
            self.show_notes("")
            return
        self.notebook.add(text)
        self.terminal.say("note-taken")

    def show_notes(self, _: str) -> None:
        if not self.notebook.notes:
            self.terminal.say("note-none")
        for number, text in enumerate(self.notebook.notes, 1):
            self.terminal.say("note-line", number=number, text=text)
