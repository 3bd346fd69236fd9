"""One game in the native core, spoken of as the readable engine speaks.

    table = core.Table.begin("a-key", seats=5)
    seat = table.owed()[0]
    table.apply(seat, table.options(seat)[0])

Asked for nothing but numbers it is fastest: `choices` and `pick` play, `ids` tells what is played.
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final, Literal, NamedTuple, Self

from panicroom.core.codec import Codec
from panicroom.kernel.audience import Event
from panicroom.kernel.dice import Dice, fresh_key
from panicroom.kernel.errors import GameError, Malformed, MalformedAction
from panicroom.kernel.expected import ACTION, Expected, one_of
from panicroom.kernel.game import AnyGame
from panicroom.kernel.outcome import Outcome

if TYPE_CHECKING:  # each game has a type of its own, all with the same methods
    from panicroom.core._station import Game
else:
    Game = object

DICE: Final = ("keyed", "fast")
NO_END: Final = 1_000_000
"""More decisions than any playout has."""


class Twin(NamedTuple):
    """A game of the readable engine, and how its values cross to the core."""

    game: AnyGame
    seats: int
    codec: Codec
    rulings: Callable[..., tuple[int, ...]]
    write: Callable[[Any], tuple[int, ...]]
    read: Callable[[Sequence[int], str], Any]


class Playout(NamedTuple):
    """How a game went on at random: so many decisions, and how it ended, if it did."""

    decisions: int
    outcome: Outcome | None


class CoreTable(Game):
    """A flat value: a copy of it costs no more than copying some 2,000 bytes. The table of a game
    is this beside the type of its own library."""

    __slots__ = ()
    TWIN: ClassVar[Twin]

    @classmethod
    def begin(
        cls,
        key: str | None = None,
        *,
        dice: Literal["keyed", "fast"] = "keyed",
        seats: int | None = None,
        **rulings: Any,
    ) -> Self:
        """A game from its start. Fast dice are for research alone: they can be predicted."""
        if dice not in DICE:
            raise Malformed("dice", str(dice), one_of(DICE))
        numbers = cls.TWIN.rulings(**rulings)
        seats = cls.TWIN.seats if seats is None else seats
        checked = Dice(key or fresh_key()).key
        try:
            return cls(seats, numbers, checked.encode(), dice == "fast")
        except (ValueError, TypeError, OverflowError):
            cls.TWIN.game.begin({"seats": seats}, checked)  # says what is wrong as it always does
            raise

    @classmethod
    def from_state(cls, state: Any) -> Self:
        """What has just happened stays behind, and so do streams of dice that no rule asks for."""
        try:
            return cls.load(cls.TWIN.write(state), state.dice.key.encode())
        except ValueError as error:
            raise Malformed("state", str(error), Expected("possible")) from None

    def to_state(self) -> Any:
        """The same game in the readable engine, with what has just happened."""
        if self.is_fast():
            raise Malformed("dice", "fast", one_of(("keyed",)))
        state = self._readable()
        state.news = self.events()
        return state

    @property
    def outcome(self) -> Outcome | None:
        return self._outcome(self.ending())

    @property
    def over(self) -> bool:
        return self.ending() is not None

    def options(self, seat: int) -> tuple[Any, ...]:
        """Exactly what `apply` accepts from this seat now, in the readable engine's order."""
        return tuple(map(self.TWIN.codec.action_of, self.ids(seat)))

    def apply(self, seat: int, action: Any) -> list[Event]:
        """Take an action, named by itself or by its id, and return all that happened. What is not
        offered is refused with the readable engine's reason, and changes nothing."""
        number = action if isinstance(action, int) else self.TWIN.codec.id_of(action)
        if number is None or not self._acts(seat, number):
            raise self._refusal(seat, action)
        return self.events()

    def events(self) -> list[Event]:
        """What the last action brought about."""
        return self.TWIN.codec.read_events(self.news())

    def playout(self, seed: int, most: int = NO_END) -> Playout:
        """Play a copy on at random; other threads run meanwhile."""
        decisions, ending = self.play_out(seed, most)
        return Playout(decisions, self._outcome(ending))

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self).load, (self.dump(), self.key())

    def _outcome(self, ending: tuple[int, int, int] | None) -> Outcome | None:
        return None if ending is None else self.TWIN.codec.read_outcome(iter(ending))

    def _readable(self) -> Any:
        return self.TWIN.read(self.dump(), self.key().decode())

    def _acts(self, seat: int, number: int) -> bool:
        try:
            return self.act(seat, number)
        except OverflowError:
            return False

    def _refusal(self, seat: int, action: Any) -> GameError:
        try:
            named = self.TWIN.codec.action_of(action) if isinstance(action, int) else action
            self.TWIN.game.apply(self._readable(), seat, named)
        except GameError as error:
            return error
        except (LookupError, OverflowError, StopIteration):
            pass
        return MalformedAction("action", repr(action), ACTION)
