"""Bots for Panik: they estimate which hidden manors are traps and where a hunter earns most."""
