"""What a client remembers of the dice, and what it notices by that."""

import json
from pathlib import Path
from typing import Any

import pytest

from panicroom.client import Api, DiceWitness, Problem, Seat
from panicroom.client.dice_witness import WitnessFault
from panicroom.kernel.record import parse_record
from tests.client.server_thread import Served, served
from tests.client.test_seat import at_once, table_for

OURS, THEIRS = "a" * 64, "b" * 64
HASH, OTHER = "1" * 64, "2" * 64


def standing(status: str, guests: list[bool], heard: tuple[Any, ...] = ()) -> dict[str, Any]:
    chairs = [{"has_guest": has_guest} for has_guest in guests]
    return {"table": {"status": status, "commitment": HASH, "chairs": chairs}, "heard": heard}


def faults(witness: DiceWitness, nonces: tuple[str | None, ...], hash: str = HASH) -> list[Any]:
    return list(witness.faults(hash, nonces, 0))


def seated() -> DiceWitness:
    """On seat 0 with its nonce, a guest on seat 1, a bot on seat 2; the game has begun."""
    witness = DiceWitness()
    witness.see(standing("open", [True, True, False]))
    witness.with_nonce("sit", {})
    witness.answered("sit", is_granted=True)
    witness.see(standing("playing", [True, True, False]))
    return witness


def test_what_fits_is_no_fault() -> None:
    witness = seated()
    assert faults(witness, (*witness.sent, THEIRS, None)) == []
    assert faults(witness, (*witness.sent, None, None)) == []


CHEATS: list[tuple[str, Any, WitnessFault]] = [
    (OTHER, lambda own: (own, THEIRS, None), "commitment-changed"),
    (HASH, lambda own: (THEIRS, THEIRS, None), "nonce-left-out"),
    (HASH, lambda own: (None, THEIRS, None), "nonce-left-out"),
    (HASH, lambda own: (own, THEIRS, THEIRS), "bot-with-nonce"),
]


@pytest.mark.parametrize(("hash", "nonces", "fault"), CHEATS)
def test_each_cheat_is_named(hash: str, nonces: Any, fault: WitnessFault) -> None:
    witness = seated()
    assert faults(witness, nonces(witness.sent[0]), hash) == [fault]


def test_a_nonce_is_drawn_once_for_the_seat_and_once_for_the_start() -> None:
    """A server that denied until a nonce suits it would have a choice."""
    witness = DiceWitness()
    first = witness.with_nonce("sit", {"seat": 1})
    witness.answered("sit", is_granted=False)
    assert witness.sent == []
    assert witness.with_nonce("sit", {"seat": 2}) == {"seat": 2, "nonce": first["nonce"]}
    assert witness.with_nonce("nonce", {}) == {"nonce": first["nonce"]}
    witness.answered("nonce", is_granted=True)
    start = witness.with_nonce("start", {})
    assert start != {"nonce": first["nonce"]}
    assert witness.sent == [first["nonce"], start["nonce"]]
    witness.answered("start", is_granted=False)
    assert witness.sent == [first["nonce"]]
    assert witness.with_nonce("start", {}) == start
    witness.answered("start", is_granted=True)
    assert faults(witness, (first["nonce"], None)) == ["nonce-left-out"]
    assert faults(witness, (start["nonce"], None)) == []


def test_who_has_stood_up_or_only_watches_misses_no_nonce() -> None:
    witness = seated()
    assert list(witness.faults(HASH, (None, THEIRS, None), None)) == []
    witness.answered("stand", is_granted=True)
    assert faults(witness, (None, THEIRS, None)) == []


def test_a_guest_who_came_unseen_or_was_removed_is_not_taken_for_a_bot() -> None:
    came = DiceWitness()
    came.see(standing("open", [True, True, False]))
    came.see(standing("playing", [True, True, True]))
    assert faults(came, (None, THEIRS, THEIRS)) == []
    removed = seated()
    removed.see(standing("playing", [True, False, False]))
    assert faults(removed, (*removed.sent, THEIRS, None)) == []
    both = DiceWitness()
    both.see(standing("open", [True, True, False]))
    both.see(standing("playing", [True, True, False], ({"notice": "sat", "seat": 2},)))
    assert faults(both, (None, THEIRS, THEIRS)) == []


def test_what_was_witnessed_is_kept_before_it_is_sent() -> None:
    kept: list[str] = []
    witness = DiceWitness(None, lambda known: kept.append(json.dumps(known)))
    witness.see(standing("open", [True, False]))
    sent = witness.with_nonce("sit", {})["nonce"]
    assert sent in kept[-1]
    again = DiceWitness(json.loads(kept[-1]))
    assert faults(again, (None, None), OTHER) == ["commitment-changed", "nonce-left-out"]
    assert again.with_nonce("sit", {})["nonce"] == sent
    count = len(kept)
    witness.see(standing("open", [True, False]))
    assert len(kept) == count, "nothing new"


def sat_down(server: Served) -> tuple[Seat, Seat]:
    """Anna, who owns the table, and Bob at a table for two."""
    api = Api(server.address)
    guest, code = table_for(api, seats=2)
    anna, bob = (Seat(api, code, each, at_once) for each in (guest, api.guest("Bob")))
    anna.wish("sit", seat=0)
    bob.wish("sit", seat=1)
    return anna, bob


def ended(*seats: Seat) -> tuple[str | None, ...]:
    """The nonces in the record, after all have voted for the end."""
    for seat in seats:
        seat.wish("vote", end=True)
    for seat in seats:
        seat.catch_up()
    record = parse_record(seats[0].api.record(seats[0].table, seats[0].guest).splitlines())
    assert record.dice is not None
    for seat in seats:
        assert list(seat.dice.faults(record.dice.commitment, record.dice.nonces, seat.number)) == []
        seat.close()
    return record.dice.nonces


def test_a_seat_gives_its_nonce_by_itself(tmp_path: Path) -> None:
    with served(tmp_path / "data") as server:
        anna, bob = sat_down(server)
        [first], [bobs] = anna.dice.sent, bob.dice.sent
        anna.wish("start")
        [last] = anna.dice.sent
        assert last != first
        assert ended(anna, bob) == (last, bobs)


def test_a_denied_start_leaves_the_first_nonce_in_force(tmp_path: Path) -> None:
    with served(tmp_path / "data") as server:
        anna, bob = sat_down(server)
        [own] = bob.dice.sent
        with pytest.raises(Problem):
            bob.wish("start")
        assert bob.dice.sent == [own]
        anna.wish("start")
        assert ended(anna, bob)[1] == own


def test_a_nonce_is_given_once_at_a_seat_that_was_taken_before(tmp_path: Path) -> None:
    """As at a rematch, or from a second device."""
    with served(tmp_path / "data") as server:
        anna, bob = sat_down(server)
        later = Seat(bob.api, bob.table, bob.guest, at_once)
        later.give_nonce()
        [own] = later.dice.sent
        later.give_nonce()
        anna.wish("start")
        anna.catch_up()
        assert anna.state["nonces"][1] == own != bob.dice.sent[0]
        bob.catch_up()
        bob.dice.sent = []
        bob.give_nonce()
        assert bob.dice.sent == [], "too late"
        later.close()
        ended(anna, bob)
