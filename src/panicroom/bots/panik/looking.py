"""What a bot computes from its view before it chooses: expected points, and the risk to them."""

from typing import Final

from panicroom.bots.panik.belief import appearance, beliefs
from panicroom.bots.panik.clues import clues
from panicroom.bots.panik.levels import Level
from panicroom.bots.panik.memory import Memory
from panicroom.bots.panik.outlook import Outlook, Worth, cares, worth
from panicroom.bots.panik.placing import Sight, leavings
from panicroom.panik.pieces import MANORS, TRAP, Manor
from panicroom.panik.view import View

PERIL: Final = 0.03
"""By how much each hunter still in another hand raises the risk of being sent away."""
MOST_PERIL: Final = 0.8


def look(level: Level, memory: Memory, view: View) -> Sight:
    assert view.viewer is not None
    to_come = sum(len(hand) for seat, hand in enumerate(view.hands) if seat != view.viewer)
    read = clues(memory, level)
    taken = clues(memory, level._replace(doubts=False))
    seems = tuple(map(worth, appearance(view, taken)))
    outlook = Outlook(
        seats=view.seats,
        worths=tuple(map(worth, beliefs(view, read))),
        lies=tuple(manor.hunters for manor in view.manors),
        tandem_shares=2 if view.rulings.shared_tandem == "double" else 1,
        perils=tuple(peril(seen, to_come) if level.foresees else 0.0 for seen in seems),
    )
    sight = Sight(
        seat=view.viewer,
        outlook=outlook,
        seeming=outlook._replace(worths=seems),
        cares=cares(outlook.totals(), view.viewer, level.minds_others, level.blocks_leader),
        lures=empty_traps(view) if level.lures else frozenset(),
        to_come=to_come,
    )
    return sight._replace(within_call=leavings(sight)) if level.plans_calls else sight


def peril(seems: Worth, to_come: int) -> float:
    """Other players come and send hunters away where they expect to gain."""
    pull = (seems.ghost + 2 * seems.shared - 1.5) / 2
    return min(MOST_PERIL, PERIL * to_come) * min(1.0, max(0.2, pull))


def empty_traps(view: View) -> frozenset[Manor]:
    return frozenset(
        number
        for number, manor in zip(MANORS, view.manors, strict=False)
        if manor.owner == view.viewer and manor.kind == TRAP and not manor.is_up
        if all(hunter.owner != view.viewer for hunter in manor.hunters)
    )
