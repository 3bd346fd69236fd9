"""The lengths of the logs in a file: the last one counts, damage makes it forget, never invent."""

from pathlib import Path

import pytest

from panicroom.server.store import log_lengths
from panicroom.server.store.log_lengths import LogLengths


def lengths(folder: Path) -> LogLengths:
    return LogLengths(folder / "lengths")


def test_another_process_knows_what_was_noted(tmp_path: Path) -> None:
    lengths(tmp_path).note({"a": 1, "b": 2})
    lengths(tmp_path).note({"a": 3})
    assert lengths(tmp_path).known() == {"a": 3, "b": 2}
    assert (tmp_path / "lengths").stat().st_mode & 0o077 == 0


def test_what_was_deleted_is_forgotten_by_all(tmp_path: Path) -> None:
    server, other = lengths(tmp_path), lengths(tmp_path)
    server.note({"a": 1, "b": 1})
    other.forget(["a"])
    server.rewrite({"b": 4})
    assert lengths(tmp_path).known() == {"b": 4}


@pytest.mark.parametrize("cut", range(1, 20))
def test_a_line_that_is_cut_is_skipped(tmp_path: Path, cut: int) -> None:
    lengths(tmp_path).note({"table": 123})
    path = tmp_path / "lengths"
    path.write_bytes(path.read_bytes()[:-cut])
    assert lengths(tmp_path).known() in ({}, {"table": 123})


def test_no_altered_byte_makes_a_log_longer(tmp_path: Path) -> None:
    lengths(tmp_path).note({"table": 123})
    path = tmp_path / "lengths"
    whole = path.read_bytes()
    for at in range(len(whole)):
        for bit in range(8):
            path.write_bytes(whole[:at] + bytes([whole[at] ^ 1 << bit]) + whole[at + 1 :])
            assert lengths(tmp_path).known().get("table", 0) in (0, 123)


def test_the_file_stays_small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log_lengths, "GROWTH", 1000)
    noted = lengths(tmp_path)
    for number in range(1, 500):
        noted.note({f"t{number % 5}": number})
    assert (tmp_path / "lengths").stat().st_size < 1300
    assert lengths(tmp_path).known() == {f"t{n % 5}": n for n in range(495, 500)}


def test_a_rewrite_shortens_nothing(tmp_path: Path) -> None:
    noted = lengths(tmp_path)
    noted.note({"a": 9})
    noted.rewrite({"a": 3, "b": 2})
    assert noted.known() == {"a": 9, "b": 2}
    assert noted.of("a") == 9
