"""A table as text, for whoever debugs a policy: from a view, so it holds what that viewer sees."""

from collections.abc import Callable
from typing import Any, Final

from panicroom.research.panik.drawing import draw as draw_panik
from panicroom.research.station.drawing import draw as draw_station

DRAWINGS: Final[dict[str, Callable[[Any], str]]] = {"station": draw_station, "panik": draw_panik}


def draw(name: str, view: Any) -> str:
    return DRAWINGS[name](view)
