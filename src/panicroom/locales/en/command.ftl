# The command, its verbs and its flags.

version = panicroom { $version }
farewell = Goodbye.

help-panicroom = Table games in a browser or in the terminal, with friends and with bots: { $games }.
help-more = "panicroom VERB --help" lists the flags of a verb. New here? "panicroom open" starts everything and opens the page.
help-languages = --lang chooses the language, before or after the verb: { $langs }. Without it the environment does.
help-usage = Usage:
help-flags = What it takes:

verb-open = play in your browser: starts everything and opens the page
verb-play = play in the terminal, with bots in the other seats
verb-watch = watch bots play, told as a story
verb-sim = let bots play many games, and count who wins
verb-replay = step through a recorded game, forward and back, or have it told
verb-position = read a position, draw it and write it in its canonical form
verb-rules = look up the numbered rules
verb-bench = measure the engine's speed

flag-help = show this help
flag-lang = the language: { $langs }
flag-game = which game: { $games }
flag-one-game = one game only: { $games }
flag-seats = how many players: { $games }
flag-edition = whose rulebook: { $games }; if not given, that of the language (--lang)
flag-variant = a variant ({ $games }); may be given several times
flag-ruling = set a ruling; may be given several times
flag-key = the key of the dice; the same key gives the same game
flag-seat = the colour you play (the first one)
flag-saves = where the record of the game is kept (saves)
flag-eyes = look through the eyes of this player; without it as a spectator
flag-open = look into every hand
flag-games = how many games (100)
flag-jobs = on how many processes (one per core); the results are the same
flag-json = print JSON
flag-record = the file of the record
flag-step = show the table after this many actions, and no story
flag-position = the file of the position, or - to read it from the input
flag-rule = a rule by its id, all whose id begins with this word, or those that speak of it
flag-editions = compare the editions: where their rulebooks differ, and what each plays
flag-bench-games = how many games for each number of players (40)

rules-settled = { $mark }: what follows is not in the rulebooks, or not clear there, and is settled so here.
editions-how = Where the rulebooks of the editions differ, what each of them plays. --edition chooses an edition, --ruling a single point.

# What stands for a value in the help.
value-colour = COLOUR
value-file = FILE
value-folder = FOLDER
value-game = GAME
value-key = KEY
value-name-value = NAME=VALUE
