"""One table as the fold of its log: no network, no store, and no clock of its own."""
