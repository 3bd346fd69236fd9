"""A table as the fold of its log: no network, no database; the time is an argument."""
