"""The server as a process of its own, that can be stopped and started again under open pages."""

import os
import re
import subprocess
import sys
from pathlib import Path
from signal import SIGTERM
from typing import Final

from tests.patience import PATIENCE

FLAGS: Final = (
    *("--guests-per-hour", "10000"),
    *("--messages-per-second", "1000"),
    *("--welcomes-per-minute", "100000"),
    *("--talk-bytes-per-minute", "1000000"),
    *("--tables-per-guest", "1000"),
    *("--tables-per-hour", "100000"),
    *("--lookups-per-minute", "100000"),
    *("--log-level", "warning"),
)
BUILT: Final = "STAGED_PAGE"


class Server:
    """Starts at once; a second start is on the same data, at a port that is free then. `root` is
    the working tree it comes from, if not this one, and `page` a folder with another build."""

    def __init__(
        self,
        data: Path,
        root: Path | None = None,
        page: Path | None = None,
        flags: tuple[str, ...] = (),
        port: str = "0",
    ) -> None:
        self._data, self._root, self._page, self._flags = data, root, page, flags
        self.start(port)

    def update(self, page: Path) -> None:
        """To another build of the page, at the same address."""
        self.stop()
        self._page = page
        self.start(self.address.rpartition(":")[2])

    def start(self, port: str = "0") -> None:
        flags = ("--lang", "en", "--data", str(self._data), "--port", port, *FLAGS, *self._flags)
        self._process = subprocess.Popen(
            (sys.executable, "-m", "tests.e2e.staged", "serve", *flags),
            stdout=subprocess.PIPE,
            cwd=self._root,
            env=os.environ | {"COLUMNS": "200"} | self._path | self._built,
            text=True,
        )
        assert self._process.stdout is not None
        found = re.search(r"http://127\.0\.0\.1:\d+", self._process.stdout.readline())
        assert found is not None, "the server did not start"
        self.address = found[0]

    @property
    def _path(self) -> dict[str, str]:
        """Where another working tree has its code: before that of this one."""
        return {} if self._root is None else {"PYTHONPATH": str(self._root / "src")}

    @property
    def _built(self) -> dict[str, str]:
        return {} if self._page is None else {BUILT: str(self._page)}

    def stop(self) -> None:
        self._process.send_signal(SIGTERM)
        self._process.wait(PATIENCE)
