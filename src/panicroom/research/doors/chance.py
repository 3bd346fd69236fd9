"""Where the luck of a game comes from, for libraries that have nature make moves of its own.

- `Keyed`: one move at the start chooses the key of the game, and all dice follow from it. Fast; but
  whoever copies such a game and plays on sees the rolls to come.
- `Explicit`: every roll and every step of a shuffle is a move, and nothing is known before it.
"""

from collections.abc import Callable
from typing import Any, Final, NamedTuple, TypeAlias

from panicroom.games import game_named
from panicroom.kernel.agenda import settle
from panicroom.kernel.dice import Dice
from panicroom.kernel.errors import Malformed
from panicroom.kernel.expected import one_of
from panicroom.research.engines import readable
from panicroom.research.play import Play


class Setting(NamedTuple):
    """A game before its luck. `setup` is that of the game itself."""

    name: str
    setup: dict[str, Any]
    skip_forced: bool
    deals: int
    """How many keys nature chooses from."""
    key: str


class Keyed:
    def __init__(self, setting: Setting) -> None:
        self._setting = setting
        self.play: Play | None = None
        self.outcomes = setting.deals
        """How many equally likely moves nature has now; 0 if a seat is asked."""

    def decide(self, outcome: int) -> None:
        name, setup, skip_forced, deals, key = self._setting
        if not 0 <= outcome < deals:
            raise ValueError(f"chance {outcome} is not among {deals}")
        self.play = Play.begin(name, f"{key}/{outcome}", skip_forced=skip_forced, **setup)
        self.outcomes = 0

    def step(self, number: int) -> None:
        assert self.play is not None
        self.play.step(number)


class Undecided(Exception):
    def __init__(self, count: int) -> None:
        super().__init__(count)
        self.count = count


class Asking(Dice):
    """Dice that give what nature has moved, and then ask for its next move."""

    __slots__ = ("given",)

    def __init__(self, given: list[int]) -> None:
        super().__init__("chance")
        self.given = given

    def below(self, stream: str, count: int) -> int:
        if count == 1:
            return 0
        if not self.given:
            raise Undecided(count)
        return self.given.pop(0)

    def copy(self) -> "Asking":
        return Asking(self.given[:])


class Explicit:
    """A decision that needs luck is tried on a copy, with all of nature's moves so far, until no
    more are needed. The readable engine alone asks for its dice."""

    def __init__(self, setting: Setting) -> None:
        self._setting = setting
        self.play: Play | None = None
        self.outcomes = 0
        self._action: int | None = None
        self._given: list[int] = []
        self._try()

    def decide(self, outcome: int) -> None:
        if not 0 <= outcome < self.outcomes:
            raise ValueError(f"chance {outcome} is not among {self.outcomes}")
        self._given.append(outcome)
        self._try()

    def step(self, number: int) -> None:
        assert self.play is not None
        if number not in self.play.choices():
            raise ValueError(f"action {number} is not offered")
        self._action = number
        self._try()

    def _try(self) -> None:
        try:
            self.play = self._begun() if self.play is None else self._stepped(self.play)
        except Undecided as asked:
            self.outcomes = asked.count
            return
        self.outcomes, self._given = 0, []

    def _begun(self) -> Play:
        setting = self._setting
        game = game_named(setting.name)
        state = game.lay_out(game.setup(**setting.setup), Asking(self._given[:]))
        settle(state, game.engine.steps)
        return Play(setting.name, readable(setting.name, state), state.seats, setting.skip_forced)

    def _stepped(self, play: Play) -> Play:
        assert self._action is not None
        attempt = play.copy()
        attempt.state().dice = Asking(self._given[:])
        attempt.step(self._action)
        return attempt


Luck: TypeAlias = Keyed | Explicit
CHANCE: Final[dict[str, Callable[[Setting], Luck]]] = {"keyed": Keyed, "explicit": Explicit}


def checked_chance(name: str) -> Callable[[Setting], Luck]:
    if name not in CHANCE:
        raise Malformed("chance", name, one_of(tuple(CHANCE)))
    return CHANCE[name]
