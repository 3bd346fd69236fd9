# What is wrong with what a person asked for, each in one line.

error-unknown-verb = There is no "{ $verb }" here: "panicroom" alone lists what there is.
error-missing-extra = “panicroom { $verb }” needs packages that are not installed. Install them with: { $install }
error-unknown-flag = "{ $flag }" means nothing to me: "{ $command } --help" lists the flags.
error-flag = { $flag } is not complete: "{ $command } --help" shows how it is used.
error-command-line = Something is missing: "{ $command } --help" shows what it takes.
error-lang = { $flag } takes one of { $allowed }, not "{ $text }".
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
    [0] { $field }: "{ $text }" will not do. { $expected }
   *[other] Line { $line }, { $field }: "{ $text }" will not do. { $expected }
}
error-by-rule = { $error } ({ $rule })
error-record-action = Line { $line }: "{ $text }" is no action of this game.
error-record-refused = Line { $line }: "{ $text }" is against the rules there ({ $rule }).
error-record-field = Line { $line }: its "{ $field }" is missing, or is not of the right kind.
error-game = The record is of "{ $game }", a game I do not know.
error-step = There is no step { $step }: the record ends with step { $last }.
error-digest = The record has been changed: replayed, it ends otherwise than it says.
error-rule = There is no rule "{ $text }": "panicroom rules" lists them all.
error-rule-and-rulings = "{ $text }" reads the same whatever is played: ask either for a rule, or with --edition, --variant and --ruling for what is played.

## What should have been there instead. Each is a sentence that follows error-malformed or
## prompt-unreadable; $field names a flag or a word of a file, and stays as it is.

expected-number = It must be a number.
expected-from-to = It must be from { $least } to { $most }.
expected-at-least = It must be at least { $least }.
expected-at-most = It must be at most { $most }.
expected-this-many = There must be { $count }.
expected-adding-up = It must be { $count } numbers that add up to { $sum }.
expected-distinct = There must be { $count } different names.
expected-one-of = It can be: { $allowed }.
expected-one-or-each = It must be one for all, or one for each of { $seats } players.
expected-begins-with = It must begin with: { $allowed }.
expected-like = It is written like this: { $example }.
expected-key = It must have 1 to { $most } letters or digits, no space and no #.
expected-complete = Something is missing here.
expected-nothing-more = Nothing more belongs here.
expected-not-empty = Something must stand here.
expected-new = It is there already.
expected-in-the-file = It is missing.
expected-south-doorway = A card of two rooms has one doorway, in the south.
expected-json-object = It must be a JSON object.
expected-kind = It must be of this kind: { $kind }.
expected-action = It must be an action of this game.
expected-possible = It must be possible at that moment.

## What a position cannot be

expected-at-the-table = Everybody in it must sit at the table.
expected-living = It must be a living player.
expected-in-the-box = There are not so many in the box.
expected-enough-cards = There are too few cards left to deal this hand.
expected-at-the-origin = It must lie upright at 0,0.
expected-joined = It must be joined to the Reactor.
expected-upright = It must lie upright, or be turned by 180 degrees.
expected-fitting = It cannot lie there.
expected-free-cell = It must be a new card in a free cell.
expected-on-the-map = It must be a room on the map.
expected-not-laid = It lies elsewhere already.
expected-in-no-room = A dead character is in no room.
expected-never-held = It is never held in a hand.
expected-kept-on-the-table = It must be a card that is kept on the table.
expected-infected-once = A player is infected once.
expected-infected-by-somebody = Only the Host is infected by nobody.
expected-with-a-host = Nobody is infected before there is a Host.
expected-host-infected = The Host must be among the infected.
expected-host-card-held = Somebody must hold the Host card.
expected-held-by-the-host = Nobody but the Host holds the Host card.
expected-kept-by-a-human = A human still has all of them.
expected-all-not-dealt = It must be all that is not dealt.
expected-answerable = It must be a question that has an answer.
expected-asked-now = It is not asked at this moment.
expected-asked-last = It must be the last thing owed, on top of the others.
expected-there = What it speaks of must be there.
expected-after-wounds = It is asked only after wounds.
expected-wound = A wound is not below zero.
expected-two-traders = A trade is between two players.
expected-in-the-giving-hand = It must be in the hand of whoever gives it.
expected-one-still-owed = It needs a place for each player, and somebody who still owes an answer.
expected-own-and-face-down = It must be an own manor that lies face down.
