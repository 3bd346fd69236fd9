"""Positions as text that a person can write by hand.

    station en seats=5 variants=4
    map    0,0 reactor; 0,1 storage-1 red; 1,0 run-2; 0,-1 hive 180
    red    T4@storage-1 A2@reactor hand host infect:red*2 gas*2 table ammo/3 keycard
    blue   T3@storage-1 hand own gas grenade infect:red infected by red round 3
    parasites  storage-1 gray black; run-2 gray
    away   green yellow white
    rolls  3 1
    search armor gas ammo | rest
    explore empty-2 team-4 | none
    turn   red ap 2 traded T@storage-1
    owed   trade red blue storage-1 gas -

Everything has a default: who is not named stands in the Reactor unhurt, a missing hand or deck
is dealt from what is left. `write` prints the canonical text, and reading it gives exactly the
same state.
"""

from panicroom.station.notation.read import read
from panicroom.station.notation.write import write

__all__ = ["read", "write"]
