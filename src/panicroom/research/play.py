"""One game for learners: seats, action numbers and bytes. PettingZoo, OpenSpiel and the single seat
of Gymnasium are played through it.

    play = Play.begin("station", "a-key", seats=5)
    while not play.over:
        play.step(play.choices()[0])
    play.rewards("side")

An action that is not offered raises ValueError and changes nothing. `observe`, `heard` and `story`
tell what one seat may know, of any seat at any time; nothing else here is for a player's eyes.
"""

from collections.abc import Sequence
from typing import Any, Final, Self

from panicroom.games import game_named
from panicroom.kernel.audience import Event
from panicroom.kernel.outcome import Outcome
from panicroom.research import engines
from panicroom.research.encoding import ENCODINGS
from panicroom.research.engines import Engine
from panicroom.research.rewards import HUMANS, checked_reward, payoff
from panicroom.research.stories import Stories

NOBODY: Final = -1


class Play:
    def __init__(self, name: str, engine: Engine, seats: int, skip_forced: bool = False) -> None:
        self.name, self.seats = name, seats
        self.game, self.encoding = game_named(name), ENCODINGS[name]
        self._engine, self._skip_forced = engine, skip_forced
        self._stories = Stories(seats)
        self._sides = [HUMANS] * seats
        self._stories.add(engine.news())
        self._skip()

    @classmethod
    def begin(
        cls,
        name: str,
        key: str,
        *,
        engine: str = "auto",
        skip_forced: bool = False,
        **setup: Any,
    ) -> Self:
        """`setup` is what the game's own takes: seats, edition, rulings. With `skip_forced` a
        seat with one option takes it unasked."""
        seats = game_named(name).setup(**setup)["seats"]
        return cls(name, engines.begin(name, engine, key, setup), seats, skip_forced)

    @classmethod
    def at(cls, name: str, state: Any, *, engine: str = "auto", skip_forced: bool = False) -> Self:
        """From a state of the readable engine, which stays as it is: a position, for example."""
        return cls(name, engines.resume(name, engine, state), state.seats, skip_forced)

    @property
    def asked(self) -> int:
        """The seat whose decision is next; -1 after the end. Of several that decide in secret
        the first that has not."""
        return next(iter(self._engine.owed()), NOBODY)

    @property
    def owed(self) -> Sequence[int]:
        """All seats that owe a decision now."""
        return self._engine.owed()

    @property
    def outcome(self) -> Outcome | None:
        return self._engine.outcome()

    @property
    def over(self) -> bool:
        return self.outcome is not None

    def choices(self, seat: int | None = None) -> Sequence[int]:
        """The actions offered to a seat, by default to the one asked."""
        seat = self.asked if seat is None else seat
        return self._engine.numbers(seat) if seat in self.owed else ()

    def mask(self, seat: int) -> bytes:
        """A byte for each action: 1 for those that are offered to this seat."""
        return self._engine.mask(seat)

    def observe(self, seat: int) -> bytes:
        """What this seat sees: `encoding.layout()` names the bytes."""
        return self._engine.tensor(seat)

    def heard(self, seat: int) -> bytes:
        """The last events this seat has heard: `encoding.heard.columns` names the bytes."""
        return self._stories.window(seat, self._engine.read, self.encoding.heard)

    def story(self, seat: int) -> list[Event]:
        """Every event since the beginning, as this seat has heard it."""
        return self._stories.told(seat, self._engine.read)

    def side(self, seat: int) -> int:
        """The side this seat is on, which it knows; -1 in a game without sides."""
        return self._engine.side(seat)

    def view(self, viewer: int | None) -> Any:
        """Of the readable engine; None is an onlooker."""
        return self.game.view(self.state(), viewer)

    def state(self) -> Any:
        """Of the readable engine, with every secret."""
        return self._engine.state()

    def step(self, number: int, seat: int | None = None) -> None:
        """Take an action of the seat asked, or of another that owes a decision."""
        seat = self.asked if seat is None else seat
        choices = list(self.choices(seat))
        if number not in choices:
            raise ValueError(f"action {number} is not offered")
        self._sides[seat] = self.side(seat)
        self._take(seat, choices.index(number))
        self._skip()

    def rewards(self, reward: str) -> list[int]:
        """For each seat 0 before the end; then what its last decision earned, 1 or -1. Whoever
        learns pays each decision for itself, by `payoffs`."""
        checked_reward(reward)
        outcome = self.outcome
        if outcome is None:
            return [0] * self.seats
        return [payoff(reward, outcome, seat, side) for seat, side in enumerate(self._sides)]

    def payoffs(self, reward: str, seat: int) -> list[int]:
        """After the end: what this seat's decisions earned, by the side it took them on (see
        `side`; one number in a game without sides)."""
        outcome = self.outcome
        if outcome is None:
            raise ValueError("the game goes on")
        return [payoff(reward, outcome, seat, side) for side in self.encoding.sides()]

    def copy(self) -> Self:
        twin = type(self).__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin._engine, twin._stories = self._engine.copy(), self._stories.copy()
        twin._sides = self._sides[:]
        return twin

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        """Without what the name of the game leads to, which cannot be pickled."""
        return {key: held for key, held in self.__dict__.items() if key not in ("game", "encoding")}

    def __setstate__(self, held: dict[str, Any]) -> None:
        self.__dict__.update(held)
        self.game, self.encoding = game_named(self.name), ENCODINGS[self.name]

    def _take(self, seat: int, place: int) -> None:
        self._engine.act(seat, place)
        self._stories.add(self._engine.news())

    def _skip(self) -> None:
        while self._skip_forced and len(self.choices()) == 1:
            self._take(self.asked, 0)
