"""How each game looks in the terminal: one `Face` per game."""

from typing import Final

from panicroom.cli.faces.face import Face
from panicroom.cli.faces.panik import PANIK_FACE
from panicroom.cli.faces.station import STATION_FACE
from panicroom.telling import Choice, Grid, Group, Row, Wishes

FACES: Final[dict[str, Face]] = {face.game.name: face for face in (STATION_FACE, PANIK_FACE)}
"""In the order in which they are offered to the user."""

__all__ = ["FACES", "Choice", "Face", "Grid", "Group", "Row", "Wishes"]
