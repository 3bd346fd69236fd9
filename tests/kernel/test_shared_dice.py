"""Shared dice: fixed values for fixed secrets and nonces, and no part that could be exchanged."""

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from panicroom.kernel.dice import Dice
from panicroom.kernel.shared_dice import (
    SharedDice,
    committed,
    fault_in,
    fresh_nonce,
    fresh_secret,
    is_nonce,
    key_from,
    public_nonce,
)

ZEROS, EFFS = "0" * 32, "f" * 64
COMMITMENT = "19f0152b1b795aed51916e4c26ae28391e45964cbeaca304a0d96a24350bbc8f"
nonces = st.text("0123456789abcdef", min_size=32, max_size=64)
secrets = st.text("0123456789abcdef", min_size=64, max_size=64)
sent = st.lists(st.none() | nonces, min_size=2, max_size=6)


def dice_of(secret: str, sent: list[str | None]) -> SharedDice:
    return SharedDice(committed(secret), secret, tuple(sent))


def test_the_values_are_those_of_any_other_program() -> None:
    """Computed with `sha256sum` and `openssl dgst -sha256 -hmac secret`."""
    assert committed("secret") == COMMITMENT
    assert (
        public_nonce(COMMITMENT, 1)
        == "561a76fdb96f5b0c3dd07a66d8aecb9fa34796a6dc973faad859010f543cf358"
    )
    assert (
        key_from("secret", [ZEROS, EFFS])
        == "2182057c01fcdfe569990becaf881d929abd97ba4c266bb832691274b06f85dd"
    )


def test_a_seat_without_a_nonce_has_the_public_one() -> None:
    dice = SharedDice(COMMITMENT, "secret", (ZEROS, None))
    assert dice.key == key_from("secret", [ZEROS, public_nonce(COMMITMENT, 1)])
    assert dice.key == "4e164bac03082ce8a0fa6af26624aefc3a6c93dba09f2992dca8495d74e26cf6"


def test_public_nonces_differ_by_seat_and_by_table() -> None:
    found = {public_nonce(committed(secret), seat) for secret in "abc" for seat in range(8)}
    assert len(found) == 24
    assert all(map(is_nonce, found))


@given(secrets, sent, st.data())
def test_another_nonce_gives_another_key(
    secret: str, sent: list[str | None], data: st.DataObject
) -> None:
    seat = data.draw(st.integers(0, len(sent) - 1))
    other = data.draw(st.none() | nonces)
    assume(other != sent[seat])
    changed = [*sent[:seat], other, *sent[seat + 1 :]]
    assert dice_of(secret, sent).key != dice_of(secret, changed).key


@given(secrets, secrets, sent)
def test_another_secret_gives_another_key_and_another_commitment(
    secret: str, other: str, sent: list[str | None]
) -> None:
    assume(secret != other)
    assert committed(secret) != committed(other)
    assert dice_of(secret, sent).key != dice_of(other, sent).key
    assert key_from(secret, [ZEROS]) != key_from(other, [ZEROS])


@given(secrets, nonces, nonces)
def test_the_order_of_seats_counts(secret: str, first: str, second: str) -> None:
    assume(first != second)
    assert key_from(secret, [first, second]) != key_from(secret, [second, first])
    assert key_from(secret, [first, second]) != key_from(secret, [first + second])


@given(secrets, sent)
def test_every_key_is_a_good_key_for_dice(secret: str, sent: list[str | None]) -> None:
    dice = dice_of(secret, sent)
    assert Dice(dice.key).below("roll", 4) in range(4)
    assert fault_in(dice, dice.key, len(sent)) is None


@given(secrets, secrets, sent)
def test_each_part_that_was_exchanged_is_named(
    secret: str, other: str, sent: list[str | None]
) -> None:
    assume(secret != other)
    dice = dice_of(secret, sent)
    key, seats = dice.key, len(sent)
    assert fault_in(dice._replace(secret=other), key, seats) == "commitment"
    assert fault_in(dice._replace(commitment=committed(other)), key, seats) == "commitment"
    assert fault_in(dice._replace(nonces=dice.nonces[1:]), key, seats) == "nonces"
    assert fault_in(dice._replace(nonces=("short", *dice.nonces[1:])), key, seats) == "nonces"
    assert fault_in(dice_of(other, sent), key, seats) == "key"


@pytest.mark.parametrize(
    "text", ["", "0" * 31, "0" * 65, "F" * 32, "g" * 32, "0" * 32 + "\n", "０" * 32], ids=repr
)
def test_what_is_no_nonce(text: str) -> None:
    assert not is_nonce(text)


def test_fresh_secrets_and_nonces_differ() -> None:
    assert len({fresh() for fresh in (fresh_secret, fresh_nonce) for _ in range(10)}) == 20
    assert is_nonce(fresh_nonce())
