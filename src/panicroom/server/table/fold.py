"""A table as the fold of its log: the same entries give an equal table in every process."""

from typing import Any, NamedTuple

from panicroom.games import game_named
from panicroom.kernel.audience import Viewer
from panicroom.kernel.dice import commitment
from panicroom.kernel.game import AnyGame
from panicroom.kernel.manners import Manners
from panicroom.kernel.match import AnyMatch
from panicroom.kernel.outcome import winners_of
from panicroom.kernel.shared_dice import SharedDice, committed
from panicroom.server.store.rows import Status
from panicroom.server.table.bots import TableBots
from panicroom.server.table.entries import Created
from panicroom.server.table.lobby import Lobby
from panicroom.server.table.spans import Span
from panicroom.server.table.stream import Stream


class Asked(NamedTuple):
    """A decision, all seats it was put to, and when; seats that have answered stay listed."""

    decision: int
    seats: tuple[int, ...]
    since: int


class Turn(NamedTuple):
    """An identifier of the turn, and when its player was thinking, up to the current decision."""

    name: Any
    thought: tuple[Span, ...] = ()


class TableFold:
    """Changed only by `folding`, one entry at a time. The secret of the dice is needed to fold and
    is sent to nobody before the end, nor is the key made from it."""

    def __init__(self, secret: str, created: Created) -> None:
        self.secret = secret
        self.has_shared_dice = created.shared_dice
        self.position = created.position
        self.dice: SharedDice | None = None
        """From the start of the game on."""
        self.seq = 0
        self.lobby = Lobby(
            created.game, created.wishes, created.guest, created.listed, created.terms
        )
        self.lobby.set_chairs(created.seats)
        self.match: AnyMatch | None = None
        self.asked: Asked | None = None
        self.turn: Turn | None = None
        self.moves: list[int] = []
        """How many answers each seat has given, sealed ones too."""
        self.orders: dict[int, str] = {}
        self.votes: set[int] = set()
        """Seats that want to end the game."""
        self.slow_votes: set[int] = set()
        self.bot_votes: set[tuple[int, int]] = set()
        """Seats that want a bot to play for another seat."""
        self.talked_at: dict[int, int] = {}
        self.claimed_at = 0
        """When anybody last claimed something."""
        self.pauses: list[Span] = []
        self.paused_at: int | None = None
        self.deserted_at: int | None = None
        """Since when no guest plays; the bots wait as well."""
        self.ended = False
        self.rematch: str | None = None
        self.replay_shared = False
        """Whoever has the link may watch the finished game."""
        self.stream = Stream()
        self.bots = TableBots()

    @property
    def game(self) -> AnyGame:
        return game_named(self.lobby.game)

    @property
    def manners(self) -> Manners[Any, Any]:
        return self.game.manners

    @property
    def status(self) -> Status:
        if self.match is None:
            return "open"
        return "over" if self.ended or self.match.over else "playing"

    @property
    def winners(self) -> tuple[int, ...]:
        """Nobody before the end, and after an end by vote."""
        return winners_of(None if self.match is None else self.match.state.outcome)

    @property
    def commitment(self) -> str:
        """Shown from the first moment on."""
        return committed(self.secret) if self.has_shared_dice else commitment(self.secret)

    @property
    def key(self) -> str:
        """The dice key. At a table from before shared dice the secret itself."""
        return self.secret if self.dice is None else self.dice.key

    @property
    def is_slowed(self) -> bool:
        """Most guests who play want talk to be slowed down."""
        people = set(self.lobby.people())
        return len(self.slow_votes & people) >= majority(len(people))

    @property
    def rests(self) -> bool:
        return self.paused_at is not None or self.deserted_at is not None

    def view(self, viewer: Viewer) -> Any:
        return None if self.match is None else self.match.view(viewer)

    def owed(self) -> tuple[int, ...]:
        """Seats whose answer is still missing. For the server only: it reveals who has answered."""
        if self.match is None or self.status == "over":
            return ()
        return tuple(self.game.owed(self.match.state))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, TableFold) and known(self) == known(other)

    __hash__ = None  # type: ignore[assignment]


def majority(voters: int) -> int:
    """How many votes are more than half."""
    return voters // 2 + 1


def known(fold: TableFold) -> dict[str, Any]:
    """The fold as comparable values; the memory of bots follows from them."""
    facts = {name: value for name, value in vars(fold).items() if name != "bots"}
    if fold.match is not None:
        record, state = fold.match.record, fold.match.state
        facts["match"] = (record.setup, record.actions, state.decision, fold.game.write(state))
    return facts | {"stream": fold.stream.items}
