"""`panicroom puzzles`: what it finds does not depend on how often it was stopped."""

import json
from pathlib import Path

from tests.cli.typist import session


def found(folder: Path, games: int) -> str:
    done = session("puzzles", "--games", str(games), "--jobs", "1", "--into", str(folder))
    assert not done.complaint
    assert "Who is the Host?" in done.shown
    return (folder / "found.jsonl").read_text(encoding="utf-8")


def test_a_search_that_was_stopped_goes_on_where_it_was(tmp_path: Path) -> None:
    whole = found(tmp_path / "whole", 3)
    part = tmp_path / "part"
    part.mkdir()
    (part / "found.jsonl").write_text(whole.splitlines(keepends=True)[0] + "[{", encoding="utf-8")
    assert found(part, 3) == whole
    shelf = json.loads((part / "station.json").read_text(encoding="utf-8"))
    assert shelf
    assert all(puzzle["right"] in puzzle["answers"] for puzzle in shelf)
