"""Calls people back to their games who are not there: what to send, when, and where to."""
