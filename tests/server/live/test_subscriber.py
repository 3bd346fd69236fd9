"""What waits for somebody who listens is sent in order and to its end."""

import asyncio

from panicroom.server.live.subscriber import Subscriber
from tests.patience import PATIENCE


async def all_of(subscriber: Subscriber) -> list[str]:
    texts = []
    while (text := await subscriber.next()) is not None:
        texts.append(text)
    return texts


def test_what_waits_is_sent_in_order_and_then_it_ends() -> None:
    async def run() -> list[str]:
        subscriber = Subscriber(None)
        for text in ("one", "two", "three"):
            subscriber.send_text(text)
        subscriber.close()
        subscriber.send_text("too late")
        return await all_of(subscriber)

    assert asyncio.run(run()) == ["one", "two", "three"]


def test_one_who_waits_is_woken_by_each_text_and_by_the_end() -> None:
    async def run() -> list[str]:
        subscriber = Subscriber(None)
        sending = asyncio.create_task(all_of(subscriber))
        for text in ("one", "two"):
            await asyncio.sleep(0)
            subscriber.send_text(text)
            subscriber.send_text(f"{text} and more")
        await asyncio.sleep(0)
        subscriber.close()
        return await asyncio.wait_for(sending, PATIENCE)

    assert asyncio.run(run()) == ["one", "one and more", "two", "two and more"]


def test_one_who_gave_up_waiting_misses_nothing() -> None:
    async def run() -> str | None:
        subscriber = Subscriber(None)
        gone = asyncio.create_task(subscriber.next())
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.gather(gone, return_exceptions=True)
        subscriber.send_text("one")
        return await asyncio.wait_for(subscriber.next(), PATIENCE)

    assert asyncio.run(run()) == "one"
