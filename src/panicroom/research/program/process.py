"""Another program as a partner in talk: a line there, a line back, whatever else it does.

It is killed and started again when it answers too late, too long, or has gone. POSIX only.
"""

import os
import selectors
import signal
import subprocess
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

LONGEST: Final = 1 << 16
"""Bytes of an answer."""
UNASKED: Final = 1 << 20
"""Bytes that are passed over before a request; who says more is not listening."""
CHUNK: Final = 1 << 16
PATIENCE: Final = 5
"""Failures in a row after which it is not started again."""


class NoAnswer(Exception):
    """`why`: late, died, deaf, too-long, flood or given-up."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class Program:
    def __init__(self, command: Sequence[str], seconds: float = 60.0) -> None:
        """Raises OSError if it cannot be started."""
        self.command, self.seconds = command, seconds
        self.starts = self.failures = 0
        self._process: subprocess.Popen[bytes] | None = None
        self._start()

    def answer(self, line: str) -> str:
        """Its next line; what it said before it was asked is passed over."""
        if self.failures >= PATIENCE:
            raise NoAnswer("given-up")
        try:
            process = self._running()
            found = exchange(
                process, f"{line}\n".encode(errors="replace"), time.monotonic() + self.seconds
            )
        except NoAnswer:
            self.failures += 1
            self.close()
            raise
        self.failures = 0
        return found.decode(errors="replace").strip()

    def close(self) -> None:
        """With all that it has started."""
        process, self._process = self._process, None
        if process is None:
            return
        with suppress(ProcessLookupError):  # it has gone by itself
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        for pipe in (process.stdin, process.stdout):
            if pipe is not None:
                with suppress(BrokenPipeError):
                    pipe.close()

    def _running(self) -> subprocess.Popen[bytes]:
        if self._process is not None and self._process.poll() is not None:
            self.close()
        if self._process is None:
            try:
                self._start()
            except OSError:
                raise NoAnswer("died") from None
        assert self._process is not None
        return self._process

    def _start(self) -> None:
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(
            list(self.command), stdin=pipe, stdout=pipe, bufsize=0, start_new_session=True
        )
        self.starts += 1
        for end in (self._process.stdin, self._process.stdout):
            assert end is not None
            os.set_blocking(end.fileno(), False)


def exchange(process: subprocess.Popen[bytes], data: bytes, end: float) -> bytes:
    """Writes and reads at once: neither side has to wait for the other's pipe to empty."""
    assert process.stdin is not None
    assert process.stdout is not None
    to, back = process.stdin.fileno(), process.stdout.fileno()
    pass_over(back)
    rest, found = memoryview(data), bytearray()
    with selectors.DefaultSelector() as both:
        both.register(back, selectors.EVENT_READ)
        both.register(to, selectors.EVENT_WRITE)
        while (left := end - time.monotonic()) > 0:
            for key, _ in both.select(left):
                if key.fd == to:
                    rest = rest[written(to, rest) :]
                    if not rest:
                        both.unregister(to)
                    continue
                found += some(back)
                line, newline, _ = found.partition(b"\n")
                if len(line) > LONGEST:
                    raise NoAnswer("too-long")
                if newline and not rest:
                    return bytes(line)
                if len(found) > UNASKED:
                    raise NoAnswer("flood")
    raise NoAnswer("late")


def pass_over(back: int) -> None:
    passed = 0
    while passed <= UNASKED:
        try:
            passed += len(some(back))
        except BlockingIOError:
            return
    raise NoAnswer("flood")


def some(back: int) -> bytes:
    data = os.read(back, CHUNK)
    if not data:
        raise NoAnswer("died")
    return data


def written(to: int, rest: memoryview) -> int:
    try:
        return os.write(to, rest[:CHUNK])
    except BlockingIOError:
        return 0
    except OSError:
        raise NoAnswer("deaf") from None
