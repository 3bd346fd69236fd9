"""What Gymnasium and PettingZoo are shown of a seat: a dict of arrays, with the mask among them.

`observation` and `heard` are bytes, named by `python -m panicroom.research GAME`; `action_mask` has
a 1 for each action that is offered, as int8, which is what `Discrete.sample` takes.
"""

from typing import Any, TypeAlias

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, MultiBinary
from numpy.typing import NDArray

from panicroom.research.encoding import Encoding
from panicroom.research.heard import WINDOW
from panicroom.research.play import Play
from panicroom.research.sheet import MOST

Observation: TypeAlias = dict[str, NDArray[Any]]


def observation_space(encoding: Encoding, heard: bool) -> Dict:
    spaces: dict[str, Any] = {"observation": of_bytes(len(encoding.layout()))}
    if heard:
        spaces["heard"] = of_bytes(WINDOW, encoding.heard.width)
    return Dict({**spaces, "action_mask": MultiBinary(len(encoding.space))})


def of_bytes(*shape: int) -> Box:
    return Box(0, MOST, shape, np.uint8)


def action_space(encoding: Encoding) -> Discrete:
    return Discrete(len(encoding.space))


def observation(play: Play, seat: int, heard: bool) -> Observation:
    """Arrays of their own, which the caller may write to."""
    shown = {"observation": np.frombuffer(play.observe(seat), np.uint8).copy()}
    if heard:
        rows = np.frombuffer(play.heard(seat), np.uint8)
        shown["heard"] = rows.reshape(WINDOW, -1).copy()
    return {**shown, "action_mask": np.frombuffer(play.mask(seat), np.int8).copy()}
