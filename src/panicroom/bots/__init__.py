"""Bots: memory from the seat's own events, choice from the seat's own view, never the state."""
