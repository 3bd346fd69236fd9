"""How likely each world of loyalties is after all that a seat has heard, and by which infections it
came about.

The worlds are those of `deduction`, here with weights; `evidence.py` says how they go on.
"""

from collections.abc import Callable, Iterable, Mapping
from itertools import product
from typing import Final, NamedTuple, TypeAlias

from panicroom.station.deduction.facts import Pair
from panicroom.station.deduction.possible import World
from panicroom.station.state import Infection
from panicroom.station.tokens import NOBODY, SEATS

ANYBODY: Final = 0.25
"""How likely each is to be infected in a match begun from a position, before anything is heard."""

Weights: TypeAlias = Mapping[World, float]
Ways: TypeAlias = Iterable[tuple[World, float]]
BEGINNING: Final[Weights] = {World(NOBODY, 0): 1.0}


class Step(NamedTuple):
    """One thing that may have changed a loyalty, after all that came before."""

    before: "Step | None"
    round: int
    pair: Pair | None
    """Who traded; None if a card was drawn."""
    number: int
    """Of the move of cards that belongs to it."""
    ways: Mapping[World, list[tuple[World, float]]]
    """For each world after it those before it that lead there, and with what weight; a world that
    only stayed what it was is left out."""
    weights: Weights


class Passed(NamedTuple):
    """An infection as it is imagined, and the number of the trade that brought it."""

    number: int
    infection: Infection


def first_step(weights: Weights) -> Step:
    return Step(None, 0, None, 0, {}, weights)


def any_world(seats: int) -> dict[World, float]:
    """Before anything is known: nobody infected, or any who include the Host."""
    found = {World(NOBODY, 0): 1.0}
    for bits in product((0, 1), repeat=seats):
        infected = sum(bit << seat for seat, bit in enumerate(bits))
        weight = ANYBODY ** sum(bits) * (1 - ANYBODY) ** (seats - sum(bits))
        hosts = [World(seat, infected) for seat in SEATS[:seats] if bits[seat]]
        found.update(dict.fromkeys(hosts, weight))
    return found


def stepped(
    step: Step, round: int, pair: Pair | None, number: int, lead: Callable[[World], Ways]
) -> Step:
    ways: dict[World, list[tuple[World, float]]] = {}
    for world, weight in step.weights.items():
        for after, share in lead(world):
            if share:
                ways.setdefault(after, []).append((world, weight * share))
    if not ways:
        return step
    weights = {world: sum(weight for _, weight in came) for world, came in ways.items()}
    ways = {world: came for world, came in ways.items() if len(came) > 1 or came[0][0] != world}
    if not ways:
        return step._replace(weights=evened(weights))
    return Step(step, round, pair, number, ways, evened(weights))


def weighed(step: Step, fits: Callable[[World], float]) -> Step:
    """What was seen makes some worlds less likely; where none would be left it is passed over."""
    weights = {world: weight * fits(world) for world, weight in step.weights.items()}
    weights = {world: weight for world, weight in weights.items() if weight}
    return step._replace(weights=evened(weights)) if weights else step


def evened(weights: Weights) -> Weights:
    total = sum(weights.values())
    return {world: weight / total for world, weight in weights.items()}


def story(step: Step, world: World, draw: Callable[[], float]) -> list[Passed]:
    """One way in which this world came about, as likely as the others: its infections in order."""
    found: list[Passed] = []
    at: Step | None = step
    while at is not None and at.before is not None:
        came = at.ways.get(world)
        if came is not None:
            before = came[0][0] if len(came) == 1 else drawn(came, draw)
            found += reversed(passed(at, before, world))
            world = before
        at = at.before
    found += reversed(unheard(world))
    found.reverse()
    return found


def drawn(came: list[tuple[World, float]], draw: Callable[[], float]) -> World:
    left = draw() * sum(weight for _, weight in came)
    for world, weight in came:
        left -= weight
        if left < 0:
            return world
    return came[-1][0]


def passed(step: Step, before: World, after: World) -> list[Passed]:
    new = after.infected & ~before.infected
    found = []
    for seat in SEATS:
        if new >> seat & 1:
            by = NOBODY
            if step.pair is not None:
                by = step.pair[1] if seat == step.pair[0] else step.pair[0]
            found.append(Passed(step.number, Infection(seat, by, step.round)))
    return found


def unheard(world: World) -> list[Passed]:
    """Before the seat heard anything: the Host first, and the others by the Host."""
    if world.host == NOBODY:
        return []
    others = [seat for seat in SEATS if world.has(seat) and seat != world.host]
    first = Infection(SEATS[world.host], NOBODY, 0)
    rest = [Infection(seat, SEATS[world.host], 0) for seat in others]
    return [Passed(-1, infection) for infection in (first, *rest)]
