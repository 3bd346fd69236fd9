"""Whole states as a seat may imagine them: made from what it sees, what it has heard and whom it
suspects, and from nothing else.

`hearing.py` keeps what a seat hears of cards and loyalties. An `Imagination` is made once a
decision; each set of dice then gives one state, with no more in it of the true one than the seat
knows. `loyalties.py` says who is infected and by whom, `hands.py` what is known to lie in whose
hand, `piles.py` and `rooms_to_come.py` deal the rest of both decks.
"""

from panicroom.station.imagining.hearing import heard
from panicroom.station.imagining.imagination import Imagination, imagine
from panicroom.station.imagining.past import Past, open_past

__all__ = ["Imagination", "Past", "heard", "imagine", "open_past"]
