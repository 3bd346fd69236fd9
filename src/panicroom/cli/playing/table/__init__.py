"""A table on a server: its lobby, its notices, and the commands of players and of its host."""
