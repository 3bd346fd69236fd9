"""Playing and watching from a terminal: setup, input, the table, and the server behind it."""
