"""The games on which the laws are tried; a new game is one more subject."""

from typing import Final

from tests.laws.panik import PANIK_SUBJECT
from tests.laws.station import STATION_SUBJECT
from tests.laws.subject import Start, Subject

GAMES: Final[tuple[Subject, ...]] = (STATION_SUBJECT, PANIK_SUBJECT)

FAMILIES: Final[dict[str, tuple[Subject, list[Start]]]] = {
    f"{subject.game.name}-{family}": (subject, starts)
    for subject in GAMES
    for family, starts in subject.families().items()
}
"""All starts, those together that differ only in the number of players."""

FROM_SETUP: Final = [name for name, (_, starts) in FAMILIES.items() if not starts[0].position]
FROM_POSITION: Final = [name for name in FAMILIES if name not in FROM_SETUP]
