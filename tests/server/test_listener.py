"""What waits for somebody who listens is sent in order and to its end."""

import asyncio

from panicroom.server.listener import Listener


async def all_of(listener: Listener) -> list[str]:
    texts = []
    while (text := await listener.next()) is not None:
        texts.append(text)
    return texts


def test_what_waits_is_sent_in_order_and_then_it_ends() -> None:
    async def run() -> list[str]:
        listener = Listener(None)
        for text in ("one", "two", "three"):
            listener.send_text(text)
        listener.close()
        listener.send_text("too late")
        return await all_of(listener)

    assert asyncio.run(run()) == ["one", "two", "three"]


def test_one_who_waits_is_woken_by_each_text_and_by_the_end() -> None:
    async def run() -> list[str]:
        listener = Listener(None)
        sending = asyncio.create_task(all_of(listener))
        for text in ("one", "two"):
            await asyncio.sleep(0)
            listener.send_text(text)
            listener.send_text(f"{text} and more")
        await asyncio.sleep(0)
        listener.close()
        return await asyncio.wait_for(sending, 10)

    assert asyncio.run(run()) == ["one", "one and more", "two", "two and more"]


def test_one_who_gave_up_waiting_misses_nothing() -> None:
    async def run() -> str | None:
        listener = Listener(None)
        gone = asyncio.create_task(listener.next())
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.gather(gone, return_exceptions=True)
        listener.send_text("one")
        return await asyncio.wait_for(listener.next(), 10)

    assert asyncio.run(run()) == "one"
