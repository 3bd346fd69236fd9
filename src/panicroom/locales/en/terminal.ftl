# Everything the terminal says that is not the game itself.

list-empty = none
list-last = { $rest } and { $last }
list-more = { $first }, { $rest }

## Players, by their colour

seat-red = Red
seat-blue = Blue
seat-green = Green
seat-yellow = Yellow
seat-white = White
seat-black = Black

## The command and its verbs

version = panicroom { $version }
farewell = Goodbye.

help-panicroom = Table games in the terminal, with bots to play against: { $games }.
help-more = "panicroom VERB --help" lists the flags of a verb. New here? "panicroom play" asks all it needs to know.
help-usage = Usage:
help-flags = What it takes

verb-play = play a game yourself, with bots in the other seats
verb-watch = watch bots play, told as a story
verb-sim = let bots play many games, and count who wins
verb-replay = tell a recorded game, or show the table at one of its steps
verb-position = read a position, draw it and write it in its canonical form
verb-rules = look up the numbered rules
verb-bench = measure the engine's speed

flag-help = show this help
flag-game = which game: { $games }
flag-one-game = one game only: { $games }
flag-seats = how many players: { $games }
flag-edition = whose rulebook: { $games }
flag-variant = a variant ({ $games }); may be given several times
flag-ruling = set a ruling; may be given several times
flag-key = the key of the dice; the same key gives the same game
flag-seat = the colour you play (the first one)
flag-saves = where the record of the game is kept (saves)
flag-eyes = look through the eyes of this player; without it as a spectator
flag-open = look into every hand
flag-games = how many games (100)
flag-jobs = on how many processes (one a core); the results are the same
flag-json = print JSON
flag-record = the file of the record
flag-step = show the table after so many actions, and no story
flag-position = the file of the position, or - to read it from the input
flag-rule = a rule by its id, or all whose id begins with this word
flag-coverage = list which test proves which rule (in the folder of the project)
flag-bench-games = how many games for each number of players (40)

## Errors, each in one line

error-unknown-verb = There is no "{ $verb }" here: "panicroom" alone lists what there is.
error-unknown-flag = "{ $flag }" means nothing to me: "{ $command } --help" lists the flags.
error-flag = { $flag } is not complete: "{ $command } --help" shows how it is used.
error-command-line = Something is missing: "{ $command } --help" shows what it takes.
error-number = { $least ->
    [0] { $flag } takes a number from zero on, not "{ $text }".
   *[other] { $flag } takes a number above zero, not "{ $text }".
}
error-ruling = --ruling takes a name and a value, NAME=VALUE, not "{ $text }".
error-no-editions = There is only one edition of { $game }.
error-no-variants = There are no variants of { $game }.
error-seat = Nobody here is called "{ $text }": choose one of { $seats }.
error-no-file = There is no file "{ $file }".
error-folder = "{ $file }" is a folder, not a file.
error-no-folder = "{ $file }" is not a folder.
error-permission = "{ $file }" is not open to me.
error-file = "{ $file }" cannot be used: { $reason }.
error-not-text = That file is not text.
error-refused = That cannot be done: { $reason }.
error-malformed = { $line ->
    [0] { $field }: "{ $text }" is not { $expected }.
   *[other] Line { $line }, { $field }: "{ $text }" is not { $expected }.
}
error-record-action = Line { $line }: "{ $text }" is no action of this game.
error-record-refused = Line { $line }: "{ $text }" is against the rules there ({ $rule }).
error-record-field = Line { $line }: its "{ $field }" is missing, or is not of the right kind.
error-game = The record is of "{ $game }", a game I do not know.
error-step = There is no step { $step }: the record ends with step { $last }.
error-digest = The record has been changed: replayed, it ends otherwise than it says.
error-rule = There is no rule "{ $text }": "panicroom rules" lists them all.
error-rule-and-rulings = "{ $text }" reads the same whatever is played: ask either for a rule, or with --edition, --variant and --ruling for what is played.
rules-settled = { $mark }: what follows is not in the rulebooks, or not clear there, and is settled so here.
coverage-sum = { $covered } of { $all } rules and rulings have a test.
error-no-tests = There are no tests here: run this in the folder of the project.

## Before a game

ask-game = Which game: { $allowed }? [{ $default }]
ask-seats = How many players: { $allowed }? [{ $default }]
ask-edition = Whose rules: { $allowed }? [{ $default }]
ask-again = "{ $text }" is not one of { $allowed }.

play-how = Type the number of an option, or ? for help.
play-sealed = The dice are sealed: { $hash }. The key is shown at the end.

## Playing

prompt = >
prompt-empty = Type the number of an option, or ? for help.
prompt-unreadable = { $field ->
    [action] I cannot read "{ $text }" as an action.
   *[other] "{ $text }" is not { $expected }.
}
prompt-try = Type a number of the list, or a short form, or ? for help.
prompt-usage = It is typed like this: { $usage }
prompt-verbs = Short forms:
prompt-verb = { $usage };
prompt-last-verb = { $usage }.
usage = { $text }
prompt-no-such-number = There is no option { $text }: they go from 1 to { $most }.
prompt-no-rule = There is no rule "{ $text }": rules alone lists them all.
prompt-other-rule = "{ $text }" is of another game: { $game }.
prompt-allowed = { $option }: nothing is against it, you can do that now.

play-out = The others play on to the end.
play-key = The key of the dice was { $key }. Its hash is { $hash }, as shown at the start.
play-saved = The game is kept in { $file }: to have it told again, type

replay-step = Step { $step } of { $last }.

## Many games, and speed

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
