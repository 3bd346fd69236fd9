"""The signing key: one for a data folder, for its owner's eyes."""

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from panicroom.server.process.keyfile import NAME, BrokenKey, make, signing_key

PRINT = """
import sys
from pathlib import Path
from panicroom.server.process.keyfile import signing_key
print(signing_key(Path(sys.argv[1])).hex())
"""


def test_the_key_is_made_once_and_kept(tmp_path: Path) -> None:
    data = tmp_path / "some" / "data"
    key = signing_key(data)
    assert len(key) == 32
    assert signing_key(data) == key
    assert signing_key(tmp_path / "other") != key
    assert [path.name for path in data.iterdir()] == [NAME]


def test_nobody_else_may_read_the_key_or_what_lies_beside_it(tmp_path: Path) -> None:
    signing_key(tmp_path / "data")
    assert (tmp_path / "data" / NAME).stat().st_mode & 0o777 == 0o600
    assert (tmp_path / "data").stat().st_mode & 0o777 == 0o700


def test_all_who_start_at_once_agree_on_one_key(tmp_path: Path) -> None:
    with ThreadPoolExecutor(8) as pool:
        keys = set(pool.map(signing_key, [tmp_path / "data"] * 32))
    command = [sys.executable, "-c", PRINT, str(tmp_path / "data")]
    elsewhere = subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
    assert keys == {bytes.fromhex(elsewhere)}
    assert [path.name for path in (tmp_path / "data").iterdir()] == [NAME]


def test_who_comes_a_moment_late_leaves_the_first_key(tmp_path: Path) -> None:
    key = signing_key(tmp_path)
    with pytest.raises(FileExistsError):
        make(tmp_path / NAME)
    assert signing_key(tmp_path) == key
    assert [path.name for path in tmp_path.iterdir()] == [NAME]


@pytest.mark.parametrize("content", [b"", b"x" * 31, b"x" * 33])
def test_a_broken_key_is_never_replaced_in_silence(tmp_path: Path, content: bytes) -> None:
    (tmp_path / NAME).write_bytes(content)
    with pytest.raises(BrokenKey):
        signing_key(tmp_path)
    assert (tmp_path / NAME).read_bytes() == content
