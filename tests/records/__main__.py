"""Writes the records that are not there: python -m tests.records

A record that is there stays as it is, whatever the rules have become: that it can still be
replayed is the point of it. The same code writes the same records, on any machine.
"""

from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

from panicroom.games import game_named
from panicroom.kernel.dice import Dice
from panicroom.kernel.match import AnyMatch, Match
from tests.records.player import play

FOLDER = Path(__file__).parent


class Wanted(NamedTuple):
    """How a game is to begin and to end; `won` is whether anybody has."""

    reason: str
    setup: dict[str, Any]
    position: tuple[str, ...] = ()
    won: bool = True
    game: str = "station"


def panik(reason: str, **setup: Any) -> Wanted:
    return Wanted(reason, setup, game="panik")


CLOSING_MAP = (
    "station en seats=4",
    "map 0,0 reactor; -1,0 run-2; 0,-1 team-1 180; -1,1 run-1 180; -2,0 team-3 180;"
    " -1,-1 team-2; 1,0 parasite-3 180; 0,1 storage-2 180; 1,1 parasite-2 180;"
    " -2,-1 parasite-4 180; -3,-1 storage-1",
    "explore vault sick-bay empty-1 parasite-1 hive run-3 terminal empty-2 team-4 | none",
    "red T4@storage-1",
    "blue T4@parasite-2",
    "green host",
)
"""Two dead ends are left for two doorways."""

LAST_OF_THE_INFECTED = (
    "station ru seats=4",
    "map 0,0 reactor; 1,0 run-2; 0,1 storage-2 180 red",
    "red T0 A2 host",
    "blue T1 A0 infected by red",
    "green T0 A0",
    "yellow T0 A0",
    "parasites reactor gray*2 black; run-2 gray",
)

WANTED = {
    "burned": Wanted("burned", {"seats": 4}),
    "burned-at-six": Wanted("burned", {"seats": 6, "edition": "ru", "variants": [3]}),
    "all-infected": Wanted("all_infected", {"seats": 5, "edition": "fr"}),
    "last-human-killed": Wanted("last_human_killed", {"seats": 6, "variants": [4]}),
    "last-human-without-gas": Wanted("last_human_without_gas", {"seats": 4, "edition": "cs"}),
    "troopers-dead": Wanted("troopers_dead", {"seats": 5, "edition": "ru", "variants": [1]}),
    "round-limit": Wanted("round_limit", {"seats": 4, "variants": [2], "round_limit": 12}),
    "nobody-won": Wanted("troopers_dead", {"seats": 4}, won=False),
    "hive-blocked": Wanted("hive_blocked", {}, CLOSING_MAP),
    "nobody-alive": Wanted("nobody_alive", {}, LAST_OF_THE_INFECTED, won=False),
    "panik-won-at-two": panik("most_points", seats=2),
    "panik-won-at-three": panik("most_points", seats=3, shared_tandem="double"),
    "panik-won-at-four": panik("most_points", seats=4),
    "panik-shared-at-two": panik("shared_victory", seats=2, ghosts="1,4,3,4,1"),
    "panik-shared-at-three": panik("shared_victory", seats=3),
    "panik-shared-at-four": panik("shared_victory", seats=4, shared_tandem="double"),
}


def begin(wanted: Wanted, key: str) -> AnyMatch:
    game = game_named(wanted.game)
    if wanted.position:
        return Match.begin_at(game, "\n".join([*wanted.position, f"dice {key}"]))
    return Match.begin(game, game.setup(**wanted.setup), key)


def find(name: str, wanted: Wanted) -> AnyMatch:
    """The first game with the end that is wanted."""
    for number in count(1):
        key = f"{name}-{number}"
        match = begin(wanted, key)
        play(match, Dice(f"player-{key}"))
        outcome = match.state.outcome
        if outcome and (outcome.reason, bool(outcome.winners)) == (wanted.reason, wanted.won):
            return match
    raise AssertionError("there is always a next number")


def main() -> None:
    for name, wanted in WANTED.items():
        path = FOLDER / f"{name}.jsonl"
        if not path.exists():
            path.write_text(str(find(name, wanted).record), encoding="utf-8")
            print(f"{path.name}: {path.stat().st_size} bytes")


if __name__ == "__main__":
    main()
