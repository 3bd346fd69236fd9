"""Questions before a game, for what no flag says. Enter takes the default for a first game."""

from collections.abc import Iterable, Sequence

from panicroom.bots.registry import FIRST_LEVEL, LEVELS, levels_for
from panicroom.cli.faces import Face
from panicroom.cli.flags import either, level_name
from panicroom.cli.parser import Flags
from panicroom.cli.playing.setup.flag_checks import seat_counts_allowed
from panicroom.cli.screen.terminal import Terminal


def ask_game(terminal: Terminal, faces: Sequence[Face]) -> str:
    """Ask which game, unless the flags leave only one."""
    names = [face.game.name for face in faces]
    if len(names) == 1:
        return names[0]
    show_numbered(terminal, [(name, terminal.words.of(name).say("about")) for name in names])
    return ask_one_of(terminal, "ask-game", names, names[0])


def ask_what_is_open(flags: Flags, terminal: Terminal, face: Face) -> None:
    """With --seats given, nothing is asked."""
    if flags.seats is None:
        counts = seat_counts_allowed(face, flags)
        default = face.first_seats if face.first_seats in counts else counts[0]
        flags.seats = int(ask_one_of(terminal, "ask-seats", map(str, counts), str(default)))
        if flags.level is None and flags.bots != 0:
            levels = levels_for(face.game.name)
            flags.level = ask_level(terminal) if len(levels) > 1 else levels[0]


def ask_level(terminal: Terminal) -> str:
    """By its name in the user's language or in English, or by number."""
    tell = terminal.words.tell
    names = {level: tell(level_name(level)) for level in LEVELS}
    show_numbered(terminal, [(names[lv], tell(level_name(lv), "about")) for lv in LEVELS])
    known = levels_by_name(terminal)
    shown = list(names.values())
    return known[ask_one_of(terminal, "ask-level", shown, names[FIRST_LEVEL], known)]


def levels_by_name(terminal: Terminal) -> dict[str, str]:
    own = {terminal.words.tell(level_name(level)): level for level in LEVELS}
    return {level: level for level in LEVELS} | own


def show_numbered(terminal: Terminal, rows: Sequence[tuple[str, str]]) -> None:
    terminal.table([(str(number), *row) for number, row in enumerate(rows, 1)])


def ask_one_of(
    terminal: Terminal, id: str, allowed: Iterable[str], default: str, also: Iterable[str] = ()
) -> str:
    """One of these words, or its number in the list unless the words are numbers themselves."""
    words, others = list(allowed), set(also)
    if words == [default]:
        return default
    while True:
        typed = terminal.ask(id, allowed=either(words), default=default)
        answer = typed.lower() or default
        if answer in words or answer in others:
            return answer
        if answer.isdecimal() and not words[0].isdecimal() and 0 < int(answer[:9]) <= len(words):
            return words[int(answer[:9]) - 1]
        if typed.startswith("?"):
            terminal.say("ask-help", default=default)
        else:
            terminal.say("ask-again", text=typed, allowed=either(words))
