"""Many games of the native core at once, for learning.

    batch = core.Batch("a-key", games=1024, seats=5)
    for _ in range(1000):
        batch.sample()   # or write into batch.arrays.actions what a policy has chosen
        batch.step()     # batch.arrays holds what has come of it

A game that ends begins anew in the same step, as Gymnasium's `AutoresetMode.SAME_STEP` has it:
`dones`, `rewards` and `finals` tell of the end, everything else of the game after it. The n-th
game of row r is that of the key `KEY/r/n`, from 0 on, so any of them can be played again.
"""

from typing import TYPE_CHECKING, Any, ClassVar, Literal, Self

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


class CoreBatch(NativeBatch):
    TABLE: ClassVar[type[CoreTable]]
    SIZES: ClassVar[Sizes]
    arrays: Arrays

    def __new__(
        cls,
        key: str,
        *,
        games: int,
        seats: int | None = None,
        dice: Literal["keyed", "fast"] = "keyed",
        seed: int = 0,
        arrays: Arrays | None = None,
        **rulings: Any,
    ) -> Self:
        """`seed` is for `sample` alone. Fast dice are for research alone: they can be predicted."""
        twin = cls.TABLE.TWIN
        if dice not in DICE:
            raise Malformed("dice", str(dice), one_of(DICE))
        if not 1 <= games <= MOST_GAMES:
            raise Malformed("games", str(games), from_to(1, MOST_GAMES))
        raw = Dice(key).key.encode()
        if len(raw) > LONGEST_KEY:
            raise Malformed("key", key, Expected("key", params={"most": LONGEST_KEY}))
        held = arrays if arrays is not None else Arrays.make(games, cls.SIZES)
        seats = twin.seats if seats is None else seats
        numbers = twin.rulings(**rulings)
        cls.TABLE.begin(key, seats=seats, **rulings)  # says what is wrong with the setup
        batch = super().__new__(cls, games, seats, numbers, raw, dice == "fast", seed, tuple(held))
        batch.arrays = held
        return batch

    def table(self, game: int) -> CoreTable:
        """A copy of one of the games, to look at or to play on."""
        return self.TABLE.load(*self.dump(game))

    def put(self, game: int, table: CoreTable) -> None:
        """Go on from this table in a row; it must go on, and have as many seats."""
        self.load(game, table.dump(), table.key())
