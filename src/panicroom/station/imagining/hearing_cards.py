"""What a seat hears of the search deck and of what is played."""

from panicroom.station.cards import ALERT, AMMO, HOST, Card
from panicroom.station.deduction.notes import CARDS_FOR_EACH
from panicroom.station.imagining.evidence import drawing, own_host
from panicroom.station.imagining.loyalties import stepped, weighed
from panicroom.station.imagining.past import Move, Past, Pile, Played
from panicroom.station.rules.fire import ShotFired
from panicroom.station.rules.items import ItemLaidDown, ItemSpent
from panicroom.station.rules.search import (
    AlertDrawn,
    CardDrawn,
    HostDrawn,
    RoomSearched,
    SearchDeckRemade,
)
from panicroom.station.rules.setup import CardDealt
from panicroom.station.tokens import NOBODY, TOKENS


def hear_search(past: Past, event: RoomSearched) -> Past:
    """SEARCH-5: of two cards that are dealt at random either may have been the last of the pile."""
    if event.partner is None or past.upper_left != 1:
        return past
    return past._replace(pile=past.pile._replace(drawn=past.pile.drawn - 1))


def hear_draw(past: Past, event: CardDealt | CardDrawn) -> Past:
    is_mine = event.seat == past.case.seat
    left = past.upper_left
    past = past._replace(pile=counted(past, event.card if is_mine else None))
    if is_mine:
        return past if event.card == HOST else not_host(past, left)
    if not left and past.begun:
        return past
    lead = drawing(event.seat, left or CARDS_FOR_EACH * past.case.seats)
    return past._replace(step=stepped(past.step, past.round, None, -1, lead))


def not_host(past: Past, left: int) -> Past:
    """A card of the pile that the seat has seen is not the Host."""
    if not left:
        return past
    step = weighed(past.step, lambda world: 1 - 1 / left if world.host == NOBODY else 1.0)
    return past._replace(step=step)


def counted(past: Past, card: Card | None) -> Pile:
    pile = past.pile
    seen = pile.seen if card is None else (*pile.seen, (card, past.upper_left > 0))
    return pile._replace(drawn=pile.drawn + 1, seen=seen)


def hear_alert(past: Past, event: AlertDrawn) -> Past:
    left = past.upper_left
    past = past._replace(pile=counted(past, ALERT))
    return discarded(not_host(past, left), ALERT)


def discarded(past: Past, card: Card) -> Past:
    return past._replace(pile=past.pile._replace(spent=(*past.pile.spent, card)))


def hear_remade(past: Past, event: SearchDeckRemade) -> Past:
    return past._replace(pile=Pile(remade=past.pile.spent))


def hear_own_host(past: Past, event: HostDrawn) -> Past:
    step = stepped(past.step, past.round, None, -1, own_host(past.case.seat))
    return past._replace(step=step)


def hear_laying_down(past: Past, event: ItemLaidDown) -> Past:
    return moved(past, Played(event.seat, event.card))


def hear_spending(past: Past, event: ItemSpent) -> Past:
    return discarded(moved(past, Played(event.seat, event.card)), event.card)


def hear_shot(past: Past, event: ShotFired) -> Past:
    """FIRE-1: the fewest bullets first, so that every so many shots a card is gone."""
    shots = list(past.shots)
    shots[event.seat] += 1
    past = past._replace(shots=tuple(shots), attacker=event.seat)
    is_empty = shots[event.seat] % TOKENS.bullets == 0
    return discarded(past, AMMO) if is_empty else past


def moved(past: Past, *moves: Move) -> Past:
    return past._replace(moves=(*past.moves, *moves))
