"""Tests assert what a user or a numbered rule demands. `python -m tests` runs every suite."""
