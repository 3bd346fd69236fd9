"""Panik in the native core."""
