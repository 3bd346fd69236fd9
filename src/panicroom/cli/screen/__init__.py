"""The terminal screen: width, color, characters. Knows words, and no game."""
