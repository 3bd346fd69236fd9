"""Whom this keyboard does not want to hear at a table. It is kept on this machine and never sent:
nobody learns of it."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple

from panicroom.client.api import Json

TALK: Final = ("talked", "claimed")


class Person(NamedTuple):
    """The seat is None while they have none."""

    name: str
    seat: int | None


class Muted:
    """Whoever is muted stays so on another seat and under another name."""

    def __init__(
        self,
        people: Iterable[Person] = (),
        keep: Callable[[Sequence[Person]], None] = lambda people: None,
    ) -> None:
        self.people, self._keep = list(people), keep

    def add(self, name: str, seat: int) -> None:
        self._change([*self._others(name), Person(name, seat)])

    def remove(self, name: str) -> None:
        self._change(self._others(name))

    def find(self, table: Json) -> None:
        """Where they sit now: much may have happened since this was kept. In a game everybody keeps
        their seat, so another name there is a new name of theirs."""
        is_fixed = table["status"] != "open"
        for seat, chair in enumerate(table["chairs"]):
            (self._named if is_fixed and chair["name"] else self._sat)(seat, chair["name"])

    def audible(self, notices: Iterable[Json]) -> list[Json]:
        """All notices in their order but what the muted say."""
        return [each for each in notices if not self._hides(each)]

    def _hides(self, notice: Json) -> bool:
        kind, seat = notice["notice"], notice["seat"]
        if kind in ("sat", "named"):
            (self._sat if kind == "sat" else self._named)(seat, notice["words"])
        elif kind in ("stood", "removed"):
            self._sat(seat, None)
        return kind in TALK and any(person.seat == seat for person in self.people)

    def _sat(self, seat: int, name: str | None) -> None:
        """This one sits here now, and nobody else any more."""
        self._change([seated(each, seat, name) for each in self.people])

    def _named(self, seat: int, name: str | None) -> None:
        """A guest who was deleted has no name, and says nothing any more."""
        if name is not None:
            self._change([renamed(each, seat, name) for each in self.people])

    def _others(self, name: str) -> list[Person]:
        return [each for each in self.people if each.name != name]

    def _change(self, people: list[Person]) -> None:
        if people != self.people:
            self.people = people
            self._keep(people)


def seated(person: Person, seat: int, name: str | None) -> Person:
    if person.name == name:
        return person._replace(seat=seat)
    return person._replace(seat=None) if person.seat == seat else person


def renamed(person: Person, seat: int, name: str) -> Person:
    return Person(name, seat) if seat == person.seat or name == person.name else person
