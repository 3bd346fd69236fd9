"""Whole games, one of each edition or number of players, by a chooser with its own dice."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from panicroom.kernel.dice import Dice
from tests.playthroughs.panik import PANIK_STAGE
from tests.playthroughs.printing import event_lines, view_lines
from tests.playthroughs.stage import Stage
from tests.playthroughs.station import STATION_STAGE

FOLDER: Final = Path(__file__).parent / "games"
USUAL_WEIGHT: Final = 4


class WholeGame(NamedTuple):
    name: str
    stage: Stage
    wishes: dict[str, Any]
    key: str
    """Of the game's dice and, on a stream of their own, of the chooser's."""

    @property
    def golden(self) -> Path:
        return FOLDER / f"{self.name}.golden"

    def __str__(self) -> str:
        wishes = [f"{name}={value}" for name, value in self.wishes.items()]
        return " ".join([self.stage.game.name, *wishes, f"key={self.key}"])


GAMES: Final = (
    WholeGame("station-en", STATION_STAGE, {"edition": "en", "seats": 5}, "golden-35"),
    WholeGame("station-fr", STATION_STAGE, {"edition": "fr", "seats": 4}, "golden-108"),
    WholeGame("station-ru", STATION_STAGE, {"edition": "ru", "seats": 6}, "golden-23"),
    WholeGame("station-cs", STATION_STAGE, {"edition": "cs", "seats": 5}, "golden-101"),
    WholeGame("panik-2", PANIK_STAGE, {"seats": 2}, "golden-67"),
    WholeGame("panik-3", PANIK_STAGE, {"seats": 3, "shared_tandem": "double"}, "golden-1"),
    WholeGame("panik-4", PANIK_STAGE, {"seats": 4}, "golden-18"),
)


def choose(stage: Stage, options: Sequence[Any], dice: Dice) -> Any:
    """At random, but leaning towards what makes a game rich: a chooser that ends its turns and
    walks in circles would never see the Hive."""
    weights = [stage.weights.get(option.verb, USUAL_WEIGHT) for option in options]
    number = dice.below("choice", sum(weights))
    for option, weight in zip(options, weights, strict=True):
        number -= weight
        if number < 0:
            return option
    raise AssertionError("the weights add up")


def play(whole: WholeGame) -> Iterator[str]:
    """The printed game, line by line."""
    stage, game = whole.stage, whole.stage.game
    state = game.begin(game.setup(**whole.wishes), whole.key)
    dice = Dice(whole.key)
    yield str(whole)
    yield from told(stage, state)
    step = 0
    while state.outcome is None:
        step += 1
        seat = dice.pick("seat", game.owed(state))
        action = choose(stage, game.options(state, seat), dice)
        yield f"{step} {stage.colors[seat]} {game.spell(action)}"
        game.apply(state, seat, action)
        yield from told(stage, state)


def told(stage: Stage, state: Any) -> Iterator[str]:
    """Events as heard; at a milestone and at the end the whole views too."""
    yield from (f"  {line}" for line in event_lines(stage, state))
    if state.outcome is not None or stage.is_milestone(state):
        yield from (f"    {line}" for line in view_lines(stage, state))


def text_of(whole: WholeGame) -> str:
    return "".join(f"{line}\n" for line in play(whole))
