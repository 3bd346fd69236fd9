"""Simulation results, editions and engine speed, as tables and plots."""
