"""Lessons: short games from written positions, one text file each, played by the real rules.

A file dropped into the folder of its game is a lesson; its words are in the catalogues."""

from collections.abc import Mapping
from functools import cache, partial
from importlib.resources import files
from typing import Final

from panicroom.games import GAMES
from panicroom.kernel.datafile import load_file
from panicroom.lessons.lesson import Lesson
from panicroom.lessons.reading import read_lesson

SUFFIX: Final = ".txt"


@cache
def lessons_of(game: str) -> Mapping[str, Lesson]:
    """By name, in the order of the numbers before the names of their files."""
    found = (each.name for each in files(__package__).joinpath(game).iterdir())
    named = {name_of(file): file for file in sorted(found) if file.endswith(SUFFIX)}
    return {
        name: load_file(f"{game}/{file}", text_of, partial(read_lesson, game, name))
        for name, file in named.items()
    }


def name_of(file: str) -> str:
    """`3-trade.txt` is the lesson "trade"."""
    return file.removesuffix(SUFFIX).partition("-")[2]


def text_of(path: str) -> str:
    return files(__package__).joinpath(path).read_text(encoding="utf-8")


def all_lessons() -> list[Lesson]:
    return [lesson for game in GAMES for lesson in lessons_of(game).values()]
