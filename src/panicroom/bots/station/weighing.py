"""How each event changes what a seat believes."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from panicroom.bots.station import chances
from panicroom.bots.station.attacks import ATTACKS
from panicroom.bots.station.belief import Belief, agreed, believing
from panicroom.bots.station.experience import LEAST_WEIGHT, PASSES_ON, weight_of
from panicroom.bots.station.levels import Level
from panicroom.bots.station.signs import signs, watched
from panicroom.kernel.audience import Event
from panicroom.station.cards import GAS, HOST, infection_of
from panicroom.station.dossier import Dossier
from panicroom.station.rules.ending import HeatScanHeld
from panicroom.station.rules.search import AlertDrawn, CardDrawn
from panicroom.station.rules.setup import CardDealt, GameBegan
from panicroom.station.rules.trading import CardsTraded

PILE: Final = 3
"""The Host card is among the first cards of the search deck, so many for each player (SETUP-3)."""


def weighed(belief: Belief, dossier: Dossier, event: Event, level: Level) -> Belief:
    """The belief after one more event; the dossier is that of before it. Nobody fails to notice
    an attack, whatever the level."""
    weigh = WEIGHS.get(type(event))
    if weigh is not None and (level.follows_trades or type(event) in ATTACKS):
        belief = weigh(belief, dossier, event)
    if level.reads_deeds:
        belief = read(belief, dossier, event)
    watch = watched(belief.watch, event)
    return belief if watch is belief.watch else belief._replace(watch=watch)


def settled(belief: Belief, dossier: Dossier, level: Level) -> Belief:
    """In line with what the seat knows by now. Who reckons with nothing remembers only the
    infected it has met: to it, who was human once is anybody again."""
    if level.follows_trades:
        return agreed(belief, dossier)
    others = [k._replace(infected=k.infected or None) for k in dossier.others]
    return agreed(belief, dossier._replace(others=tuple(others)))


def weigh_beginning(belief: Belief, dossier: Dossier, event: GameBegan) -> Belief:
    belief = belief._replace(pile=PILE * event.seats)
    return believing(belief, chances.none_infected(event.seats))


def weigh_draw(belief: Belief, dossier: Dossier, event: CardDealt | CardDrawn) -> Belief:
    """Any card that is left of the first pile may be the Host, one as likely as the other."""
    if belief.pile <= 0:
        return belief
    if event.seat == dossier.seat:
        return belief if event.card == HOST else not_the_host(belief)
    worlds = chances.drawn(belief.worlds, event.seat, 1 / belief.pile)
    return believing(belief, worlds)._replace(pile=belief.pile - 1)


def weigh_alert(belief: Belief, dossier: Dossier, event: AlertDrawn) -> Belief:
    return belief if belief.pile <= 0 else not_the_host(belief)


def not_the_host(belief: Belief) -> Belief:
    """One card of the pile was seen, so that nobody's having it yet is less likely."""
    left = (belief.pile - 1) / belief.pile
    worlds = (left * belief.worlds[0], *belief.worlds[1:])
    worlds = chances.normal(worlds, belief.worlds)
    return believing(belief, worlds)._replace(pile=belief.pile - 1)


def weigh_trade(belief: Belief, dossier: Dossier, event: CardsTraded) -> Belief:
    if event.seat == dossier.seat:
        return weigh_own_trade(belief, dossier, event.partner, event.given, event.returned)
    if event.partner == dossier.seat:
        return weigh_own_trade(belief, dossier, event.seat, event.returned, event.given)
    passed = PASSES_ON[belief.watch.period]
    seats = len(belief.likely)
    return believing(belief, chances.met(belief.worlds, seats, event.seat, event.partner, passed))


def weigh_own_trade(
    belief: Belief, dossier: Dossier, partner: int, mine: int, theirs: int
) -> Belief:
    """Whom I infect was human until now, and says nothing about those it met before."""
    if mine not in (infection_of(dossier.seat), HOST) or theirs == GAS:
        return belief
    seats = len(belief.likely)
    return believing(belief, chances.met(belief.worlds, seats, dossier.seat, partner, 1.0))


def weigh_scan(belief: Belief, dossier: Dossier, event: HeatScanHeld) -> Belief:
    """So many of the living are infected."""
    living = [known.seat for known in dossier.others if known.is_alive]
    if event.living != len(living):
        return belief  # begun from a position: the dead are not all known
    among = sum(1 << seat for seat in living)
    return believing(belief, chances.given_count(belief.worlds, among, event.infected))


def read(belief: Belief, dossier: Dossier, event: Event) -> Belief:
    """Deeds and gifts, by what both sides are known to do how often."""
    worlds, seats = belief.worlds, len(belief.likely)
    for sign in signs(belief.watch, event):
        weight = weight_of(sign, belief.watch.period)
        if abs(weight - 1) > LEAST_WEIGHT and sign.seat != dossier.seat:
            worlds = chances.weighed(worlds, seats, sign.seat, weight)
    return believing(belief, worlds)


WEIGHS: Final[Mapping[type[Event], Callable[[Belief, Dossier, Any], Belief]]] = {
    GameBegan: weigh_beginning,
    CardDealt: weigh_draw,
    CardDrawn: weigh_draw,
    AlertDrawn: weigh_alert,
    CardsTraded: weigh_trade,
    **ATTACKS,
    HeatScanHeld: weigh_scan,
}
