"""The HTTP side: REST routes, the error answers they share, and the built page."""
