"""Which worlds a seat cannot rule out: who may be the Host, and who may be infected.

`notes.py` keeps what a seat has heard as facts, `facts.py` says what a fact is, and `possible.py`
which worlds agree with the facts. A world here is the Host and the loyalties and nothing else. The
cards behind them are not followed: where a card could decide, both is held possible, so that a
proof may be missed but is never false. Without VARIANT-2 alone.
"""
