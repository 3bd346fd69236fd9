"""A server for tests of the API against its own description."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from typing import Any, Final

import httpx
import schemathesis
import uvicorn
from schemathesis.checks import CHECKS, load_all_checks
from websockets.sync.client import connect

from panicroom.server.app import app_for
from panicroom.server.process.settings import Settings
from panicroom.server.protocol import VERSION
from panicroom.server.serving import bound, config_for
from tests.patience import PATIENCE
from tests.server.running import GENEROUS

NAMES: Final = (
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_headers_conformance",
    "response_schema_conformance",
    "unsupported_method",
    "allow_header_conformance",
)

OFFERED: Final[dict[str, Any]] = {
    "guests_per_hour": 1_000_000,
    "tables_per_guest": 10_000,
    "public_url": "https://panic.example.org",
    "smtp": "smtp://127.0.0.1:9",
    "webhooks": True,
}
"""All that a server can offer; nobody listens where it would write to."""

load_all_checks()
ASKED: Final = CHECKS.get_by_names(list(NAMES))
SCHEMA: Final = schemathesis.openapi.from_dict(app_for(Settings()).openapi())


class Site:
    """A server with a table that is open and one that is over."""

    def __init__(self, port: int) -> None:
        self.url = f"http://127.0.0.1:{port}"
        self._http = httpx.Client(base_url=self.url, timeout=PATIENCE)
        self.token = self.newcomer()
        finished = self._finished(port)
        self.names = [self._table(), finished]
        self.replay = str(self._http.get(f"/api/tables/{finished}").json()["id"])
        """A replay is found by the id of its table alone."""

    def newcomer(self) -> str:
        answer = self._http.post("/api/guests", json={"name": "Ann"})
        return str(answer.json()["token"])

    def _table(self) -> str:
        headers = {"Authorization": f"Bearer {self.token}"}
        new = {"game": "panik", "wishes": {"seats": 2}, "listed": True}
        return str(self._http.post("/api/tables", json=new, headers=headers).json()["code"])

    def _finished(self, port: int) -> str:
        code = self._table()
        address = f"ws://127.0.0.1:{port}/api/tables/{code}/socket"
        with connect(address, proxy=None, open_timeout=PATIENCE) as socket:
            for text in (
                f'{{"type":"hello","version":{VERSION},"token":"{self.token}"}}',
                '{"type":"sit","id":"a","seat":0}',
                '{"type":"bot","id":"b","seat":1,"level":"easy"}',
                '{"type":"start","id":"c"}',
                '{"type":"vote","id":"d","end":true}',
            ):
                socket.send(text)
            while '"over"' not in str(socket.recv(timeout=PATIENCE)):
                pass
        return code


@contextmanager
def served_site(folder: Path) -> Iterator[Site]:
    chosen = Settings(data=folder / "data", port=0, **GENEROUS | OFFERED)
    listener = bound(chosen)
    server = uvicorn.Server(config_for(chosen))
    thread = Thread(target=server.run, kwargs={"sockets": [listener]})
    thread.start()
    try:
        listener.listen()  # who comes before it is ready waits
        yield Site(listener.getsockname()[1])
    finally:
        server.should_exit = True
        thread.join()
