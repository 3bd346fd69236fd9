"""Panik as numbers."""
