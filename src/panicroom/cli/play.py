"""`panicroom play`: people and bots, a new game or one that was left."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from panicroom.cli.faces import Face
from panicroom.cli.flags import add_game_flags, face_of, key_of, rulings_of, seats_of, wishes_of
from panicroom.cli.parser import Flags, Parser, number
from panicroom.cli.playing.answers import agrees
from panicroom.cli.playing.asking import ask_game, ask_what_is_open
from panicroom.cli.playing.habits import Habits
from panicroom.cli.playing.hot_seat import edit_lines, wipe
from panicroom.cli.playing.kept import Kept, begin
from panicroom.cli.playing.pace import Pace, is_live, pace_of
from panicroom.cli.playing.resume import latest, pick_up
from panicroom.cli.playing.saving import check_folder, replay_command, resume_command
from panicroom.cli.playing.seating import seating_of
from panicroom.cli.playing.sitting import Sitting
from panicroom.cli.playing.suiting import suiting_faces
from panicroom.cli.screen.terminal import GAP, Leave, Terminal
from panicroom.kernel.dice import commitment, fresh_key
from panicroom.words import Message

SAVES: Final = "saves"
NEW_GAME: Final = (
    "game", "seats", "bots", "level", "edition", "variant", "ruling", "key", "seat", "new",
)  # fmt: skip
"""Flags that ask for a game of one's own."""


def add_flags(parser: Parser) -> None:
    add_game_flags(parser)
    parser.flag("--bots", metavar="N", type=number("--bots", least=0), help="flag-play-bots")
    parser.flag("--level", metavar="L", help="flag-play-level")
    parser.flag("--seat", metavar="COLOUR", help="flag-seat")
    parser.flag("--pace", metavar="S", type=pace_of, help="flag-play-pace")
    parser.flag("--no-confirm", action="store_true", help="flag-play-no-confirm")
    parser.flag("--resume", metavar="FILE", type=Path, help="flag-play-resume")
    parser.flag("--new", action="store_true", help="flag-play-new")
    parser.flag("--saves", metavar="FOLDER", type=Path, default=Path(SAVES), help="flag-saves")


def run(flags: Flags, terminal: Terminal) -> None:
    if is_live():
        edit_lines()
    habits = Habits(Pace(flags.pace), confirm=not flags.no_confirm)
    kept, rules = left_game(flags, terminal), list[Message]()
    if kept is None:
        kept, rules = new_game(flags, terminal)
    terminal = terminal.speaking_of(kept.face.game.name)
    play(terminal, kept, habits, rules)
    while is_live() and agrees(terminal, "ask-another", default=False):
        kept = kept.again(fresh_key())
        play(terminal, kept, habits, rules)


def left_game(flags: Flags, terminal: Terminal) -> Kept | None:
    """The one that is named, or the last one if it is wanted."""
    if flags.resume is not None:
        return pick_up(flags.resume)
    if any(getattr(flags, flag) not in (None, False, []) for flag in NEW_GAME):
        return None
    check_folder(flags.saves)
    left = latest(terminal, flags.saves)
    if left is None:
        return None
    title = terminal.words.of(left.face.game.name).say("title")
    if agrees(terminal, "ask-resume", default=True, title=title):
        return left
    left.save.close()
    return None


def new_game(flags: Flags, terminal: Terminal) -> tuple[Kept, list[Message]]:
    """What is still open is asked, once all that must be refused has been."""
    faces = suiting_faces(flags)
    check_folder(flags.saves)
    if flags.game is None:
        flags.game = ask_game(terminal, faces)
    face = face_of(flags)
    ask_what_is_open(flags, terminal.speaking_of(face.game.name), face)
    setup = face.game.setup(seats=seats_of(face, flags), **wishes_of(face, flags))
    seating = seating_of(face, flags, setup["seats"])
    return begin(face, setup, seating, key_of(flags), flags.saves), rules_told(face, flags)


def rules_told(face: Face, flags: Flags) -> list[Message]:
    wishes = wishes_of(face, flags)
    rulings = face.rulings(wishes)
    return [face.rules_played(wishes), *(rulings[name] for name in rulings_of(face, flags))]


def greet(terminal: Terminal, kept: Kept, sitting: Sitting, rules: Sequence[Message]) -> None:
    """Several people are told what it is about when each of them looks for the first time."""
    terminal.text()
    for message in rules:
        terminal.tell(message)
    if sitting.looking is not None:
        sitting.introduce(sitting.looking)
    terminal.tell(kept.seating.said(kept.face))
    terminal.say("play-sealed", hash=commitment(kept.match.record.key))
    terminal.say("play-how")


def play(terminal: Terminal, kept: Kept, habits: Habits, rules: Sequence[Message]) -> None:
    sitting = kept.sit_down(terminal, habits)
    if kept.save.lines:
        sitting.introduced |= set(kept.seating.people)
        terminal.say("play-resumed", title=Message("title"))
    else:
        greet(terminal, kept, sitting, rules)
    try:
        sitting.play()
    except (Leave, KeyboardInterrupt):
        leave(terminal, kept)
        raise Leave from None
    finally:
        kept.save.close()
    key, path = kept.match.record.key, kept.save.path
    terminal.text()
    terminal.say("play-key", key=key, hash=commitment(key))
    terminal.say("play-saved", file=str(path))
    terminal.text(GAP + replay_command(path, terminal.words.lang))


def leave(terminal: Terminal, kept: Kept) -> None:
    """The key stays sealed, and a hand among several people unseen: the game may go on."""
    if len(kept.seating.people) > 1:
        wipe()
    if not kept.is_begun():
        kept.save.discard()
        terminal.say("play-not-kept")
        return
    terminal.text()
    terminal.say("play-left", file=str(kept.save.path))
    terminal.text(GAP + resume_command(kept.save.path, terminal.words.lang))
