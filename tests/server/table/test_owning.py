"""Locking a table, handing it over, and taking it over from an owner who is away."""

from panicroom.server.table.commands import (
    GiveTable,
    Lock,
    Pause,
    Remove,
    RenewCode,
    ShareReplay,
    Sit,
    Stand,
    Start,
    TakeOver,
)
from panicroom.server.table.commands.owning import AWAY
from panicroom.server.table.entries import CodeRenewed
from panicroom.server.table.standing import table_view
from tests.server.table.logged_table import HOST, PEOPLE, LoggedTable, seated, started

EVERYBODY = frozenset(PEOPLE)
WITHOUT_HOST = EVERYBODY - {HOST}


def test_nobody_new_sits_down_at_a_locked_table() -> None:
    logged = seated("panik", ("ann", "bob"))
    logged.do(HOST, Lock(True))
    assert table_view(logged.fold, None).locked
    assert logged.denied("eve", Sit(2, "Eve")) == "table-locked"
    logged.do("bob", Stand())
    logged.do("bob", Sit(2, "Bob"))
    logged.do(HOST, Lock(False))
    logged.do("eve", Sit(3, "Eve"))


def test_only_the_owner_locks_renews_and_gives_away() -> None:
    logged = started("panik", PEOPLE)
    for command in (Lock(True), RenewCode(), GiveTable(1), ShareReplay(True)):
        assert logged.denied("bob", command) == "host-only"
    assert logged.denied(HOST, Lock(False)) == "not-locked"
    assert logged.denied(HOST, ShareReplay(True)) == "not-over"


def test_who_is_given_the_table_owns_it() -> None:
    logged = started("panik", PEOPLE)
    logged.do(HOST, GiveTable(1))
    assert [chair.is_host for chair in table_view(logged.fold, None).chairs] == [
        False,
        True,
        False,
        False,
    ]
    assert logged.denied(HOST, Pause()) == "host-only"
    logged.do("bob", Pause())


def test_removing_somebody_renews_the_code() -> None:
    logged = started("panik", PEOPLE)
    assert CodeRenewed() in logged.do(HOST, Remove(1))


def test_the_longest_seated_takes_over_from_an_owner_who_is_away() -> None:
    logged = started("panik", PEOPLE)
    assert logged.denied("bob", TakeOver(AWAY - 1, WITHOUT_HOST)) == "host-here"
    assert logged.denied("cat", TakeOver(AWAY, WITHOUT_HOST)) == "not-longest-seated"
    logged.do("bob", TakeOver(AWAY, WITHOUT_HOST))
    logged.do("bob", Pause())
    assert logged.denied("bob", TakeOver(AWAY, WITHOUT_HOST)) == "yours-already"


def test_who_is_not_here_keeps_nobody_from_taking_over() -> None:
    logged = started("panik", PEOPLE)
    logged.do("dan", TakeOver(AWAY, frozenset({"dan"})))


def test_a_table_whose_owner_never_returns_begins_all_the_same() -> None:
    logged: LoggedTable = seated("panik", PEOPLE)
    logged.do("bob", TakeOver(AWAY, WITHOUT_HOST))
    logged.do("bob", Start())
    assert logged.fold.status == "playing"


def test_who_does_not_sit_takes_over_nothing() -> None:
    logged = started("panik", PEOPLE)
    assert logged.denied("eve", TakeOver(AWAY, frozenset({"eve"}))) == "no-seat"
