"""What research asks of the games: observations and actions as numbers."""
