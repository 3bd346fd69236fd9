"""What is printed and typed on: width, colour, letters. Knows words, and no game."""
