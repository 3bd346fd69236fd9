"""A game at one keyboard: who sits where, what is asked, typed, kept and resumed."""
