"""One game for learners: seats, action numbers and bytes. PettingZoo, OpenSpiel and the single seat
of Gymnasium are played through it.

    play = Play.begin("station", "a key", seats=5)
    while not play.over:
        play.step(play.choices()[0])
    play.rewards("side")

An action that is not offered raises ValueError and changes nothing. `observe` and `heard` tell
what one seat may know, of any seat at any time; nothing else here is for a player's eyes.
"""

from collections import deque
from collections.abc import Sequence
from typing import Any, Self

from panicroom.games import game_named
from panicroom.kernel.audience import heard_by
from panicroom.kernel.game import AnyGame
from panicroom.kernel.outcome import Outcome
from panicroom.research import engines
from panicroom.research.encoding import ENCODINGS, Encoding
from panicroom.research.engines import Engine
from panicroom.research.heard import WINDOW
from panicroom.research.rewards import HUMANS, checked_reward, payoff
from panicroom.research.seen_from import Eyes

NOBODY = -1


class Play:
    def __init__(
        self, game: AnyGame, encoding: Encoding, engine: Engine, seats: int, skip_forced: bool
    ) -> None:
        self.game, self.encoding, self.seats = game, encoding, seats
        self._engine, self._skip_forced = engine, skip_forced
        self._rows: list[deque[bytes]] = [deque(maxlen=WINDOW) for _ in range(seats)]
        self._sides = [HUMANS] * seats
        self._hear()
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
        game, encoding = game_named(name), ENCODINGS[name]
        begun = engines.begin(game, encoding, engine, key, setup)
        return cls(game, encoding, begun, game.setup(**setup)["seats"], skip_forced)

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
        return self.encoding.heard.window(tuple(self._rows[seat]))

    def side(self, seat: int) -> int:
        """The side this seat is on, which it knows; -1 in a game without sides."""
        return self._engine.side(seat)

    def view(self, viewer: int | None) -> Any:
        """Of the readable engine; None is an onlooker."""
        return self.game.view(self._engine.state(), viewer)

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
        """For each seat 0 before the end; then what its last decision earned, 1 or -1."""
        checked_reward(reward)
        outcome = self.outcome
        if outcome is None:
            return [0] * self.seats
        return [payoff(reward, outcome, seat, side) for seat, side in enumerate(self._sides)]

    def copy(self) -> Self:
        twin = type(self).__new__(type(self))
        twin.game, twin.encoding, twin.seats = self.game, self.encoding, self.seats
        twin._engine, twin._skip_forced = self._engine.copy(), self._skip_forced
        twin._rows = [rows.copy() for rows in self._rows]
        twin._sides = self._sides[:]
        return twin

    def _take(self, seat: int, place: int) -> None:
        self._engine.act(seat, place)
        self._hear()

    def _hear(self) -> None:
        for event in self._engine.events():
            for seat, rows in enumerate(self._rows):
                heard = heard_by(event, seat)
                if heard is not None:
                    rows.append(self.encoding.heard.row(Eyes(seat, self.seats), heard))

    def _skip(self) -> None:
        while self._skip_forced and len(self.choices()) == 1:
            self._take(self.asked, 0)
