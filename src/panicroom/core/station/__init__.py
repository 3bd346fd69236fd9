"""Panic Station in the native core."""
