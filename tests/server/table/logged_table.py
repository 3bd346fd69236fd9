"""A table in memory: its log as it would be stored, and the fold that lives beside it."""

from collections.abc import Sequence
from typing import Any

import pytest

from panicroom.kernel.match import Match
from panicroom.kernel.record import Record
from panicroom.kernel.table import GameTable
from panicroom.server.store import body
from panicroom.server.store.rows import Due, Entry
from panicroom.server.table.commands import Create, SeatBot, Sit, Start, create, judge
from panicroom.server.table.denied import Denied
from panicroom.server.table.due import due
from panicroom.server.table.due_answers import answer
from panicroom.server.table.entries import Sat, TableEntry
from panicroom.server.table.fold import TableFold
from panicroom.server.table.folding import fold_log, take
from panicroom.server.table.folding.playing import ask
from panicroom.server.table.lines import drafts, read_line
from panicroom.server.table.terms import Terms
from panicroom.telling import TELLERS
from tests.any_game import seats_for

HOST = "ann"
PEOPLE = ("ann", "bob", "cat", "dan")
START = 1_000_000
EVERY_GAME = pytest.mark.parametrize(
    "game", [name for name, teller in TELLERS.items() if len(PEOPLE) in teller.seat_counts]
)
UNTIMED = Terms()
TIMED = Terms(turn=60_000, answer=20_000, pace=1_000)

TRADE = (
    "station en seats=4",
    "map 0,0 reactor; 1,0 storage-2",
    "red A4@storage-2",
    "blue T4@storage-2",
    "turn red ap 0",
    "owed trade red blue storage-2 - -",
)
"""Red and blue owe a trade, and both seal a card."""


class LoggedTable:
    def __init__(self, key: str, first: Sequence[TableEntry]) -> None:
        self.key = key
        self.now = START
        self.stored: list[Entry] = []
        self._store(first)
        self.fold = self.refolded()

    def refolded(self) -> TableFold:
        """The table as another process would have it."""
        return fold_log(self.key, map(read_line, self.stored))

    def do(self, who: str, command: Any) -> list[TableEntry]:
        return self.append(judge(self.fold, who, command))

    def append(self, entries: Sequence[TableEntry]) -> list[TableEntry]:
        """Stored first, then folded as it was stored."""
        for entry in self._store(entries):
            take(self.fold, read_line(entry))
        return list(entries)

    def denied(self, who: str, command: Any) -> str:
        """The code of what speaks against it; the table must be as it was."""
        with pytest.raises(Denied) as caught:
            judge(self.fold, who, command)
        assert self.fold == self.refolded()
        return caught.value.code

    def due(self) -> list[Due]:
        return sorted(due(self.fold, "t", self.now), key=lambda item: item.at)

    def sweep(self) -> bool:
        """Wait for the next answer that is due, and have it given."""
        items = self.due()
        if not items:
            return False
        self.now = max(self.now, items[0].at)
        assert self.append(answer(self.fold, items[0], self.now)), "it was due and nothing came"
        return True

    def owing_people(self) -> list[int]:
        people = self.fold.lobby.people()
        return [seat for seat in self.fold.owed() if seat in people]

    def options(self, seat: int) -> list[str]:
        match, game = self.fold.match, self.fold.game
        assert match is not None
        return [game.spell(option) for option in game.options(match.state, seat)]

    @property
    def decision(self) -> int:
        assert self.fold.asked is not None
        return self.fold.asked.decision

    @property
    def is_over(self) -> bool:
        return self.fold.status == "over"

    def guest(self, seat: int) -> str:
        guest = self.fold.lobby.chairs[seat].guest
        assert guest is not None
        return guest

    def _store(self, entries: Sequence[TableEntry]) -> list[Entry]:
        """Bodies become text and values again, as in the store."""
        written = [
            Entry(seq, *draft._replace(body=body.read(body.write(draft.body))))
            for seq, draft in enumerate(drafts(entries, self.now), len(self.stored) + 1)
        ]
        self.stored.extend(written)
        return written


def open_table(game: str, key: str = "key", terms: Terms = UNTIMED, **wishes: Any) -> LoggedTable:
    """With a known deal: nobody has a part in the dice key."""
    wishes = {"seats": seats_for(game)} | wishes
    return LoggedTable(key, create(HOST, Create(game, wishes, False, terms)))


def sharing_dice(logged: LoggedTable, nonces: Sequence[str | None]) -> LoggedTable:
    """A table with the same log, but that guests who sat down gave these nonces."""
    left = list(nonces)
    entries: list[Any] = [read_line(entry).entry for entry in logged.stored]
    changed = [
        entry._replace(nonce=left.pop(0)) if isinstance(entry, Sat) and left else entry
        for entry in entries
    ]
    return LoggedTable(logged.key, [entries[0]._replace(shared_dice=True), *changed[1:]])


def seated(
    game: str,
    people: Sequence[str],
    key: str = "key",
    terms: Terms = UNTIMED,
    **wishes: Any,
) -> LoggedTable:
    """People from the first seat on, as many as there is room for, and the game not begun."""
    logged = open_table(game, key, terms, **wishes)
    for seat, who in enumerate(people[: len(logged.fold.lobby.chairs)]):
        logged.do(who, Sit(seat, who.title()))
    return logged


def started(
    game: str,
    people: Sequence[str] = (HOST,),
    key: str = "key",
    terms: Terms = UNTIMED,
    level: str = "easy",
    **wishes: Any,
) -> LoggedTable:
    """People from the first seat on, bots behind them, and the game begun."""
    logged = seated(game, people, key, terms, **wishes)
    for seat in range(len(people), len(logged.fold.lobby.chairs)):
        logged.do(HOST, SeatBot(seat, level))
    logged.do(HOST, Start())
    return logged


def begun_at(
    table: GameTable[Any, Any], people: Sequence[str] = PEOPLE, **other: Any
) -> LoggedTable:
    """A game that goes on from a position: its log is not what led there."""
    logged = started(table.game.name, people, seats=table.state.seats, **other)
    match = Match(table.game, table.state, Record(table.game.name, {"seats": table.state.seats}))
    logged.fold.match = match
    ask(logged.fold, match, logged.now)
    return logged
