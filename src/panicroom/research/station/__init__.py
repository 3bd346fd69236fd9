"""Panic Station as numbers."""
