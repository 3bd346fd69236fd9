"""Observations and actions as numbers: the authority, which the native core follows.

    from panicroom.research.encoding import STATION

    view = state_of_some_game.view(seat)
    STATION.tensor(view)                    # bytes, named by STATION.layout()
    STATION.mask(view, options)             # a byte for each action
    STATION.action(view, options, number)   # back from a number to the option
    STATION.heard.row(eyes, event)          # an event as the seat has heard it

An observation is made from the seat's `View` alone, so it cannot tell what the seat may not know.
A change of the layout or of the action space is a new version.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from panicroom.core.panik.codec import CODEC as PANIK_CODEC
from panicroom.core.station.codec import CODEC as STATION_CODEC
from panicroom.research.heard import WINDOW, Heard
from panicroom.research.panik import tensor as panik_tensor
from panicroom.research.panik.actions import SPACE as PANIK_SPACE
from panicroom.research.panik.heard import HEARD as PANIK_HEARD
from panicroom.research.space import Space
from panicroom.research.station import tensor as station_tensor
from panicroom.research.station.actions import SPACE as STATION_SPACE
from panicroom.research.station.heard import HEARD as STATION_HEARD

NO_SIDE: Final = -1


class Encoding(NamedTuple):
    version: int
    space: Space
    tensor: Callable[[Any], bytes]
    """By a seat's view, of any seat at any time."""
    layout: Callable[[], tuple[str, ...]]
    """The name of each byte of it."""
    heard: Heard
    """Events as a seat hears them."""
    side: Callable[[Any], int]
    """By a seat's view the side it is on, which it knows; -1 in a game without sides."""
    side_bytes: Callable[[], tuple[int, ...]]
    """For each side of the game the byte of the tensor that says that the viewer is on it."""
    side_names: Sequence[str]
    """As outcomes name those who win; a game without sides has one name for all."""

    def sides(self) -> Sequence[int]:
        """All that `side` can be."""
        return range(len(self.side_bytes())) or (NO_SIDE,)

    def side_named(self, name: str) -> int:
        """The place of a side of the game among all, as outcomes name it."""
        return self.side_names.index(name)

    def side_in(self, tensor: bytes) -> int:
        """The same by what the seat sees."""
        return next((side for side, byte in enumerate(self.side_bytes()) if tensor[byte]), NO_SIDE)

    def mask(self, view: Any, options: Sequence[Any]) -> bytes:
        """1 for each action that is offered to the viewer."""
        numbers = {self.space.number(view, option) for option in options}
        return bytes(number in numbers for number in range(len(self.space)))

    def action(self, view: Any, options: Sequence[Any], number: int) -> Any:
        """The option of that number; ValueError if it is not offered."""
        for option in options:
            if self.space.number(view, option) == number:
                return option
        raise ValueError(f"action {number} is not offered")


STATION: Final = Encoding(
    1,
    STATION_SPACE,
    station_tensor.tensor,
    station_tensor.layout,
    STATION_HEARD,
    station_tensor.side,
    station_tensor.side_bytes,
    STATION_CODEC.sides,
)
PANIK: Final = Encoding(
    1,
    PANIK_SPACE,
    panik_tensor.tensor,
    panik_tensor.layout,
    PANIK_HEARD,
    lambda view: NO_SIDE,
    lambda: (),
    PANIK_CODEC.sides,
)
ENCODINGS: Final = {"station": STATION, "panik": PANIK}


def describe(encoding: Encoding) -> list[str]:
    """Version, actions and bytes, a line each: what the golden file holds."""
    columns = encoding.heard.columns.items()
    return [
        f"version {encoding.version}",
        *(f"action {number} {label}" for number, label in enumerate(encoding.space.labels)),
        *(f"byte {number} {name}" for number, name in enumerate(encoding.layout())),
        f"heard {WINDOW} events",
        *(
            f"heard byte {number} {name}" + (": " + " ".join(labels) if labels else "")
            for number, (name, labels) in enumerate(columns)
        ),
    ]
