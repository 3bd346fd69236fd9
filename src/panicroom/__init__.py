"""Panic Station and Panik in code: engines, bots and a terminal table."""

__version__ = "0.2.0"
