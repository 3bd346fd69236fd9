# Before a game and while it is played, whichever game it is.

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
