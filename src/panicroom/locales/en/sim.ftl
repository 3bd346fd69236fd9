# Many games, and the speed of the engine.

sim-games = { $games ->
    [one] 1 game.
   *[other] { $games } games.
}
sim-side = winners
sim-reason = by
sim-wins = games
sim-seat = player
sim-won = won
sim-shared = not alone
sim-figure = a game
sim-mean = mean
sim-lower = 25 %
sim-median = 50 %
sim-upper = 75 %

figure-decisions = decisions

bench-begins = Random games on one core, { $games } for each number of players; times in microseconds.
bench-game = game
bench-seats = players
bench-rate = decisions/s
bench-options = options
bench-apply = apply
bench-view = view
bench-copy = copy
bench-ratio = x catanatron
bench-catanatron = catanatron: { $rate } decisions/s (four random players, in the same run).
bench-no-catanatron = catanatron is not installed, so there is nothing to compare with.
