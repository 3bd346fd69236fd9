"""Prints positions as a page is told them, for the tests of its map: what one seat sees, what it is
offered, and which turns of the next room it is refused."""

import json
import sys
from typing import Any, Final

from panicroom.server.protocol.impossible import refused_attempt
from panicroom.station import STATION
from panicroom.station.tokens import COLORS

FULL: Final = """
station en seats=6
map 0,0 reactor; 1,0 terminal red used; -1,1 vault; 1,-1 sick-bay 180; -1,-1 storage-1 red; \
-1,0 storage-2; 0,-2 empty-1; 2,0 empty-2; 0,1 run-1 180; -1,-2 run-2 red; 2,-2 run-3; \
1,1 team-1 180; -2,-2 team-2 180; 2,1 team-3 180 red; 2,-1 team-4 180; 1,-2 parasite-1 180; \
0,-1 parasite-2 180; 1,2 parasite-3; -2,0 parasite-4
red T4@reactor A3@storage-2 hand own gas gas grenade knife table ammo/3
blue T2@reactor A4@reactor
green T1@reactor A2@vault.upper
yellow T4@sick-bay.lower A4@sick-bay.upper
white T3@reactor A4@storage-2
black T3@reactor A4@terminal
parasites reactor gray black; storage-2 gray gray flipped; team-3 gray black; vault.lower black; \
parasite-4 gray; run-2 black
explore hive
discards alert ammo
round 9 marker green
turn red ap 3
"""
BEGINNING: Final = """
station en seats=4
map 1,0 terminal; 0,1 storage-2 180
explore parasite-2 | rest
turn red ap 4
"""
REVEAL: Final = """
station en seats=4
map 1,0 terminal; 0,1 storage-2 180; -1,0 run-2; 0,-1 vault 180
explore team-4 | rest
red T4@terminal A4@reactor
turn red ap 3
owed turn red
owed place red empty-1 -
"""
POSITIONS: Final = {"beginning": BEGINNING, "full": FULL, "reveal": REVEAL}
LAYS: Final = ("explore", "lay")
VIEWER: Final = COLORS.index("red")


def main() -> int:
    told = {name: as_told(text) for name, text in POSITIONS.items()}
    json.dump(told, sys.stdout, indent=1)
    print()
    return 0


def as_told(text: str) -> dict[str, Any]:
    state = STATION.read(text.strip())
    view = STATION.view(state, VIEWER)
    options = [STATION.wire.option(view, action) for action in STATION.options(state, VIEWER)]
    return {"view": STATION.wire.view(view), "options": options, "refused": turns_refused(view)}


def turns_refused(view: Any) -> list[Any]:
    """Of the card that may be laid now, what would lay it at the same places turned otherwise."""
    found = [(action, STATION.why_not(view, action)) for action in STATION.candidates(view)]
    laid = {place_in(STATION.spell(action)) for action, refusal in found if refusal is None}
    return [
        without_said(refused_attempt(STATION, view, action, refusal))
        for action, refusal in found
        if refusal is not None and action.verb in LAYS and place_in(STATION.spell(action)) in laid
    ]


def without_said(attempt: dict[str, Any]) -> dict[str, Any]:
    return {field: value for field, value in attempt.items() if field != "said"}


def place_in(spelled: str) -> str:
    """Without the last word, which is the turn."""
    return spelled.rpartition(" ")[0]


if __name__ == "__main__":
    sys.exit(main())
