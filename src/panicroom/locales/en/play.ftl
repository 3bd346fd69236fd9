# Before a game and while it is played, whichever game it is.

## Before a game

ask-game = Which game: { $allowed }? [{ $default }]
ask-seats = How many players: { $allowed }? [{ $default }]
ask-level = How well do the bots play: { $allowed }? [{ $default }]
ask-again = "{ $text }" is not one of { $allowed }.
ask-help = Type one of these words, or the number beside it; Enter alone takes { $default }.
ask-resume = A game of { $title } is not finished. Go on with it? [Enter = yes, n = no]
ask-rest = Do you want to see how it ends? [y = yes, Enter = no]
ask-another = Another game? [y = yes, Enter = no]
ask-yes-or-no = Type yes or no, not "{ $text }".

# Words that answer a question, several with a space between; the English ones are always taken.
answer-yes = yes y
answer-no = no n
answer-on = on
answer-off = off

play-bots = { $count ->
    [0] No bots are at the table.
   *[other] Bots play { $bots }.
}
play-bot = { $seat } ({ $level })
play-how = Type the number of an option and press Enter; ? helps. Every action is saved: quit whenever you like, and go on later.
play-how-waiting = While you wait you can type, too: say and your words; ? helps.
play-sealed = The dice are sealed: { $hash }. The key is shown at the end.
play-resumed = You go on with { $title }, where you left it. ? helps.
play-meanwhile = Meanwhile the table has moved on.
# What a player is called who has not said a name.
play-guest = Player { $number }

## Flags of play

flag-play-bots = how many seats bots play (all but one); with more than one left, people take turns at the keyboard
flag-play-level = how well the bots play: random, easy, normal or hard; or one for each, easy,hard
flag-play-pace = seconds of rest after a bot's turn (0.6)
flag-play-no-confirm = do not ask before grave steps
flag-play-new = begin a new game, whatever is not finished
flag-play-data = the folder of the server behind it, with every game that is not finished (panicroom-data)
flag-no-browser = start no browser, only say the address

## What cannot be played

play-bad-level = "{ $text }" is no level of a bot: choose { $allowed }.
play-bad-levels = --level names { $levels } levels for { $bots } bots: name one for all, or one for each.
play-all-bots = With --bots { $bots } at { $seats } seats no seat is left for you: "panicroom watch" shows bots at play.
play-bad-pace = --pace takes seconds, from 0 to 60, not "{ $text }".
play-no-server = No server could be started here; { $file } says why.

open-shown = Panic Room is open in your browser: { $address }
open-visit = Panic Room is open. Visit this address in a browser on this machine: { $address }
open-close = Leave this running while you play. Ctrl-C closes it; every game goes on where it was.

## Several people at one keyboard

hand-over = { $seat } is next. Press Enter, and the screen is cleared.
hand-look = { $seat }, it is your turn to look: press Enter.

## Playing

prompt = { $who } >
prompt-empty = Type the number of an option, or ? for help.
prompt-not-asked = You are not asked now. Commands can be typed all the same, as say and your words; ? helps.
prompt-unreadable = { $field ->
    [action] I cannot read "{ $text }" as an action.
   *[other] "{ $text }" will not do. { $expected }
}
prompt-several = "{ $text }" could be { $forms }.
prompt-try = Type a number from the list, or a short form, or ? for help.
prompt-usage = It is typed like this: { $usage }
prompt-verbs = Short forms:
prompt-verb = { $usage };
prompt-last-verb = { $usage }.
usage = { $text }
prompt-no-such-number = There is no option { $text }: they go from 1 to { $most }.
prompt-no-rule = There is no rule "{ $text }": rules alone lists them all.
prompt-other-rule = "{ $text }" is of another game: { $game }.
prompt-allowed = { $option }: nothing is against it, you can do that now.
prompt-means = { $option }.
prompt-means-cost = { $option } ({ $cost }).
ask-sure = Do it all the same? [Enter = yes, n = no]
prompt-not-done = Nothing is done.

# What else can be typed: the words for it, several with a space between; the English ones are
# always taken.
command-help = help
command-map = map
command-why = why
command-rules = rules rule
command-dossier = dossier
command-note = note
command-notes = notes
command-log = log
command-pace = pace
command-confirm = confirm
command-quit = quit exit q
command-say = say
command-claim = claim
command-order = order
command-vote = vote
command-leave = leave
command-return = return back
command-link = link
command-pause = pause
command-resume = resume

prompt-commands = Enter alone shows the options again. Also: map (the table again), dossier (what you know for sure), log (the story so far), note and your words (write something down), notes (read it), pace 0 (bots do not pause), confirm off (no more questions before grave steps), quit (the game is kept), say and your words, claim, order, vote (to end the game), leave (a bot plays for you), return (you play yourself again), link (to come back from another device); for the owner of the table pause, resume, bot COLOUR (a bot stands in for somebody), remove COLOUR (sends somebody away); ?? shows every short form, and how to read the map.

note-taken = Noted.
note-none = You have noted nothing. Type note and your words.
note-line = { $number }. { $text }
dossier-notes = Your notes:
log-none = Nothing has happened yet.
log-wrong = Type log, or log and how many paragraphs back, not "{ $text }".
pace-set = { $seconds ->
    [0] The bots play without a pause.
   *[other] The bots pause { $seconds } s after each turn.
}
pace-wrong = Type pace and the seconds, from 0 to 60, not "{ $text }".
confirm-set = { $on ->
    [yes] You are asked before grave steps.
   *[no] You are not asked any more.
}
confirm-wrong = Type confirm on or confirm off, not "{ $text }".

play-out = The others play on to the end.
play-key = The key of the dice was { $key }. Its hash is { $hash }, as shown at the start.
play-saved = The game is kept in { $file }: to have it told again, type
play-left = Your seat is kept: to go on with the game, type
play-not-kept = Nothing was done yet, so nothing is kept.

replay-step = Step { $step } of { $last }.

## Watching and replaying

flag-think = show once a round what each bot suspects
# What can be typed while a record is replayed; the English words are always taken.
step-next = n next
step-back = b back
step-round = r round
step-seat = s seat
step-open = o open
step-help = help

step-how = Enter or n goes on, b goes back, r to the next round, a number to that step; s red looks through Red's eyes, s alone through a spectator's, o into every hand; q leaves.
step-prompt = { $step }/{ $last } >
step-at = Step { $step } of { $last }, { $eyes }.
eyes-spectator = as a spectator sees it
eyes-seat = through { $seat }'s eyes
eyes-open = with all cards open
step-silent = Nothing that could be seen from here.
step-beyond = The steps go from 0 to { $last }.
think-none = These bots think nothing of anybody: they play by chance.
think-nothing = There is nothing left to guess.
