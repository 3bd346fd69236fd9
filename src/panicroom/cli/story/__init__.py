"""A game as paragraphs of text: for players, for spectators, and step by step."""
