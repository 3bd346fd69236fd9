"""How likely each player is to be infected, as one seat sees it: numbers from 0 to 1, weighed anew
with each event. What is certain is the dossier's; here is only what is likely."""

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from panicroom.bots.station.chances import exactly, scaled, tilted
from panicroom.bots.station.levels import Level
from panicroom.kernel.audience import Event
from panicroom.station.cards import GAS, HOST, Card
from panicroom.station.dossier import Dossier
from panicroom.station.rules.ending import HeatScanHeld
from panicroom.station.rules.fire import ShotFired
from panicroom.station.rules.knife import KnifeDrawn
from panicroom.station.rules.search import AlertDrawn, CardDrawn
from panicroom.station.rules.setup import CardDealt, GameBegan
from panicroom.station.rules.trading import CardsTraded
from panicroom.station.tokens import Seat

UNKNOWN_PLAYER: Final = 0.25
"""Held of anybody by those who do not reckon, or have not seen the beginning."""
PASSES_ON: Final = 0.4
"""How often a trade with an infected player is taken to infect."""
GAVE_GAS: Final = 0.5
GAVE_ITEM: Final = 0.7
ATTACKED_HUMAN: Final = 3.0
"""By how much a gift or an attack changes the odds."""
PILE: Final = 3
"""The Host card is among the first cards of the search deck, so many for each player (SETUP-3)."""


class Belief(NamedTuple):
    likely: tuple[float, ...]
    pile: int = 0
    """Cards that are left of the first pile; none if the beginning was not seen."""
    unseen: int = 1
    """Cards of the first pile that may have been the Host, as this seat knows."""


def begin(seats: int) -> Belief:
    return Belief((UNKNOWN_PLAYER,) * seats)


def weigh_beginning(belief: Belief, dossier: Dossier, event: GameBegan, level: Level) -> Belief:
    return Belief((0.0,) * event.seats, PILE * event.seats, PILE * event.seats)


def suspicion(belief: Belief, dossier: Dossier, seat: Seat) -> float:
    known = dossier.others[seat].infected
    if known is None:
        return belief.likely[seat]
    return 1.0 if known else 0.0


def suspicions(belief: Belief, dossier: Dossier) -> dict[Seat, float]:
    others = range(len(dossier.others))
    return {s: suspicion(belief, dossier, s) for s in others if s != dossier.seat}


def weighed(belief: Belief, dossier: Dossier, event: Event, level: Level) -> Belief:
    """The belief after one more event; the dossier is that of before it."""
    weigh = WEIGHS.get(type(event))
    if weigh is None or not level.follows_trades:
        return belief
    return weigh(belief, dossier, event, level)


def believing(belief: Belief, changes: Mapping[Seat, float]) -> Belief:
    likely = tuple(changes.get(seat, old) for seat, old in enumerate(belief.likely))
    return belief._replace(likely=likely)


def weigh_draw(
    belief: Belief, dossier: Dossier, event: CardDealt | CardDrawn, level: Level
) -> Belief:
    """Any unseen card of the first pile may be the Host, one as likely as the other."""
    if belief.pile <= 0:
        return belief
    is_mine = event.seat == dossier.seat
    old, chance = belief.likely[event.seat], 1 / belief.unseen
    belief = belief._replace(pile=belief.pile - 1, unseen=belief.unseen - is_mine)
    if is_mine or dossier.others[dossier.seat].infected:
        return belief
    return believing(belief, {event.seat: old + (1 - old) * chance})


def weigh_alert(belief: Belief, dossier: Dossier, event: AlertDrawn, level: Level) -> Belief:
    if belief.pile <= 0:
        return belief
    return belief._replace(pile=belief.pile - 1, unseen=belief.unseen - 1)


def weigh_trade(belief: Belief, dossier: Dossier, event: CardsTraded, level: Level) -> Belief:
    if dossier.seat == event.seat:
        return weigh_gift(belief, dossier, event.partner, event.returned, level)
    if dossier.seat == event.partner:
        return weigh_gift(belief, dossier, event.seat, event.given, level)
    one, two = (suspicion(belief, dossier, seat) for seat in (event.seat, event.partner))
    return believing(
        belief,
        {
            event.seat: one + (1 - one) * two * PASSES_ON,
            event.partner: two + (1 - two) * one * PASSES_ON,
        },
    )


def weigh_gift(belief: Belief, dossier: Dossier, other: Seat, card: Card, level: Level) -> Belief:
    """Whoever could have infected me and gave a useful card instead is less of a suspect."""
    if not level.reads_gifts or card >= HOST:
        return belief
    return believing(
        belief, {other: tilted(belief.likely[other], GAVE_GAS if card == GAS else GAVE_ITEM)}
    )


def weigh_attack(
    belief: Belief, dossier: Dossier, event: ShotFired | KnifeDrawn, level: Level
) -> Belief:
    """Who attacks a human is a suspect, and who attacks a suspect less so."""
    if not level.reads_gifts or not isinstance(event.target, int) or event.seat == dossier.seat:
        return belief
    victim = event.target >> 1
    infected = (
        float(bool(dossier.others[victim].infected))
        if victim == dossier.seat
        else suspicion(belief, dossier, victim)
    )
    factor = ATTACKED_HUMAN ** (1 - 2 * infected)
    return believing(belief, {event.seat: tilted(belief.likely[event.seat], factor)})


def weigh_scan(belief: Belief, dossier: Dossier, event: HeatScanHeld, level: Level) -> Belief:
    """So many of the living are infected: those in doubt share what is not accounted for."""
    living = [known for known in dossier.others if known.is_alive]
    if event.living != len(living):
        return belief  # begun from a position: the dead are not all known
    certain = sum(known.infected is True for known in living)
    doubtful = [k.seat for k in living if k.infected is not True and k.seat != dossier.seat]
    left = min(max(event.infected - certain, 0), len(doubtful))
    old = [min(max(belief.likely[seat], 0.02), 0.98) for seat in doubtful]
    new = exactly(old, left) if level.reads_gifts else scaled(old, left)
    return believing(belief, dict(zip(doubtful, new, strict=True)))


WEIGHS: Final[Mapping[type[Event], Callable[[Belief, Dossier, Any, Level], Belief]]] = {
    GameBegan: weigh_beginning,
    CardDealt: weigh_draw,
    CardDrawn: weigh_draw,
    AlertDrawn: weigh_alert,
    CardsTraded: weigh_trade,
    ShotFired: weigh_attack,
    KnifeDrawn: weigh_attack,
    HeatScanHeld: weigh_scan,
}
