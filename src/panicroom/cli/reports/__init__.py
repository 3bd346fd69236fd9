"""Figures of many games, and of the program itself, as tables and plots."""
