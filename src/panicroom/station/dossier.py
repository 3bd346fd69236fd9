"""What one seat knows for sure of the others: a fold of the events that seat has heard.

Nothing here is a guess. An own infection card leaves an infected hand only (TRADE-3), so whoever
gave one away, to anybody, is infected for ever (INFECT-3); scans count, and a count can leave
only one answer.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from panicroom.kernel.audience import Event
from panicroom.station.cards import GAS, HOST, INFECTIONS, SEARCH_KINDS, Card, infection_of
from panicroom.station.rules.death import PlayerEliminated
from panicroom.station.rules.ending import HeatScanHeld
from panicroom.station.rules.items import HandShown
from panicroom.station.rules.phase import ParasitePhaseBegan
from panicroom.station.rules.search import CardDrawn, HostDrawn
from panicroom.station.rules.setup import CardDealt, GameBegan
from panicroom.station.rules.trading import CardsTraded, PlayerInfected
from panicroom.station.tokens import SEATS, Seat


class ScanSeen(NamedTuple):
    round: int
    infected: int
    living: int


class CardMoved(NamedTuple):
    round: int
    card: Card


class Traded(NamedTuple):
    round: int
    partner: Seat


class HandSeen(NamedTuple):
    round: int
    cards: tuple[Card, ...]


class Known(NamedTuple):
    """One player. `infected` is None where it is not certain; of the own seat it is the own
    loyalty, None in a match begun from a position until something tells."""

    seat: Seat
    infected: bool | None = None
    infected_by_card: bool = False
    """Certain because an infection card of that color has left that hand."""
    is_alive: bool = True
    given: tuple[CardMoved, ...] = ()
    """Cards that this player gave me."""
    received: tuple[CardMoved, ...] = ()
    """Cards that I gave this player."""
    met: tuple[Traded, ...] = ()
    """Every trade of this player, with whomever."""
    hand_seen: HandSeen | None = None


class Dossier(NamedTuple):
    seat: Seat
    round: int
    scans: tuple[ScanSeen, ...]
    others: tuple[Known, ...]
    """One for each seat, the own one too."""
    host_card_travels: bool = True
    """VARIANT-2, or nobody has said that it is not played: a Host card seen in a hand may have
    been dodged there, and proves nothing."""


def open_dossier(seat: Seat, seats: int, host_card_travels: bool = True) -> Dossier:
    others = tuple(Known(other) for other in SEATS[:seats])
    return Dossier(seat, 0, (), others, host_card_travels)


def noted(dossier: Dossier, event: Event) -> Dossier:
    """The dossier after one more event, as the seat has heard it."""
    note = NOTES.get(type(event))
    return dossier if note is None else note(dossier, event)


def changed(dossier: Dossier, seat: Seat, **facts: Any) -> Dossier:
    others = list(dossier.others)
    others[seat] = others[seat]._replace(**facts)
    return dossier._replace(others=tuple(others))


def note_beginning(dossier: Dossier, event: GameBegan) -> Dossier:
    """Nobody has a card yet, so everybody is human."""
    others = tuple(known._replace(infected=False) for known in dossier.others)
    return dossier._replace(others=others)


def note_phase(dossier: Dossier, event: ParasitePhaseBegan) -> Dossier:
    return dossier._replace(round=event.round)


def note_own_infection(dossier: Dossier, event: PlayerInfected) -> Dossier:
    """Told to the seat itself alone."""
    return changed(dossier, dossier.seat, infected=True)


def note_own_host(dossier: Dossier, event: HostDrawn) -> Dossier:
    """INFECT-3: the first of all, so that everybody else is human yet."""
    others = [known.seat for known in dossier.others if known.seat != dossier.seat]
    dossier = settle(dossier, others, False)
    return changed(dossier, dossier.seat, infected=True)


def note_elimination(dossier: Dossier, event: PlayerEliminated) -> Dossier:
    return changed(dossier, event.seat, is_alive=False)


def note_draw(dossier: Dossier, event: CardDealt | CardDrawn) -> Dossier:
    """While nobody is known to be infected a drawn card may be the Host."""
    if event.seat == dossier.seat or is_host_out(dossier):
        return dossier
    return doubt(dossier, event.seat)


def note_trade(dossier: Dossier, event: CardsTraded) -> Dossier:
    for seat, partner in ((event.seat, event.partner), (event.partner, event.seat)):
        met = (*dossier.others[seat].met, Traded(dossier.round, partner))
        dossier = changed(dossier, seat, met=met)
    if dossier.seat not in (event.seat, event.partner):
        return note_others_trade(dossier, event)
    mine, theirs = event.given, event.returned
    other = event.partner
    if event.partner == dossier.seat:
        mine, theirs, other = theirs, mine, event.seat
    return note_exchange(dossier, other, mine, theirs)


def note_others_trade(dossier: Dossier, event: CardsTraded) -> Dossier:
    """Two who are human for certain infect nobody."""
    if all(dossier.others[seat].infected is False for seat in (event.seat, event.partner)):
        return dossier
    return doubt(doubt(dossier, event.seat), event.partner)


def note_exchange(dossier: Dossier, other: Seat, mine: Card, theirs: Card) -> Dossier:
    """My own trade: I know both cards, and so whether an infection took (INFECT-1)."""
    known, now = dossier.others[other], dossier.round
    dossier = changed(
        dossier,
        other,
        given=(*known.given, CardMoved(now, theirs)),
        received=(*known.received, CardMoved(now, mine)),
    )
    if mine in (infection_of(dossier.seat), HOST) and theirs != GAS:
        dossier = changed(dossier, other, infected=True)
    if theirs == HOST:  # VARIANT-2: given by a Host alone
        return changed(dossier, other, infected=True)
    return note_color(dossier, theirs)


def note_hand(dossier: Dossier, event: HandShown) -> Dossier:
    """ITEM-5: the Host card, and infection cards that have left their own hand."""
    if event.viewer != dossier.seat:
        return dossier
    seen = HandSeen(dossier.round, tuple(event.cards))
    dossier = changed(dossier, event.seat, hand_seen=seen)
    if HOST in event.cards and not dossier.host_card_travels:
        dossier = changed(dossier, event.seat, infected=True)
    for card in event.cards:
        if card != infection_of(event.seat):
            dossier = note_color(dossier, card)
    return dossier


def note_color(dossier: Dossier, card: Card) -> Dossier:
    """An infection card seen outside its own hand (TRADE-3)."""
    if card not in INFECTIONS or card == infection_of(dossier.seat):
        return dossier
    return changed(dossier, SEATS[card - SEARCH_KINDS], infected=True, infected_by_card=True)


def note_scan(dossier: Dossier, event: HeatScanHeld) -> Dossier:
    """SCAN-1: who of those in doubt must be infected, or cannot be, by the count alone."""
    seen = ScanSeen(dossier.round, event.infected, event.living)
    dossier = dossier._replace(scans=(*dossier.scans, seen))
    living = [known for known in dossier.others if known.is_alive]
    if event.living != len(living):
        return dossier  # begun from a position: the dead are not all known
    certain = sum(known.infected is True for known in living)
    doubtful = [known.seat for known in living if known.infected is None]
    if event.infected == certain + len(doubtful):
        return settle(dossier, doubtful, True)
    return settle(dossier, doubtful, False) if event.infected == certain else dossier


def settle(dossier: Dossier, seats: list[Seat], infected: bool) -> Dossier:
    for seat in seats:
        dossier = changed(dossier, seat, infected=infected)
    return dossier


def doubt(dossier: Dossier, seat: Seat) -> Dossier:
    """Human no longer for certain; what is certain for ever stays."""
    if dossier.others[seat].infected is not False or seat == dossier.seat:
        return dossier
    return changed(dossier, seat, infected=None)


def is_host_out(dossier: Dossier) -> bool:
    """Somebody is infected for certain, so the Host card has been drawn (INFECT-3)."""
    return any(known.infected for known in dossier.others) or any(
        scan.infected for scan in dossier.scans
    )


NOTES: Final[Mapping[type[Event], Callable[[Dossier, Any], Dossier]]] = {
    GameBegan: note_beginning,
    ParasitePhaseBegan: note_phase,
    HostDrawn: note_own_host,
    PlayerInfected: note_own_infection,
    PlayerEliminated: note_elimination,
    CardDealt: note_draw,
    CardDrawn: note_draw,
    CardsTraded: note_trade,
    HandShown: note_hand,
    HeatScanHeld: note_scan,
}
