"""What a table may set by itself: named values in one object."""

from collections.abc import Mapping
from typing import Any, Final, Literal, NamedTuple, get_args

from panicroom.kernel.errors import Malformed
from panicroom.kernel.expected import Expected, one_of
from panicroom.panik.pieces import GHOSTS, MANOR_COUNTS

SharedTandem = Literal["single", "double"]
GHOST_MANORS: Final = sum(MANOR_COUNTS[:GHOSTS])
GHOST_COUNTS: Final = Expected("adding-up", params={"count": GHOSTS, "sum": GHOST_MANORS})


class Rulings(NamedTuple):
    shared_tandem: SharedTandem = "single"
    """What a tandem earns at a shared manor (PSCORE-2)."""
    ghosts: tuple[int, ...] = MANOR_COUNTS[:GHOSTS]
    """How many ghost manors there are of each value, from 1 to 5."""


def rulings_for(wishes: Mapping[str, object]) -> Rulings:
    """The defaults with what the table has set; each wrong value is named."""
    rulings = Rulings()
    for name, value in wishes.items():
        if name == "shared_tandem":
            rulings = rulings._replace(shared_tandem=read_shared_tandem(value))
        elif name == "ghosts":
            rulings = rulings._replace(ghosts=read_ghosts(value))
        else:
            raise Malformed("ruling", name, one_of(Rulings._fields))
    return rulings


def read_shared_tandem(value: Any) -> Any:
    if value not in get_args(SharedTandem):
        raise Malformed("shared_tandem", str(value), one_of(get_args(SharedTandem)))
    return value


def read_ghosts(value: object) -> tuple[int, ...]:
    """`2,3,3,3,2`, or the same as a list."""
    listed = value.split(",") if isinstance(value, str) else value
    words = [str(word) for word in listed] if isinstance(listed, list | tuple) else []
    counts = tuple(int(word) for word in words if word.isdecimal() and len(word) < 3)
    if len(words) != GHOSTS or len(counts) != GHOSTS or sum(counts) != GHOST_MANORS:
        raise Malformed("ghosts", str(value), GHOST_COUNTS)
    return counts
