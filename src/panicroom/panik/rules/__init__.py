"""The rulebook of Panik, a file for each chapter, in the same order as in every game here: what
is refused, what is offered, what is done, and the events."""
