"""Finished games, seen again: through anyone's eyes, and with what could not be known then."""
