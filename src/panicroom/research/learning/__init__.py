"""A small learner, to start from: policy gradients in NumPy by self-play, a minute to beat players
that choose at random. `python -m panicroom.research.learning --help`."""
