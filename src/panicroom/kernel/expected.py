"""What a malformed text should have contained, as ids and parameters without words."""

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple


class Expected(NamedTuple):
    """The id of what was expected, the rule that demands it, if any, and its parameters."""

    id: str
    rule: str = ""
    params: Mapping[str, object] = {}

    def __str__(self) -> str:
        params = "".join(f" {name}={value}" for name, value in self.params.items())
        return f"{self.id}{params}" + (f" ({self.rule})" if self.rule else "")


NUMBER: Final = Expected("number")
COMPLETE: Final = Expected("complete")
NOTHING_MORE: Final = Expected("nothing-more")
NOT_EMPTY: Final = Expected("not-empty")
ACTION: Final = Expected("action")
AT_THE_TABLE: Final = Expected("at-the-table")
NEW: Final = Expected("new")
IN_THE_FILE: Final = Expected("in-the-file")
ASKED_NOW: Final = Expected("asked-now")


def one_of(words: Iterable[object]) -> Expected:
    return Expected("one-of", params={"allowed": tuple(map(str, words))})


def from_to(least: int, most: int, rule: str = "") -> Expected:
    return Expected("from-to", rule, {"least": least, "most": most})


def at_most(most: int, rule: str = "") -> Expected:
    return Expected("at-most", rule, {"most": most})


def this_many(count: int | str) -> Expected:
    return Expected("this-many", params={"count": int(count)})


def in_the_box(count: int) -> Expected:
    return Expected("only-in-the-box", params={"count": count})


def like(example: str) -> Expected:
    """Written like this."""
    return Expected("like", params={"example": example})


def beginning_with(words: Iterable[str]) -> Expected:
    return Expected("begins-with", params={"allowed": tuple(words)})


def of_kind(kind: str) -> Expected:
    return Expected("kind", params={"kind": kind})
