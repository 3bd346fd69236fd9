"""What is not there, and what is not for everybody, cannot be told apart."""

import asyncio
import re
from pathlib import Path

import httpx

from tests.server.running import Running, running, served
from tests.server.secrecy.eliminated_talk import check_silence
from tests.server.secrecy.hidden_tables import check_doors
from tests.server.secrecy.positions import a_trade, out_of_it
from tests.server.secrecy.questions import whole
from tests.server.secrecy.replays import check_replays
from tests.server.secrecy.twin_servers import furnished
from tests.server.sockets.test_playing import one_move, two_at_panik

STRANGER = ("192.0.2.7", 1234)


def test_a_private_table_a_removed_one_and_none_are_the_same_bytes(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as server:
            await check_doors(await furnished(server), a_trade())

    asyncio.run(scenario())


def test_a_replay_before_the_end_one_of_strangers_and_none_are_the_same_bytes(
    tmp_path: Path,
) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as server:
            await check_replays(await furnished(server), a_trade())

    asyncio.run(scenario())


def test_the_living_do_not_notice_that_the_eliminated_talk(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as server:
            await check_silence(await furnished(server), out_of_it(), "cat")

    asyncio.run(scenario())


@served
async def test_figures_are_for_the_host_and_name_no_table_seat_or_guest(server: Running) -> None:
    code, ann, bob = await two_at_panik(server)
    async with server.at(code, ann) as a, server.at(code, bob):
        await one_move(a)
        text = (await server.ask("GET", "/metrics")).text
        assert re.search(r"^panicroom_messages_total ", text, re.MULTILINE)
        assert "{" not in text, "a label"
        for name in (code, ann[:16], bob[:16], *server.services.tables.loaded):
            assert name not in text


@served
async def test_to_all_others_there_are_no_figures(server: Running) -> None:
    app = server._serving.config.loaded_app  # type: ignore[union-attr]
    transport = httpx.ASGITransport(app, client=STRANGER)
    async with httpx.AsyncClient(transport=transport, base_url="http://panic") as stranger:
        assert whole(await stranger.get("/metrics")) == whole(await stranger.get("/nothing"))
