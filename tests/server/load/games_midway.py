"""Games in their middle, written into a store as a server would have: two people and three bots."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

from panicroom.games import game_named
from panicroom.server.access.identity import Signer, fresh_id
from panicroom.server.process.clock import wall_clock
from panicroom.server.process.keyfile import signing_key
from panicroom.server.store import Draft, Store, Table, open_store
from panicroom.server.table import entries as log
from panicroom.server.table.due import due
from panicroom.server.table.due_answers import answer
from panicroom.server.table.entries import TableEntry
from panicroom.server.table.fold import TableFold
from panicroom.server.table.folding import fold_log, take
from panicroom.server.table.lines import drafts, lines_after
from panicroom.server.table.terms import Terms

SEATS = 5
PEOPLE = 2
MIDDLE = 120
"""Actions; a game has some two hundred."""
DAY = 24 * 3600 * 1000


class Begun(NamedTuple):
    code: str
    tokens: tuple[str, ...]


async def begin(data: Path, count: int) -> list[Begun]:
    """Tables at which a bot is next: a server that opens this store has it answer."""
    data.mkdir(parents=True)
    signer = Signer(signing_key(data))
    async with open_store(f"sqlite:///{data}/panicroom.sqlite") as store:
        return [await begin_one(store, signer, number) for number in range(count)]


async def begin_one(store: Store, signer: Signer, number: int) -> Begun:
    guests = [
        await store.guests.make(fresh_id(), f"P{seat}", wall_clock()) for seat in range(PEOPLE)
    ]
    people = [guest.id for guest in guests]
    dice = Random(number)
    while (played := play(people, f"{dice.getrandbits(128):032x}", dice)) is None:
        pass
    fold, entries = played
    table = Table(fresh_id(), fresh_id(), "station", "playing", False, people[0], wall_clock())
    lines = [drafted(entry) for entry in entries]
    await store.tables.make(table, fold.key, lines[:1])
    await store.log.append(table.id, 1, lines[1:], due=due(fold, table.id, 0))
    return Begun(table.code, tuple(signer.token(guest, wall_clock(), DAY) for guest in guests))


def play(people: list[str], key: str, dice: Random) -> tuple[TableFold, list[TableEntry]] | None:
    """None if the game ends too early."""
    entries = list(opening(people))
    fold = fold_log(key, lines_after(0, 0, entries))
    while len(entries) < MIDDLE or fold.owed()[0] < PEOPLE:
        moves = answers(fold, people, dice)
        for line in lines_after(fold.seq, 0, moves):
            take(fold, line)
        entries += moves
        if fold.status == "over":
            return None
    return fold, entries


def opening(people: list[str]) -> Iterator[TableEntry]:
    terms = Terms(pace=0)
    yield log.Created(people[0], "station", SEATS, {"seats": SEATS}, False, terms)
    for seat, guest in enumerate(people):
        yield log.Sat(seat, guest, f"P{seat}")
    for seat in range(PEOPLE, SEATS):
        yield log.BotSat(seat, "normal")
    yield log.Started(game_named("station").setup(seats=SEATS))


def answers(fold: TableFold, people: list[str], dice: Random) -> list[TableEntry]:
    """People choose anything."""
    assert fold.match is not None
    seat = fold.owed()[0]
    if seat < PEOPLE:
        option = dice.choice(fold.game.options(fold.match.state, seat))
        return [log.Moved(seat, fold.game.spell(option), "person", people[seat])]
    return answer(fold, next(item for item in due(fold, "", 0) if item.seat == seat), 0)


def drafted(entry: TableEntry) -> Draft:
    """With an id of its sender, as everything has that a person does."""
    guest = getattr(entry, "guest", None)
    return drafts([entry], wall_clock(), None if guest is None else f"{guest}.{fresh_id()}")[0]
