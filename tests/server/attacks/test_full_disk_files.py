"""Files that do not fit on the disk: said in a sentence that names the file, nothing half-written
is left, and the same command succeeds when there is room."""

import asyncio
import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from panicroom.cli import main
from panicroom.cli.playing.server.records import keep_record
from panicroom.server.process.keyfile import SIZE, signing_key
from panicroom.server.store.log_lengths import LogLengths
from panicroom.words import languages
from tests.any_game import played
from tests.server.attacks.failing_disk import files_at_most
from tests.server.running import running

every_language = pytest.mark.parametrize("lang", languages())


@pytest.fixture(autouse=True)
def _logs_as_they_were() -> Iterator[None]:
    """Serving writes its logs to this test's standard error, which is gone afterwards."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)


def said(capsys: pytest.CaptureFixture[str]) -> str:
    return "".join(capsys.readouterr().err.split())


@every_language
def test_a_key_that_does_not_fit_is_no_key(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], lang: str
) -> None:
    asked = ["serve", "--lang", lang, "--data", str(tmp_path), "--port", "0"]
    with files_at_most(0):
        assert main(asked) == 2
    assert "signing.key" in said(capsys)
    assert [path.name for path in tmp_path.iterdir()] == ["server.lock"]
    assert len(signing_key(tmp_path)) == SIZE


@every_language
@pytest.mark.parametrize("size", [0, 20_000])
def test_a_backup_that_does_not_fit_is_no_backup(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], lang: str, size: int
) -> None:
    async def serve() -> None:
        async with running(tmp_path) as server:
            await server.table(await server.guest("Ann"))

    asyncio.run(serve())
    to = tmp_path / "copies" / "kept.tar"
    to.parent.mkdir()
    asked = ["backup", "--lang", lang, "--data", str(tmp_path / "data"), str(to)]
    with files_at_most(size):
        assert main(asked) == 2
    assert "kept.tar" in said(capsys)
    assert list(to.parent.iterdir()) == []
    assert main(asked) == 0
    assert to.exists()


def test_a_record_that_does_not_fit_is_no_record(tmp_path: Path) -> None:
    record = played("panik", "record").record
    with files_at_most(100), pytest.raises(OSError, match="jsonl") as failed:
        keep_record(record, tmp_path)
    assert str(failed.value.filename).startswith(str(tmp_path))
    assert list(tmp_path.iterdir()) == []
    assert keep_record(record, tmp_path).read_text(encoding="utf-8") == str(record)


def test_lengths_of_logs_that_do_not_fit_are_told_once_and_kept_later(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "lengths"
    lengths = LogLengths(path)
    lengths.note({"a": 1})
    with files_at_most(path.stat().st_size + 5):  # half a line fits
        lengths.note({"a": 2})
        lengths.note({"a": 3})
    assert [each.message for each in caplog.records] == ["lengths of logs were not remembered"]
    assert LogLengths(path).known() == {"a": 1}
    lengths.note({"b": 4})
    assert LogLengths(path).known() == {"a": 1, "b": 4}
