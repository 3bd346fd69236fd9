"""A server that is told to stop does so in order."""

import asyncio
from pathlib import Path

from tests.server.conformance.server_process import Process
from tests.server.running import Running, requests_to

SERVICE_RESTART = 1012


def test_a_stopped_server_shows_its_guests_out_and_finds_their_seats_again(tmp_path: Path) -> None:
    async def scenario() -> None:
        process = Process(tmp_path / "data")
        await process.start()
        async with requests_to(process.port) as http:
            server = Running(http, process.port)
            token = await server.guest("Ann")
            code = (await server.table(token))["code"]
        async with server.at(code, token) as client:
            await client.done("sit", seat=2)
            assert await process.stop() == 0
            await client.socket.wait_closed()
            assert client.socket.close_code == SERVICE_RESTART
        await process.start()
        server.port = process.port
        async with server.at(code, token) as client:
            assert client.welcome["seat"] == 2
        assert await process.stop() == 0

    asyncio.run(scenario())
