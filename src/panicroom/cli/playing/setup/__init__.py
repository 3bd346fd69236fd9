"""Before a game: the flags checked, the questions asked, and who gets which seat."""
