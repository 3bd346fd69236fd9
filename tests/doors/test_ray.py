"""Ray: the same results on a cluster as on one machine, also if a worker is killed."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import ray
from ray.cluster_utils import Cluster

from panicroom.kernel.errors import Malformed
from panicroom.research.dataset import write
from panicroom.sim import Plan, Result, play_many, seated
from panicroom.sim.games import play_game
from panicroom.sim.on_ray import must_answer
from panicroom.sim.parallel import in_order

FILE = "panik.json"
PLAN = Plan("panik", 100, {"seats": 3}, "ray", seated(["random"], 3))


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    """Two nodes with a worker process each, on this machine."""
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    node: Any = {"num_cpus": 1, "object_store_memory": 80_000_000}
    head = node | {"include_dashboard": False}
    cluster = Cluster(initialize_head=True, head_node_args=head)
    cluster.add_node(**node)
    yield cluster
    cluster.shutdown()


@pytest.fixture(scope="module")
def connected(cluster: Cluster) -> Iterator[Cluster]:
    """This process keeps its connection from test to test."""
    ray.init(address=cluster.address, log_to_driver=False, logging_level="ERROR")
    yield cluster
    ray.shutdown()


@pytest.mark.parametrize(
    "flags",
    [
        "--game panik --games 40 --level random",
        "--game station --games 2 --humans random,easy --infected random,easy",
    ],
    ids=["simulation", "tournament"],
)
def test_the_command_finds_a_cluster_by_its_address(cluster: Cluster, flags: str) -> None:
    program = [sys.executable, "-m", "panicroom.cli", "sim", *flags.split(), "--json"]
    there, here = (
        subprocess.run(
            [*program, "--jobs", "1", "--on", place], capture_output=True, check=True
        ).stdout
        for place in (f"ray:{cluster.address}", "here")
    )
    assert there == here


def test_the_games_behind_the_page_on_the_balance_are_the_same(
    cluster: Cluster, tmp_path: Path
) -> None:
    program = [sys.executable, "-m", "panicroom.sim.balance"]
    for place in ("here", f"ray:{cluster.address}"):
        folder = str(tmp_path / place.partition(":")[0])
        wishes = [folder, "panik", "--games", "2", "--jobs", "1", "--on", place]
        subprocess.run([*program, *wishes], check=True, capture_output=True)
    assert (tmp_path / "ray" / FILE).read_bytes() == (tmp_path / "here" / FILE).read_bytes()


@pytest.mark.parametrize("address", ["127.0.0.1:1", "host:port", "ray://127.0.0.1:1"])
def test_an_address_without_a_cluster_is_named_at_once(address: str) -> None:
    with pytest.raises(Malformed, match=re.escape(address)):
        must_answer(address)


def killed_once(trace: Path, plan: Plan, index: int) -> Result:
    """Game 50 kills the worker that plays it, the first time."""
    if index == 50 and not trace.exists():
        trace.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return play_game(plan, index)


@pytest.mark.usefixtures("connected")
def test_a_simulation_gives_what_it_gives_here() -> None:
    told: list[int] = []
    assert play_many(PLAN, on="ray", told=told.append) == play_many(PLAN)
    assert told == list(range(1, 101))


@pytest.mark.usefixtures("connected")
def test_a_killed_worker_changes_nothing(tmp_path: Path) -> None:
    trace = tmp_path / "killed"
    found = list(in_order(partial(killed_once, trace, PLAN), range(PLAN.games), 1, "ray"))
    assert trace.exists()
    assert found == play_many(PLAN)


@pytest.mark.usefixtures("connected")
def test_a_dataset_has_the_same_files(tmp_path: Path) -> None:
    here, there = tmp_path / "here" / "d", tmp_path / "there" / "d"
    write(PLAN._replace(games=40), here, part=15)
    write(PLAN._replace(games=40), there, on="ray", part=15)
    files = [path.relative_to(here) for path in here.rglob("*") if path.is_file()]
    assert len(files) == 3 * 3 + 2
    assert all((here / file).read_bytes() == (there / file).read_bytes() for file in files)


@pytest.mark.usefixtures("connected")
def test_an_error_of_a_game_comes_back_and_the_cluster_lives_on() -> None:
    with pytest.raises(Malformed):
        list(in_order(partial(play_game, PLAN._replace(wishes={"seats": 9})), range(3), 1, "ray"))
    assert play_many(PLAN._replace(games=3), on="ray") == play_many(PLAN)[:3]


def test_a_lost_machine_changes_nothing(connected: Cluster) -> None:
    extra = connected.add_node(num_cpus=1, object_store_memory=80_000_000)

    def lose(done: int) -> None:
        if done == 33:
            connected.remove_node(extra, allow_graceful=False)

    plan = PLAN._replace(games=200)
    assert play_many(plan, on="ray", told=lose) == play_many(plan)
