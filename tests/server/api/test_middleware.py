"""A client that does not wait for its answer is no failure of the server."""

import asyncio
from types import SimpleNamespace

import pytest
from starlette.responses import Response
from starlette.types import Message, Receive, Scope, Send
from uvloop import new_event_loop

from panicroom.server.api.middleware import CLOSED, Middleware
from panicroom.server.process.settings import Settings
from tests.server.running import Running, served


async def answers(scope: Scope, receive: Receive, send: Send) -> None:
    await Response("well")(scope, receive, send)


@served
async def test_who_is_gone_before_the_answer_is_no_failure(server: Running) -> None:
    state = SimpleNamespace(services=server.services)
    scope = {"type": "http", "headers": [], "app": SimpleNamespace(state=state)}

    async def receive() -> Message:
        return {"type": "http.request"}

    def failing(text: str) -> Send:
        async def send(message: Message) -> None:
            raise RuntimeError(text)

        return send

    middleware, failures = Middleware(answers, Settings()), server.services.metrics.failures
    await middleware(scope, receive, failing(f"<TCPTransport closed=True>; {CLOSED}"))
    assert failures._value.get() == 0
    with pytest.raises(RuntimeError):
        await middleware(scope, receive, failing("Invalid HTTP header value."))
    assert failures._value.get() == 1


def test_these_are_the_words_of_the_event_loop() -> None:
    async def scenario() -> None:
        loop = asyncio.get_running_loop()
        async with await loop.create_server(asyncio.Protocol, "127.0.0.1", 0) as listening:
            address = listening.sockets[0].getsockname()
            transport, _ = await loop.create_connection(asyncio.Protocol, *address)
            transport.abort()
            while not transport.is_closing():
                await asyncio.sleep(0)
            await asyncio.sleep(0)
            with pytest.raises(RuntimeError, match=CLOSED):
                transport.write(b"too late")

    with asyncio.Runner(loop_factory=new_event_loop) as runner:
        runner.run(scenario())
