# The command, its verbs and its flags.

version = panicroom { $version }
farewell = Goodbye.

help-panicroom = Board games in a browser or in the terminal, with friends or with bots: { $games }.
help-more = “panicroom VERB --help” lists the flags of a verb. New here? “panicroom open” starts everything and opens the page.
help-languages = --lang sets the language, before or after the verb: { $langs }. By default it follows your system.
help-usage = Usage:
help-flags = Arguments and flags:

verb-open = play in your browser: starts everything and opens the page
verb-play = play in the terminal, with bots in the other seats
verb-watch = watch bots play a game, told as a story
verb-sim = have bots play many games, and count who wins
verb-tells = how often each deed is done by bots of either loyalty, and what humans believe
verb-rate = rate the bots’ levels by games of each against each
verb-dataset = have bots play many games, and keep every decision as Parquet
verb-llm = have another program, such as a language model, play a seat, and measure its lies
verb-puzzles = find deduction puzzles in games of bots
verb-replay = step through a recorded game, forward and back, or print it as a story
verb-position = read a position, draw it and print it in canonical form
verb-rules = look up the numbered rules
verb-bench = measure the engine’s speed

flag-help = show this help
flag-lang = language: { $langs }
flag-game = which game: { $games }
flag-one-game = only this game: { $games }
flag-seats = number of players: { $games }
flag-edition = which edition’s rules: { $games }; by default, the edition of the language (--lang)
flag-variant = a variant ({ $games }); can be repeated
flag-ruling = set one ruling, a point on which editions differ; can be repeated
flag-key = the key of all shuffles and rolls; the same key gives the same game
flag-seat = the color you play (default: the first)
flag-saves = folder for the record of the game (default: saves)
flag-eyes = show what this player sees (default: what a spectator sees)
flag-open = show all hands
flag-games = number of games (default: 100)
flag-talk = whether bots make claims: on (default) or off
flag-jobs = number of processes (default: one per core); the results don’t depend on it
flag-on = where the games are played: here, ray, or ray:ADDRESS of a cluster; the results don’t depend on it (default: here)
flag-json = print JSON
flag-record = the record’s file
flag-step = show the table after this many actions, without the story
flag-film = write a film of it, which the page at /g opens without a server
flag-position = the position’s file, or - to read standard input
flag-rule = a rule’s id, the beginning of an id, or a word to look for in the rules
flag-editions = compare the editions: where they differ, and what each plays
flag-bench-games = number of games for each number of players (default: 40)
flag-bench-core = also measure the native core

rules-settled = { $mark } marks our own ruling where the rulebooks are silent or unclear, or disagree.
editions-how = Where the editions differ, and how each is played. --edition chooses an edition, --ruling sets a single point.

# What stands for a value in the help.
value-color = COLOR
value-command = COMMAND
value-file = FILE
value-folder = FOLDER
value-game = GAME
value-key = KEY
value-name-value = NAME=VALUE
value-where = WHERE
