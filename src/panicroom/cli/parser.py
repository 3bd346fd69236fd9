"""Flags, with every word of the help taken from the catalogue and every error a complaint."""

import argparse
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final, NoReturn, TypeAlias

from panicroom.cli.user_error import UserError
from panicroom.words import Words, languages

Flags: TypeAlias = argparse.Namespace

VALUES: Final = {
    "COLOUR": "value-colour",
    "FILE": "value-file",
    "FOLDER": "value-folder",
    "GAME": "value-game",
    "KEY": "value-key",
    "NAME=VALUE": "value-name-value",
}
"""What stands for a value in the help; a mere letter is the same in every language."""


class Formatter(argparse.HelpFormatter):
    def __init__(self, words: Words, prog: str) -> None:
        super().__init__(prog, max_help_position=26, width=80)
        self.words = words

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, self.words.say("help-usage") + " ")


class Parser(argparse.ArgumentParser):
    """One verb's flags."""

    def __init__(self, verb: str, words: Words) -> None:
        super().__init__(
            prog=f"panicroom {verb}",
            description=words.say(f"verb-{verb}"),
            formatter_class=partial(Formatter, words),
            add_help=False,
            allow_abbrev=False,
            exit_on_error=False,
        )
        self.words = words
        self.group = self.add_argument_group(words.say("help-flags"))

    def flag(self, *names: str, help: str, games: str = "", **options: Any) -> None:
        """A flag or an argument; `help` is the id of its line, which may speak of the games and
        the languages. A % in it means itself, not a place for argparse to fill."""
        line = self.words.say(help, games=games, langs=languages())
        if options.get("metavar") in VALUES:
            options["metavar"] = self.words.say(VALUES[options["metavar"]])
        self.group.add_argument(*names, help=line.replace("%", "%%"), **options)

    def format_help(self) -> str:
        """argparse ends a heading in the English way, with a colon of its own."""
        heading = self.words.say("help-flags")
        return super().format_help().replace(f"\n{heading}:\n", f"\n{heading}\n")

    def read(self, argv: Sequence[str]) -> Flags:
        try:
            flags, rest = self.parse_known_args(argv)
        except argparse.ArgumentError as error:
            self.complain(error.argument_name)
        if rest:
            raise UserError("error-unknown-flag", flag=rest[0], command=self.prog)
        return flags

    def error(self, message: str) -> NoReturn:
        self.complain(None)

    def complain(self, flag: str | None) -> NoReturn:
        """argparse's own words are English whatever the language: only the flag is kept."""
        if flag is None:
            raise UserError("error-command-line", command=self.prog) from None
        raise UserError("error-flag", flag=flag, command=self.prog) from None


def number(flag: str, least: int = 1) -> Callable[[str], int]:
    """Reads a whole number, or complains in the name of the flag."""

    def read(text: str) -> int:
        if not text.isdecimal() or len(text) > 9 or int(text) < least:
            raise UserError("error-number", flag=flag, text=text, least=least)
        return int(text)

    return read
