"""What a process takes of the machine, as the kernel counts it."""

import os
import time
from pathlib import Path
from statistics import quantiles
from typing import Final

SYNCS: Final = 50
PAGE: Final = 4096
TICKS: Final = os.sysconf("SC_CLK_TCK")


def memory(pid: int) -> int:
    """LiveTable, in bytes."""
    status = Path(f"/proc/{pid}/status").read_text()
    return 1024 * int(status.partition("VmRSS:")[2].split()[0])


def cpu(pid: int) -> float:
    """Seconds of a core so far, all threads together."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def waited(pid: int) -> float:
    """Seconds in which its main thread was ready to run, but every core was taken by something
    else. 0 where the kernel does not count that. Other threads are left out: several of them wait
    at once, so that their sum can be more than has passed."""
    counted = Path(f"/proc/{pid}/task/{pid}/schedstat")
    return int(counted.read_text().split()[1]) / 1e9 if counted.exists() else 0.0


class Share:
    """Of one core, in percent, since it was begun."""

    def __init__(self, pid: int) -> None:
        self._pid, self._cpu, self._at = pid, cpu(pid), time.perf_counter()

    def percent(self) -> float:
        return 100 * (cpu(self._pid) - self._cpu) / (time.perf_counter() - self._at)


def disk(folder: Path) -> tuple[float, float]:
    """Seconds until the disk has a page for good, the median and the ninth of ten: nothing is
    acknowledged sooner."""
    folder.mkdir(parents=True, exist_ok=True)
    times = []
    with (folder / "page").open("wb") as file:
        for _ in range(SYNCS):
            began = time.perf_counter()
            file.write(bytes(PAGE))
            file.flush()
            os.fsync(file.fileno())
            times.append(time.perf_counter() - began)
    cuts = quantiles(times, n=10)
    return cuts[4], cuts[8]
