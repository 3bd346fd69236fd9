"""A game as it is told: to whoever plays, to onlookers, and afterwards step by step."""
