"""`panicroom rules`: the numbered rules, one or all, and how a game settles the rest."""

from collections.abc import Sequence
from pathlib import Path

from panicroom.cli.complaint import Complaint
from panicroom.cli.coverage import rows as coverage_rows
from panicroom.cli.faces import FACES, Face
from panicroom.cli.flags import add_game_flag, add_rules_flags, face_of, wishes_of
from panicroom.cli.parser import Flags, Parser
from panicroom.cli.terminal import Terminal


def add_flags(parser: Parser) -> None:
    parser.flag("id", metavar="ID", nargs="?", default="", help="flag-rule")
    add_game_flag(parser, "flag-one-game")
    add_rules_flags(parser)
    parser.flag("--coverage", action="store_true", help="flag-coverage")


def run(flags: Flags, terminal: Terminal) -> None:
    faces = list(FACES.values()) if flags.game is None else [face_of(flags)]
    if flags.coverage:
        show_coverage(terminal)
    elif flags.edition or flags.variant or flags.ruling:
        show_rulings(terminal, face_of(flags), flags)
    elif not show_rules(terminal, faces, flags.id):
        raise Complaint("error-rule", text=flags.id)


def show_rules(terminal: Terminal, faces: Sequence[Face], wanted: str) -> bool:
    """One rule, all of one word (`MOVE`), or all by game and chapter if none is named."""
    found = False
    for face in faces:
        speaking = terminal.speaking_of(face.game.name)
        if not wanted:
            show_all(speaking, face)
        ids = [id for id in rule_ids(speaking) if wanted.upper() in (id, word_of(id))]
        show_each(speaking, ids)
        found = found or bool(ids)
    return found or not wanted


def show_all(terminal: Terminal, face: Face) -> None:
    terminal.text()
    terminal.say("title")
    for chapter, words in face.chapters.items():
        terminal.text()
        terminal.say(f"chapter-{chapter}")
        show_each(terminal, [id for id in rule_ids(terminal) if word_of(id) in words])


def rule_ids(terminal: Terminal) -> list[str]:
    return [id.removeprefix("rule-") for id in terminal.words.ids("rule-")]


def word_of(id: str) -> str:
    return id.partition("-")[0]


def show_each(terminal: Terminal, ids: list[str]) -> None:
    terminal.table([(id, terminal.words.say(f"rule-{id}")) for id in ids])


def show_rulings(terminal: Terminal, face: Face, flags: Flags) -> None:
    terminal, wishes = terminal.speaking_of(face.game.name), wishes_of(face, flags)
    rulings = face.rulings(wishes)
    terminal.tell(face.rules_played(wishes))
    for ruling in rulings.values():
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
