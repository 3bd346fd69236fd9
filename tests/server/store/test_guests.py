"""A guest can be renamed, shut out, told everything and forgotten."""

import asyncio
import json
from pathlib import Path

import pytest

from panicroom.server.store import Guest, Link, Store, Unknown, copy_database
from tests.server.store.temporary_store import (
    MADE,
    address,
    device,
    in_store,
    moved,
    set_up,
    sign_in,
    sit_down,
    within,
)


@in_store
async def test_a_guest_is_found_by_id_alone(store: Store) -> None:
    made = await store.guests.make("ann", "Анна", MADE)
    assert made == Guest("ann", "Анна", 1, MADE)
    assert await store.guests.find("ann") == made
    assert await store.guests.find("bob") is None


@in_store
async def test_names_are_text_whatever_they_look_like(store: Store) -> None:
    name = "Robert'); DROP TABLE guests;--"
    await store.guests.make("bob", name, MADE)
    renamed = await store.guests.rename("bob", name[::-1])
    assert renamed.name == name[::-1]
    assert await store.guests.find("bob") == renamed


@in_store
async def test_who_is_not_there_cannot_be_changed(store: Store) -> None:
    with pytest.raises(Unknown):
        await store.guests.rename("bob", "Bob")
    assert not await store.guests.delete("bob")


async def play(store: Store) -> None:
    """Ann and Bob at Ann's table; both have said something."""
    await sit_down(store, "ann", "bob")
    await set_up(store)
    ann = await sign_in(store, "ann", "phone-of-ann")
    await store.links.make(Link("hash-of-ann", "ann", MADE, 9 * MADE, "phone-of-ann"), ann)
    await sign_in(store, "bob", "phone-of-bob")
    for after, (guest, words) in enumerate([("ann", "mine"), ("bob", "his"), ("ann", None)], 1):
        await store.log.append("t", after, [moved(guest=guest, words=words)])


@in_store
async def test_an_export_holds_everything_of_one_guest_and_nothing_of_another(store: Store) -> None:
    await play(store)
    export = await store.guests.export("ann")
    times = {"made": MADE, "seen": MADE}
    assert export["guest"] == [{"id": "ann", "name": "Name of ann", "version": 1, **times}]
    named = {"browser": "Firefox", "system": "Android"}
    assert export["devices"] == [times | {"expires": 101 * MADE} | named]
    assert export["links"] == [{"made": MADE, "expires": 9 * MADE}]
    assert [table["id"] for table in export["tables"]] == ["t"]
    assert [entry["words"] for entry in export["entries"]] == ["mine", None]
    assert export["entries"][0]["body"] == {"action": "pass"}
    text = json.dumps(export)
    secrets = ("bob", "his", "key-t", "hash-of-ann", "phone-of-ann")
    assert not [secret for secret in secrets if secret in text]


@in_store
async def test_an_export_does_not_count_what_the_others_did(store: Store) -> None:
    await play(store)
    before = await store.guests.export("ann")
    await store.log.append("t", 4, [moved(guest="bob")])
    await store.log.append("t", 5, [moved(guest="ann", at=2 * MADE)])
    after = await store.guests.export("ann")
    assert not any("seq" in entry for entry in after["entries"])
    assert after["entries"][:-1] == before["entries"]


@in_store
async def test_deleting_takes_name_words_devices_and_links_and_leaves_the_log(store: Store) -> None:
    await play(store)
    log = await store.log.read("t")
    assert await store.guests.delete("ann")
    assert await store.guests.find("ann") is None
    assert await store.devices.of("ann", MADE) == []
    assert await store.links.redeem("hash-of-ann", MADE, device("late")) is None
    left = await store.log.read("t")
    assert [entry.words for entry in left] == [None, None, "his", None]
    assert [entry._replace(words=None) for entry in log] == [
        entry._replace(words=None) for entry in left
    ]


@in_store
async def test_who_was_deleted_says_nothing_more(store: Store) -> None:
    await play(store)
    await store.guests.delete("ann")
    with pytest.raises(Unknown):
        await store.log.append("t", 4, [moved(guest="ann", words="still here")])


@in_store
async def test_a_guest_is_forgotten_when_no_token_no_link_and_no_log_leads_to_them(
    store: Store,
) -> None:
    await sit_down(store, "ann", "bob", "cat", "dan", "eve")
    await set_up(store)
    await store.log.append("t", 1, [moved(guest="ann")])
    await store.links.make(Link("hash", "bob", MADE, 9 * MADE), await sign_in(store, "bob"))
    cat, dan = await sign_in(store, "cat"), await sign_in(store, "dan")
    await store.links.make(Link("used", "cat", MADE, 9 * MADE), cat)
    await store.links.redeem("used", MADE, device("new-of-cat", made=3 * MADE))
    await store.devices.renew(dan, device("new-of-dan", "dan", made=3 * MADE))
    assert await store.guests.forget(before=2 * MADE) == 1
    left = [await store.guests.find(id) for id in ("ann", "bob", "cat", "dan", "eve")]
    assert [guest and guest.id for guest in left] == ["ann", "bob", "cat", "dan", None]
    await store.tables.remove("t")
    await store.links.expire(9 * MADE)
    assert await store.guests.forget(before=4 * MADE) == 4


def test_what_a_deleted_guest_was_called_and_said_is_in_no_later_copy(tmp_path: Path) -> None:
    """Free pages are copied, too."""
    said = "Something that I should not have said"

    async def scenario(store: Store) -> None:
        await sit_down(store, "ann", "bob")
        await set_up(store)
        await store.log.append("t", 1, [moved(guest="ann", words=said)])
        copy_database(address(tmp_path), tmp_path / "before")
        await store.guests.delete("ann")
        copy_database(address(tmp_path), tmp_path / "after")

    asyncio.run(within(tmp_path, scenario))
    before, after = ((tmp_path / name).read_bytes() for name in ("before", "after"))
    for trace in (b"Name of ann", said.encode()):
        assert trace in before
        assert trace not in after
    assert b"Name of bob" in after
