"""Many games of the native core at once, for learning.

    batch = core.Batch("a-key", games=1024, seats=5)
    for _ in range(1000):
        batch.sample()   # or write into batch.arrays.actions what a policy has chosen
        batch.step()     # batch.arrays holds what has come of it

A game that ends begins anew in the same step, as Gymnasium's `AutoresetMode.SAME_STEP` has it:
`dones`, `rewards` and `finals` tell of the end, everything else of the game after it. The n-th
game of row r is that of the key `KEY/r/n`, from 0 on, so any of them can be played again.
"""

from typing import TYPE_CHECKING, Any, ClassVar, Literal, NamedTuple, Self

from panicroom.core.arrays import Arrays, Sizes
from panicroom.core.table import DICE, CoreTable
from panicroom.kernel.dice import Dice
from panicroom.kernel.errors import Malformed
from panicroom.kernel.expected import Expected, from_to, one_of

if TYPE_CHECKING:  # each game has a type of its own, all with the same methods
    from panicroom.core._station import Batch as NativeBatch
else:
    NativeBatch = object

LONGEST_KEY = 40
MOST_GAMES = 1 << 20


class Begun(NamedTuple):
    """What a batch was made of, as the native one takes it."""

    games: int
    seats: int
    rulings: tuple[int, ...]
    key: bytes
    is_fast: bool
    skip_forced: bool


class CoreBatch(NativeBatch):
    TABLE: ClassVar[type[CoreTable]]
    SIZES: ClassVar[Sizes]
    arrays: Arrays
    begun: Begun

    def __new__(
        cls,
        key: str,
        *,
        games: int,
        seats: int | None = None,
        dice: Literal["keyed", "fast"] = "keyed",
        skip_forced: bool = False,
        seed: int = 0,
        arrays: Arrays | None = None,
        **rulings: Any,
    ) -> Self:
        """`seed` is for `sample` alone. With `skip_forced` a seat with one option takes it unasked.
        Fast dice are for research alone: they can be predicted."""
        twin = cls.TABLE.TWIN
        if dice not in DICE:
            raise Malformed("dice", str(dice), one_of(DICE))
        if not 1 <= games <= MOST_GAMES:
            raise Malformed("games", str(games), from_to(1, MOST_GAMES))
        raw = Dice(key).key.encode()
        if len(raw) > LONGEST_KEY:
            raise Malformed("key", key, Expected("key", params={"most": LONGEST_KEY}))
        seats = twin.seats if seats is None else seats
        numbers = twin.rulings(**rulings)
        cls.TABLE.begin(key, seats=seats, **rulings)  # says what is wrong with the setup
        held = arrays if arrays is not None else Arrays.make(games, cls.SIZES)
        return cls._made(Begun(games, seats, numbers, raw, dice == "fast", skip_forced), held, seed)

    @classmethod
    def _made(cls, begun: Begun, arrays: Arrays, seed: int) -> Self:
        batch = super().__new__(cls, *begun, seed, tuple(arrays))
        batch.arrays, batch.begun = arrays, begun
        return batch

    def table(self, game: int) -> CoreTable:
        """A copy of one of the games, to look at, to ask for its options or to play on."""
        return self.TABLE.load(*self.dump(game))

    def put(self, game: int, table: CoreTable) -> None:
        """Go on from this table in a row; it must go on, and have as many seats."""
        self.load(game, table.dump(), table.key())

    def to_state(self, game: int) -> Any:
        """One of the games in the readable engine."""
        return self.table(game).to_state()

    def put_state(self, game: int, state: Any) -> None:
        """Go on from a state of the readable engine in a row."""
        self.put(game, self.TABLE.from_state(state))

    def copy(self) -> Self:
        """All games once more, with arrays of their own."""
        arrays = self.arrays.copy()
        twin = self.twin(tuple(arrays))
        twin.arrays, twin.begun = arrays, self.begun
        return twin

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        games = [self.dump(game) for game in range(self.begun.games)]
        return restored, (type(self), self.begun, self.arrays.copy(), games, self.counters())


def restored(
    kind: type[CoreBatch],
    begun: Begun,
    arrays: Arrays,
    games: list[tuple[tuple[int, ...], bytes]],
    counters: tuple[int, tuple[int, ...]],
) -> CoreBatch:
    """A batch that was pickled."""
    batch = kind._made(begun, arrays, seed=0)
    batch.set_counters(*counters)
    for game, dumped in enumerate(games):
        batch.load(game, *dumped)
    return batch
