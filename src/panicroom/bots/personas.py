"""Who a bot is to the people at its table: a name and a temperament, in words elsewhere. A persona
says nothing about how the bot plays, nor about what it holds."""

from collections.abc import Collection, Mapping
from typing import Final

from panicroom.bots.keys import derived_key

PERSONAS: Final[Mapping[str, tuple[str, ...]]] = {
    "bruno": ("Bruno", "Бруно"),
    "dora": ("Dora", "Дора"),
    "emil": ("Emil", "Эмиль"),
    "greta": ("Greta", "Грета"),
    "iris": ("Iris", "Ирис"),
    "leo": ("Leo", "Léo", "Лео"),
    "max": ("Max", "Макс"),
    "nora": ("Nora", "Нора"),
    "otto": ("Otto", "Отто"),
    "pavel": ("Pavel", "Павел"),
    "vera": ("Vera", "Věra", "Вера"),
    "zora": ("Zora", "Зора"),
}
"""Each with the ways in which its name is written, by which one is told from a person's."""


def persona_for(table: str, seat: int, taken: Collection[str]) -> str:
    """The same in every process: it follows from what everybody knows of the table, and the seat.
    There are more personas than any table has seats."""
    order = sorted(PERSONAS, key=lambda each: derived_key(table, "persona", seat, each))
    return next(each for each in order if each not in taken)


def personas_for(table: str, seats: Collection[int]) -> dict[int, str]:
    """One for each seat, no two alike."""
    found: dict[int, str] = {}
    for seat in seats:
        found[seat] = persona_for(table, seat, found.values())
    return found
