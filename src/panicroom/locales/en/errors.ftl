# What is wrong with what a person asked for, each in one line.

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
error-no-tests = There are no tests here: run this in the folder of the project.
