"""How an infected plays: hide, then infect, hinder and kill, and scan when all are one."""

from collections.abc import Iterator
from math import prod
from typing import Final

from panicroom.bots.station import survival, work
from panicroom.bots.station.errands import Errand
from panicroom.bots.station.situation import Situation
from panicroom.bots.station.trading import hides
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

GUARDING: Final = 2.5
WINNING_SCAN: Final = 20.0
WORTH_A_SCAN: Final = 0.3
"""The probability that all are infected from which going to a terminal pays."""


def errands(sit: Situation) -> Iterator[Errand]:
    yield from survival.healing_errands(sit)
    for room in work.searchable_rooms(sit):
        yield from work.errands_to(sit, room, search_worth(sit, room))
    for room in sit.crowd:
        worths = [meeting_worth(sit, seat) for seat in sit.met_in(room)]
        yield from work.errands_to(sit, room, max(worths, default=0.0))
    if sit.hive_found and sit.level.strikes_at_hive and HIVE not in sit.me.rooms:
        yield from work.errands_to(sit, HIVE, GUARDING)
    if hides(sit):
        for room in sit.fits.at:
            yield from work.errands_to(sit, room, exploring_worth(sit))
    for room in work.terminals(sit):
        yield from work.errands_to(sit, room, scan_worth(sit))


def meeting_worth(sit: Situation, seat: Seat) -> float:
    """Meeting a human may infect that player, or takes a can of gas away."""
    human = 1 - sit.suspicion[seat]
    if not sit.level.hunts:
        return 0.2 * human
    if hides(sit):
        return 0.4 * human
    return (5.0 if sit.infections_left else 1.0) * human


def search_worth(sit: Situation, room: Room) -> float:
    """The infected search too: the humans lack the gas that they find."""
    if work.is_red(sit, room):
        return 0.3 if sit.gas_may_be_left else -0.5
    return float(work.cards_in(sit, room))


def search_value(sit: Situation, action: Search) -> float:
    worth = search_worth(sit, sit.me.rooms[action.who])
    return worth if action.partner is None else worth + sit.suspicion[action.partner] - 0.5


def exploring_worth(sit: Situation) -> float:
    """While hiding an infected player explores often enough to look human."""
    if sit.view.next_room is None:
        return 0.0
    return 0.6 if hides(sit) and not sit.hive_found else 0.2


def explore_value(sit: Situation, action: Explore) -> float:
    return exploring_worth(sit) + work.explore_value(sit, action)


def try_next_value(sit: Situation, action: TryNext) -> float:
    return 0.1


def scan_worth(sit: Situation) -> float:
    """WIN-2: a scan ends it when everybody living is infected."""
    if sit.memory.is_scanned:
        return -0.5
    chance = prod(sit.suspicion[seat] for seat in sit.living)
    return WINNING_SCAN * chance if chance > WORTH_A_SCAN else 0.0


def terminal_value(sit: Situation, action: UseTerminal) -> float:
    return scan_worth(sit) if action.function is Function.SCAN else -0.5


def scan_body_value(sit: Situation, action: ScanBody) -> float:
    """Check humans for gas; a check of an infected player has no use."""
    return 0.4 * (1 - sit.suspicion[action.seat]) if sit.infections_left else -0.5


def trade_value(sit: Situation, action: Trade) -> float:
    return 0.5 + meeting_worth(sit, action.seat)


def boost_value(sit: Situation, action: UseBoost) -> float:
    return 0.5 if sit.view.turn.ap == 0 and not hides(sit) else -1.0


VALUES: Final[Values] = {
    Search: search_value,
    Explore: explore_value,
    TryNext: try_next_value,
    UseTerminal: terminal_value,
    ScanBody: scan_body_value,
    Trade: trade_value,
    UseBoost: boost_value,
}
