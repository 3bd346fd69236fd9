"""What deeds of owners say about their hidden manors.

Each deed multiplies the weight of every kind the manor may be; the cards not seen yet do the rest.
Whoever takes owners at their word is easily lured; whoever asks whether they bluff reads those who
do not the more sharply.
"""

from collections.abc import Iterable, Mapping
from typing import Final

from panicroom.bots.panik.levels import Level
from panicroom.bots.panik.memory import Deed, Memory
from panicroom.panik.pieces import MANOR_KINDS, Manor, Seat, owner_of

Weights = tuple[float, ...]
"""One for each kind of manor: ghosts of 1 to 5, shared, trap."""

NO_CLUE: Final[Weights] = (1.0,) * len(MANOR_KINDS)

CAREFUL: Final[Mapping[Deed, Weights]] = {
    Deed.POSTED: (0.3, 0.6, 1.0, 1.6, 2.2, 0.5, 0.2),
    Deed.PASSED_OVER: (1.2, 1.1, 1.0, 0.8, 0.6, 1.1, 1.4),
    Deed.STAYED: (0.5, 0.8, 1.0, 1.3, 1.6, 1.1, 0.3),
    Deed.SENT: (0.9, 1.0, 1.1, 1.2, 1.3, 1.3, 0.2),
    Deed.CALLED: (0.6, 0.6, 0.6, 0.6, 0.6, 0.4, 5.0),
}
"""For any owner alike: no deed rules a kind out, since anybody may bluff."""
PLAIN: Final[Mapping[Deed, Weights]] = {
    Deed.POSTED: (0.12, 0.43, 0.9, 1.7, 2.7, 0.32, 0.02),
    Deed.PASSED_OVER: (1.4, 1.3, 1.05, 0.7, 0.15, 1.3, 1.5),
    Deed.STAYED: (0.1, 0.2, 0.9, 1.8, 1.9, 0.8, 0.05),
    Deed.SENT: (0.1, 0.2, 0.6, 1.6, 3.0, 0.6, 0.05),
    Deed.CALLED: (0.6, 0.6, 1.0, 1.2, 0.6, 0.4, 1.0),
}
"""Of those who never bluff, as measured."""
BLUFF: Final[Mapping[Deed, Weights]] = {
    Deed.POSTED: (0.5, 0.6, 0.7, 0.9, 1.0, 0.6, 2.5),
    Deed.PASSED_OVER: (1.2, 1.2, 1.1, 1.0, 0.9, 1.1, 0.6),
    Deed.STAYED: (0.5, 0.6, 0.8, 1.1, 1.2, 0.8, 2.0),
    Deed.SENT: (0.8, 0.9, 1.0, 1.2, 1.4, 1.0, 0.4),
    Deed.CALLED: (0.6, 0.6, 0.6, 0.6, 0.6, 0.4, 5.0),
}
"""Of those who make their trap look like a home."""
BLUFFER: Final = 0.25
"""How likely it is of anybody, until something is seen."""
CAUGHT: Final = 0.9
SO_FAR_HONEST: Final = 0.1


def clues(memory: Memory, level: Level) -> dict[Manor, Weights]:
    """For each manor at which its owner has done something."""
    return {
        manor: product(weights(memory, level, owner_of(manor), deed) for deed in deeds)
        for manor, deeds in memory.deeds.items()
    }


def weights(memory: Memory, level: Level, owner: Seat, deed: Deed) -> Weights:
    if not level.doubts:
        return CAREFUL[deed]
    bluffs = bluffing(memory, owner)
    pairs = zip(PLAIN[deed], BLUFF[deed], strict=True)
    return tuple((1 - bluffs) * plain + bluffs * bluff for plain, bluff in pairs)


def bluffing(memory: Memory, owner: Seat) -> float:
    if owner in memory.caught:
        return CAUGHT
    return SO_FAR_HONEST if owner in memory.honest else BLUFFER


def product(clues: Iterable[Weights]) -> Weights:
    found = NO_CLUE
    for clue in clues:
        found = tuple(a * b for a, b in zip(found, clue, strict=True))
    return found
