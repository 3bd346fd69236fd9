"""A link leads back once."""

import asyncio

from panicroom.server.store import Link, Store
from tests.server.store.temporary_store import MADE, in_store, sit_down

EXPIRES = 5 * MADE
LINK = Link("hash", "ann", MADE, EXPIRES)


@in_store
async def test_of_all_who_use_a_link_at_once_one_comes_in(store: Store) -> None:
    await sit_down(store, "ann")
    await store.links.make(LINK)
    tries = [store.links.redeem("hash", MADE) for _ in range(8)]
    assert sorted(map(str, await asyncio.gather(*tries))) == [*["None"] * 7, "ann"]
    assert await store.links.redeem("hash", MADE) is None


@in_store
async def test_a_link_out_of_date_leads_nowhere_even_before_it_is_forgotten(store: Store) -> None:
    await sit_down(store, "ann")
    await store.links.make(LINK)
    assert await store.links.redeem("hash", EXPIRES) is None
    assert await store.links.expire(EXPIRES - 1) == 0
    assert await store.links.expire(EXPIRES) == 1
    assert await store.links.of("ann") == []


@in_store
async def test_only_its_guest_revokes_a_link(store: Store) -> None:
    await sit_down(store, "ann", "bob")
    await store.links.make(LINK)
    assert not await store.links.revoke("bob", "hash")
    assert await store.links.of("ann") == [LINK]
    assert await store.links.revoke("ann", "hash")
    assert await store.links.redeem("hash", MADE) is None
