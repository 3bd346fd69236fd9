"""Which card to give in a trade.

Nothing here is certain to those who watch: whoever always warded would be safe and poor in gas,
whoever never did would be infected, and a Host who struck by the clock would be known by it.
"""

from typing import Final

from panicroom.bots.station.situation import Situation
from panicroom.station.cards import GAS, HOST, KINDS, Card, infection_of, is_item
from panicroom.station.tokens import TROOPER, Seat

NOT_INFECTED: Final = 10.0
"""What it is worth to stay human, or to have the gas where it burns."""
STRIKE: Final = 50.0
"""Above the value of any item, so that it decides which card an infected player gives."""
STEEP: Final = 3
"""How sharply humans tell those they ward off from those they trust."""
KNOWN_STRIKES: Final = 0.9
"""How often an infected strikes whom some human knows already."""


def gift_value(sit: Situation, partner: Seat, card: Card) -> float:
    """The cheapest item, unless there is a reason for gas or for an infection card."""
    if card in (infection_of(sit.seat), HOST):
        return STRIKE if strikes(sit, partner) else -STRIKE
    if card == GAS:
        return NOT_INFECTED if gives_gas(sit, partner) else -worth(GAS)
    return -worth(card) if is_item(card) else -2 * STRIKE


def worth(card: Card) -> float:
    """What an item is worth to its holder, in AP; an infection card to a human nothing."""
    return KINDS[card].worth if is_item(card) else 0.0


def gives_gas(sit: Situation, partner: Seat) -> bool:
    """A human to whoever may infect or had better carry it; a hidden infected to seem human."""
    if sit.infected:
        pretends = sit.hides and sit.may_be_human(partner)
        return pretends and sit.chance("gas", sit.level.bluffs)
    if is_foe(sit, partner) or (sit.level.pools_gas and carries_for_me(sit, partner)):
        return True
    return sit.chance("gas", warding(sit, sit.suspicion[partner]))


def warding(sit: Situation, doubt: float) -> float:
    """How often gas is given to a player who is in such doubt."""
    return 1 / (1 + (ward_from(sit) / max(doubt, 1e-9)) ** STEEP)


def is_foe(sit: Situation, partner: Seat) -> bool:
    """Known, or has attacked me and is not human for certain."""
    doubt = sit.suspicion[partner]
    return doubt >= 1 or (partner in sit.memory.foes and doubt > 0)


def ward_from(sit: Situation) -> float:
    """With the last can that is needed, and the Hive found, more is risked."""
    if sit.hive_found and sit.gas == sit.view.rulings.gas_needed:
        return max(sit.level.wards, 0.5)
    return sit.level.wards


def carries_for_me(sit: Situation, partner: Seat) -> bool:
    """Once the Hive is found all can see who of two should have the gas: a Trooper who lives, then
    the fuller hand. And the partner must be trusted with it."""
    is_ready = not sit.missing_gas and sit.me.health[TROOPER]
    if not sit.hive_found or is_ready or sit.suspicion[partner] >= sit.level.wards:
        return False
    return bearing(sit, partner) > bearing(sit, sit.seat)


def bearing(sit: Situation, seat: Seat) -> tuple[bool, int, int]:
    player = sit.view.players[seat]
    return player.health[TROOPER] > 0, player.hand_size, -seat


def strikes(sit: Situation, partner: Seat) -> bool:
    """An infection that certainly succeeds does not reveal the giver."""
    if sit.suspicion[partner] >= 0.9:
        return False
    return partner in sit.memory.without_gas or sit.chance("strike", strike_chance(sit))


def strike_chance(sit: Situation) -> float:
    if sit.knowing:
        return KNOWN_STRIKES
    return sit.level.strikes_late if sit.hive_found else sit.level.strikes
