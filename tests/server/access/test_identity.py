"""Tokens: only those this server signed, only as long as they count."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from panicroom.server.access.identity import (
    BadToken,
    Claim,
    Signer,
    fresh_id,
    fresh_link,
    link_hash,
    recognize,
)
from panicroom.server.store import Guest, SignedIn, Store
from tests.server.store.temporary_store import device, in_store

NOW, LIFE = 1_000_000, 5_000
SIGNER = Signer(b"k" * 32)
ANN = Guest("a" * 16, "Ann", 3, NOW)
PHONE = "p" * 16
TOKEN = SIGNER.token(ANN, NOW, LIFE, PHONE)
OLD_TOKEN = SIGNER.token(ANN, NOW, LIFE)


def refused(token: str, now: int = NOW, signer: Signer = SIGNER) -> str:
    with pytest.raises(BadToken) as bad:
        signer.claim(token, now)
    return bad.value.why


def test_a_token_says_who_and_until_when() -> None:
    assert SIGNER.claim(TOKEN, NOW + LIFE - 1) == Claim(ANN.id, 3, NOW, NOW + LIFE, PHONE)


def test_a_token_from_before_there_were_devices_is_read() -> None:
    assert SIGNER.claim(OLD_TOKEN, NOW) == Claim(ANN.id, 3, NOW, NOW + LIFE, None)


def test_a_token_ends() -> None:
    assert refused(TOKEN, NOW + LIFE) == "token-expired"


def test_another_server_s_token_is_forged() -> None:
    assert refused(TOKEN, signer=Signer(b"x" * 32)) == "token-forged"


@given(st.integers(0, len(TOKEN) - 1), st.sampled_from("0a2.f=A"))
def test_no_letter_of_a_token_can_be_changed(place: int, letter: str) -> None:
    changed = TOKEN[:place] + letter + TOKEN[place + 1 :]
    if changed != TOKEN:
        assert refused(changed) in ("token-forged", "token-malformed")


@pytest.mark.parametrize(
    "token",
    [
        "",
        "....",
        TOKEN + " ",
        TOKEN + "\n",
        TOKEN.upper(),
        TOKEN.replace(".3.", ".٣."),
        TOKEN.replace(".3.", ".-3."),
        TOKEN.replace(".3.", "."),
        TOKEN.replace(PHONE, "p" * 15),
        TOKEN.replace(PHONE, f"{PHONE}.{PHONE}"),
        "\ud800" * 9,
        "a" * 1_000_000,
    ],
)
def test_what_is_no_token_is_malformed(token: str) -> None:
    assert refused(token) == "token-malformed"


def test_a_device_can_neither_be_taken_from_a_token_nor_given_to_one() -> None:
    assert refused(TOKEN.replace(f".{PHONE}", "")) == "token-forged"
    content, _, signature = OLD_TOKEN.rpartition(".")
    assert refused(f"{content}.{PHONE}.{signature}") == "token-forged"


@in_store
async def test_a_guest_is_recognized_by_token_until_it_is_voided(store: Store) -> None:
    ann = await store.guests.make(fresh_id(), "Ann", NOW)
    old = SIGNER.token(ann, NOW, LIFE)
    assert await recognize(old, SIGNER, store, NOW, NOW) == SignedIn(ann)
    newer = await store.devices.renew(SignedIn(ann), device(PHONE, ann.id, NOW))
    with pytest.raises(BadToken, match="token-revoked"):
        await recognize(old, SIGNER, store, NOW, NOW)
    token = SIGNER.token(newer, NOW, LIFE, PHONE)
    assert await recognize(token, SIGNER, store, NOW, NOW) == SignedIn(newer, PHONE)
    await store.devices.sign_out(SignedIn(newer, PHONE), PHONE)
    with pytest.raises(BadToken, match="token-revoked"):
        await recognize(token, SIGNER, store, NOW, NOW)


@in_store
async def test_a_token_with_the_device_of_somebody_else_is_void(store: Store) -> None:
    ann, bob = [await store.guests.make(fresh_id(), who, NOW) for who in ("Ann", "Bob")]
    await store.devices.make(device(PHONE, bob.id, NOW))
    with pytest.raises(BadToken, match="token-revoked"):
        await recognize(SIGNER.token(ann, NOW, LIFE, PHONE), SIGNER, store, NOW, NOW)


@in_store
async def test_who_was_deleted_is_not_recognised(store: Store) -> None:
    ann = await store.guests.make(fresh_id(), "Ann", NOW)
    await store.guests.delete(ann.id)
    with pytest.raises(BadToken, match="token-revoked"):
        await recognize(SIGNER.token(ann, NOW, LIFE), SIGNER, store, NOW, NOW)


def test_ids_and_links_cannot_be_guessed_and_fit_any_url() -> None:
    assert all(re.fullmatch("[a-z2-7]{16}", fresh_id()) for _ in range(50))
    assert re.fullmatch("[a-z2-7]{26}", fresh_link())
    assert len({fresh_id() for _ in range(50)} | {fresh_link() for _ in range(50)}) == 100


def test_a_link_is_known_by_its_hash_however_it_was_typed() -> None:
    code = fresh_link()
    assert link_hash(f" {code.upper()}\n") == link_hash(code)
    assert code not in link_hash(code)
    assert link_hash("\ud800")
