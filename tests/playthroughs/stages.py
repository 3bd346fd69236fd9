"""The games that are put on stage; a new game is one more."""

from typing import Final

from tests.playthroughs.panik import PANIK_STAGE
from tests.playthroughs.stage import Stage
from tests.playthroughs.station import STATION_STAGE

STAGES: Final[dict[str, Stage]] = {stage.game.name: stage for stage in (STATION_STAGE, PANIK_STAGE)}
