"""`panicroom rules`: the numbered rules, one or all, and how a game settles the rest."""

import re
from collections.abc import Mapping, Sequence
from textwrap import shorten
from typing import Final, TypeAlias

from panicroom.cli.colours import folded
from panicroom.cli.faces import FACES, Face
from panicroom.cli.flags import add_game_flag, add_rules_flags, face_of, wishes_of
from panicroom.cli.parser import Flags, Parser
from panicroom.cli.screen.terminal import GAP, Terminal
from panicroom.cli.user_error import UserError
from panicroom.words import Message

SETTLED: Final = "(R)"
"""Marks, within a rule, what the house has settled."""
SENTENCE_END: Final = re.compile(r"(?<=\.) ")
SHORTEST: Final = 3
"""A word looked for in the rules has so many letters."""

Played: TypeAlias = Mapping[str, Sequence[Message]]
"""What a table plays where tables differ, by the rule that leaves it open."""
NONE_PLAYED: Final[Played] = {}


def add_flags(parser: Parser) -> None:
    parser.flag("id", metavar="ID", nargs="?", default="", help="flag-rule")
    add_game_flag(parser, "flag-one-game")
    add_rules_flags(parser)


def run(flags: Flags, terminal: Terminal) -> None:
    faces = list(FACES.values()) if flags.game is None else [face_of(flags)]
    asks_rulings = flags.edition or flags.variant or flags.ruling
    if asks_rulings and flags.id:
        raise UserError("error-rule-and-rulings", text=flags.id)
    if asks_rulings:
        show_rulings(terminal, face_of(flags), flags)
    elif not show_rules(terminal, faces, flags.id):
        raise UserError("error-rule", text=flags.id)


def show_rules(
    terminal: Terminal, faces: Sequence[Face], wanted: str, played: Played = NONE_PLAYED
) -> bool:
    """One rule, all that begin like it (`MOVE`), or all by game and chapter if none is named;
    a word that begins no id is looked for in their wording."""
    shown: list[str] = []
    for face in faces:
        speaking = terminal.speaking_of(face.game.name)
        ids = ids_like(speaking, wanted)
        if wanted:
            show_each(speaking, ids, played)
        else:
            show_all(speaking, face)
        shown += [speaking.words.say(f"rule-{id}") for id in ids]
    if any(SETTLED in text for text in shown):
        terminal.say("rules-settled", mark=SETTLED)
    found = [] if shown else [show_found(terminal, face, wanted) for face in faces]
    return bool(shown) or any(found)


def show_found(terminal: Terminal, face: Face, wanted: str) -> bool:
    """Each rule that has this in its wording, with the sentence where it stands, in one line."""
    terminal, sought = terminal.speaking_of(face.game.name), folded(wanted)
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
    """The titles of the games that have such a rule."""
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
    """A rule that leaves something to the table is followed by what is played."""
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
