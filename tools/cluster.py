"""`make cluster`: servers on one database behind one address, on this machine, ready to play.

PostgreSQL and Redis are those that run here, or our own; everything is gone when it ends.
"""

import argparse
import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager, suppress
from http.client import HTTPConnection
from itertools import islice
from typing import Final

from tools.services import Unavailable, postgres, redis
from tools.services.nginx import Nginx
from tools.services.ports import free_port, free_ports, is_free
from tools.services.processes import Service, folder_for

PANICROOM: Final = (sys.executable, "-m", "panicroom.cli")
USUAL_PORT: Final = 8080
ENDINGS: Final = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)


class Server:
    def __init__(self, port: int, environment: Mapping[str, str]) -> None:
        command = [*PANICROOM, "serve", "--port", str(port)]
        folder = folder_for(f"server-{port}")
        self.service = Service(command, folder, how=signal.SIGTERM, environment=environment)
        self.port = port

    def is_ready(self) -> bool:
        connection = HTTPConnection("127.0.0.1", self.port, timeout=3)
        try:
            connection.request("GET", "/readyz")
            return connection.getresponse().status == 200
        except OSError:
            return False
        finally:
            connection.close()


def main() -> None:
    flags = flags_of()
    for each in ENDINGS:
        signal.signal(each, interrupt)
    try:
        with suppress(KeyboardInterrupt), ExitStack() as stack:
            try:
                run(flags, stack)
            finally:
                hear_no_more()
    except Unavailable as error:
        sys.exit(f"make cluster: {error}")


def flags_of() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make cluster", description=__doc__)
    parser.add_argument("--servers", type=int, default=2)
    parser.add_argument("--port", type=int, help="of the address (default: 8080, or a free one)")
    parser.add_argument("--own", action="store_true", help="use no PostgreSQL and Redis that run")
    return parser.parse_args()


def run(flags: argparse.Namespace, stack: ExitStack) -> None:
    database, bus = stack.enter_context(services(flags.own))
    environment = environment_for(database, bus)
    migrate(environment)
    servers = [Server(port, environment) for port in islice(free_ports(), flags.servers)]
    for each in servers:
        stack.callback(each.service.kill)
        each.service.launch()
    for each in servers:
        each.service.wait_for(each.is_ready)
    port = flags.port or (USUAL_PORT if is_free(USUAL_PORT) else free_port())
    nginx = Nginx(port, [each.port for each in servers])
    stack.callback(nginx.service.kill)
    tell(f"http://127.0.0.1:{port}", database, bus, servers)
    stay(servers)


@contextmanager
def services(own: bool) -> Iterator[tuple[str, str]]:
    """The addresses of an empty database, and of a Redis."""
    server = (None if own else postgres.running()) or postgres.Own().address
    bus = (None if own else redis.running()) or redis.Own().address
    with postgres.new_database(server) as database:
        yield database, bus


def environment_for(database: str, bus: str) -> dict[str, str]:
    """Without the settings of another server that may be in this shell."""
    known = {name: text for name, text in os.environ.items() if not name.startswith("PANICROOM_")}
    return known | {"PANICROOM_DATABASE": database, "PANICROOM_REDIS": bus}


def migrate(environment: Mapping[str, str]) -> None:
    done = subprocess.run(
        [*PANICROOM, "migrate"], env=environment, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise Unavailable(done.stderr)


def tell(address: str, database: str, bus: str, servers: list[Server]) -> None:
    print(f"PostgreSQL  {database}\nRedis       {bus}")
    for each in servers:
        print(
            f"server      http://127.0.0.1:{each.port}  pid {each.service.pid}  {each.service.log}"
        )
    print(f"\nPlay at {address}   (Ctrl-C ends everything)", flush=True)


def stay(servers: list[Server]) -> None:
    """Until we are told to end. A server that is killed is missed by nobody but us."""
    signal.signal(signal.SIGCHLD, lambda number, frame: None)  # only so that it ends the pause
    running = servers
    while running:
        for each in [each for each in running if each.service.has_ended()]:
            print(f"server {each.port} has ended, see {each.service.log}", flush=True)
        running = [each for each in running if not each.service.has_ended()]
        if running:
            signal.pause()


def interrupt(number: int, frame: object) -> None:
    raise KeyboardInterrupt


def hear_no_more() -> None:
    """Nothing interrupts the tidying up."""
    for each in ENDINGS:
        signal.signal(each, signal.SIG_IGN)


if __name__ == "__main__":
    main()
