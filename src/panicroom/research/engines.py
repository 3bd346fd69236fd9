"""One game in numbers, played by the readable engine or by the native core: the same for the same
key. `Play` adds what every door needs."""

from collections.abc import Sequence
from typing import Any, Final, Protocol, Self

from panicroom import core
from panicroom.core.table import CoreTable
from panicroom.games import game_named
from panicroom.kernel.audience import Event
from panicroom.kernel.errors import Malformed
from panicroom.kernel.expected import one_of
from panicroom.kernel.game import AnyGame
from panicroom.kernel.outcome import Outcome
from panicroom.research.encoding import ENCODINGS, Encoding

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

    def act(self, seat: int, place: int) -> None:
        """Take the option at this place."""
        ...

    def news(self) -> Sequence[Any]:
        """What the last action brought about, to be read when somebody asks."""
        ...

    def read(self, news: Sequence[Any]) -> Sequence[Event]: ...

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

    def act(self, seat: int, place: int) -> None:
        self._game.apply(self._state, seat, self._options(seat)[place])

    def news(self) -> Sequence[Event]:
        return tuple(self._state.news)

    def read(self, news: Sequence[Event]) -> Sequence[Event]:
        return news

    def outcome(self) -> Outcome | None:
        outcome: Outcome | None = self._state.outcome
        return outcome

    def state(self) -> Any:
        return self._state

    def copy(self) -> "ReadableEngine":
        return ReadableEngine(self._game, self._encoding, self._state.copy())

    def __reduce__(self) -> tuple[Any, ...]:
        return readable, (self._game.name, self._state)

    def _options(self, seat: int) -> Sequence[Any]:
        return self._game.options(self._state, seat)


class CoreEngine:
    def __init__(self, encoding: Encoding, table: CoreTable) -> None:
        self._encoding, self._table = encoding, table
        self.owed, self.numbers = table.owed, table.numbers
        self.tensor, self.mask = table.tensor, table.mask
        self.news, self.read = table.news, table.TWIN.codec.read_events
        self.state = table.to_state

    def side(self, seat: int) -> int:
        return self._encoding.side_in(self._table.tensor(seat))

    def act(self, seat: int, place: int) -> None:
        self._table.act(seat, self._table.ids(seat)[place])

    def outcome(self) -> Outcome | None:
        return self._table.outcome

    def copy(self) -> "CoreEngine":
        return CoreEngine(self._encoding, self._table.copy())

    def __reduce__(self) -> tuple[Any, ...]:
        return native, (self._table.TWIN.game.name, self._table)


def begin(name: str, engine: str, key: str, setup: dict[str, Any]) -> Engine:
    """`auto` is the core where it is there. The setup is that of `game.setup`."""
    game = game_named(name)
    if is_native(engine):
        return native(name, table_type(name).begin(key, **setup))
    return readable(name, game.begin(game.setup(**setup), key))


def resume(name: str, engine: str, state: Any) -> Engine:
    """From a state of the readable engine, which is not changed; what led to it is forgotten."""
    if is_native(engine):
        return native(name, table_type(name).from_state(state))
    begun = state.copy()
    begun.news = []
    return readable(name, begun)


def is_native(engine: str) -> bool:
    if engine not in ENGINES:
        raise Malformed("engine", engine, one_of(ENGINES))
    return engine == "core" or (engine == "auto" and bool(core.available()))


def table_type(name: str) -> type[CoreTable]:
    kind: type[CoreTable] = getattr(core, TABLES[name])
    return kind


def readable(name: str, state: Any) -> ReadableEngine:
    return ReadableEngine(game_named(name), ENCODINGS[name], state)


def native(name: str, table: CoreTable) -> CoreEngine:
    return CoreEngine(ENCODINGS[name], table)
