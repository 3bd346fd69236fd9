"""Panic Station in code: an engine, bots and a terminal table."""

__version__ = "0.1.0"
