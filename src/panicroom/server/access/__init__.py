"""Who may connect and how much they may ask for: tokens, origins, rate limits."""
