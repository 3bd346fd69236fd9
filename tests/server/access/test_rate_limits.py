"""So much for each, and no more."""

from panicroom.server.access import rate_limits
from panicroom.server.access.rate_limits import ConnectionLimit, RateLimit, TokenBucket


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
