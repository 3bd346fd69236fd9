"""`panicroom VERB ...`: runs the module of the verb, and prints any user error as one sentence."""

import os
import sys
from collections.abc import Sequence
from contextlib import nullcontext
from importlib import import_module
from io import TextIOWrapper
from typing import Final, Protocol, cast

from panicroom import __version__
from panicroom.cli.extras import needing
from panicroom.cli.language import LANG, language_of, take_language
from panicroom.cli.parser import Flags, Parser
from panicroom.cli.screen.terminal import GAP, Leave, Terminal
from panicroom.cli.user_error import CheckFailed, UserError, error_message
from panicroom.kernel.errors import GameError, Malformed
from panicroom.words import Words, languages

HELP: Final = ("-h", "--help")
CHECK_FAILED: Final = 1
WRONG_USE: Final = 2
INTERRUPTED: Final = 130


class Verb(Protocol):
    """A module of this package that implements a command."""

    def add_flags(self, parser: Parser) -> None: ...

    def run(self, flags: Flags, terminal: Terminal) -> None: ...


VERBS: Final = (
    "open",
    "play",
    "join",
    "serve",
    "migrate",
    "backup",
    "tables",
    "watch",
    "sim",
    "tells",
    "rate",
    "dataset",
    "llm",
    "puzzles",
    "replay",
    "verify",
    "position",
    "rules",
    "bench",
)


EXTRAS: Final = {
    **dict.fromkeys(("open", "play", "serve", "migrate", "backup", "tables"), "server"),
    "join": "terminal",
}
"""The optional dependencies that a verb needs, as pyproject.toml names them."""


def verb_named(name: str) -> Verb:
    """Imported on demand, so that no verb pays for what another one imports."""
    with needing(EXTRAS[name], name) if name in EXTRAS else nullcontext():
        return cast(Verb, import_module(f"panicroom.cli.{name}"))


def main(argv: Sequence[str] | None = None) -> int:
    lang = language_of(os.environ)
    replace_unprintable()
    try:
        chosen, rest = take_language(sys.argv[1:] if argv is None else argv)
        lang = chosen or lang
        run_line(rest, Terminal(Words(lang)), chosen)
        sys.stdout.flush()
    except BrokenPipeError:
        ignore_closed_pipe()
    except (UserError, GameError, OSError, UnicodeError) as error:
        print(Terminal(Words(lang)).folded([error_message(error)]), file=sys.stderr)
        if isinstance(error, UserError) and error.command:
            print(GAP + error.command, file=sys.stderr)
        return WRONG_USE
    except CheckFailed:
        return CHECK_FAILED
    except KeyboardInterrupt:
        return INTERRUPTED
    return 0


def run_line(argv: list[str], terminal: Terminal, lang: str | None) -> None:
    if not argv or argv[0] in (*HELP, "help"):
        show_help(terminal)
    elif argv[0] == "--version":
        terminal.say("version", version=__version__)
    elif argv[0] in VERBS:
        parser = Parser(argv[0], terminal.words)
        parser.set_defaults(lang=lang)
        run_verb(verb_named(argv[0]), parser, argv[1:], terminal)
    else:
        raise UserError("error-unknown-verb", verb=argv[0])


def run_verb(verb: Verb, parser: Parser, argv: list[str], terminal: Terminal) -> None:
    parser.flag(*HELP, action="store_true", help="flag-help")
    parser.flag(LANG, metavar="L", help="flag-lang")
    verb.add_flags(parser)
    if any(flag in argv for flag in HELP):
        terminal.text(parser.format_help().rstrip())
        return
    try:
        verb.run(parser.read(argv), terminal)
    except Leave:
        terminal.say("farewell")
    except Malformed as error:
        if type(error) is not Malformed:  # from a file: its fields are no flags
            raise
        from panicroom.cli.flags import flag_named

        flag = flag_named(error.field, parser)
        raise Malformed(flag, error.text, error.expected) from None


def show_help(terminal: Terminal) -> None:
    from panicroom.games import GAMES

    titles = [terminal.words.of(name).say("title") for name in GAMES]
    terminal.say("help-panicroom", games=titles)
    terminal.text()
    rows = [(f"panicroom {verb}", terminal.words.say(f"verb-{verb}")) for verb in VERBS]
    terminal.table(rows)
    terminal.text()
    terminal.say("help-more")
    terminal.say("help-languages", langs=languages())


def replace_unprintable() -> None:
    """Print a question mark for a character that the output encoding lacks."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")


def ignore_closed_pipe() -> None:
    """The pipe is closed. Python flushes stdout once more at exit, so give it an open file."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
