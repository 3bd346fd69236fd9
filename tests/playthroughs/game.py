"""One whole game of each edition, played by a chooser with its own dice."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from panicroom.kernel.dice import Dice
from panicroom.station import STATION
from panicroom.station.actions import Action
from panicroom.station.rules.phase import ParasitePhaseBegan
from panicroom.station.spelling import spell
from panicroom.station.state import State
from panicroom.station.tokens import COLOURS
from tests.playthroughs.printing import event_lines, view_lines

FOLDER: Final = Path(__file__).parent / "games"


class WholeGame(NamedTuple):
    edition: str
    seats: int
    key: str
    """Of the game's dice and, on a stream of their own, of the chooser's."""

    @property
    def golden(self) -> Path:
        return FOLDER / f"{self.edition}.golden"


GAMES: Final = (
    WholeGame("en", 5, "golden-35"),
    WholeGame("fr", 4, "golden-108"),
    WholeGame("ru", 6, "golden-23"),
    WholeGame("cs", 5, "golden-101"),
)

WEIGHTS: Final = {
    "burn": 50,
    "explore": 30,
    "armor": 20,
    "sick-bay": 20,
    "fire": 12,
    "stab": 12,
    "first-aid": 10,
    "lay-down": 10,
    "end-turn": 2,
}
USUAL_WEIGHT: Final = 4


def choose(options: tuple[Action, ...], dice: Dice) -> Action:
    """At random, but leaning towards what makes a game rich: a chooser that ends its turns and
    walks in circles would never see the Hive."""
    weights = [WEIGHTS.get(option.verb, USUAL_WEIGHT) for option in options]
    number = dice.below("choice", sum(weights))
    for option, weight in zip(options, weights, strict=True):
        number -= weight
        if number < 0:
            return option
    raise AssertionError("the weights add up")


def play(game: WholeGame) -> Iterator[str]:
    """The printed game, line by line."""
    state = STATION.begin(STATION.setup(seats=game.seats, edition=game.edition), game.key)
    dice = Dice(game.key)
    yield f"{game.edition} seats={game.seats} key={game.key}"
    yield from told(state)
    step = 0
    while not state.over:
        step += 1
        owing = STATION.owed(state)
        seat = dice.pick("seat", owing)
        action = choose(tuple(STATION.options(state, seat)), dice)
        yield f"{step} {COLOURS[seat]} {spell(action)}"
        STATION.apply(state, seat, action)
        yield from told(state)


def told(state: State) -> Iterator[str]:
    """Events as heard; at a Parasite Phase and at the end the whole views too."""
    yield from (f"  {line}" for line in event_lines(state))
    if state.over or any(isinstance(event, ParasitePhaseBegan) for event in state.news):
        yield from (f"    {line}" for line in view_lines(state))


def text_of(game: WholeGame) -> str:
    return "".join(f"{line}\n" for line in play(game))
