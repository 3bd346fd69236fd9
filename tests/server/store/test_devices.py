"""Signing out ends a device, its links and every token from before there were devices."""

import asyncio
from pathlib import Path

import pytest

from panicroom.server.store import Link, SignedOut, Store
from panicroom.server.store.devices import SEEN_EVERY
from tests.server.attacks.failing_disk import files_at_most
from tests.server.store.temporary_store import MADE, device, in_store, sign_in, sit_down, within

EXPIRES = device("any").expires


async def devices_of(store: Store, guest: str) -> list[str]:
    return [each.id for each in await store.devices.of(guest, MADE)]


@in_store
async def test_a_device_is_found_with_its_own_guest_alone(store: Store) -> None:
    await sit_down(store, "ann", "bob")
    phone = await sign_in(store, "ann", "phone")
    assert await store.devices.find("ann", "phone") == (phone.guest, device("phone", "ann"))
    assert await store.devices.find("ann", None) == (phone.guest, None)
    found = await store.devices.find("bob", "phone")
    assert found is not None
    assert found[1] is None
    assert await store.devices.find("cat", "phone") is None


@in_store
async def test_when_a_device_was_seen_is_stored_at_most_once_an_hour(store: Store) -> None:
    await sit_down(store, "ann")
    await sign_in(store, "ann", "phone")
    for at, stored in [
        (MADE + SEEN_EVERY - 1, MADE),
        (MADE + SEEN_EVERY, MADE + SEEN_EVERY),
        (MADE + SEEN_EVERY + 1, MADE + SEEN_EVERY),
    ]:
        [phone] = await store.devices.of("ann", MADE)
        await store.devices.see(phone, at)
        assert [each.seen for each in await store.devices.of("ann", MADE)] == [stored]


def test_a_disk_that_is_full_shuts_nobody_out(tmp_path: Path) -> None:
    async def scenario(store: Store) -> None:
        await sit_down(store, "ann")
        await sign_in(store, "ann", "phone")
        with files_at_most((tmp_path / "table.sqlite-wal").stat().st_size):
            await store.devices.see(device("phone", "ann"), MADE + SEEN_EVERY)
        [seen] = await store.devices.of("ann", MADE)
        assert seen.seen == MADE
        await store.devices.see(device("phone", "ann"), MADE + SEEN_EVERY)
        [seen] = await store.devices.of("ann", MADE)
        assert seen.seen == MADE + SEEN_EVERY

    asyncio.run(within(tmp_path, scenario))


@in_store
async def test_only_its_guest_signs_out_a_device(store: Store) -> None:
    await sit_down(store, "ann", "bob")
    ann, bob = await sign_in(store, "ann", "phone"), await sign_in(store, "bob", "his")
    assert not await store.devices.sign_out(bob, "phone")
    assert await store.devices.sign_out(ann, "phone")
    with pytest.raises(SignedOut):
        await store.devices.sign_out(ann, "phone")
    assert await devices_of(store, "bob") == ["his"]


@in_store
async def test_signing_out_everywhere_else_leaves_this_device_and_its_links(store: Store) -> None:
    await sit_down(store, "ann", "bob")
    old, here = await sign_in(store, "ann"), await sign_in(store, "ann", "here")
    for name, caller in (("there", await sign_in(store, "ann", "there")), ("here", here)):
        await store.links.make(Link(name, "ann", MADE, EXPIRES, name), caller)
    await store.links.make(Link("old", "ann", MADE, EXPIRES), old)
    await sign_in(store, "bob", "his")
    await store.devices.sign_out_others(here)
    assert await devices_of(store, "ann") == ["here"]
    assert [link.hash for link in await store.links.of("ann")] == ["here"]
    assert await devices_of(store, "bob") == ["his"]
    with pytest.raises(SignedOut):
        await store.devices.sign_out_others(old)


@in_store
async def test_a_token_without_a_device_can_sign_out_every_device(store: Store) -> None:
    await sit_down(store, "ann")
    old = await sign_in(store, "ann")
    await sign_in(store, "ann", "phone")
    await store.devices.sign_out_others(old)
    assert await devices_of(store, "ann") == []
    assert await sign_in(store, "ann") == old


@in_store
async def test_of_two_who_renew_at_once_the_first_wins(store: Store) -> None:
    await sit_down(store, "ann")
    here = await sign_in(store, "ann", "here")
    await store.links.make(Link("hash", "ann", MADE, EXPIRES), here)
    renewed = await store.devices.renew(here, device("new", "ann"))
    assert renewed.version == here.guest.version + 1
    with pytest.raises(SignedOut):
        await store.devices.renew(here, device("later", "ann"))
    assert await devices_of(store, "ann") == ["new"]
    assert await store.links.of("ann") == []


@in_store
async def test_a_device_ends_with_its_token_and_with_its_guest(store: Store) -> None:
    await sit_down(store, "ann")
    await sign_in(store, "ann", "phone")
    assert await store.devices.of("ann", EXPIRES) == []
    assert await store.devices.expire(EXPIRES - 1) == 0
    assert await store.devices.expire(EXPIRES) == 1
    await sign_in(store, "ann", "desk")
    await store.guests.delete("ann")
    assert await store.devices.expire(EXPIRES) == 0
