"""How a human plays, and a hidden infected seems to: find the Hive, gather the gas, burn it, and
live to do it."""

from collections.abc import Iterator
from typing import Final

from panicroom.bots.station import survival, work
from panicroom.bots.station.errands import Errand
from panicroom.bots.station.situation import Situation
from panicroom.bots.station.work import Values
from panicroom.station.actions import (
    BurnHive,
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
from panicroom.station.tokens import TROOPER

BURNING: Final = 40.0
OPENING_DOORS: Final = 2.0


def errands(sit: Situation) -> Iterator[Errand]:
    yield from survival.healing_errands(sit)
    if sit.hive_found and not sit.missing_gas and not sit.infected:
        yield Errand(TROOPER, HIVE, BURNING)
    for room in work.searchable_rooms(sit):
        yield from work.errands_to(sit, room, search_worth(sit, room))
    if not sit.hive_found:
        for room in sit.fits.at:
            yield from work.errands_to(sit, room, exploring_worth(sit))
    worth = max(scan_worth(sit), exploring_worth(sit), doors_worth(sit))
    for room in work.terminals(sit):
        yield from work.errands_to(sit, room, worth)
    if sit.hive_found and sit.missing_gas and sit.level.pools_gas:
        yield from pooling_errands(sit)


def pooling_errands(sit: Situation) -> Iterator[Errand]:
    """Give gas to a trusted player, since one hand needs all of it. Troopers wait in the Hive."""
    if sit.must_pool and not sit.is_lost:
        yield Errand(TROOPER, HIVE, 0.8)
    for room in sit.crowd:
        met = sit.met_in(room)
        if met and max(sit.suspicion[seat] for seat in met) < sit.level.wards:
            yield from work.errands_to(sit, room, 1.5)


def search_worth(sit: Situation, room: Room) -> float:
    """Fresh rooms for anything; used ones for gas alone, and only when all else is found. A hidden
    infected never has gas enough."""
    missing = max(sit.missing_gas, int(sit.infected))
    if sit.is_lost:
        return 1.2
    if sit.must_pool:
        return 0.2 if sit.swaps else 1.2
    if sit.is_shut_in and not work.others_open_doors(sit):
        return 1.2 * work.cards_in(sit, room)
    if work.is_red(sit, room) and sit.level.spares_rooms:
        is_needed = sit.hive_found and missing and sit.gas_may_be_left
        return 0.9 - 0.2 * sit.threat[room] if is_needed else -0.5
    worth = 0.7 + 0.15 * min(missing, 3)
    if sit.hive_found:
        worth = 1.6 if missing else 0.1
    return worth * work.cards_in(sit, room)


def search_value(sit: Situation, action: Search) -> float:
    """With a partner only one who is trusted: the second card is a gift."""
    worth = search_worth(sit, sit.me.rooms[action.who])
    if action.partner is None:
        return worth
    return worth + 0.4 - 2 * sit.suspicion[action.partner]


def exploring_worth(sit: Situation) -> float:
    """Exploring gains value with time: humans cannot win without the Hive."""
    if sit.view.next_room is None:
        return 0.0
    return 0.05 if sit.hive_found else 1.3 + 0.15 * max(0, sit.view.round - 2)


def explore_value(sit: Situation, action: Explore) -> float:
    return exploring_worth(sit) + work.explore_value(sit, action)


def try_next_value(sit: Situation, action: TryNext) -> float:
    return 0.8 * exploring_worth(sit)


def scan_worth(sit: Situation) -> float:
    """A scan gains value with the time since the last one, and most when only trust is missing."""
    if sit.memory.is_scanned:
        return -0.5
    scans = sit.memory.dossier.scans
    waited = sit.view.round - (scans[-1].round if scans else 0)
    if sit.hive_found and sit.missing_gas:
        return 0.5 * min(waited - 1, 2)
    return 0.15 * min(waited - 2, 4) if sit.level.follows_trades else 0.1


def doors_worth(sit: Situation) -> float:
    return OPENING_DOORS if sit.is_shut_in else 0.0


def terminal_value(sit: Situation, action: UseTerminal) -> float:
    if action.function is Function.SCAN:
        return scan_worth(sit)
    if action.function is Function.DOORS:
        return doors_worth(sit)
    return exploring_worth(sit) - 0.1


def scan_body_value(sit: Situation, action: ScanBody) -> float:
    """Prefer the player of whom the bot is least sure."""
    doubt = sit.suspicion[action.seat]
    return 4 * doubt * (1 - doubt)


def trade_value(sit: Situation, action: Trade) -> float:
    """Prefer the most trusted partner."""
    return 0.5 - 0.4 * sit.suspicion[action.seat]


def boost_value(sit: Situation, action: UseBoost) -> float:
    return 0.5 if sit.view.turn.ap == 0 and sit.view.round > 1 else -1.0


def burn_value(sit: Situation, action: BurnHive) -> float:
    return 10 * BURNING


VALUES: Final[Values] = {
    Search: search_value,
    Explore: explore_value,
    TryNext: try_next_value,
    UseTerminal: terminal_value,
    ScanBody: scan_body_value,
    Trade: trade_value,
    UseBoost: boost_value,
    BurnHive: burn_value,
}
