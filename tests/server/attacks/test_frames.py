"""Floods below the messages: control frames and fragments. Whoever sends too many is cut off in the
middle of what it has sent, and the rest is not parsed."""

import asyncio
from contextlib import suppress
from pathlib import Path

import pytest

from panicroom.server.access.websocket_limits import PING_COST, CountedFrames
from panicroom.server.protocol import VERSION
from tests.patience import PATIENCE
from tests.server.attacks.raw_peer import (
    EMPTY_FRAGMENT,
    FIRST_FRAGMENT,
    PING,
    PONG,
    frame,
    peer,
    read_to_end,
    request,
    upgrade,
    write,
)
from tests.server.party import Party, party
from tests.server.running import Running, served_with

POLICY_VIOLATION = (1008).to_bytes(2, "big") + b"flooding"
BURST = 200
"""What one socket may send at once if --messages-per-second is 20."""


def flooding(server: Running) -> float:
    return float(server.services.metrics.flooding_sockets._value.get())


def count_frames(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """Every frame that any server parses from now on."""
    parsed: list[object] = []
    honest = CountedFrames.recv_frame

    def receive(self: CountedFrames, frame: object) -> None:
        parsed.append(frame)
        honest(self, frame)  # type: ignore[arg-type]

    monkeypatch.setattr(CountedFrames, "recv_frame", receive)
    return parsed


async def flood(server: Running, game: Party, frames: bytes, *headers: str) -> bytes:
    """What the server says until it hangs up."""
    with peer(server.port) as attacker:
        await upgrade(attacker, game.code, *headers)
        reading = asyncio.create_task(read_to_end(attacker))
        with suppress(ConnectionError):
            await write(attacker, frames)
        return await asyncio.wait_for(reading, PATIENCE)


@pytest.mark.parametrize(
    ("frames", "allowed"),
    [
        (PING * 100_000, BURST / PING_COST),
        (PONG * 100_000, BURST),
        (FIRST_FRAGMENT + EMPTY_FRAGMENT * 100_000, BURST),
        (b"\x81\x80" + bytes(4) + (b"\x81\x80" + bytes(4)) * 100_000, BURST),
    ],
    ids=["pings", "pongs", "fragments", "messages"],
)
def test_a_flood_of_frames_is_cut_off(
    frames: bytes, allowed: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    @served_with(messages_per_second=20)
    async def scenario(server: Running) -> None:
        async with party(server) as game:
            server.freeze_rate_limits()
            parsed = count_frames(monkeypatch)
            await flood(server, game, frames)
            assert len(parsed) <= allowed + 1
            assert flooding(server) == 1
            await game.goes_on()

    scenario(tmp_path)


@served_with(messages_per_second=20)
async def test_who_floods_is_told_so(server: Running) -> None:
    async with party(server) as game:
        server.freeze_rate_limits()
        said = await flood(server, game, PONG * (BURST + 1))
        assert said.endswith(POLICY_VIOLATION)
        await game.goes_on()


@served_with(messages_per_second=20)
async def test_bytes_cost_as_well(server: Running) -> None:
    """Within the size of a message and the rate of messages, but too much together."""
    large = frame({"type": "ping", "filler": "x" * 50_000})
    async with party(server) as game:
        server.freeze_rate_limits()
        hello = frame({"type": "hello", "version": VERSION})
        assert POLICY_VIOLATION in await flood(server, game, hello + large * 20)
        await game.goes_on()


@served_with(messages_per_second=20, proxies=("127.0.0.1",))
async def test_sockets_of_one_address_share_a_limit(server: Running) -> None:
    """Each stays within its own limit. Another address behind the same proxy has its own."""
    async with party(server) as game:
        server.freeze_rate_limits()
        attacker, other = "X-Forwarded-For: 203.0.113.7", "X-Forwarded-For: 198.51.100.9"
        frames = PONG * (BURST - 10) + b"\x88\x80" + bytes(4)  # ends with a close
        for _ in range(4):
            assert POLICY_VIOLATION not in await flood(server, game, frames, attacker)
        assert (await flood(server, game, frames, attacker)).endswith(POLICY_VIOLATION)
        assert POLICY_VIOLATION not in await flood(server, game, frames, other)
        await game.goes_on()


def test_frames_before_the_handshake_is_answered_are_refused() -> None:
    """Nothing has been accepted yet: nobody to answer, and no address to count for."""
    parser = CountedFrames(lambda cost: pytest.fail("counted"))
    parser.receive_data(request("a" * 16))
    parser.receive_data(PING * 1000)
    assert parser.parser_exc is not None
    assert parser.data_to_send() == [b""]  # hangs up without a word
