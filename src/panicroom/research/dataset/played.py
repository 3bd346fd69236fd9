"""One game of bots as numbers: its key, and who took which action of the encoding."""

from array import array
from typing import Any, NamedTuple

from panicroom.bots.keys import derived_key
from panicroom.games import game_named
from panicroom.kernel.outcome import Outcome
from panicroom.kernel.record import Setup
from panicroom.research.encoding import ENCODINGS
from panicroom.sim import in_core
from panicroom.sim.games import Plan, begin_game


class Claim(NamedTuple):
    after: int
    """So many decisions."""
    seat: int
    claim: str
    """Spelled as at a table."""
    truth: bool | None
    """None if the rules cannot tell."""


class Played(NamedTuple):
    """Small, because it is sent from process to process."""

    game: int
    key: str
    outcome: Outcome
    seats: bytes
    """Who decided, decision by decision."""
    actions: "array[int]"
    claims: tuple[Claim, ...] = ()
    """None as long as bots say nothing."""


def played(plan: Plan, index: int) -> Played:
    key = derived_key(plan.base, index)
    if in_core.can_play(plan.game, plan.players):
        return played_at_random(plan, index, key)
    table = begin_game(plan, key)
    match, space = table.match, ENCODINGS[plan.game].space
    seats, actions = bytearray(), array("H")
    while not match.over:
        view = match.view(match.game.owed(match.state)[0])  # the next that a bot decides for
        table.step()
        seat, text = match.record.actions[-1]
        seats.append(seat)
        actions.append(space.number(view, match.game.parse(text)))
    return Played(index, key, match.state.outcome, bytes(seats), actions)


def played_at_random(plan: Plan, index: int, key: str) -> Played:
    """In the native core, with the same answers."""
    setup = game_named(plan.game).setup(**plan.wishes)
    table, seats, actions = in_core.begin(plan.game, setup, key), bytearray(), array("H")
    for seat, place in in_core.random_answers(table, setup["seats"], key):
        seats.append(seat)
        actions.append(table.numbers(seat)[place])
    return Played(index, key, table.outcome, bytes(seats), actions)


def wishes_of(setup: Setup) -> dict[str, Any]:
    """A full setup as the wishes that give it again."""
    return {"seats": setup["seats"], **setup.get("rulings", {})}
