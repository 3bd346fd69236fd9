"""`make cluster`: one address, several servers, and nothing left behind."""

import asyncio
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from signal import SIGTERM

from tests.debian import install
from tests.patience import PATIENCE
from tests.ports import free_port, is_free
from tests.server.cluster.two_servers import Two, hears, seated
from tests.server.running import Running, requests_to
from tests.services import do_without

ROOT = Path(__file__).parents[3]
ADDRESS = re.compile(r"http://127\.0\.0\.1:(\d+)")


def nginx() -> str | None:
    return shutil.which("nginx", path="/usr/sbin:/usr/bin:/usr/local/bin")


@contextmanager
def cluster() -> Iterator[tuple[subprocess.Popen[str], str]]:
    """The process, and what it has printed when it is ready."""
    command = [sys.executable, "-m", "tools.cluster", "--port", str(free_port())]
    install("nginx", nginx)
    if nginx() is None:
        do_without("no nginx is installed (apt: nginx)")
    with subprocess.Popen(
        command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        try:
            yield process, told_by(process)
        finally:
            process.send_signal(SIGTERM)


def told_by(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    told = ""
    for line in process.stdout:
        told += line
        if "Play at" in line:
            return told
    assert process.stderr is not None
    return do_without(process.stderr.read())


async def meet(*ports: int) -> None:
    """Two people at one table, each by another address."""
    async with requests_to(ports[0]) as one, requests_to(ports[1]) as other:
        two = Two(Running(one, ports[0]), Running(other, ports[1]), None)
        table, ann, bob = await seated(two)
        async with two.one.at(table["code"], ann) as client, two.other.at(table["code"], bob) as b:
            await b.done("say", words="hello over there")
            await hears(client, "hello over there")


async def watch(together: int, servers: Sequence[int]) -> list[int]:
    """How many sockets each server has while people watch one table by the common address."""
    async with requests_to(together) as http, AsyncExitStack() as stack:
        running = Running(http, together)
        table = await running.table(await running.guest("Cy"))
        for _ in range(4):
            await stack.enter_async_context(running.at(table["code"]))
        return sorted([await sockets_at(port) for port in servers])


async def sockets_at(port: int) -> int:
    async with requests_to(port) as http:
        text = (await http.get("/metrics")).text
    [count] = re.findall(r"^panicroom_sockets (\S+)$", text, re.M)
    return int(float(count))


def test_its_servers_share_tables_and_end_with_it() -> None:
    with cluster() as (process, told):
        first, second, together = map(int, ADDRESS.findall(told))
        asyncio.run(asyncio.wait_for(meet(first, second), PATIENCE))
        asyncio.run(asyncio.wait_for(meet(together, second), PATIENCE))
        counts = asyncio.run(asyncio.wait_for(watch(together, (first, second)), PATIENCE))
        assert counts == [0, 4], "the sockets of a table are not at one server"
        process.send_signal(SIGTERM)
        assert process.wait(PATIENCE) == 0
        assert all(map(is_free, (first, second, together)))
        assert not [log for log in re.findall(r"(/\S+/log)$", told, re.M) if Path(log).exists()]
