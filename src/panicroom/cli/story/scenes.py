"""Prints scenes (paragraphs of events) and the table."""

from collections.abc import Iterable

from panicroom.cli.faces import Face
from panicroom.cli.screen.terminal import Terminal
from panicroom.kernel.audience import Event, Viewer
from panicroom.kernel.game import View


def scenes(face: Face, events: Iterable[Event]) -> list[list[Event]]:
    """Cut events into scenes, where a turn or a phase begins."""
    cut: list[list[Event]] = [[]]
    before: Event | None = None
    for event in events:
        if face.is_scene(event, before):
            cut.append([])
        cut[-1].append(event)
        before = event
    return cut


def tell_scene(terminal: Terminal, face: Face, events: list[Event], viewer: Viewer) -> None:
    messages = face.story(events, viewer)
    if messages:
        terminal.tell(*messages)


def show_table(terminal: Terminal, face: Face, view: View) -> None:
    for block in table_blocks(terminal, face, view):
        terminal.text()
        terminal.text(block)


def table_blocks(terminal: Terminal, face: Face, view: View) -> list[str]:
    """The map, and the open information with the players."""
    facts = terminal.folded(face.facts(view))
    rows = terminal.columns(face.players(view, terminal.words))
    board = face.map(view, terminal.words, terminal.screen)
    blocks = [board, "\n".join([facts, *rows])]
    return [block for block in blocks if block]


def show_own(terminal: Terminal, face: Face, view: View) -> None:
    for message in face.own(view):
        terminal.tell(message)


def show_ending(terminal: Terminal, face: Face, view: View) -> None:
    """The result, and all hands."""
    terminal.text()
    for message in face.ending(view):
        terminal.tell(message)
    show_own(terminal, face, view)
