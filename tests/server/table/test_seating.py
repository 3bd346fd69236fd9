"""Before the game: who may sit where, and who sets the table."""

import json

import pytest

from panicroom.kernel.errors import Malformed
from panicroom.server.table.commands import (
    Change,
    Create,
    DismissBot,
    Remove,
    Rename,
    SeatBot,
    Sit,
    Stand,
    Start,
    create,
    judge,
)
from panicroom.server.table.denied import Denied
from panicroom.server.table.entries import Sat
from panicroom.server.table.stream import Notice
from panicroom.server.table.terms import Terms
from tests.server.table.logged_table import EVERY_GAME, HOST, LoggedTable, open_table, started


def with_bob(game: str = "panik") -> LoggedTable:
    logged = open_table(game)
    logged.do("bob", Sit(1, "Bob"))
    return logged


def guests(logged: LoggedTable) -> list[str | None]:
    return [chair.guest for chair in logged.fold.lobby.chairs]


@EVERY_GAME
def test_a_table_has_a_chair_for_each_seat_of_the_game(game: str) -> None:
    assert guests(open_table(game, seats=4)) == [None] * 4


def test_a_guest_sits_down_and_moves_over() -> None:
    logged = with_bob()
    logged.do("bob", Sit(3, "Bob"))
    assert guests(logged) == [None, None, None, "bob"]


def test_a_taken_chair_is_taken() -> None:
    logged = with_bob()
    assert logged.denied("cat", Sit(1, "Cat")) == "seat-taken"
    assert logged.denied("bob", Sit(1, "Bob")) == "seat-taken"


@pytest.mark.parametrize("seat", [-1, 4, 99])
def test_there_is_no_chair_but_at_the_table(seat: int) -> None:
    logged = with_bob()
    assert logged.denied("cat", Sit(seat, "Cat")) == "no-such-seat"
    assert logged.denied(HOST, SeatBot(seat, "easy")) == "no-such-seat"


def test_who_stands_up_frees_the_chair() -> None:
    logged = with_bob()
    logged.do("bob", Stand())
    assert guests(logged) == [None] * 4
    assert logged.denied("bob", Stand()) == "no-seat"


def test_the_host_fills_chairs_with_bots_and_empties_them() -> None:
    logged = with_bob()
    logged.do(HOST, SeatBot(0, "easy"))
    logged.do(HOST, SeatBot(0, "hard"))
    assert logged.fold.lobby.chairs[0].level == "hard"
    logged.do(HOST, DismissBot(0))
    assert logged.fold.lobby.chairs[0].is_empty
    assert logged.denied(HOST, DismissBot(0)) == "no-bot-there"
    assert logged.denied(HOST, DismissBot(1)) == "no-bot-there"
    assert logged.denied(HOST, SeatBot(1, "easy")) == "seat-taken"
    assert logged.denied(HOST, SeatBot(0, "genius")) == "no-such-level"


def test_a_bot_makes_room_for_whoever_sits_down() -> None:
    logged = with_bob()
    logged.do(HOST, SeatBot(0, "easy"))
    logged.do(HOST, SeatBot(2, "hard"))
    logged.do("cat", Sit(0, "Cat"))
    logged.do("bob", Sit(2, "Bob"))
    assert guests(logged) == ["cat", None, "bob", None]
    assert [chair.level for chair in logged.fold.lobby.chairs] == [None] * 4
    heard = [item.kind for item in logged.fold.stream.since(None, 0) if isinstance(item, Notice)]
    assert heard[-5:] == ["bot_stood", "sat", "stood", "bot_stood", "sat"]


def test_nobody_but_the_host_sets_the_table() -> None:
    logged = with_bob()
    for command in (
        SeatBot(0, "easy"),
        DismissBot(0),
        Start(),
        Remove(1),
        Change({}, True, Terms()),
    ):
        assert logged.denied("bob", command) == "host-only"


def test_a_guest_who_was_removed_does_not_sit_down_again() -> None:
    logged = with_bob()
    logged.do(HOST, Remove(1))
    assert guests(logged) == [None] * 4
    assert logged.denied("bob", Sit(1, "Bob")) == "removed-from-table"
    assert logged.denied(HOST, Remove(1)) == "no-guest-there"


def test_the_host_does_not_remove_themselves() -> None:
    logged = open_table("panik")
    logged.do(HOST, Sit(0, "Ann"))
    assert logged.denied(HOST, Remove(0)) == "not-yourself"


def test_a_guest_has_the_name_last_given() -> None:
    logged = with_bob()
    logged.do("bob", Rename("Robert"))
    assert logged.fold.lobby.names["bob"] == "Robert"
    assert logged.denied("cat", Rename("Cat")) == "no-seat"


def test_nobody_sits_down_or_is_renamed_to_look_like_another_at_the_table() -> None:
    logged = with_bob()
    assert logged.denied("cat", Sit(0, "bоb")) == "name-taken"  # a Cyrillic о
    logged.do("cat", Sit(0, "Cat"))
    assert logged.denied("cat", Rename("BOB")) == "name-taken"
    assert logged.denied("cat", Sit(2, "B0b")) == "name-taken"
    logged.do("bob", Rename("Bob."))
    logged.do("bob", Stand())
    logged.do("cat", Rename("Bob"))


def test_two_who_already_sit_with_one_name_keep_it_and_move_freely() -> None:
    """As tables from before this rule have them."""
    logged = with_bob()
    logged.append([Sat(0, "cat", "Bob")])
    logged.do("cat", Sit(2, "Bob"))
    logged.do("bob", Rename("Bob"))
    assert guests(logged)[1:3] == ["bob", "cat"]
    logged.do("cat", Stand())
    assert logged.denied("cat", Sit(0, "Bob")) == "name-taken"


def test_fewer_seats_need_empty_chairs() -> None:
    logged = open_table("panik")
    logged.do("bob", Sit(3, "Bob"))
    assert logged.denied(HOST, Change({"seats": 3}, False, Terms())) == "seat-taken"
    logged.do("bob", Sit(2, "Bob"))
    logged.do(HOST, Change({"seats": 3}, True, Terms(pace=0)))
    assert guests(logged) == [None, None, "bob"]
    assert logged.fold.lobby.listed


def test_a_game_starts_when_every_chair_is_somebodys() -> None:
    logged = with_bob()
    assert logged.denied(HOST, Start()) == "empty-chair"
    for seat in (0, 2, 3):
        logged.do(HOST, SeatBot(seat, "easy"))
    logged.do(HOST, Start())
    assert logged.fold.status == "playing"


def test_bots_alone_do_not_play() -> None:
    logged = open_table("panik")
    for seat in range(4):
        logged.do(HOST, SeatBot(seat, "easy"))
    assert logged.denied(HOST, Start()) == "nobody-plays"


def test_a_game_without_an_end_of_its_own_is_for_people_alone() -> None:
    logged = open_table("station", round_limit=0)
    for seat, guest in enumerate((HOST, "bob", "cat")):
        logged.do(guest, Sit(seat, guest))
    logged.do(HOST, SeatBot(3, "easy"))
    assert logged.denied(HOST, Start()) == "endless-with-bots"
    logged.do(HOST, DismissBot(3))
    logged.do("dan", Sit(3, "Dan"))
    logged.do(HOST, Start())


def test_nothing_of_the_table_is_changed_in_a_game() -> None:
    logged = started("panik", ("ann", "bob"))
    changes = (
        (HOST, Change({}, False, Terms())),
        (HOST, SeatBot(2, "easy")),
        (HOST, DismissBot(2)),
        (HOST, Start()),
        ("bob", Stand()),
        ("cat", Sit(2, "Cat")),
    )
    assert {logged.denied(who, command) for who, command in changes} == {"already-started"}


@pytest.mark.parametrize(
    "wishes",
    [
        {"seats": 1},
        {"seats": "four"},
        {"seats": None},
        {"seats": 4, "variants": 7},
        {"edition": []},
        {"no_such_ruling": 1},
        {"variants": [9]},
        {"rulings": {}},
        {"ghosts": {"a": 1}},
    ],
    ids=json.dumps,
)
@EVERY_GAME
def test_a_setup_that_cannot_be_played_is_refused(game: str, wishes: dict[str, object]) -> None:
    with pytest.raises((Malformed, Denied)):
        create(HOST, Create(game, wishes))
    logged = open_table(game)
    with pytest.raises((Malformed, Denied)):
        judge(logged.fold, HOST, Change(wishes, False, Terms()))
    assert logged.fold == logged.refolded()


def test_there_is_no_game_but_those_of_the_services() -> None:
    with pytest.raises(Malformed):
        create(HOST, Create("chess"))


@pytest.mark.parametrize(
    "terms", [Terms(turn=1), Terms(answer=-5), Terms(answer=10**13), Terms(pace=-1)]
)
def test_clocks_have_bounds(terms: Terms) -> None:
    with pytest.raises(Denied) as caught:
        create(HOST, Create("panik", {}, False, terms))
    assert caught.value.code in ("bad-budget", "bad-pace")


def test_wishes_are_not_endless() -> None:
    with pytest.raises(Denied, match="too-long"):
        create(HOST, Create("panik", {"shared_tandem": "x" * 5000}))
