"""Where games in lockstep begin: set up by any rulings, from positions that random play hardly
ever reaches, and from the middle of every scenario."""

from collections.abc import Iterator
from random import Random
from typing import Final, Literal, get_args, get_origin

from panicroom import core
from panicroom.kernel.errors import Malformed
from panicroom.kernel.game import Setup
from panicroom.station.game import STATION
from panicroom.station.rulings import BOUNDS, HINTS, Rulings
from panicroom.station.state import State
from tests.core.lockstep import begin
from tests.laws.station import SEATS, STATION_SUBJECT
from tests.playthroughs.scenario import FOLDER, set_up
from tests.playthroughs.stages import STAGES

POSITIONS: Final = [start for start in STATION_SUBJECT.starts if start.position]
SETUPS: Final = [start for start in STATION_SUBJECT.starts if not start.position]
SCENARIOS: Final = sorted((FOLDER / "station").glob("*.txt"))
STAGE: Final = STAGES["station"]


def values_of(ruling: str) -> tuple[object, ...]:
    """Every choice of a ruling; of numbers the bounds, but no game without an end."""
    kind = HINTS[ruling]
    if get_origin(kind) is Literal:
        return get_args(kind)
    if kind is bool:
        return (False, True)
    return (1, 3) if ruling == "round_limit" else BOUNDS[ruling]


def single_rulings() -> Iterator[Setup]:
    """Every value of each ruling by itself, if the others at their defaults allow it."""
    for ruling in Rulings._fields:
        for value in values_of(ruling):
            try:
                yield STATION.setup(seats=5, **{ruling: value})
            except Malformed:
                yield STATION.setup(seats=5, variants=[1], **{ruling: value})


SINGLE_RULINGS: Final = list(single_rulings())


def any_rulings(random: Random) -> Setup:
    while True:
        chosen = {name: random.choice(values_of(name)) for name in Rulings._fields}
        try:
            return STATION.setup(seats=random.choice(SEATS), **chosen)
        except Malformed:
            continue


def in_scenario(random: Random, key: str) -> State:
    """A scenario played up to some action."""
    text = random.choice(SCENARIOS).read_text(encoding="utf-8")
    position, _, script = text.partition("\n---\n")
    head = next(line for line in position.splitlines() if not line.startswith("#")).split()
    is_setup = head[1:2] == ["begin"]
    state: State = set_up(STAGE, head[2:]) if is_setup else STATION.read(position)
    lines = [line.partition("#")[0].split() for line in script.splitlines()]
    actions = [words for words in lines if words and "!" not in words]
    for color, *words in actions[: random.randint(0, len(actions))]:
        STATION.apply(state, STAGE.colors.index(color), STATION.parse(" ".join(words)))
    return state


def start(seed: int) -> "tuple[State, core.Table]":
    """The same for the same seed: in turn from an edition, from any rulings, from one ruling
    changed, from a position and from a scenario."""
    random, key, kind = Random(seed), f"lockstep-{seed}", seed % 6
    if kind == 0:
        return begin(random.choice(SETUPS).setup, key)
    if kind == 1:
        return begin(any_rulings(random), key)
    if kind == 2:
        return begin(SINGLE_RULINGS[seed // 6 % len(SINGLE_RULINGS)], key)
    if kind == 3:
        state = in_scenario(random, key)
    else:
        position = POSITIONS[random.randrange(len(POSITIONS))].position or ""
        state = STATION.read(position.format(key=key))
    state.news = []
    return state, core.Table.from_state(state)
