"""Simulation results and editions, as tables and plots."""
