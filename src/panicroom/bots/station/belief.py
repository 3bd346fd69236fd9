"""Who may be infected, as one seat sees it: how likely each set of players is to be the infected,
weighed anew with each event. What is certain is the dossier's; here is only what is likely."""

from typing import Final, NamedTuple

from panicroom.bots.station.chances import Chances, given, independent, of_seats
from panicroom.bots.station.signs import Watch
from panicroom.station.dossier import Dossier
from panicroom.station.tokens import NOBODY, Seat

UNKNOWN_PLAYER: Final = 0.25
"""The default, for levels that do not count cards and for games begun from a position."""
CERTAIN: Final = 1 - 1e-9


class Belief(NamedTuple):
    worlds: Chances
    """By the set of the infected."""
    likely: tuple[float, ...]
    """By seat: what the worlds make of each player."""
    pile: int = 0
    """Cards that are left of the first pile; none if the beginning was not seen."""
    watch: Watch = Watch()
    """What of the game a deed's meaning hangs on."""
    thrower: Seat = NOBODY
    """Of the last grenade."""


def begin(seat: Seat, seats: int) -> Belief:
    chances = [0.0 if other == seat else UNKNOWN_PLAYER for other in range(seats)]
    return Belief(independent(chances), tuple(chances))


def believing(belief: Belief, worlds: Chances) -> Belief:
    if worlds is belief.worlds:
        return belief
    return belief._replace(worlds=worlds, likely=of_seats(worlds, len(belief.likely)))


def agreed(belief: Belief, dossier: Dossier) -> Belief:
    """The belief of a seat that knows this for sure."""
    infected = human = 0
    for known, chance in zip(dossier.others, belief.likely, strict=True):
        if known.infected is True and chance < CERTAIN:
            infected |= 1 << known.seat
        if known.infected is False and chance > 1 - CERTAIN:
            human |= 1 << known.seat
    if not infected | human:
        return belief
    return believing(belief, given(belief.worlds, infected, human))


def suspicion(belief: Belief, dossier: Dossier, seat: Seat) -> float:
    known = dossier.others[seat].infected
    if known is None:
        return belief.likely[seat]
    return 1.0 if known else 0.0


def suspicions(belief: Belief, dossier: Dossier) -> dict[Seat, float]:
    others = [known.seat for known in dossier.others if known.seat != dossier.seat]
    return {seat: suspicion(belief, dossier, seat) for seat in others}
