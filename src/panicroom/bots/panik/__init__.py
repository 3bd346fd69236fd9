"""Bots for Panik: which hidden manors may be traps, and where a hunter earns most."""
