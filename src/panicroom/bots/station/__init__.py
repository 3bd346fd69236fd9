"""Bots for Panic Station: what a seat remembers, what it believes, and how each loyalty plays."""
