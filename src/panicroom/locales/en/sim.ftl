# Many games, and the speed of the engine.

flag-sim-seats = number of players: { $games }; separate several with commas, as with --edition
flag-sim-level = how well the bots play (default: normal): { $games }; one for all, or one for each seat, separated by commas
flag-humans = how well players play as humans; with several levels, separated by commas, each is tried against each
flag-infected = how well players play once infected
flag-sim-talk = bots that make claims: off (default), on, or both to compare the same deals
flag-plot = draw a chart into this file (.png, .svg or .pdf)
flag-tells-plot = draw a chart of what the bots believe into this file (.png, .svg or .pdf)

sim-no-sides = { $game } has no sides: set the levels with --level.
sim-level-or-sides = Use either --level for everyone, or --humans and --infected for each side.
sim-progress = { $done } of { $games } games

sim-games = { $games ->
    [one] 1 game.
   *[other] { $games } games.
}
sim-players = { $seats ->
    [one] 1 player.
   *[other] { $seats } players.
}
sim-bot-levels = { $count ->
    [one] The bots play at this level: { $levels }.
   *[other] The bots play at these levels: { $levels }.
}
sim-sides = Level of the humans: { $humans }; of the infected: { $infected }.
sim-common = All runs use the same keys. In brackets: 95% confidence interval.

sim-side = winners
sim-reason = by
sim-wins = games
sim-interval = 95% interval
sim-seat = player
sim-level = level
sim-won = won
sim-shared = shared
sim-score = score
sim-figure = per game
sim-mean = mean
sim-lower = 25%
sim-median = 50%
sim-upper = 75%
sim-decimal = { NUMBER($number, minimumFractionDigits: 1, useGrouping: 0) }
sim-range = [{ $low }, { $high }]

# How often a side wins, by its own level (rows) and the other side's (columns).
sim-side-wins = { START($side) }, wins in %
sim-against = against { $level }
sim-gain = { $level } over { $other }

# What talk changes, and what bots say.
sim-mute = bots mute
sim-talk = bots talking
sim-change = change
sim-claims = claims per game
sim-lies = lies, %
sim-accusations = false accusations believed, %
sim-defenses = false defenses believed, %
sim-moved = suspicion raised by, %
sim-said = claims per game, by role

plot-no-matplotlib = Charts need matplotlib, which isn’t installed here. To install it:
plot-bad-file = --plot takes a file that ends in .png, .svg or .pdf, not “{ $file }”.
plot-each = { $games } games per column.
plot-players = players
plot-wins = wins, %
plot-round = round
plot-infected = infected players, %
plot-points = points
plot-score = score, %
plot-chance = by chance

figure-decisions = decisions

bench-begins = Random games on one core, { $games } for each number of players; times in microseconds.
bench-game = game
bench-seats = players
bench-rate = decisions/s
bench-options = options
bench-apply = apply
bench-view = view
bench-copy = copy
bench-ratio = × catanatron
bench-catanatron = catanatron, a simulator of Catan in Python, for comparison: { $rate } decisions/s (four random players, in the same run).
bench-no-catanatron = catanatron, a simulator of Catan in Python, is not installed: nothing to compare with.
bench-core-begins = Both games in the readable engine and in the native core, decisions a second; “within” is games that were set up before, “with set-up” includes that; “batch” is 1,024 games at once with masks, “tensors” the same with observations; a playout goes from the middle of a game to its end, a copy is in nanoseconds.
bench-core-game = game
bench-core-seats = players
bench-core-readable = readable
bench-core-driven = native
bench-core-times = times
bench-core-inside = within
bench-core-whole = with set-up
bench-core-batch = batch
bench-core-tensors = tensors
bench-core-playouts = playouts/s
bench-core-copy = copy
bench-no-numpy = Without NumPy there are no batches to measure: pip install panicroom[research].
bench-no-core = The native core isn’t built here: python -m panicroom.core.build builds it where there is a C compiler.
bench-peers = Other simulators are measured beside ours from a clone of the source: make peers.

flag-rate-games = how many deals each pair of levels plays, the same for all pairs (default: 100)
flag-rate-level = the levels to rate, separated by commas (default: all)
rate-one-level = Name at least two different levels.
rate-how = Every pair of levels played { $games ->
    [one] one deal
   *[other] the same { $games } deals
}. 400 points are odds of ten to one; 0 is the mean of all. In brackets: 95% confidence interval, by drawing the deals anew.
rate-rating = rating
rate-side = side
