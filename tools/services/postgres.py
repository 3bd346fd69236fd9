"""A PostgreSQL: one that runs, or our own; and databases on it that do not last."""

import subprocess
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from secrets import token_hex
from signal import SIGQUIT

from tools.services import Unavailable
from tools.services.ports import free_port
from tools.services.processes import Service, folder_for, user_for

USUAL = "postgresql://postgres@127.0.0.1:5432/postgres"


def running() -> str | None:
    """The address of one that runs where Debian's does and lets us make databases."""
    return USUAL if answers(USUAL) else None


def answers(address: str) -> bool:
    try:
        import psycopg
    except ModuleNotFoundError:
        raise Unavailable("psycopg is missing: pip install 'panicroom[postgres]'") from None
    try:
        psycopg.connect(address, connect_timeout=3).close()
    except psycopg.OperationalError:
        return False
    return True


class Own:
    """In a folder of its own; it can be stopped and started again with what it holds."""

    def __init__(self) -> None:
        programs = sorted(Path("/usr/lib/postgresql").glob("*/bin"))
        if not programs:
            raise Unavailable("no PostgreSQL runs here, and none is installed (apt: postgresql)")
        user = user_for("postgres")
        folder, port = folder_for("postgres", user), free_port()
        data = str(folder / "data")
        subprocess.run(
            [f"{programs[-1]}/initdb", "-D", data, "-A", "trust", "-U", "postgres", "--no-sync"],
            check=True,
            capture_output=True,
            user=user,
            cwd=folder,
        )
        options = ("listen_addresses=127.0.0.1", "fsync=off", f"unix_socket_directories={folder}")
        flags = [part for option in options for part in ("-c", option)]
        command = [f"{programs[-1]}/postgres", "-D", data, "-p", str(port), *flags]
        self.service = Service(command, folder, user, SIGQUIT)
        self.address = f"postgresql://postgres@127.0.0.1:{port}/postgres"
        self.start()

    def start(self) -> None:
        self.service.start(lambda: answers(self.address))


@contextmanager
def new_database(server: str, template: str = "template1") -> Iterator[str]:
    """Its address. Whoever is still connected at the end is thrown out."""
    name = f"panicroom_{token_hex(6)}"
    execute(server, f"CREATE DATABASE {name} TEMPLATE {template}")
    try:
        yield beside(server, name)
    finally:
        execute(server, f"DROP DATABASE {name} WITH (FORCE)")


def beside(server: str, name: str) -> str:
    return f"{server.rpartition('/')[0]}/{name}"


def execute(address: str, statement: str) -> None:
    import psycopg

    with closing(psycopg.connect(address, autocommit=True)) as connection:
        connection.execute(statement.encode())
