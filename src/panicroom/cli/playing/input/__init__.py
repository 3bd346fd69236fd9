"""What a player types: the prompt, its commands, and how a line becomes an action."""
