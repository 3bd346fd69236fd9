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
    HandOver,
    Leave,
    Pause,
    Rematch,
    Remove,
    Rename,
    Resume,
    Return,
    Say,
    SeatBot,
    Sit,
    Stand,
    Start,
    Vote,
)
from panicroom.server.table.denied import Denied
from panicroom.server.table.standing import mark_of, standing_for
from panicroom.server.table.terms import Terms
from tests.server.table.sitting import EVERY_GAME, HOST, TIMED, Sitting, open_table, started

GUESTS = (HOST, "bob", "cat", "dan", "eve")
VIEWERS = (None, 0, 1, 2, 3)
WALKS = 12
STEPS = 150


def some_command(sitting: Sitting, chooser: random.Random) -> Any:
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
            some_act(sitting, seat, chooser),
            some_act(sitting, seat, chooser),
            some_act(sitting, seat, chooser),
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
            Rematch("t2"),
        ]
    )


def some_act(sitting: Sitting, seat: int, chooser: random.Random) -> Act:
    if not sitting.fold.owed() or chooser.random() < 0.1:
        return Act(seat, chooser.randrange(9), chooser.choice(["end-turn", "", "give gas"]))
    owing = chooser.choice(sitting.fold.owed())
    return Act(owing, sitting.decision, chooser.choice(sitting.options(owing)))


def try_out(sitting: Sitting, who: str, command: Any) -> bool:
    """A command that is denied leaves everything as it was, down to what each viewer is told."""
    before = {
        v: (standing_for(sitting.fold, v, 0, sitting.now), mark_of(sitting.fold, v))
        for v in VIEWERS
    }
    try:
        sitting.do(who, command)
    except (Denied, GameError):
        now = sitting.now
        after = {
            v: (standing_for(sitting.fold, v, 0, now), mark_of(sitting.fold, v)) for v in VIEWERS
        }
        assert after == before, f"{command} was denied, and changed something"
        return False
    return True


@EVERY_GAME
@pytest.mark.parametrize("seed", range(WALKS))
def test_the_live_table_is_what_its_log_says(game: str, seed: int) -> None:
    chooser = random.Random(f"{game}-{seed}")
    sitting = open_table(game) if seed % 3 == 0 else started(game, GUESTS[:3], key=f"walk-{seed}")
    taken = 0
    for _ in range(STEPS):
        sitting.now += chooser.randrange(5_000)
        if chooser.random() < 0.3 and sitting.fold.status == "playing":
            sitting.sweep()
        taken += try_out(sitting, chooser.choice(GUESTS), some_command(sitting, chooser))
        if chooser.random() < 0.1:
            assert sitting.fold == sitting.refolded()
    assert taken
    assert sitting.fold == sitting.refolded()


@EVERY_GAME
@pytest.mark.parametrize("seed", range(4))
def test_games_end_however_people_come_and_go(game: str, seed: int) -> None:
    chooser = random.Random(f"whole-{game}-{seed}")
    sitting = started(game, GUESTS[:3], key=f"whole-{seed}", terms=TIMED)
    for _ in range(20_000):
        if sitting.fold.status == "over":
            break
        sitting.now += chooser.randrange(2_000)
        play_somehow(sitting, chooser)
    assert sitting.fold.match is not None
    assert sitting.fold.match.over
    assert sitting.fold == sitting.refolded()
    assert sitting.due() == []


def play_somehow(sitting: Sitting, chooser: random.Random) -> None:
    """People play, fall asleep until the clock runs out, leave and come back."""
    people, chairs = sitting.owing_people(), sitting.fold.lobby.chairs
    away = [seat for seat, chair in enumerate(chairs) if chair.has_stand_in]
    if away and chooser.random() < 0.2:
        sitting.do(sitting.guest(chooser.choice(away)), Return())
    elif people and chooser.random() < 0.04:
        sitting.do(sitting.guest(people[0]), Leave())
    elif people and chooser.random() < 0.9:
        seat = chooser.choice(people)
        choice = chooser.choice(sitting.options(seat))
        sitting.do(sitting.guest(seat), Act(seat, sitting.decision, choice))
    else:
        sitting.sweep()


@EVERY_GAME
def test_a_table_whose_words_were_all_deleted_is_played_on(game: str) -> None:
    sitting, chooser = started(game, GUESTS[:3], key="silent"), random.Random(game)
    for _ in range(30):
        sitting.do(HOST, Say("Still here."))
        play_somehow(sitting, chooser)
    sitting.stored = [entry._replace(words=None) for entry in sitting.stored]
    sitting.fold = sitting.refolded()
    while sitting.fold.status != "over":
        play_somehow(sitting, chooser)
    assert sitting.fold == sitting.refolded()
