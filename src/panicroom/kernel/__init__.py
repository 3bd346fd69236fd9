"""What any table game needs and no game's rules."""
