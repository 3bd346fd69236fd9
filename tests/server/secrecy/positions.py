"""Positions in which something hidden decides what happens next."""

from panicroom.server.table.commands import GiveOrder, Say
from tests.server.table.logged_table import PEOPLE, TIMED, LoggedTable, begun_at, started
from tests.server.table.test_secrecy import MEETING, SHOT, a_meeting, a_search, a_shot, a_trade
from tests.table import at

__all__ = [
    "a_bot_is_shot",
    "a_meeting",
    "a_search",
    "a_shot",
    "a_trade",
    "after_a_secret",
    "half_a_trade",
    "out_of_it",
    "posts",
]


def half_a_trade() -> LoggedTable:
    """Blue has sealed; what red gives may infect, and then blue alone is told."""
    lines = (
        *MEETING[:2],
        "red T0 A4@storage-2 hand infect:red*2 host gas gas",
        "blue T4@storage-2 hand own infect:red armor armor",
        "turn red ap 0",
        "owed trade red blue storage-2 - armor",
    )
    return begun_at(at(*lines), terms=TIMED)


def a_bot_is_shot() -> LoggedTable:
    return begun_at(at(*SHOT), ("ann",), terms=TIMED)


def out_of_it() -> LoggedTable:
    """Green is eliminated, while red and blue trade."""
    dead = "green T0 A0"
    return begun_at(at(*MEETING, dead, "owed trade red blue storage-2 - -"), terms=TIMED)


def after_a_secret() -> LoggedTable:
    """Green is eliminated and has said what the living must not hear, red has a standing order."""
    logged = out_of_it()
    logged.do("ann", GiveOrder(next(iter(logged.fold.manners.orders))))
    for who in ("cat", "bob", "cat"):
        logged.do(who, Say(f"{who} says so."))
    return logged


def posts() -> LoggedTable:
    """All four are asked at once."""
    return started("panik", PEOPLE, terms=TIMED)
