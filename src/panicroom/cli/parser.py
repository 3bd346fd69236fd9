"""The argument parser: help texts come from the catalog, and errors are `UserError`s."""

import argparse
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final, NoReturn, TypeAlias

from panicroom.cli.user_error import UserError
from panicroom.words import Words, languages

Flags: TypeAlias = argparse.Namespace

VALUES: Final = {
    "COLOR": "value-color",
    "COMMAND": "value-command",
    "FILE": "value-file",
    "FOLDER": "value-folder",
    "GAME": "value-game",
    "KEY": "value-key",
    "NAME=VALUE": "value-name-value",
    "WHERE": "value-where",
}
"""Placeholders for values in the help. Single letters are not translated."""


class Formatter(argparse.HelpFormatter):
    def __init__(self, words: Words, prog: str) -> None:
        super().__init__(prog, max_help_position=26, width=80)
        self.words = words

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, self.words.say("help-usage") + " ")


class Parser(argparse.ArgumentParser):
    """The flags of one command."""

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
        self.names: set[str] = set()
        self.group = self.add_argument_group(words.say("help-flags"))

    def flag(self, *names: str, help: str, games: str = "", **options: Any) -> None:
        """A flag or an argument. `help` is a message id; its text may use `$games` and `$langs`.
        A % in the text is escaped, because argparse would fill it in."""
        self.names.update(names)
        line = self.words.say(help, games=games, langs=languages())
        if options.get("metavar") in VALUES:
            options["metavar"] = self.words.say(VALUES[options["metavar"]])
        self.group.add_argument(*names, help=line.replace("%", "%%"), **options)

    def format_help(self) -> str:
        """Drop the colon that argparse appends to a heading: it is not right in every language."""
        heading = self.words.say("help-flags")
        return super().format_help().replace(f"\n{heading}:\n", f"\n{heading}\n")

    def read(self, argv: Sequence[str]) -> Flags:
        try:
            flags, rest = self.parse_known_args(argv)
        except argparse.ArgumentError as error:
            self.report_error(error.argument_name)
        if rest:
            raise UserError("error-unknown-flag", flag=rest[0], command=self.prog)
        return flags

    def error(self, message: str) -> NoReturn:
        self.report_error(None)

    def report_error(self, flag: str | None) -> NoReturn:
        """argparse's message is always English, so only the flag's name is kept of it."""
        if flag is None:
            raise UserError("error-command-line", command=self.prog) from None
        raise UserError("error-flag", flag=flag, command=self.prog) from None


def number(flag: str, least: int = 1) -> Callable[[str], int]:
    """A reader of whole numbers; its error names the flag."""

    def read(text: str) -> int:
        if not text.isdecimal() or len(text) > 9 or int(text) < least:
            raise UserError("error-number", flag=flag, text=text, least=least)
        return int(text)

    return read
