"""One server for each data folder, and nothing in the way of the next."""

import subprocess
import sys
from pathlib import Path

import pytest

from panicroom.server.process.data_lock import DataFolderInUse, DataLock

ADDRESS = "http://127.0.0.1:4711"
HOLDING = f"""
import sys, time
from pathlib import Path
from panicroom.server.process.data_lock import DataLock
with DataLock.hold(Path(sys.argv[1])) as data_lock:
    data_lock.publish("{ADDRESS}")
    print("held", flush=True)
    time.sleep(600)
"""


def holder(data: Path) -> str:
    """The address that whoever comes second is told."""
    with pytest.raises(DataFolderInUse) as occupied, DataLock.hold(data):
        pass
    return occupied.value.address


def test_a_folder_is_held_by_one_and_says_where_that_one_is(tmp_path: Path) -> None:
    data = tmp_path / "new" / "data"
    with DataLock.hold(data) as data_lock:
        assert holder(data) == ""
        data_lock.publish(ADDRESS)
        assert holder(data) == holder(data) == ADDRESS
    with DataLock.hold(data):
        assert holder(data) == ""


def test_whoever_lets_go_or_fails_is_in_nobodys_way(tmp_path: Path) -> None:
    def fail() -> None:
        with DataLock.hold(tmp_path) as data_lock:
            data_lock.publish(ADDRESS)
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        fail()
    with DataLock.hold(tmp_path):
        assert holder(tmp_path) == ""


def test_a_shorter_address_leaves_nothing_of_a_longer_one(tmp_path: Path) -> None:
    with DataLock.hold(tmp_path) as data_lock:
        data_lock.publish(ADDRESS + "0")
        data_lock.publish(ADDRESS)
        assert holder(tmp_path) == ADDRESS


def test_the_lock_of_a_killed_server_is_stale(tmp_path: Path) -> None:
    command = [sys.executable, "-c", HOLDING, str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        process.stdout.readline()
        assert holder(tmp_path) == ADDRESS
        process.kill()
    assert (tmp_path / "server.lock").read_text() == ADDRESS
    with DataLock.hold(tmp_path):
        assert (tmp_path / "server.lock").read_text() == ""
