"""Dice that nobody chooses: a server that exchanges a part of the key is caught by its record, and
no client holds up a game or fills the log with nonces."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from panicroom.kernel.record import Record, parse_record
from panicroom.kernel.shared_dice import Fault, SharedDice, committed, fault_in, fresh_nonce
from panicroom.server.store.schema import tables
from tests.server.party import Party
from tests.server.running import Running, running, served, served_with

ANNS, BOBS = fresh_nonce(), fresh_nonce()


async def opened(server: Running) -> Party:
    """A table for two, at which nobody sits yet."""
    tokens = await server.guest("Ann"), await server.guest("Bob")
    made = await server.table(tokens[0], wishes={"seats": 2})
    return Party(server, made["code"], tokens)


async def played(party: Party, *nonces: str | None) -> Record:
    """The record after both sat down with these nonces, began, and ended the game by vote."""
    at, code = party.server.at, party.code
    async with at(code, party.ann_token) as ann, at(code, party.bob_token) as bob:
        await ann.done("sit", seat=0, nonce=nonces[0])
        await bob.done("sit", seat=1, nonce=nonces[1])
        await ann.done("start")
        await ann.done("vote", end=True)
        await bob.done("vote", end=True)
    return await record_of(party)


async def record_of(party: Party) -> Record:
    answer = await party.server.ask("GET", f"/api/tables/{party.code}/record")
    return parse_record(answer.text.splitlines())


async def shown(party: Party) -> str:
    card = (await party.server.ask("GET", f"/api/tables/{party.code}")).json()
    return str(card["table"]["commitment"])


def fault_of(record: Record) -> Fault | None:
    assert record.dice is not None
    return fault_in(record.dice, record.key, record.setup["seats"])


@served
async def test_an_honest_server_shows_what_it_had_committed_itself_to(server: Running) -> None:
    party = await opened(server)
    before = await shown(party)
    record = await played(party, ANNS, BOBS)
    assert record.dice is not None
    assert (record.dice.commitment, record.dice.nonces) == (before, (ANNS, BOBS))
    assert fault_of(record) is None
    assert await shown(party) == before


@served
async def test_a_game_begins_without_any_nonce(server: Running) -> None:
    """As from a client of an earlier version, which does not know the field."""
    record = await played(await opened(server), None, None)
    assert record.dice is not None
    assert record.dice.nonces == (None, None)
    assert fault_of(record) is None


@served
async def test_a_secret_that_was_exchanged_later_does_not_fit(server: Running) -> None:
    """The operator has seen the nonces and looks for a secret that suits: the commitment that
    everybody saw tells."""
    party = await opened(server)
    before = await shown(party)
    async with server.at(party.code, party.ann_token) as ann:
        await ann.done("sit", seat=0, nonce=ANNS)
        await ann.done("stand")
    found = await server.services.tables.find(party.code, None)
    assert found is not None
    table, live_table = found
    await server.services.store.tables._database.change(
        update(tables).where(tables.c.id == table.id).values(key="5" * 64)
    )
    await live_table.reload()
    record = await played(party, ANNS, BOBS)
    assert record.dice is not None
    assert fault_of(record) is None, "in itself it fits"
    assert record.dice.commitment == committed("5" * 64) != before
    assert fault_in(record.dice._replace(commitment=before), record.key, 2) == "commitment"


EXCHANGED: list[tuple[Any, Fault | None]] = [
    (lambda dice: dice._replace(secret="5" * 64), "commitment"),
    (lambda dice: dice._replace(nonces=(None, BOBS)), "key"),
    (lambda dice: dice._replace(nonces=(BOBS, ANNS)), "key"),
    (lambda dice: dice._replace(nonces=(ANNS,)), "nonces"),
    (lambda dice: SharedDice(committed("5" * 64), "5" * 64, dice.nonces), "key"),
]


@pytest.mark.parametrize(("exchange", "fault"), EXCHANGED)
def test_a_part_that_is_told_otherwise_does_not_fit(tmp_path, exchange: Any, fault: Fault) -> None:  # type: ignore[no-untyped-def]
    @served
    async def scenario(server: Running) -> None:
        record = await played(await opened(server), ANNS, BOBS)
        record.dice = exchange(record.dice)
        assert fault_of(record) == fault

    scenario(tmp_path)


@served
async def test_a_rematch_has_a_secret_of_its_own_and_takes_nonces(server: Running) -> None:
    party = await opened(server)
    first = await played(party, ANNS, BOBS)
    async with server.at(party.code, party.ann_token) as ann:
        await ann.done("rematch")
        told = await ann.told_when(lambda told: told["table"]["rematch"] is not None)
    card = await server.ask("GET", f"/api/tables/{told['table']['rematch']}", party.ann_token)
    party.code = card.json()["code"]
    before = await shown(party)
    at, code, last = server.at, party.code, fresh_nonce()
    async with at(code, party.ann_token) as ann, at(code, party.bob_token) as bob:
        await bob.done("nonce", nonce=BOBS)
        await ann.done("start", nonce=last)
        await ann.done("vote", end=True)
        await bob.done("vote", end=True)
    again = await record_of(party)
    assert first.dice is not None
    assert again.dice is not None
    assert again.dice.commitment == before != first.dice.commitment
    assert again.dice.nonces == (last, BOBS)
    assert fault_of(again) is None


@served
async def test_a_rematch_uses_no_nonce_of_the_game_before(server: Running) -> None:
    """The server has known those since long before it drew the new secret."""
    party = await opened(server)
    await played(party, ANNS, BOBS)
    at = server.at
    async with at(party.code, party.ann_token) as ann:
        await ann.done("rematch")
        told = await ann.told_when(lambda told: told["table"]["rematch"] is not None)
    async with at(told["table"]["rematch"], party.ann_token) as ann:
        await ann.done("start")
        assert (await ann.told_when(has_begun))["table"]["nonces"] == [None, None]


@served
async def test_nobody_gives_a_nonce_without_a_seat_or_after_the_start(server: Running) -> None:
    party = await opened(server)
    at, code = server.at, party.code
    async with at(code, party.ann_token) as ann, at(code, party.bob_token) as bob, at(code) as eve:
        assert (await bob.wish("nonce", nonce=BOBS))["code"] == "no-seat"
        assert (await eve.wish("nonce", nonce=BOBS))["type"] != "ack"
        await ann.done("sit", seat=0, nonce=ANNS)
        await bob.done("sit", seat=1, nonce=BOBS)
        assert (await bob.wish("start", nonce=fresh_nonce()))["type"] != "ack", "not the host"
        await ann.done("start")
        for client in (ann, bob, eve):
            assert (await client.wish("nonce", nonce=fresh_nonce()))["type"] != "ack"
            assert (await client.wish("start", nonce=fresh_nonce()))["type"] != "ack"
            assert (await client.told_when(has_begun))["table"]["nonces"] == [ANNS, BOBS]


@served
async def test_a_removed_guest_leaves_no_nonce_behind(server: Running) -> None:
    party = await opened(server)
    at, code = server.at, party.code
    async with at(code, party.ann_token) as ann, at(code, party.bob_token) as bob:
        await ann.done("sit", seat=0, nonce=ANNS)
        await bob.done("sit", seat=1, nonce=BOBS)
        await ann.done("remove", seat=1)
        await ann.done("bot", seat=1, level="easy")
        await ann.done("start")
        assert (await ann.told_when(has_begun))["table"]["nonces"] == [ANNS, None]


def has_begun(told: Any) -> bool:
    return bool(told["table"]["status"] == "playing")


def test_a_restart_changes_neither_commitment_nor_nonces(tmp_path: Path) -> None:
    """Neither before the game nor in it: a server that is killed draws no other dice."""

    async def scenario() -> None:
        async with running(tmp_path) as server:
            party = await opened(server)
            before = await shown(party)
            async with server.at(party.code, party.ann_token) as ann:
                await ann.done("sit", seat=0, nonce=ANNS)
                await ann.done("bot", seat=1, level="easy")
        async with running(tmp_path) as server:
            party.server = server
            assert await shown(party) == before
            async with server.at(party.code, party.ann_token) as ann:
                await ann.done("start")
        async with running(tmp_path) as server:
            party.server = server
            async with server.at(party.code, party.ann_token) as ann:
                await ann.done("vote", end=True)
            record = await record_of(party)
            assert record.dice is not None
            assert (record.dice.commitment, record.dice.nonces) == (before, (ANNS, None))
            assert fault_of(record) is None

    asyncio.run(scenario())


@pytest.mark.parametrize(
    "nonce", ["", "abc", "A" * 64, "0" * 65, "0" * 31, "0" * 63 + "\n", 7, ["0" * 64], {}], ids=repr
)
def test_a_nonce_that_is_none_is_refused_by_its_name(tmp_path, nonce: Any) -> None:  # type: ignore[no-untyped-def]
    @served
    async def scenario(server: Running) -> None:
        party = await opened(server)
        async with server.at(party.code, party.ann_token) as ann:
            for wish in ({"type": "sit", "seat": 0}, {"type": "nonce"}, {"type": "start"}):
                answer = await ann.wish(**wish, nonce=nonce)
                assert (answer["code"], answer["field"]) == ("malformed", "nonce"), wish

    scenario(tmp_path)


@served_with(messages_per_second=20)
async def test_nobody_gives_nonces_without_end(server: Running) -> None:
    party = await opened(server)
    server.freeze_rate_limits()
    async with server.at(party.code, party.ann_token) as ann:
        await ann.done("sit", seat=0)
        codes = [(await ann.wish("nonce", nonce=ANNS)).get("code") for _ in range(20)]
    assert codes == [None] * 19 + ["too-many-changes"]
