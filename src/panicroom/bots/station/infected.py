"""How an infected plays: like a human, and infects where it can; once known, hinder and kill; and
scan when all are one."""

from collections.abc import Iterator
from math import prod
from typing import Final

from panicroom.bots.station import human, survival, work
from panicroom.bots.station.errands import Errand
from panicroom.bots.station.situation import Situation
from panicroom.bots.station.trading import strike_chance
from panicroom.bots.station.work import Values
from panicroom.station.actions import (
    Explore,
    Function,
    ScanBody,
    Search,
    Trade,
    TryNext,
    UseBoost,
    UseTerminal,
)
from panicroom.station.rooms import HIVE, Room
from panicroom.station.tokens import Seat

GUARDING: Final = 1.2
WINNING_SCAN: Final = 20.0
WORTH_A_SCAN: Final = 0.3
"""The probability that all are infected from which going to a terminal pays."""
INFECTING: Final = 3.0
WAKES: Final = 0.1
"""How often a known infected thinks of searching red rooms before the Hive is found."""
ZEAL: Final = 0.85
"""By how much the work of humans is worth less to an infected that only pretends."""


def hiding_errands(sit: Situation) -> Iterator[Errand]:
    """What humans do, and meeting them."""
    yield from human.errands(sit)
    yield from meeting_errands(sit)
    yield from scanning_errands(sit)


def errands(sit: Situation) -> Iterator[Errand]:
    yield from survival.healing_errands(sit)
    for room in work.searchable_rooms(sit):
        yield from work.errands_to(sit, room, search_worth(sit, room))
    yield from meeting_errands(sit)
    if sit.hive_found and HIVE not in sit.me.rooms:
        yield from work.errands_to(sit, HIVE, GUARDING * sit.level.hunts)
    yield from scanning_errands(sit)


def meeting_errands(sit: Situation) -> Iterator[Errand]:
    for room in sit.crowd:
        worths = [meeting_worth(sit, seat) for seat in sit.met_in(room)]
        yield from work.errands_to(sit, room, max(worths, default=0.0))


def scanning_errands(sit: Situation) -> Iterator[Errand]:
    for room in work.terminals(sit):
        yield from work.errands_to(sit, room, scan_worth(sit))


def meeting_worth(sit: Situation, seat: Seat) -> float:
    """Meeting a human may infect that player, or takes a can of gas away."""
    gain = INFECTING * strike_chance(sit) if sit.infections_left else 0.5
    return gain * sit.level.hunts * (1 - sit.suspicion[seat])


def search_worth(sit: Situation, room: Room) -> float:
    """The infected search too: the humans lack the gas that they find. Parasites hurt the humans,
    but whoever always woke them would be known by it."""
    if not work.is_red(sit, room):
        return float(work.cards_in(sit, room))
    if not sit.gas_may_be_left or not (sit.hive_found or sit.chance("red", WAKES)):
        return -0.5
    return 0.7 if sit.hive_found else 0.2


def search_value(sit: Situation, action: Search) -> float:
    worth = search_worth(sit, sit.me.rooms[action.who])
    return worth if action.partner is None else worth - 0.1


def explore_value(sit: Situation, action: Explore) -> float:
    return (0.0 if sit.hive_found else 1.0) + work.explore_value(sit, action)


def try_next_value(sit: Situation, action: TryNext) -> float:
    return 0.0 if sit.hive_found else 0.3


def scan_worth(sit: Situation) -> float:
    """WIN-2: a scan ends it when everybody living is infected."""
    if sit.memory.is_scanned:
        return -0.5
    chance = prod(sit.suspicion[seat] for seat in sit.living)
    return WINNING_SCAN * chance if chance > WORTH_A_SCAN else 0.0


def terminal_value(sit: Situation, action: UseTerminal) -> float:
    """Doors are in its way as well, and a room more leads to nothing yet."""
    if action.function is Function.SCAN:
        return scan_worth(sit)
    if action.function is Function.DOORS:
        return human.doors_worth(sit)
    return 0.0 if sit.hive_found else 0.6


def hiding_terminal_value(sit: Situation, action: UseTerminal) -> float:
    wins = scan_worth(sit) if action.function is Function.SCAN else 0.0
    return max(wins, ZEAL * human.terminal_value(sit, action))


def hiding_explore_value(sit: Situation, action: Explore) -> float:
    return ZEAL * human.exploring_worth(sit) + work.explore_value(sit, action)


def hiding_search_value(sit: Situation, action: Search) -> float:
    """Whoever knows that its partner is human must not be the only one to search with it."""
    worth = human.search_worth(sit, sit.me.rooms[action.who])
    return worth if action.partner is None else worth - sit.suspicion[action.partner]


def hiding_scan_body_value(sit: Situation, action: ScanBody) -> float:
    """Whoever has no gas can be infected for certain."""
    return 1 - sit.suspicion[action.seat]


def scan_body_value(sit: Situation, action: ScanBody) -> float:
    """Check humans for gas; a check of an infected player has no use."""
    return 0.4 * (1 - sit.suspicion[action.seat]) if sit.infections_left else -0.5


def trade_value(sit: Situation, action: Trade) -> float:
    return 0.5 + meeting_worth(sit, action.seat)


def boost_value(sit: Situation, action: UseBoost) -> float:
    return 0.5 if sit.view.turn.ap == 0 else -1.0


VALUES: Final[Values] = {
    Search: search_value,
    Explore: explore_value,
    TryNext: try_next_value,
    UseTerminal: terminal_value,
    ScanBody: scan_body_value,
    Trade: trade_value,
    UseBoost: boost_value,
}
HIDING: Final[Values] = {
    Explore: hiding_explore_value,
    Search: hiding_search_value,
    UseTerminal: hiding_terminal_value,
    ScanBody: hiding_scan_body_value,
    Trade: trade_value,
}
"""Where a hidden infected differs from a human."""
