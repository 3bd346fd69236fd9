"""What a player of OpenSpiel sees: as floats the bytes of the encoding, as text their names."""

from typing import Any

import numpy as np

from panicroom.research.encoding import Encoding
from panicroom.research.heard import WINDOW
from panicroom.research.play import Play


class Observer:
    def __init__(self, encoding: Encoding, recalls: bool) -> None:
        """`recalls`: with what the player has heard before, as an information state has it."""
        self._encoding, self._recalls = encoding, recalls
        shapes: dict[str, tuple[int, ...]] = {"observation": (len(encoding.layout()),)}
        if recalls:
            shapes["heard"] = (WINDOW, encoding.heard.width)
        sizes = [int(np.prod(shape)) for shape in shapes.values()]
        self.tensor = np.zeros(sum(sizes), np.float32)
        parts = np.split(self.tensor, np.cumsum(sizes)[:-1])
        self.dict = {
            name: part.reshape(shape)
            for (name, shape), part in zip(shapes.items(), parts, strict=True)
        }

    def set_from(self, state: Any, player: int) -> None:
        self.tensor.fill(0)
        play: Play | None = state.luck.play
        if play is None:
            return
        self.dict["observation"][:] = np.frombuffer(play.observe(player), np.uint8)
        if self._recalls:
            heard = np.frombuffer(play.heard(player), np.uint8)
            self.dict["heard"][:] = heard.reshape(WINDOW, -1)

    def string_from(self, state: Any, player: int) -> str:
        """Each byte that is not 0 by its name; before it, if asked for, all that was heard."""
        play: Play | None = state.luck.play
        if play is None:
            return f"seat {player}"
        named = zip(self._encoding.layout(), play.observe(player), strict=True)
        seen = " ".join(f"{name}:{value}" for name, value in named if value)
        heard = map(repr, play.story(player)) if self._recalls else ()
        return "\n".join([f"seat {player}", *heard, seen])
