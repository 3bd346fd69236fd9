# What is wrong with what a person asked for, each in one line.

error-unknown-verb = There is no "{ $verb }" here: "panicroom" alone lists what there is.
error-missing-extra = “panicroom { $verb }” needs packages that are not installed. Install them with:
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
error-by-flag = { $flag }: { $error }
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
expected-living-trooper = With every Trooper dead the game would be over.
expected-only-in-the-box = There are only { $count } in the box.
expected-enough-cards = There are too few cards left to deal this hand.
expected-at-the-origin = It must lie upright at 0,0.
expected-joined = It must be joined to the Reactor.
expected-upright = It must lie upright, or be turned by 180 degrees.
expected-fitting = It cannot lie there.
expected-free-cell = It must be a new card in a free cell.
expected-with-a-terminal = Only a card with a terminal can have been used.
expected-searchable = This card has no red side: nobody can search there.
expected-on-the-map = It must be a room on the map.
expected-not-laid = It lies elsewhere already.
expected-in-no-room = A dead character is in no room.
expected-not-in-a-room = Whoever is away stands in no room.
expected-never-held = It is never held in a hand.
expected-cards-in-hand = A hand has at least { $least } cards; this one has { $found }.
expected-kept-on-the-table = It must be a card that is kept on the table.
expected-infected-once = A player is infected once.
expected-infected-by-somebody = Only the Host is infected by nobody.
expected-in-order-of-rounds = Infections are listed round by round: this one cannot be before round { $least }.
expected-infected-by-infected = Whoever infects somebody must have been infected before.
expected-host-first = The Host is infected first.
expected-with-a-host = Nobody is infected before there is a Host.
expected-host-infected = The Host must be among the infected.
expected-host-card-held = Somebody must hold the Host card.
expected-held-by-the-host = Nobody but the Host holds the Host card.
expected-all-not-dealt = It must be all that is not dealt.
expected-answerable = It must be a question that has an answer.
expected-asked-now = It is not asked at this moment.
expected-asked-last = It must be the last thing owed, on top of the others.
expected-there = What it speaks of must be there.
expected-heavy-gun-loaded = It must be that player’s turn, with a Heavy Gun and a bullet on the table.
expected-met-there = It must be that player’s turn, and the character must have met somebody in that room, which is not the Reactor.
expected-after-wounds = It is asked only after wounds.
expected-wound = A wound is not below zero.
expected-two-traders = A trade is between two players.
expected-traders-there = It must be the first player’s turn, and both must have a character in that room, which is not the Reactor.
expected-in-the-giving-hand = It must be in the hand of whoever gives it.
expected-one-still-owed = It needs a place for each player, and somebody who still owes an answer.
expected-own-and-face-down = It must be an own manor that lies face down.
