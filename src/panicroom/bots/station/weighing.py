"""How each event changes the probabilities that a seat keeps."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from panicroom.bots.station.attacks import ATTACKS
from panicroom.bots.station.belief import Belief, believing, suspicion
from panicroom.bots.station.chances import exactly, scaled, tilted
from panicroom.bots.station.levels import Level
from panicroom.kernel.audience import Event
from panicroom.station.cards import GAS, HOST, Card
from panicroom.station.dossier import Dossier
from panicroom.station.rules.ending import HeatScanHeld
from panicroom.station.rules.search import AlertDrawn, CardDrawn
from panicroom.station.rules.setup import CardDealt, GameBegan
from panicroom.station.rules.trading import CardsTraded
from panicroom.station.tokens import Seat

PASSES_ON: Final = 0.4
"""How often a trade with an infected player is taken to infect."""
PASSES_EARLY: Final = 0.2
PASSES_LATE: Final = 0.5
HIDING: Final = 3
"""The first rounds, in which infected players rarely infect."""
GAVE_GAS: Final = 0.5
GAVE_ITEM: Final = 0.7
"""By how much a gift changes the odds."""
PILE: Final = 3
"""The Host card is among the first cards of the search deck, so many for each player (SETUP-3)."""


def weigh_beginning(belief: Belief, dossier: Dossier, event: GameBegan, level: Level) -> Belief:
    return Belief((0.0,) * event.seats, PILE * event.seats, PILE * event.seats)


def weighed(belief: Belief, dossier: Dossier, event: Event, level: Level) -> Belief:
    """The belief after one more event; the dossier is that of before it. Nobody fails to notice
    an attack, whatever the level."""
    weigh = WEIGHS.get(type(event))
    if weigh is None or not (level.follows_trades or type(event) in ATTACKS):
        return belief
    return weigh(belief, dossier, event, level)


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
    passed = passing_on(dossier, level)
    one, two = (suspicion(belief, dossier, seat) for seat in (event.seat, event.partner))
    return believing(
        belief,
        {
            event.seat: one + (1 - one) * two * passed,
            event.partner: two + (1 - two) * one * passed,
        },
    )


def passing_on(dossier: Dossier, level: Level) -> float:
    """Whoever plays well knows that the infected hide at first."""
    if not level.reads_gifts:
        return PASSES_ON
    return PASSES_EARLY if dossier.round <= HIDING else PASSES_LATE


def weigh_gift(belief: Belief, dossier: Dossier, other: Seat, card: Card, level: Level) -> Belief:
    """Whoever could have infected me and gave a useful card instead is less of a suspect."""
    if not level.reads_gifts or card >= HOST:
        return belief
    return believing(
        belief, {other: tilted(belief.likely[other], GAVE_GAS if card == GAS else GAVE_ITEM)}
    )


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
    **ATTACKS,
    HeatScanHeld: weigh_scan,
}
