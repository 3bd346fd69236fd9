"""`panicroom rules`: the numbered rules, the rulings that are played, and the editions compared."""

import re
from collections.abc import Mapping, Sequence
from textwrap import shorten
from typing import Final, TypeAlias

from panicroom.cli.colors import folded
from panicroom.cli.faces import FACES, Face
from panicroom.cli.flags import add_game_flag, add_rules_flags, face_of, wishes_of
from panicroom.cli.parser import Flags, Parser
from panicroom.cli.reports.editions import show_editions
from panicroom.cli.screen.terminal import GAP, Terminal
from panicroom.cli.user_error import UserError
from panicroom.words import Message

SETTLED: Final = "(R)"
"""Marks, in a rule, our own ruling where the rulebooks are silent or unclear, or disagree."""
SENTENCE_END: Final = re.compile(r"(?<=\.) ")
SHORTEST: Final = 3
"""The fewest letters of a word that is searched for in the rules."""

Played: TypeAlias = Mapping[str, Sequence[Message]]
"""The rulings that a table plays, by the rule that depends on them."""
NONE_PLAYED: Final[Played] = {}


def add_flags(parser: Parser) -> None:
    parser.flag("id", metavar="ID", nargs="?", default="", help="flag-rule")
    add_game_flag(parser, "flag-one-game")
    add_rules_flags(parser)
    parser.flag("--editions", action="store_true", help="flag-editions")


def run(flags: Flags, terminal: Terminal) -> None:
    faces = list(FACES.values()) if flags.game is None else [face_of(flags)]
    asks_rulings = flags.edition or flags.variant or flags.ruling
    if (asks_rulings or flags.editions) and flags.id:
        raise UserError("error-rule-and-rulings", text=flags.id)
    if flags.editions:
        compare_editions(terminal, faces)
    elif asks_rulings:
        show_rulings(terminal, face_of(flags), flags)
    elif not show_rules(terminal, faces, flags.id):
        raise UserError("error-rule", text=flags.id)


def compare_editions(terminal: Terminal, faces: Sequence[Face]) -> None:
    several = [face for face in faces if face.editions]
    if not several:
        only = Message("error-no-editions", {"game": faces[0].game.name})
        raise UserError.of_flag("--editions", only)
    for face in several:
        show_editions(terminal, face)


def show_rules(
    terminal: Terminal, faces: Sequence[Face], wanted: str, played: Played = NONE_PLAYED
) -> bool:
    """The rule of this id, else all whose id begins so (`MOVE`), else those whose text holds the
    word; all rules by game and chapter if `wanted` is empty. False if nothing was found."""
    speaking = {face: terminal.speaking_of(face.game.name) for face in faces}
    found = {face: ids_like(own, wanted) for face, own in speaking.items()}
    if not any(found.values()):
        return bool([own for own in speaking.values() if show_found(own, wanted)])
    if any(has_ruling(speaking[face], ids) for face, ids in found.items()):
        terminal.say("rules-settled", mark=SETTLED)
    for face, ids in found.items():
        if wanted:
            show_each(speaking[face], ids, played)
        else:
            show_all(speaking[face], face)
    return True


def has_ruling(terminal: Terminal, ids: Sequence[str]) -> bool:
    return any(SETTLED in terminal.words.say(f"rule-{id}") for id in ids)


def show_found(terminal: Terminal, wanted: str) -> bool:
    """Each rule whose text holds the word, with the sentence that holds it, on one line."""
    sought = folded(wanted)
    texts = {id: terminal.words.say(f"rule-{id}") for id in rule_ids(terminal)}
    found = {
        id: next((s for s in SENTENCE_END.split(text) if sought in folded(s)), text)
        for id, text in texts.items()
        if len(sought) >= SHORTEST and sought in folded(text)
    }
    room = terminal.width - max(map(len, found), default=0) - 2 * len(GAP)
    terminal.table([(id, shorten(text, room, placeholder="...")) for id, text in found.items()])
    return bool(found)


def ids_like(terminal: Terminal, wanted: str) -> list[str]:
    """The rule of this id; if there is none, all whose id begins so."""
    ids, start = rule_ids(terminal), wanted.upper()
    return [start] if start in ids else [id for id in ids if id.startswith(start)]


def games_with(terminal: Terminal, wanted: str) -> list[str]:
    """The titles of the games that have a rule of this id."""
    speaking = [terminal.speaking_of(name) for name in FACES]
    return [game.words.say("title") for game in speaking if ids_like(game, wanted)]


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


def show_each(terminal: Terminal, ids: list[str], played: Played = NONE_PLAYED) -> None:
    """Rules in a table; a rule that depends on a ruling is followed by what is played."""
    rows: list[tuple[str, str]] = []
    for id in ids:
        rows.append((id, terminal.words.say(f"rule-{id}")))
        rows += [("", terminal.words.tell(ruling)) for ruling in played.get(id, ())]
    terminal.table(rows)


def show_rulings(terminal: Terminal, face: Face, flags: Flags) -> None:
    terminal, wishes = terminal.speaking_of(face.game.name), wishes_of(face, flags)
    rulings = face.rulings(wishes)
    terminal.tell(face.rules_played(wishes))
    for ruling in rulings.values():
        terminal.tell(ruling)
