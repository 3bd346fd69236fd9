"""An nginx of our own: all sockets of a table go to one server, everything else to any."""

import shutil
import socket
from collections.abc import Sequence
from getpass import getuser
from pathlib import Path
from signal import SIGTERM
from string import Template
from typing import Final

from tools.services import Unavailable
from tools.services.processes import Service, folder_for

FORM: Final = Path(__file__).with_name("nginx.conf")


class Nginx:
    def __init__(self, port: int, servers: Sequence[int]) -> None:
        program = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
        if program is None:
            raise Unavailable("no nginx is installed (apt: nginx)")
        folder = folder_for("nginx")
        settings = folder / "nginx.conf"
        settings.write_text(configuration(port, servers, getuser()), encoding="utf-8")
        command = [program, "-p", str(folder), "-e", "stderr", "-c", str(settings)]
        self.service = Service(command, folder, how=SIGTERM)
        self.port = port
        self.start()

    def start(self) -> None:
        self.service.start(lambda: listens(self.port))


class Form(Template):
    """nginx has dollars of its own."""

    delimiter = "@"


def configuration(port: int, servers: Sequence[int], user: str) -> str:
    lines = "\n        ".join(f"server 127.0.0.1:{each};" for each in servers)
    form = Form(FORM.read_text(encoding="utf-8"))
    return form.substitute(port=port, servers=lines, user=user)


def listens(port: int) -> bool:
    try:
        socket.create_connection(("127.0.0.1", port), timeout=3).close()
    except OSError:
        return False
    return True
