"""Where the native core checks a rule, and how the check is broken: every line of a chapter that
ends in a comment of rule ids alone, as in the readable chapters (tests/mutate)."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from panicroom.core.build import SOURCES

RULE_ID = r"[A-Z]+-\d+"
TAGGED = re.compile(rf"^(?P<code>\s*\S.*?)\s*/\* (?P<rules>{RULE_ID}(?:, {RULE_ID})*) \*/$")
HEAD = re.compile(r"\b(if|while) \(")
FOR = re.compile(r"\bfor \((?P<first>[^;]*);(?P<test>[^;]*);")
VALUE = re.compile(r"(\breturn |\w = )(?P<value>[^;]+)[;,]$")
GAMES = ("station", "panik")


class NativeMutant(NamedTuple):
    game: str
    path: Path
    line: int
    rules: str
    new: str
    """The whole line as it is broken."""

    def __str__(self) -> str:
        place = f"{self.path.relative_to(SOURCES)}:{self.line}"
        return f"{place:34} {self.rules:20} {self.new.strip()}"

    def broken(self) -> str:
        lines = self.path.read_text(encoding="utf-8").splitlines()
        lines[self.line - 1] = self.new
        return "\n".join(lines) + "\n"


def native_mutants() -> Iterator[NativeMutant]:
    for game in GAMES:
        for path in [*sorted((SOURCES / game).rglob("*.c"))]:
            for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
                if found := TAGGED.match(line):
                    for new in broken_lines(found["code"]):
                        yield NativeMutant(game, path, number, found["rules"], new)


def broken_lines(code: str) -> Iterator[str]:
    if head := HEAD.search(code):
        end = closing(code, head.end())
        tests = ("0", "1") if head[1] == "if" else ("0",)
        yield from (f"{code[: head.end()]}{test}{code[end:]}" for test in tests)
    elif found := FOR.search(code):
        yield f"{code[: found.start('test')]} 0{code[found.end('test') :]}"
    elif code.lstrip().startswith(("return ", "int ", ".")) and (found := VALUE.search(code)):
        yield f"{code[: found.start('value')]}!({found['value']}){code[-1]}"
    else:
        yield re.sub(r"\S.*;$", ";", code)


def closing(code: str, start: int) -> int:
    """Where the parenthesis that was opened before `start` is closed."""
    depth = 1
    for place in range(start, len(code)):
        depth += {"(": 1, ")": -1}.get(code[place], 0)
        if not depth:
            return place
    raise ValueError(f"an open parenthesis: {code}")
