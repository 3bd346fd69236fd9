"""A link leads back once, and no longer than the device lasts that made it."""

import asyncio

import pytest

from panicroom.server.store import Link, SignedOut, Store, TooManyDevices
from panicroom.server.store.links import MOST_DEVICES, MOST_LINKS
from tests.server.store.temporary_store import MADE, device, in_store, sign_in, sit_down

EXPIRES = 5 * MADE
LINK = Link("hash", "ann", MADE, EXPIRES)


async def link_hashes(store: Store) -> list[str]:
    return [link.hash for link in await store.links.of("ann")]


@in_store
async def test_of_all_who_use_a_link_at_once_one_comes_in(store: Store) -> None:
    await sit_down(store, "ann")
    await store.links.make(LINK, await sign_in(store, "ann"))
    tries = [store.links.redeem("hash", MADE, device(f"d{number}")) for number in range(8)]
    came_in = [guest.id for guest in await asyncio.gather(*tries) if guest is not None]
    assert came_in == ["ann"]
    assert len(await store.devices.of("ann", MADE)) == 1
    assert await store.links.redeem("hash", MADE, device("late")) is None


@in_store
async def test_a_link_out_of_date_leads_nowhere_even_before_it_is_forgotten(store: Store) -> None:
    await sit_down(store, "ann")
    await store.links.make(LINK, await sign_in(store, "ann"))
    assert await store.links.redeem("hash", EXPIRES, device("d")) is None
    assert await store.links.expire(EXPIRES - 1) == 0
    assert await store.links.expire(EXPIRES) == 1
    assert await store.links.of("ann") == []


@in_store
async def test_only_its_guest_revokes_a_link(store: Store) -> None:
    await sit_down(store, "ann", "bob")
    await store.links.make(LINK, await sign_in(store, "ann"))
    assert not await store.links.revoke("bob", "hash")
    await store.links.revoke_all("bob")
    assert await store.links.of("ann") == [LINK]
    assert await store.links.revoke("ann", "hash")
    assert await store.links.redeem("hash", MADE, device("d")) is None


@in_store
async def test_one_link_more_than_there_may_be_replaces_the_oldest(store: Store) -> None:
    await sit_down(store, "ann", "bob")
    ann, bob = await sign_in(store, "ann"), await sign_in(store, "bob")
    await store.links.make(Link("his", "bob", 0, EXPIRES), bob)
    for number in range(MOST_LINKS + 2):
        await store.links.make(Link(f"h{number}", "ann", MADE + number, EXPIRES), ann)
    assert await link_hashes(store) == [f"h{number}" for number in range(2, MOST_LINKS + 2)]
    assert len(await store.links.of("bob")) == 1


@in_store
async def test_a_link_ends_with_the_device_it_was_made_on(store: Store) -> None:
    await sit_down(store, "ann")
    phone, desk = await sign_in(store, "ann", "phone"), await sign_in(store, "ann", "desk")
    await store.links.make(LINK._replace(device="phone"), phone)
    await store.links.make(LINK._replace(hash="other", device="desk"), desk)
    assert await store.devices.sign_out(desk, "phone")
    assert await link_hashes(store) == ["other"]


@in_store
async def test_who_is_signed_out_makes_no_link_in_a_request_under_way(store: Store) -> None:
    await sit_down(store, "ann")
    old = await sign_in(store, "ann")
    phone, desk = await sign_in(store, "ann", "phone"), await sign_in(store, "ann", "desk")
    await store.devices.renew(desk, device("new", "ann"))
    for late in (old, phone):
        with pytest.raises(SignedOut):
            await store.links.make(LINK._replace(device=late.device), late)
    assert await store.links.of("ann") == []


@in_store
async def test_a_guest_has_only_so_many_devices_and_the_link_stays_good(store: Store) -> None:
    """Signing out an old one instead would let a thief sign out the owner."""
    await sit_down(store, "ann")
    for number in range(MOST_DEVICES):
        await sign_in(store, "ann", f"d{number}")
    await store.links.make(LINK, await sign_in(store, "ann"))
    with pytest.raises(TooManyDevices):
        await store.links.redeem("hash", MADE, device("more"))
    await store.devices.sign_out(await sign_in(store, "ann"), "d0")
    assert await store.links.redeem("hash", MADE, device("more")) is not None
