"""`panicroom rules`: the numbered rules, one or all, and how an edition settles the rest."""

from pathlib import Path

from panicroom.cli.complaint import Complaint
from panicroom.cli.coverage import rows as coverage_rows
from panicroom.cli.faces import Face
from panicroom.cli.flags import FACE, add_rules_flags
from panicroom.cli.parser import Flags, Parser
from panicroom.cli.terminal import Terminal


def add_flags(parser: Parser) -> None:
    parser.flag("id", metavar="ID", nargs="?", default="", help="flag-rule")
    add_rules_flags(parser)
    parser.flag("--coverage", action="store_true", help="flag-coverage")


def run(flags: Flags, terminal: Terminal) -> None:
    if flags.coverage:
        show_coverage(terminal)
    elif flags.edition or flags.variant:
        show_rulings(terminal, FACE, flags.edition or FACE.editions[0], flags.variant)
    elif not show_rules(terminal, FACE, flags.id):
        raise Complaint("error-rule", text=flags.id)


def show_rules(terminal: Terminal, face: Face, wanted: str) -> bool:
    """One rule, all of one word (`MOVE`), or all by chapter if none is named."""
    if not wanted:
        show_all(terminal, face)
        return True
    wanted = wanted.upper()
    ids = [id.removeprefix("rule-") for id in terminal.words.ids("rule-")]
    found = [id for id in ids if wanted in (id, id.partition("-")[0])]
    show_each(terminal, found)
    return bool(found)


def show_all(terminal: Terminal, face: Face) -> None:
    ids = [id.removeprefix("rule-") for id in terminal.words.ids("rule-")]
    for chapter, prefixes in face.chapters():
        terminal.text()
        terminal.tell(chapter)
        show_each(terminal, [id for id in ids if id.partition("-")[0] in prefixes])


def show_each(terminal: Terminal, ids: list[str]) -> None:
    terminal.table([(id, terminal.words.say(f"rule-{id}")) for id in ids])


def show_rulings(terminal: Terminal, face: Face, edition: str, variants: list[int]) -> None:
    rulings = face.rulings(edition, variants)
    terminal.tell(face.rules_played(edition, variants))
    for ruling in rulings:
        terminal.tell(ruling)


def show_coverage(terminal: Terminal) -> None:
    """Which test proves which rule: read off the tests, so it needs the project's folder."""
    rows = coverage_rows(Path())
    if not any(tests for _, tests in rows):
        raise Complaint("error-no-tests")
    terminal.table([(name, str(len(tests)), where(tests)) for name, tests in rows])
    covered = sum(bool(tests) for _, tests in rows)
    terminal.say("coverage-sum", covered=covered, all=len(rows))


def where(tests: list[str]) -> str:
    return " ".join(dict.fromkeys(test.partition("::")[0] for test in tests))
