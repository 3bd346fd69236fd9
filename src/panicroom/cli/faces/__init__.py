"""One face a game."""

from typing import Final

from panicroom.cli.faces.face import Choice, Face, Group
from panicroom.cli.faces.station import STATION_FACE

FACES: Final[dict[str, Face]] = {STATION_FACE.game.name: STATION_FACE}

__all__ = ["FACES", "Choice", "Face", "Group"]
