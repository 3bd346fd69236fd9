"""The dice of a table: every guest has a part in the key, and nobody without one holds it up."""

from typing import Any

import pytest

from panicroom.kernel.dice import commitment
from panicroom.kernel.record import parse_record
from panicroom.kernel.shared_dice import SharedDice, committed, fault_in
from panicroom.server.table.commands import (
    GiveNonce,
    HandOver,
    Leave,
    Remove,
    Return,
    SeatBot,
    Sit,
    Stand,
    Start,
    Vote,
)
from panicroom.server.table.entries import NonceGiven, Sat
from panicroom.server.table.lobby import Chair
from panicroom.server.table.standing import table_view
from tests.server.table.logged_table import LoggedTable, open_table, sharing_dice, started

ANNS, BOBS, CATS = "a" * 64, "b" * 64, "c" * 32


def sharing(key: str = "secret", seats: int = 3) -> LoggedTable:
    return sharing_dice(open_table("panik", key, seats=seats), [])


def dice_of(logged: LoggedTable) -> SharedDice:
    dice = logged.fold.dice
    assert dice is not None
    return dice


def test_everybodys_nonce_is_in_the_key_and_a_bots_is_public() -> None:
    logged = sharing()
    logged.do("ann", Sit(0, "Ann", ANNS))
    logged.do("bob", Sit(2, "Bob", BOBS))
    logged.do("ann", SeatBot(1, "easy"))
    logged.do("ann", Start())
    dice = dice_of(logged)
    assert dice == SharedDice(committed("secret"), "secret", (ANNS, None, BOBS))
    assert logged.fold.key == dice.key != "secret"
    assert logged.fold.match is not None
    assert logged.fold.match.record.key == dice.key
    assert logged.fold == logged.refolded()


def test_without_any_nonce_a_game_starts_all_the_same() -> None:
    logged = sharing(seats=2)
    logged.do("ann", Sit(0, "Ann"))
    logged.do("bob", Sit(1, "Bob"))
    logged.do("ann", Start())
    assert dice_of(logged).nonces == (None, None)
    assert fault_in(dice_of(logged), logged.fold.key, 2) is None


def test_the_nonce_goes_with_the_guest_who_gave_it() -> None:
    logged = sharing()
    logged.do("ann", Sit(0, "Ann", ANNS))
    logged.do("bob", Sit(1, "Bob", BOBS))
    logged.do("bob", Stand())
    logged.do("cat", Sit(1, "Cat"))
    logged.do("dan", Sit(2, "Dan", BOBS))
    logged.do("ann", Remove(2))
    logged.do("ann", SeatBot(2, "easy"))
    logged.do("ann", Start())
    assert dice_of(logged).nonces == (ANNS, None, None)


def test_a_guest_may_give_another_one_until_the_game_begins() -> None:
    logged = sharing(seats=2)
    logged.do("ann", Sit(0, "Ann"))
    logged.do("bob", Sit(1, "Bob", BOBS))
    logged.do("bob", GiveNonce(CATS))
    assert logged.denied("cat", GiveNonce(CATS)) == "no-seat"
    logged.do("ann", Start())
    assert logged.denied("bob", GiveNonce(BOBS)) == "already-started"
    assert dice_of(logged).nonces == (None, CATS)


def test_whoever_starts_gives_the_last_nonce() -> None:
    logged = sharing(seats=2)
    logged.do("ann", Sit(0, "Ann", ANNS))
    logged.do("bob", Sit(1, "Bob", BOBS))
    first, _ = logged.do("ann", Start(CATS))
    assert first == NonceGiven(0, "ann", CATS)
    assert dice_of(logged).nonces == (CATS, BOBS)


def test_a_host_who_does_not_play_starts_without_one() -> None:
    logged = sharing(seats=2)
    logged.do("bob", Sit(0, "Bob", BOBS))
    logged.do("ann", SeatBot(1, "easy"))
    logged.do("ann", Start(CATS))
    assert dice_of(logged).nonces == (BOBS, None)


def test_secret_and_key_are_shown_at_the_end_and_nonces_from_the_start_on() -> None:
    logged = sharing(seats=2)
    logged.do("ann", Sit(0, "Ann", ANNS))
    logged.do("bob", Sit(1, "Bob"))

    def shown() -> Any:
        view = table_view(logged.fold, 0)
        return view.commitment, view.nonces, view.secret, view.key

    assert shown() == (committed("secret"), None, None, None)
    logged.do("ann", Start())
    assert shown() == (committed("secret"), (ANNS, None), None, None)
    logged.do("ann", Vote(True))
    logged.do("bob", Vote(True))
    assert shown() == (committed("secret"), (ANNS, None), "secret", dice_of(logged).key)


def test_who_comes_and_goes_during_the_game_changes_no_dice() -> None:
    """The nonces are those of the start, also of a guest who was removed."""
    logged = sharing()
    for seat, (name, nonce) in enumerate([("Ann", ANNS), ("Bob", BOBS), ("Cat", CATS)]):
        logged.do(name.lower(), Sit(seat, name, nonce))
    logged.do("ann", Start())
    before, key = dice_of(logged), logged.fold.key
    logged.do("bob", Leave())
    logged.do("bob", Return())
    logged.do("ann", HandOver(1))
    logged.do("bob", Return())
    assert logged.fold.lobby.chairs[1] == Chair("bob", nonce=BOBS)
    logged.do("ann", Remove(2))
    logged.do("bob", Leave())
    assert (dice_of(logged), logged.fold.key) == (before, key)
    assert table_view(logged.fold, None).nonces == (ANNS, BOBS, CATS)
    assert logged.fold.match is not None
    assert logged.fold.match.record.dice == before
    assert logged.fold == logged.refolded()


def test_the_record_has_all_of_it() -> None:
    logged = sharing(seats=2)
    logged.do("ann", Sit(0, "Ann", ANNS))
    logged.do("ann", SeatBot(1, "easy"))
    logged.do("ann", Start())
    assert logged.fold.match is not None
    text = str(logged.fold.match.record)
    read = parse_record(text.splitlines())
    assert read.dice == dice_of(logged)
    assert str(read) == text


@pytest.mark.parametrize("is_begun", [False, True])
def test_a_table_from_before_has_the_key_that_was_drawn_for_it(is_begun: bool) -> None:
    logged = started("panik", ("ann", "bob")) if is_begun else open_table("panik")
    assert logged.fold.key == "key"
    assert logged.fold.dice is None
    view = table_view(logged.fold, None)
    assert (view.commitment, view.nonces, view.secret) == (commitment("key"), None, None)


def test_a_nonce_at_a_table_from_before_changes_nothing() -> None:
    logged = open_table("panik", seats=2)
    assert logged.do("ann", Sit(0, "Ann", ANNS)) == [Sat(0, "ann", "Ann", ANNS)]
    logged.do("ann", SeatBot(1, "easy"))
    logged.do("ann", Start(BOBS))
    assert logged.fold.key == "key"
    assert '"dice"' not in str(logged.fold.match and logged.fold.match.record)
