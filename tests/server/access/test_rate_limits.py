"""So much for each, and no more."""

import asyncio

from panicroom.server.access import rate_limits
from panicroom.server.access.rate_limits import ConnectionLimit, RateLimit, TokenBucket, limits_on
from panicroom.server.bus import Hub, MemoryBus


def test_a_bucket_allows_a_burst_and_then_its_rate() -> None:
    bucket = TokenBucket(rate=2, capacity=3, at=0)
    assert [bucket.take(0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(1) for _ in range(3)] == [True, True, False]
    assert [bucket.take(100) for _ in range(4)] == [True, True, True, False]


def test_a_clock_turned_back_fills_no_bucket() -> None:
    bucket = TokenBucket(rate=1, capacity=1, at=100)
    assert bucket.take(100)
    assert not bucket.take(0)
    assert not bucket.take(0.5)


def test_every_address_has_a_bucket_of_its_own() -> None:
    buckets = RateLimit(rate=1, capacity=1)
    assert buckets.take("a", 0)
    assert not buckets.take("a", 0)
    assert buckets.take("b", 0)


def test_buckets_do_not_grow_for_ever() -> None:
    buckets = RateLimit(rate=1, capacity=1)
    for number in range(rate_limits.MOST_ADDRESSES + 5):
        buckets.take(str(number), 0)
    assert len(buckets._by_address) == rate_limits.MOST_ADDRESSES


def test_a_place_that_is_free_again_can_be_taken() -> None:
    places = ConnectionLimit(1)
    assert places.take("a")
    assert not places.take("a")
    places.free("a")
    assert places.take("a")
    assert places.all() == 1


def test_what_one_server_lets_through_counts_with_the_other() -> None:
    async def scenario() -> None:
        hub = Hub()
        one, other = [limits_on(MemoryBus(hub), b"secret")("guests", 1e-9, 3) for _ in range(2)]
        assert one.take("ann", 0)
        assert other.take("ann", 0)
        await asyncio.sleep(0)
        assert one.take("ann", 0)
        await asyncio.sleep(0)
        assert not one.has_token("ann", 0)
        assert not other.take("ann", 0)
        assert other.take("bob", 0)

    asyncio.run(scenario())


def test_no_address_is_told_on_the_bus() -> None:
    async def scenario() -> list[str]:
        hub, heard = Hub(), list[str]()
        listener = MemoryBus(hub)
        listener.hear = heard.append  # type: ignore[assignment]
        assert limits_on(MemoryBus(hub), b"secret")("guests", 1, 3).take("192.0.2.7", 0)
        await asyncio.sleep(0)
        return heard

    [told] = asyncio.run(scenario())
    assert "192.0.2.7" not in told
