"""A game as it is told: what happened as short paragraphs, and the table as it stands."""

from collections.abc import Iterable

from panicroom.cli.eyes import Eyes
from panicroom.cli.faces import Face
from panicroom.cli.terminal import Terminal
from panicroom.kernel.audience import Event, Viewer
from panicroom.kernel.game import View


def tell_news(terminal: Terminal, face: Face, eyes: Eyes) -> None:
    for scene in scenes(face, eyes.news()):
        tell_scene(terminal, face, scene, eyes.viewer)


def scenes(face: Face, events: Iterable[Event]) -> list[list[Event]]:
    """Cut where a turn or a phase begins."""
    cut: list[list[Event]] = [[]]
    before: Event | None = None
    for event in events:
        if face.is_scene(event, before):
            cut.append([])
        cut[-1].append(event)
        before = event
    return cut


def tell_scene(terminal: Terminal, face: Face, events: list[Event], viewer: Viewer) -> None:
    told = [face.tell(event, viewer) for event in events]
    messages = [message for message in told if message is not None]
    if messages:
        terminal.tell(*messages)


def show_table(terminal: Terminal, face: Face, view: View) -> None:
    for block in table_blocks(terminal, face, view):
        terminal.text()
        terminal.text(block)


def table_blocks(terminal: Terminal, face: Face, view: View) -> list[str]:
    """The map; what lies open, and the players."""
    facts = terminal.folded(face.facts(view))
    rows = [[terminal.words.tell(cell) for cell in row] for row in face.players(view)]
    blocks = [face.map(view), "\n".join([facts, *terminal.columns(rows)])]
    return [block for block in blocks if block]


def show_own(terminal: Terminal, face: Face, view: View) -> None:
    for message in face.own(view):
        terminal.tell(message)


def show_ending(terminal: Terminal, face: Face, view: View) -> None:
    """At the end all is shown, the hands too."""
    terminal.text()
    for message in face.ending(view):
        terminal.tell(message)
    show_own(terminal, face, view)
