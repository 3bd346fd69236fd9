"""Which card to give in a trade."""

from typing import Final

from panicroom.bots.station.situation import Situation
from panicroom.station.cards import GAS, HOST, KINDS, Card, infection_of, is_item
from panicroom.station.tokens import TROOPER, Seat

NOT_INFECTED: Final = 10.0
"""What it is worth to stay human, or to have the gas where it burns."""
STRIKE: Final = 50.0
"""Above the value of any item, so that it decides which card an infected player gives."""


def gift_value(sit: Situation, partner: Seat, card: Card) -> float:
    return infected_gift(sit, partner, card) if sit.infected else human_gift(sit, partner, card)


def worth(card: Card) -> float:
    """What an item is worth to its holder, in AP; an infection card to a human nothing."""
    return KINDS[card].worth if is_item(card) else 0.0


def human_gift(sit: Situation, partner: Seat, card: Card) -> float:
    """The cheapest item, but gas to whoever may infect or had better carry it."""
    if card != GAS:
        return -worth(card)
    if sit.suspicion[partner] >= ward_from(sit) or is_foe(sit, partner):
        return NOT_INFECTED
    return NOT_INFECTED if sit.level.pools_gas and carries_for_me(sit, partner) else -worth(GAS)


def is_foe(sit: Situation, partner: Seat) -> bool:
    """Has attacked me, and is not human for certain."""
    return partner in sit.memory.foes and sit.suspicion[partner] > 0


def ward_from(sit: Situation) -> float:
    """With the last can that is needed, and the Hive found, more is risked."""
    if sit.hive_found and sit.gas == sit.view.rulings.gas_needed:
        return max(sit.level.wards, 0.5)
    return sit.level.wards


def carries_for_me(sit: Situation, partner: Seat) -> bool:
    """All can see who of two should have the gas: a Trooper who lives, then the fuller hand."""
    if not sit.missing_gas and sit.me.health[TROOPER]:
        return False
    return bearing(sit, partner) > bearing(sit, sit.seat)


def bearing(sit: Situation, seat: Seat) -> tuple[bool, int, int]:
    player = sit.view.players[seat]
    return player.health[TROOPER] > 0, player.hand_size, -seat


def infected_gift(sit: Situation, partner: Seat, card: Card) -> float:
    """An infection card when it pays to strike; until then something useful but gas."""
    if card in (infection_of(sit.seat), HOST):
        return STRIKE if pays_to_strike(sit, partner) else -STRIKE
    if not is_item(card):
        return -2 * STRIKE
    return -worth(GAS) if card == GAS else worth(card)


def hides(sit: Situation) -> bool:
    """Whether to hide: nobody knows the seat is infected, and the end is not near."""
    if sit.memory.betrayed_to or (sit.hive_found and sit.level.strikes_at_hive):
        return False
    return sit.view.round < sit.level.hides_until


def pays_to_strike(sit: Situation, partner: Seat) -> bool:
    """An infection that certainly succeeds does not reveal the giver."""
    is_sure = partner in sit.memory.without_gas
    return sit.suspicion[partner] < 0.9 and (is_sure or not hides(sit))
