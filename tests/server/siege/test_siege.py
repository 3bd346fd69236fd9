"""A short run of `make siege`: every attack attacks, and the player is answered. Nothing in it is
about time."""

import asyncio
import time
from pathlib import Path

import pytest

from tests.patience import PATIENCE
from tests.server.party import party
from tests.server.running import Running, served_with
from tests.server.siege import attacks
from tests.server.siege.__main__ import besieged
from tests.server.siege.attacks import ATTACKS
from tests.server.siege.measuring import AT_REST, Measured
from tests.server.siege.report import HEAD, best_of, is_held, row
from tests.server.siege.target import Target


@pytest.mark.parametrize("attack", ATTACKS)
def test_every_attack_attacks_and_the_game_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, attack: str
) -> None:
    monkeypatch.setattr(attacks, "IDLE_OF_ADDRESS", 1)

    @served_with(messages_per_second=20)
    async def scenario(server: Running) -> None:
        async with party(server) as game:
            target = Target(server.port, game.code, time.monotonic() + PATIENCE)
            under_way = asyncio.ensure_future(ATTACKS[attack](target))
            while not target.sent:
                assert not under_way.done()
                await asyncio.sleep(0)
            under_way.cancel()
            await asyncio.gather(under_way, return_exceptions=True)
            await game.goes_on()

    scenario(tmp_path)


def test_the_player_is_answered_during_an_attack(tmp_path: Path) -> None:
    async def measure() -> Measured:
        async with besieged(tmp_path / "data") as server:
            return await server.measure(next(iter(ATTACKS)), seconds=0.3, nice=0)

    measured = asyncio.run(measure())
    assert measured.answers >= 2
    assert 0 < measured.p50 <= measured.p99 <= measured.worst
    assert measured.worst_by_server <= measured.worst


def measured(worst: float, by_server: float) -> Measured:
    return Measured(10, 1, 5.0, 70, 0.002, 0.03, worst, by_server, 1.0)


def test_the_calmest_round_counts() -> None:
    rounds = [measured(0.3, by_server) for by_server in (0.12, 0.0075, 0.05)]
    assert best_of(rounds) is rounds[1]
    told = row(AT_REST, rounds)
    assert told == "| none | 10 | 1 | 70 | 2.0 | 30 | 300 | 7.5 | 120, 7.5, 50 | 20 % |"
    assert told.count("|") == HEAD.partition("\n")[0].count("|")


def test_on_a_quiet_machine_every_late_answer_is_the_servers() -> None:
    late = [measured(0.3, 0.1), measured(0.4, 0.2)]
    quiet, busy = [measured(0.005, 0.005)], [measured(0.005, 0.005), measured(0.2, 0.005)]
    assert not is_held(late, quiet)
    assert is_held(late, busy)
    assert not is_held([measured(0.3, 0.3)], busy)
