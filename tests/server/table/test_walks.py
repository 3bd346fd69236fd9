"""Random people give random commands, allowed or not, at whole games with bots, clocks, leaving
and coming back: the live table is always what its log says, and the games end."""

import random
from typing import Any

import pytest

from panicroom.kernel.errors import GameError
from panicroom.server.table.commands import (
    Act,
    Change,
    Claim,
    DismissBot,
    GiveOrder,
    GiveTable,
    HandOver,
    Leave,
    Lock,
    Pause,
    Rematch,
    Remove,
    Rename,
    RenewCode,
    Resume,
    Return,
    Say,
    SeatBot,
    Sit,
    Stand,
    Start,
    TakeOver,
    Vote,
    VoteBot,
    VoteSlow,
)
from panicroom.server.table.commands.owning import AWAY
from panicroom.server.table.denied import Denied
from panicroom.server.table.standing import mark_of, standing_for
from panicroom.server.table.terms import Terms
from tests.server.table.logged_table import (
    EVERY_GAME,
    HOST,
    TIMED,
    LoggedTable,
    open_table,
    started,
)

GUESTS = (HOST, "bob", "cat", "dan", "eve")
VIEWERS = (None, 0, 1, 2, 3)
WALKS = 12
STEPS = 150


def some_command(logged: LoggedTable, chooser: random.Random) -> Any:
    """Anything at all, most of it out of place."""
    seat, level = chooser.randrange(-1, 5), chooser.choice(["easy", "random", "none"])
    terms = chooser.choice([Terms(), TIMED, Terms(pace=0), Terms(turn=3)])
    return chooser.choice(
        [
            Sit(seat, "Somebody"),
            Stand(),
            Rename("Somebody else"),
            SeatBot(seat, level),
            DismissBot(seat),
            Change({"seats": chooser.randrange(2, 7)}, chooser.random() < 0.5, terms),
            Start(),
            some_act(logged, seat, chooser),
            some_act(logged, seat, chooser),
            some_act(logged, seat, chooser),
            Leave(),
            Return(),
            Say("Hello!" * chooser.randrange(100)),
            Claim(chooser.choice(["am-human", "suspect blue", "manor-is blue.1 trap", "nonsense"])),
            GiveOrder(chooser.choice(["take-single", "cover-trooper", None, "nonsense"])),
            Remove(seat),
            HandOver(seat),
            Pause(),
            Resume(),
            Vote(chooser.random() < 0.5),
            VoteSlow(chooser.random() < 0.5),
            VoteBot(seat, chooser.random() < 0.5),
            Lock(chooser.random() < 0.5),
            RenewCode(),
            GiveTable(seat),
            TakeOver(chooser.choice([0, AWAY]), frozenset(chooser.sample(GUESTS, 2))),
            Rematch("t2"),
        ]
    )


def some_act(logged: LoggedTable, seat: int, chooser: random.Random) -> Act:
    if not logged.fold.owed() or chooser.random() < 0.1:
        return Act(seat, chooser.randrange(9), chooser.choice(["end-turn", "", "give gas"]))
    owing = chooser.choice(logged.fold.owed())
    return Act(owing, logged.decision, chooser.choice(logged.options(owing)))


def try_out(logged: LoggedTable, who: str, command: Any) -> bool:
    """A command that is denied leaves everything as it was, down to what each viewer is told."""
    before = {
        v: (standing_for(logged.fold, v, 0, logged.now), mark_of(logged.fold, v)) for v in VIEWERS
    }
    try:
        logged.do(who, command)
    except (Denied, GameError):
        now = logged.now
        after = {
            v: (standing_for(logged.fold, v, 0, now), mark_of(logged.fold, v)) for v in VIEWERS
        }
        assert after == before, f"{command} was denied, and changed something"
        return False
    return True


@EVERY_GAME
@pytest.mark.parametrize("seed", range(WALKS))
def test_the_live_table_is_what_its_log_says(game: str, seed: int) -> None:
    chooser = random.Random(f"{game}-{seed}")
    logged = open_table(game) if seed % 3 == 0 else started(game, GUESTS[:3], key=f"walk-{seed}")
    taken = 0
    for _ in range(STEPS):
        logged.now += chooser.randrange(5_000)
        if chooser.random() < 0.3 and logged.fold.status == "playing":
            logged.sweep()
        taken += try_out(logged, chooser.choice(GUESTS), some_command(logged, chooser))
        if chooser.random() < 0.1:
            assert logged.fold == logged.refolded()
    assert taken
    assert logged.fold == logged.refolded()


@EVERY_GAME
@pytest.mark.parametrize("seed", range(4))
def test_games_end_however_people_come_and_go(game: str, seed: int) -> None:
    chooser = random.Random(f"whole-{game}-{seed}")
    logged = started(game, GUESTS[:3], key=f"whole-{seed}", terms=TIMED)
    for _ in range(20_000):
        if logged.fold.status == "over":
            break
        logged.now += chooser.randrange(2_000)
        play_somehow(logged, chooser)
    assert logged.fold.match is not None
    assert logged.fold.match.over
    assert logged.fold == logged.refolded()
    assert logged.due() == []


def play_somehow(logged: LoggedTable, chooser: random.Random) -> None:
    """People play, fall asleep until the clock runs out, leave and come back."""
    people, chairs = logged.owing_people(), logged.fold.lobby.chairs
    away = [seat for seat, chair in enumerate(chairs) if chair.has_stand_in]
    if away and chooser.random() < 0.2:
        logged.do(logged.guest(chooser.choice(away)), Return())
    elif people and chooser.random() < 0.04:
        logged.do(logged.guest(people[0]), Leave())
    elif people and chooser.random() < 0.9:
        seat = chooser.choice(people)
        choice = chooser.choice(logged.options(seat))
        logged.do(logged.guest(seat), Act(seat, logged.decision, choice))
    else:
        logged.sweep()


@EVERY_GAME
def test_a_table_whose_words_were_all_deleted_is_played_on(game: str) -> None:
    logged, chooser = started(game, GUESTS[:3], key="silent"), random.Random(game)
    for _ in range(30):
        logged.do(HOST, Say("Still here."))
        play_somehow(logged, chooser)
    logged.stored = [entry._replace(words=None) for entry in logged.stored]
    logged.fold = logged.refolded()
    while logged.fold.status != "over":
        play_somehow(logged, chooser)
    assert logged.fold == logged.refolded()
