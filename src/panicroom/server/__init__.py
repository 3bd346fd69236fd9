"""Tables on the net: one log a table, stored before anyone is told."""
