"""One game in numbers, played by the readable engine or by the native core: the same for the same
key. `Play` adds what every door needs."""

from collections.abc import Sequence
from typing import Any, Final, Protocol, Self

from panicroom import core
from panicroom.core.table import CoreTable
from panicroom.kernel.audience import Event
from panicroom.kernel.errors import Malformed
from panicroom.kernel.expected import one_of
from panicroom.kernel.game import AnyGame
from panicroom.kernel.outcome import Outcome
from panicroom.research.encoding import Encoding

ENGINES: Final = ("auto", "core", "readable")
TABLES: Final = {"station": "Table", "panik": "PanikTable"}


class Engine(Protocol):
    """A seat's actions and what it sees. Whoever holds one sees everything."""

    def owed(self) -> Sequence[int]: ...

    def numbers(self, seat: int) -> Sequence[int]:
        """Of the seat's options, in the engine's order."""
        ...

    def tensor(self, seat: int) -> bytes: ...

    def mask(self, seat: int) -> bytes: ...

    def side(self, seat: int) -> int: ...

    def act(self, seat: int, place: int) -> list[Event]:
        """Take the option at this place, and return all that happened."""
        ...

    def events(self) -> list[Event]: ...

    def outcome(self) -> Outcome | None: ...

    def state(self) -> Any:
        """Of the readable engine."""
        ...

    def copy(self) -> Self: ...


class ReadableEngine:
    def __init__(self, game: AnyGame, encoding: Encoding, state: Any) -> None:
        self._game, self._encoding, self._state = game, encoding, state

    def owed(self) -> Sequence[int]:
        return self._game.owed(self._state)

    def numbers(self, seat: int) -> Sequence[int]:
        view = self._game.view(self._state, seat)
        return [self._encoding.space.number(view, option) for option in self._options(seat)]

    def tensor(self, seat: int) -> bytes:
        return self._encoding.tensor(self._game.view(self._state, seat))

    def mask(self, seat: int) -> bytes:
        return self._encoding.mask(self._game.view(self._state, seat), self._options(seat))

    def side(self, seat: int) -> int:
        return self._encoding.side(self._game.view(self._state, seat))

    def act(self, seat: int, place: int) -> list[Event]:
        return self._game.apply(self._state, seat, self._options(seat)[place])

    def events(self) -> list[Event]:
        return list(self._state.news)

    def outcome(self) -> Outcome | None:
        outcome: Outcome | None = self._state.outcome
        return outcome

    def state(self) -> Any:
        return self._state

    def copy(self) -> "ReadableEngine":
        return ReadableEngine(self._game, self._encoding, self._state.copy())

    def _options(self, seat: int) -> Sequence[Any]:
        return self._game.options(self._state, seat)


class CoreEngine:
    def __init__(self, encoding: Encoding, table: CoreTable) -> None:
        self._encoding, self._table = encoding, table
        self.owed, self.numbers = table.owed, table.numbers
        self.tensor, self.mask = table.tensor, table.mask
        self.events, self.state = table.events, table.to_state

    def side(self, seat: int) -> int:
        return self._encoding.side_in(self._table.tensor(seat))

    def act(self, seat: int, place: int) -> list[Event]:
        self._table.act(seat, self._table.ids(seat)[place])
        return self._table.events()

    def outcome(self) -> Outcome | None:
        return self._table.outcome

    def copy(self) -> "CoreEngine":
        return CoreEngine(self._encoding, self._table.copy())


def begin(
    game: AnyGame, encoding: Encoding, engine: str, key: str, setup: dict[str, Any]
) -> Engine:
    """`auto` is the core where it is there. The setup is that of `game.setup`."""
    if engine not in ENGINES:
        raise Malformed("engine", engine, one_of(ENGINES))
    if engine == "core" or (engine == "auto" and core.available()):
        table: type[CoreTable] = getattr(core, TABLES[game.name])
        return CoreEngine(encoding, table.begin(key, **setup))
    return ReadableEngine(game, encoding, game.begin(game.setup(**setup), key))
