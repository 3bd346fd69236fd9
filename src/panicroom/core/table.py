"""One game of Panic Station in the native core, spoken of as the readable engine speaks.

    table = core.Table.begin("a key", seats=5)
    seat = table.owed()[0]
    table.apply(seat, table.options(seat)[0])

Asked for nothing but numbers it is fastest: `choices` and `pick` play, `ids` tells what is played.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final, Literal, NamedTuple, Self

from panicroom.core._native import Game
from panicroom.core.fields import action_of, id_of, read_events, read_outcome
from panicroom.core.reading import read_state
from panicroom.core.writing import write_rulings, write_state
from panicroom.kernel.audience import Event
from panicroom.kernel.dice import Dice, fresh_key
from panicroom.kernel.errors import GameError, Malformed, MalformedAction
from panicroom.kernel.expected import ACTION, Expected, one_of
from panicroom.kernel.outcome import Outcome
from panicroom.station.actions import Action
from panicroom.station.game import STATION
from panicroom.station.rulings import rulings_for, write_ruling
from panicroom.station.state import State

NO_END: Final = 1_000_000
"""More decisions than any playout has."""


def ruling_text(value: object) -> str:
    return value if isinstance(value, str) else write_ruling(value)


@lru_cache(256)
def ruling_numbers(
    edition: str, variants: tuple[int, ...], rulings: tuple[tuple[str, str], ...]
) -> tuple[int, ...]:
    """Kept, since a setup is played many times."""
    return write_rulings(rulings_for(edition, variants, dict(rulings)))


class Playout(NamedTuple):
    """How a game went on at random: so many decisions, and how it ended, if it did."""

    decisions: int
    outcome: Outcome | None


class Table(Game):
    """A flat value: a copy of it costs no more than copying some 2,000 bytes."""

    __slots__ = ()

    @classmethod
    def begin(
        cls,
        key: str | None = None,
        *,
        dice: Literal["keyed", "fast"] = "keyed",
        seats: int = 5,
        edition: str = "en",
        variants: Sequence[int] = (),
        **rulings: Any,
    ) -> Self:
        """A game from its start. Fast dice are for research alone: they can be predicted."""
        if dice not in ("keyed", "fast"):
            raise Malformed("dice", str(dice), one_of(("keyed", "fast")))
        texts = tuple((name, ruling_text(value)) for name, value in rulings.items())
        numbers = ruling_numbers(edition, tuple(variants), texts)
        checked = Dice(key or fresh_key()).key
        try:
            return cls(seats, numbers, checked.encode(), dice == "fast")
        except (ValueError, TypeError, OverflowError):
            STATION.begin({"seats": seats}, checked)  # says what is wrong as it always does
            raise

    @classmethod
    def from_state(cls, state: State) -> Self:
        """What has just happened stays behind, and so do streams of dice that no rule asks for."""
        try:
            return cls.load(write_state(state), state.dice.key.encode())
        except ValueError as error:
            raise Malformed("state", str(error), Expected("possible")) from None

    def to_state(self) -> State:
        """The same game in the readable engine, with what has just happened."""
        if self.is_fast():
            raise Malformed("dice", "fast", one_of(("keyed",)))
        state = self._readable()
        state.news = self.events()
        return state

    @property
    def outcome(self) -> Outcome | None:
        ending = self.ending()
        return None if ending is None else read_outcome(iter(ending))

    @property
    def over(self) -> bool:
        return self.ending() is not None

    def options(self, seat: int) -> tuple[Action, ...]:
        """Exactly what `apply` accepts from this seat now, in the readable engine's order."""
        return tuple(map(action_of, self.ids(seat)))

    def apply(self, seat: int, action: Action | int) -> list[Event]:
        """Take an action, named by itself or by its id, and return all that happened. What is not
        offered is refused with the readable engine's reason, and changes nothing."""
        number = action if isinstance(action, int) else id_of(action)
        if number is None or not self.act(seat, number):
            raise self._refusal(seat, action)
        return self.events()

    def events(self) -> list[Event]:
        """What the last action brought about."""
        return read_events(self.news())

    def playout(self, seed: int, most: int = NO_END) -> Playout:
        """Play a copy on at random; other threads run meanwhile."""
        decisions, ending = self.play_out(seed, most)
        return Playout(decisions, None if ending is None else read_outcome(iter(ending)))

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self).load, (self.dump(), self.key())

    def _readable(self) -> State:
        return read_state(self.dump(), self.key().decode())

    def _refusal(self, seat: int, action: Action | int) -> GameError:
        try:
            named = action_of(action) if isinstance(action, int) else action
            STATION.apply(self._readable(), seat, named)
        except GameError as error:
            return error
        except (LookupError, OverflowError, StopIteration):
            pass
        return MalformedAction("action", repr(action), ACTION)
