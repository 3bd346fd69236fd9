# Many games, and the speed of the engine.

flag-sim-seats = how many players: { $games }; several with commas, and --edition likewise
flag-sim-level = how well the bots play (normal): { $games }; one for all, or one for each seat with commas
flag-humans = how well a player plays as a human; with commas every level is tried against every level
flag-infected = how well a player plays once infected
flag-plot = draw it into this file (.png, .svg or .pdf)

sim-no-sides = There are no sides in { $game }: name the levels with --level.
sim-level-or-sides = Either --level says how well everybody plays, or --humans and --infected say it by side.
sim-progress = { $done } of { $games } games

sim-games = { $games ->
    [one] 1 game.
   *[other] { $games } games.
}
sim-players = { $seats ->
    [one] 1 player.
   *[other] { $seats } players.
}
sim-company = { $count ->
    [one] The bots play at this level: { $levels }.
   *[other] The bots play at these levels: { $levels }.
}
sim-sides = Level of the humans: { $humans }; of the infected: { $infected }.
sim-common = All on the same keys. In brackets what chance alone may do to a figure, in 95 of 100 cases.

sim-side = winners
sim-reason = by
sim-wins = games
sim-interval = 95 % interval
sim-seat = player
sim-level = level
sim-won = won
sim-shared = not alone
sim-score = score
sim-figure = a game
sim-mean = mean
sim-lower = 25 %
sim-median = 50 %
sim-upper = 75 %
sim-decimal = { NUMBER($number, minimumFractionDigits: 1, useGrouping: 0) }
sim-range = [{ $low }, { $high }]

# How often a side wins, by its own level (rows) and the other side's (columns).
sim-side-wins = { START($side) }, wins in %
sim-against = against { $level }
sim-gain = { $level } over { $other }

plot-no-matplotlib = Drawing needs matplotlib, which is not installed here. To install it:
plot-bad-file = --plot takes a file that ends in .png, .svg or .pdf, not "{ $file }".
plot-each = { $games } games for each column.
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
bench-ratio = x catanatron
bench-catanatron = catanatron: { $rate } decisions/s (four random players, in the same run).
bench-no-catanatron = catanatron is not installed, so there is nothing to compare with.
