"""How scripted bots talk: when they may (`floor`), what each side says (`human`, `infected`), and
what the word of others is worth (`credence`)."""
