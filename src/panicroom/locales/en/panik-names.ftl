# What things are called. A form (.a, .start, ...) that is missing is the plain one.

title = Panik
about = Panik, 2 to 4 players: hide what your manors are worth, and send your hunters to the best ones.

## Manors and hunters

# $mine: whether it is the viewer's own; [turn] is one of the player who acts in the sentence, and
# .named stands where that could be mistaken. .start begins a sentence.
manor = { $mine ->
    [yes] your manor { $number }
    [turn] their own manor { $number }
   *[no] { $seat }’s manor { $number }
}
    .named = { $mine ->
        [yes] your manor { $number }
       *[no] { $seat }’s manor { $number }
    }
    .start = { $mine ->
        [yes] Your manor { $number }
       *[no] { $seat }’s manor { $number }
    }

# .short, for the board, has at most 10 letters.
manor-ghost-1 = ghost manor worth 1
    .a = a ghost manor worth 1
    .short = ghost 1
manor-ghost-2 = ghost manor worth 2
    .a = a ghost manor worth 2
    .short = ghost 2
manor-ghost-3 = ghost manor worth 3
    .a = a ghost manor worth 3
    .short = ghost 3
manor-ghost-4 = ghost manor worth 4
    .a = a ghost manor worth 4
    .short = ghost 4
manor-ghost-5 = ghost manor worth 5
    .a = a ghost manor worth 5
    .short = ghost 5
manor-shared = shared manor
    .a = a shared manor
    .short = shared
manor-trap = trap
    .a = a trap
    .short = trap
manor-unknown = unknown
    .a = face down

hunter = { $mine ->
    [yes] your { $kind }
    [turn] their own { $kind }
   *[no] { $seat }’s { $kind }
}
    .start = { $mine ->
        [yes] Your { $kind }
       *[no] { $seat }’s { $kind }
    }

# Where it has just been named.
hunter-same = it
    .start = It

hunter-basic = basic hunter
    .a = a basic hunter
hunter-over-equipped = over-equipped hunter
    .a = an over-equipped hunter
hunter-tandem = tandem
    .a = a tandem
hunter-detector = detector
    .a = the detector
hunter-call = call for help
    .a = the call for help

## Before a game, and the table

rules-played = Panik.
play-seat = You are { $seat }.
play-aim = A ghost manor earns each hunter there its value, and a tandem twice that; at a shared manor, the fewer hunters, the more each earns; a trap earns its owner 3 for each hunter of the others. Manors are face down: guess, bluff, and send the others away.
play-skills = The detector reveals a manor of an opponent before it is placed; the call for help may bring a hunter from another manor to its own. The game ends when all hunters are placed; whoever has the most points wins.
play-board = On the board { $letter }B is your basic hunter, { $letter }O over-equipped (no one can send it away), { $letter }T a tandem, { $letter }D the detector, { $letter }C the call for help. A manor in brackets is face down, and only you know it. On the right are the hunters left in each hand.

player-you = (you)
player-points = = { $points }

# Above a table: the bots at the left, the manors above.
think-title = How likely each bot (left) thinks each hidden manor (top) is a trap, in %:

# In front of what is typed.
prompt-who = { $seat }

prompt-help = Type the number of an option, or its short form: “place basic blue.3”, “place basic b3” or, by its letter, “B b3”; “detect b1”; a hunter is “blue:tandem”. ? and a number explains that option, with its rule; why place call b3 tells why you can’t; rules PTURN-2 shows a rule, rules and a word the rules that mention it.
prompt-legend = On the board rB is Red’s basic hunter, rO over-equipped, rT a tandem, rD the detector, rC the call for help. A manor in brackets is face down, and only you know it.
prompt-why-what = Why what? Type why and an action, like: why place call b3

# Before a risky action.
sure-trap = That manor is one of { $seat }’s traps: your hunter earns { $seat } { $points } points there.

## What one knows for sure

dossier-own = Face down, known only to you: { $manors }.
dossier-manor = { $manor } ({ $kind })
dossier-unseen = Not seen yet: { $kinds }. { $hidden ->
    [one] 1 of these is
   *[other] { $hidden } of these are
} face down at the table, { $aside ->
    [one] 1 is
   *[other] { $aside } are
} out of the game.
dossier-kind = { $kind } ({ $count })

## The end

side-players = the players

outcome-most_points = All hunters are placed, and the manors are scored.
    .short = most points
outcome-shared_victory = All hunters are placed, and the best are tied on points.
    .short = tied on points

# $mine: whether it is the viewer who has earned them.
earned = { $mine ->
    [yes] you { $points }
   *[no] { $seat } { $points }
}
score = { $mine ->
    [yes] you { $points }
   *[no] { $seat } { $points }
}

ending-winners = { $you ->
    [won] { $count ->
        [one] You win!
       *[other] You share the win: { $winners }.
    }
    [lost] You lose. { $count ->
        [one] { $winners } wins.
       *[other] { $winners } share the win.
    }
   *[none] { $count ->
        [one] { $winners } wins.
       *[other] { $winners } share the win.
    }
}
ending-scores = Points: { $scores }.

figure-score-red = Red’s points
figure-score-blue = Blue’s points
figure-score-green = Green’s points
figure-score-yellow = Yellow’s points
figure-lead = the winner’s lead

## Rulings, and chapters of the rules

ruling-shared_tandem = { $value ->
    [double] At a shared manor, a tandem earns twice what other hunters do.
   *[single] At a shared manor, a tandem earns the same as any hunter.
}
ruling-ghosts = Number of ghost manors worth 1, 2, 3, 4 and 5: { $value }.

chapter-setup = Setup
chapter-turn = Turn
chapter-end = End of the game
