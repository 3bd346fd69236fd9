# Before a game and while it is played, whichever game it is.

## Before a game

ask-game = Which game: { $allowed }? [{ $default }]
ask-seats = How many players: { $allowed }? [{ $default }]
ask-level = How well should the bots play: { $allowed }? [{ $default }]
ask-again = “{ $text }” is not one of { $allowed }.
ask-help = Type one of these words or its number; Enter alone means { $default }.
ask-resume = You have an unfinished game of { $title }. Continue it? [Enter = yes, n = no]
ask-rest = Do you want to see how it ends? [y = yes, Enter = no]
ask-another = Another game? [y = yes, Enter = no]
ask-yes-or-no = Type yes or no, not “{ $text }”.

# Words that answer a question, several with a space between; the English ones are always taken.
answer-yes = yes y
answer-no = no n
answer-on = on
answer-off = off

play-bots = { $count ->
    [0] There are no bots at the table.
   *[other] Bots play { $bots }.
}
play-bot = { $seat } ({ $level })
play-bot-named = { $seat } ({ $name }, { $level })
play-how = Type the number of an option and press Enter; ? shows help. Every action is saved: quit whenever you like and continue later.
play-how-waiting = You can type while you wait, too: say and your words; ? shows help.
play-sealed = Fairness check: hash { $hash }. The key it belongs to is shown at the end.
play-resumed = Continuing { $title } where you left off. ? shows help.
play-meanwhile = Meanwhile, the game has moved on.
# What a player is called who has not said a name.
play-guest = Player { $number }

## Flags of play

flag-play-bots = number of bots (default: all seats but one); with fewer, people take turns at the keyboard
flag-play-level = how well the bots play: random, easy, normal or hard; or one for each, such as easy,hard
flag-play-pace = seconds to wait after a bot’s turn (default: 0.6)
flag-play-no-confirm = don’t ask before risky actions
flag-play-new = start a new game, even if one is unfinished
flag-play-data = data folder of the server behind it, with all unfinished games (default: panicroom-data)
flag-no-browser = don’t start a browser, only print the address

## What cannot be played

play-bad-level = “{ $text }” isn’t a level of a bot: choose { $allowed }.
play-bad-levels = --level names { $levels } levels for { $bots } bots: name one for all, or one for each.
play-all-bots = With --bots { $bots } at { $seats } seats there is no seat left for you: “panicroom watch” shows bots playing.
play-bad-pace = --pace takes seconds, from 0 to 60, not “{ $text }”.
play-no-server = Couldn’t start a server here; { $file } says why.

open-shown = Panic Room is open in your browser: { $address }
open-visit = Panic Room is open. Visit this address in a browser on this machine: { $address }
open-close = Leave this running while you play. Ctrl-C closes it; games resume where they left off.

## Several people at one keyboard

hand-over = { $seat } is next. Press Enter to clear the screen.
hand-look = { $seat }, it’s your turn to look: press Enter.

## Playing

prompt = { $who } >
prompt-empty = Type the number of an option, or ? for help.
prompt-not-asked = It’s not your decision right now. You can still type commands, such as say and your words; ? shows help.
prompt-unreadable = { $field ->
    [action] “{ $text }” isn’t an action I can read.
   *[other] “{ $text }” isn’t valid. { $expected }
}
prompt-several = “{ $text }” could mean { $forms }.
prompt-try = Type a number from the list, or a short form, or ? for help.
prompt-usage = Type it like this: { $usage }
prompt-verbs = Short forms:
prompt-verb = { $usage };
prompt-last-verb = { $usage }.
usage = { $text }
prompt-no-such-number = There is no option { $text }: they go from 1 to { $most }.
prompt-no-rule = There is no rule “{ $text }”: type rules alone to list them all.
prompt-other-rule = “{ $text }” belongs to another game: { $game }.
prompt-allowed = { $option }: nothing prevents it, you can do it now.
prompt-means = { $option }.
prompt-means-cost = { $option } ({ $cost }).
ask-sure = Do it anyway? [Enter = yes, n = no]
prompt-not-done = Nothing was done.

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
command-reply = reply
command-order = order
command-vote = vote
command-leave = leave
command-return = return back
command-link = link
command-pause = pause
command-resume = resume

prompt-commands = Enter alone shows the options again. Also: map (show the table again), dossier (what you know for sure), log (the story so far), note and your words (write something down), notes (read your notes), pace 0 (bots don’t pause), confirm off (no more questions before risky actions), quit (the game is saved), say and your words, claim, reply (to the last claim), order, vote (to end the game), leave (a bot plays for you), return (you take over again), link (to come back from another device); for the table’s owner also pause, resume, bot COLOR (a bot stands in for a player), remove COLOR (removes a player from the table); ?? shows every short form and how to read the map.

note-taken = Noted.
note-none = You have no notes yet. Type note and your words.
note-line = { $number }. { $text }
dossier-notes = Your notes:
log-none = Nothing has happened yet.
log-wrong = Type log, or log and how many paragraphs to go back, not “{ $text }”.
pace-set = { $seconds ->
    [0] The bots play without a pause.
   *[other] The bots pause for { $seconds } s after each turn.
}
pace-wrong = Type pace and the seconds, from 0 to 60, not “{ $text }”.
confirm-set = { $on ->
    [yes] You’ll be asked before risky actions.
   *[no] You won’t be asked anymore.
}
confirm-wrong = Type confirm on or confirm off, not “{ $text }”.

play-out = The others play on to the end.
play-key = The key was { $key }. Its hash is { $hash }, as shown at the start.
play-saved = The game is saved in { $file }; to read it as a story, type
play-left = Your seat is saved. To continue the game, type
play-not-kept = Nothing has been done yet, so nothing is saved.

replay-step = Step { $step } of { $last }.
replay-film = The film is in { $file }: open it in a browser, at /g of any server. It stays in the browser.

## Watching and replaying

flag-think = once a round, show what each bot suspects
# What can be typed while a record is replayed; the English words are always taken.
step-next = n next
step-back = b back
step-round = r round
step-seat = s seat
step-open = o open
step-help = help

step-how = Enter or n: forward · b: back · r: next round · a number: go to that step · s red: see what Red sees · s alone: see what a spectator sees · o: see all hands · q: quit
step-prompt = { $step }/{ $last } >
step-at = Step { $step } of { $last }, { $eyes }.
eyes-spectator = as a spectator sees it
eyes-seat = as { $seat } sees it
eyes-open = with all cards open
step-silent = Nothing happened that can be seen from here.
step-beyond = The steps go from 0 to { $last }.
think-none = These bots suspect no one: they play at random.
think-nothing = There is nothing left to guess.
