"""Deduction puzzles of Panic Station, taken from games of bots: one certain answer each.

`rows.py` makes what a seat knows short enough to be read, `questions.py` asks, `proofs.py` says
from which rows the answer follows and what speaks against the others, `finder.py` looks for such
moments in games, and `shelf.py` keeps those that are shipped, in `station.json`.
"""
