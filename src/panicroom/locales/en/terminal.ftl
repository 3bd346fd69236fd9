# Everything the terminal says that is not the game itself.

list-empty = none
list-last = { $rest } and { $last }
list-more = { $first }, { $rest }

## The command and its verbs

version = panicroom { $version }
farewell = Goodbye.

help-panicroom = Panic Station in the terminal: find the Hive, find three cans of gas, and find out who of you is human.
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
flag-seats = how many players: 4, 5 or 6
flag-edition = whose rulebook: en, fr, ru or cs
flag-variant = a variant, 1 to 4; may be given several times
flag-key = the key of the dice; the same key gives the same game
flag-seat = the colour you play (red)
flag-saves = where the record of the game is kept (saves)
flag-eyes = look through the eyes of this player; without it as a spectator
flag-open = look into every hand
flag-games = how many games (100)
flag-jobs = on how many processes (one a core); the results are the same
flag-json = print JSON
flag-record = the file of the record
flag-step = show the table after so many actions, and no story
flag-position = the file of the position, or - to read it from the input
flag-rule = a rule, like MOVE-1, or all of a word, like MOVE
flag-coverage = list which test proves which rule (in the folder of the project)
flag-bench-games = how many games for each number of players (40)

## Errors, each in one line

error-unknown-verb = There is no "{ $verb }" here: "panicroom" alone lists what there is.
error-unknown-flag = "{ $flag }" means nothing to me: "{ $command } --help" lists the flags.
error-flag = { $flag } is not complete: "{ $command } --help" shows how it is used.
error-command-line = Something is missing: "{ $command } --help" shows what it takes.
error-number = { $flag } takes a number above zero, not "{ $text }".
error-seat = Nobody here is called "{ $text }": choose one of { $seats }.
error-no-file = There is no file "{ $file }".
error-folder = "{ $file }" is a folder, not a file.
error-permission = "{ $file }" is not open to me.
error-file = "{ $file }" cannot be used: { $reason }.
error-not-text = That file is not text.
error-refused = That cannot be done: { $reason }.
error-malformed = { $line ->
    [0] { $field }: "{ $text }" is not { $expected }.
   *[other] Line { $line }, { $field }: "{ $text }" is not { $expected }.
}
error-game = The record is of "{ $game }", a game I do not know.
error-step = There is no step { $step }: the record ends with step { $last }.
error-digest = The record has been changed: replayed, it ends otherwise than it says.
error-rule = There is no rule "{ $text }": "panicroom rules" lists them all.
coverage-sum = { $covered } of { $all } rules and rulings have a test.
error-no-tests = There are no tests here: run this in the folder of the project.

## Before a game

ask-seats = How many players: { $allowed }? [{ $default }]
ask-edition = Whose rules: { $allowed }? [{ $default }]
ask-again = "{ $text }" is not one of { $allowed }.

rules-played = { $count ->
    [0] Panic Station, { $edition }.
   *[other] Panic Station, { $edition }; { $variants }.
}
play-seat = You are { $seat }: { $letter }T on the map is your Trooper, { $letter }A your Android. Bots play the others, by chance.
play-aim = Find the Hive, and burn it with { $gas } Gas Cans. But somebody will draw the Host card, and the Host infects others in trades: who is given an infection card and gives no Gas Can changes sides.
play-how = Type the number of an option, or ? for help.
play-sealed = The dice are sealed: { $hash }. The key is shown at the end.

## Playing

prompt = >
prompt-empty = Type the number of an option, or ? for help.
prompt-help =
    Type the number of an option, or its short form ("move T n": T or A, then a direction n e s w). Also:
    map (the table again), why move T n (why you cannot), rules MOVE-1 (a rule), quit.
prompt-unreadable = { $field ->
    [action] I cannot read "{ $text }" as an action.
   *[other] "{ $text }" is not { $expected }.
}
prompt-try = Type a number, or a short form as on the right of the list, or ? for help.
prompt-no-such-number = There is no option { $text }: they go from 1 to { $most }.
prompt-why-what = Why what? Type why and an action, like: why move T n
prompt-allowed = Nothing is against it: you can do that now.

play-out = The others play on to the end.
play-key = The key of the dice was { $key }. Its hash is { $hash }, as shown at the start.
play-saved = The game is kept in { $file }: "panicroom replay { $file }" tells it again.

## The table

player-name = { $you ->
    [yes] { $seat } (you)
   *[no] { $seat }
}
player-health = { $trooper ->
    [0] T dead
   *[other] T { $trooper }
}, { $android ->
    [0] A dead
   *[other] A { $android }
}
player-hand = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
player-table = { $cards }
player-bare = {""}
player-marker = { $due ->
    [yes] Parasite Marker (due)
   *[no] Parasite Marker
}
player-absent = not here yet

facts-rooms = { $rooms ->
    [0] Round { $round }. No rooms are left to explore.
   *[other] Round { $round }. Next room: { FORM($next, form: "label") } ({ $doors }); { $rooms } left.
}
facts-search = Search deck: { $search }. Discards: { $discards }.

own-hand = { $you ->
    [yes] { $loyalty ->
        [host] You are the Host. Your hand: { $cards }.
        [infected] You are infected. Your hand: { $cards }.
       *[human] You are human. Your hand: { $cards }.
    }
   *[no] { $loyalty ->
        [host] { $seat } (Host): { $cards }.
        [infected] { $seat } (infected): { $cards }.
       *[human] { $seat }: { $cards }.
    }
}

replay-step = Step { $step } of { $last }.

## The end

ending-winners = { $side ->
    [side-nobody] Nobody has won.
   *[other] { $you ->
        [won] You have won! The winners: { $winners }.
        [lost] You have lost. The winners: { $winners }.
       *[none] The winners: { $winners }.
    }
}
ending-host = { $round ->
    [0] { $you ->
        [seat] You were dealt the Host card at the start.
       *[none] { $seat } was dealt the Host card at the start.
    }
   *[other] { $you ->
        [seat] You drew the Host card in round { $round }.
       *[none] { $seat } drew the Host card in round { $round }.
    }
}
ending-infection = { $you ->
    [seat] You were infected by { $by } in round { $round }.
    [by] You infected { $seat } in round { $round }.
   *[none] { $seat } was infected by { $by } in round { $round }.
}
ending-no-infection = Nobody was ever infected.

## Chapters of the rules

chapter-setup = Setup
chapter-rounds = Rounds and turns
chapter-phase = Parasite Phase
chapter-map = The map
chapter-explore = Explore
chapter-move = Move and enter
chapter-attack = Attack
chapter-search = Search
chapter-terminal = Terminal and sick bay
chapter-items = Items
chapter-trade = Trade and infection
chapter-end = End of the game
chapter-variants = Variants

## Many games, and speed

sim-games = { $games ->
    [one] 1 game.
   *[other] { $games } games.
}
sim-side = winners
sim-reason = by
sim-wins = games
sim-measure = a game
sim-mean = mean
sim-lower = 25 %
sim-median = 50 %
sim-upper = 75 %
sim-rounds = rounds
sim-decisions = decisions
sim-infections = infections

bench-begins = Random games on one core, { $games } for each number of players; times in microseconds.
bench-seats = players
bench-rate = decisions/s
bench-options = options
bench-apply = apply
bench-view = view
bench-copy = copy
bench-ratio = x catanatron
bench-catanatron = catanatron: { $rate } decisions/s (four random players, in the same run).
bench-no-catanatron = catanatron is not installed, so there is nothing to compare with.
