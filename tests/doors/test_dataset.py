"""Datasets: the same plan gives the same files, and the files give every game again."""

import os
import signal
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Mapping
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from panicroom import core
from panicroom.bots.keys import derived_key
from panicroom.cli import main
from panicroom.games import GAMES
from panicroom.kernel.errors import Malformed
from panicroom.kernel.match import AnyMatch, Match
from panicroom.research.dataset import folder, iterate, iterating, write
from panicroom.research.dataset.folder import held, part_file, write_part
from panicroom.research.dataset.played import Claim, played
from panicroom.research.dataset.tables import tables_of
from panicroom.sim import Plan, Sides, in_core, play_many, seated
from tests.patience import PATIENCE

STATION = Plan("station", 5, {"seats": 4}, "data", seated(["random"], 4))
PANIK = Plan("panik", 12, {"seats": 3}, "data", seated(["random"], 3))
SIDED = STATION._replace(games=2, players=seated([Sides("easy", "random")], 4))


def contents(folder: Path) -> Mapping[str, bytes]:
    """README among them."""
    files = (path for path in folder.rglob("*") if path.is_file())
    return {str(path.relative_to(folder)): path.read_bytes() for path in files}


def wait_for(path: Path, process: subprocess.Popen[bytes]) -> None:
    end = time.monotonic() + PATIENCE
    while not path.exists():
        assert process.poll() is None, "it has ended before it could be killed"
        assert time.monotonic() < end
        time.sleep(0.005)


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_killed_run_goes_on_to_the_same_files_as_an_unbroken_one(
    jobs: int, tmp_path: Path
) -> None:
    plan = PANIK._replace(games=200)
    whole, broken = tmp_path / "whole" / "d", tmp_path / "broken" / "d"
    write(plan, whole, part=20)
    program = (
        "from panicroom.research.dataset import write; from panicroom.sim import Plan;"
        f"from pathlib import Path; folder = Path({str(broken)!r});"
        f"write(Plan(*{tuple(plan)!r}), folder, {jobs}, part=20)"
    )
    process = subprocess.Popen([sys.executable, "-c", program])
    wait_for(part_file(broken, "games", 1), process)
    os.kill(process.pid, signal.SIGKILL)
    process.wait()
    assert not (broken / "README.md").exists(), "it was killed too late to prove anything"
    write(plan, broken, jobs=3 - jobs, part=20)
    assert contents(broken) == contents(whole)


def test_claims_are_rows_in_the_order_of_their_games(tmp_path: Path) -> None:
    """Bots say nothing; whoever makes games in which somebody does keeps what was said."""
    silent = played(PANIK, 0)
    said = (Claim(0, 2, "hold ghost", truth=False), Claim(3, 0, "trust red", truth=None))
    games = [silent, silent._replace(game=1, claims=said), silent._replace(game=2, claims=said[:1])]
    for name in ("games", "decisions", "claims"):
        part_file(tmp_path, name, 0).parent.mkdir(parents=True)
    write_part(tmp_path, 0, tables_of(games, {}, []))
    rows = pq.read_table(part_file(tmp_path, "claims", 0)).to_pylist()
    claims = [(1, said[0]), (1, said[1]), (2, said[0])]
    assert rows == [{"game": game, **claim._asdict()} for game, claim in claims]


@pytest.mark.parametrize("plan", [STATION, PANIK], ids=["station", "panik"])
@pytest.mark.skipif(not core.available(), reason="the native core is not built")
def test_the_core_writes_the_files_of_the_readable_engine(
    plan: Plan, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(plan, tmp_path / "core" / "d")
    monkeypatch.setattr(in_core, "can_play", lambda game, players: False)
    write(plan, tmp_path / "readable" / "d")
    assert contents(tmp_path / "core" / "d") == contents(tmp_path / "readable" / "d")


def test_what_was_written_is_not_played_again(tmp_path: Path) -> None:
    write(PANIK, tmp_path, part=5)
    told: list[int] = []
    part_file(tmp_path, "games", 2).unlink()  # as if it had been killed just before
    write(PANIK, tmp_path, told=told.append, part=5)
    assert told == [11, 12]


@pytest.mark.parametrize("plan", [STATION, SIDED, PANIK], ids=["station", "sided", "panik"])
def test_every_game_can_be_played_again_by_its_actions(plan: Plan, tmp_path: Path) -> None:
    write(plan, tmp_path)
    results, steps = play_many(plan), list(iterate(tmp_path))
    for number, result in enumerate(results):
        mine = [step for step in steps if step.game == number]
        assert len(mine) == result.figures["decisions"]
        assert {step.seat for step in mine if step.reward == 1} <= set(result.winners)
    games = pq.read_table(tmp_path / "games").to_pylist()
    assert [game["key"] for game in games] == [derived_key("data", n) for n in range(plan.games)]
    assert [tuple(game["winners"]) for game in games] == [result.winners for result in results]


@pytest.mark.skipif(not core.available(), reason=f"native core: {core.available().why}")
@pytest.mark.parametrize("plan", [STATION, PANIK], ids=["station", "panik"])
def test_core_and_readable_engine_give_the_same_tensors(plan: Plan, tmp_path: Path) -> None:
    write(plan._replace(games=2), tmp_path)
    ours, theirs = (
        [(*step[:-1], step.play.heard(step.seat)) for step in iterate(tmp_path, engine=engine)]
        for engine in ("core", "readable")
    )
    assert ours == theirs
    assert ours


def test_a_step_shows_what_its_seat_saw(tmp_path: Path) -> None:
    write(STATION._replace(games=1), tmp_path)
    game = GAMES["station"]
    key = derived_key("data", 0)
    match: AnyMatch = Match.begin(game, game.setup(seats=4), key)
    for step in iterate(tmp_path, reward="side"):
        view, options = match.view(step.seat), game.options(match.state, step.seat)
        encoding = step.play.encoding
        assert step.observation == encoding.tensor(view)
        assert step.mask == encoding.mask(view, options)
        match.act(step.seat, encoding.action(view, options, step.action))
    assert match.over


def test_readers_can_share_a_dataset(tmp_path: Path) -> None:
    write(PANIK, tmp_path, part=5)
    ours, theirs = (
        [step[:-1] for games in split for step in iterate(tmp_path, games=games)]
        for split in ([range(12)], [range(4), range(4, 12)])
    )
    assert ours == theirs


def test_a_larger_dataset_takes_no_more_memory_to_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(iterating, "ROWS", 32)  # so that both datasets have more rows than that
    peaks = []
    for games in (10, 60):
        folder = tmp_path / str(games)
        write(PANIK._replace(games=games), folder)
        for _ in iterate(folder):  # whatever is kept once is kept now
            pass
        tracemalloc.start()
        for _ in iterate(folder):
            pass
        peaks.append(tracemalloc.get_traced_memory()[1])
        tracemalloc.stop()
    assert peaks[1] < 2 * peaks[0]


def test_another_plan_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    write(PANIK, tmp_path)
    before = contents(tmp_path)
    for other in (PANIK._replace(base="other"), PANIK._replace(games=13)):
        with pytest.raises(Malformed, match="out"):
            write(other, tmp_path)
    assert contents(tmp_path) == before


def test_a_folder_of_something_else_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "thesis.txt").write_text("do not lose me")
    with pytest.raises(Malformed, match="out"):
        write(PANIK, tmp_path)
    assert os.listdir(tmp_path) == ["thesis.txt"]


def test_two_runs_do_not_write_into_one_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(folder, "PATIENCE", 0)
    with held(tmp_path), pytest.raises(Malformed, match="folder-not-in-use"):
        write(PANIK, tmp_path)
    write(PANIK, tmp_path)


def test_a_game_that_cannot_be_played_again_is_named(tmp_path: Path) -> None:
    write(PANIK, tmp_path)
    file = part_file(tmp_path, "decisions", 0)
    table = pq.read_table(file)
    wrong = table.set_column(2, "action", pa.array([0] * table.num_rows, pa.uint16()))
    pq.write_table(wrong, file)
    with pytest.raises(Malformed, match="game 0"):
        list(iterate(tmp_path))


def test_the_command_writes_a_dataset_with_its_card(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "games"
    flags = ["--games", "3", "--out", str(folder), "--jobs", "1", "--key", "k"]
    sides = ["--seats", "4", "--humans", "easy", "--infected", "random"]
    assert main(["dataset", *flags, *sides]) == 0
    assert "3 games" in capsys.readouterr().out
    card = (folder / "README.md").read_text(encoding="utf-8")
    assert card.startswith("# 3 games of Panic Station")
    decisions = pq.read_table(folder / "decisions").num_rows
    assert f"| decisions | {decisions:,} |" in card
    assert '["easy", "random"]' in card
    assert main(["dataset", *flags, *sides]) == 0, "a finished dataset is finished"
    assert main(["dataset", *flags, "--seats", "5"]) == 2
    assert "--out" in capsys.readouterr().err
