"""Positions of Panik as text that a person can write by hand.

    panik seats=3 shared_tandem=double
    red    ghost-3 up with red:tandem blue:basic; trap; shared; ghost-1
    red-hand   basic*2 tandem detector
    turn   blue

A manor that is not named is dealt from what is left; a hand that is not named holds what is left
of the team. `write` prints the canonical text, and reading it gives exactly the same state.
"""

from panicroom.panik.notation.read import read
from panicroom.panik.notation.write import write

__all__ = ["read", "write"]
