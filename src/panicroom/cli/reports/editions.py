"""The editions of a game side by side: each ruling on which their rulebooks differ."""

from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from panicroom.cli.faces import Face
from panicroom.cli.screen.terminal import Terminal
from panicroom.words import Message


class Difference(NamedTuple):
    """One ruling, the rules that depend on it, and its message in each edition."""

    ruling: str
    rules: list[str]
    by_edition: dict[str, Message]


def differences(face: Face) -> Iterator[Difference]:
    played = {edition: face.rulings({"edition": edition}) for edition in face.editions}
    for ruling in face.ruling_words:
        by_edition = {edition: rulings[ruling] for edition, rulings in played.items()}
        if any(one != other for one, other in pairwise(by_edition.values())):
            rules = [rule for rule, names in face.settled_by.items() if ruling in names]
            yield Difference(ruling, rules, by_edition)


def show_editions(terminal: Terminal, face: Face) -> None:
    terminal = terminal.speaking_of(face.game.name)
    say = terminal.words.say
    terminal.say("title")
    terminal.say("editions-how")
    terminal.table([(edition, say(f"edition-{edition}")) for edition in face.editions])
    for difference in differences(face):
        terminal.text()
        terminal.text(" ".join([*difference.rules, f"--ruling {spelled(difference)}"]))
        terminal.table(list(rows(terminal, difference)))


def spelled(difference: Difference) -> str:
    """`hive_depth=4|3`: the values as they are typed."""
    values = [str(message.params["value"]) for message in difference.by_edition.values()]
    return f"{difference.ruling}={'|'.join(dict.fromkeys(values))}"


def rows(terminal: Terminal, difference: Difference) -> Iterator[list[str]]:
    """A row for each value: the editions that have it in their own columns, then its sentence."""
    said = {e: terminal.words.tell(message) for e, message in difference.by_edition.items()}
    for sentence in dict.fromkeys(said.values()):
        yield [*(edition if said[edition] == sentence else "" for edition in said), sentence]
