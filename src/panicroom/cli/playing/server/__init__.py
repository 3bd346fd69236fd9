"""The server behind a game: a local one if needed, the guests on it, and the files kept here."""
