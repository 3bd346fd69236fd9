# What is wrong with what a person asked for, each in one line.

error-unknown-verb = Unknown command “{ $verb }”: type “panicroom” alone to list them.
error-missing-extra = “panicroom { $verb }” needs packages that aren’t installed. Install them with:
error-unknown-flag = Unknown flag “{ $flag }”: “{ $command } --help” lists the flags.
error-flag = { $flag } is incomplete: “{ $command } --help” shows how to use it.
error-command-line = Something is missing: “{ $command } --help” shows what is needed.
error-lang = { $flag } takes one of { $allowed }, not “{ $text }”.
error-number = { $least ->
    [0] { $flag } takes a number, 0 or more, not “{ $text }”.
   *[other] { $flag } takes a number, 1 or more, not “{ $text }”.
}
error-ruling = --ruling takes a name and a value, NAME=VALUE, not “{ $text }”.
error-no-editions = { $game } has only one edition.
error-no-variants = { $game } has no variants.
error-seat = There is no player “{ $text }” here: choose one of { $seats }.
error-no-file = There is no file “{ $file }”.
error-folder = “{ $file }” is a folder, not a file.
error-no-folder = “{ $file }” is not a folder.
error-permission = “{ $file }”: permission denied.
error-file = Can’t use “{ $file }”: { $reason }.
error-not-text = That file isn’t a text file.
error-refused = That can’t be done: { $reason }.
error-malformed = { $line ->
    [0] { $field }: “{ $text }” isn’t valid. { $expected }
   *[other] Line { $line }, { $field }: “{ $text }” isn’t valid. { $expected }
}
error-by-rule = { $error } ({ $rule })
error-by-flag = { $flag }: { $error }
error-record-action = Line { $line }: “{ $text }” isn’t an action of this game.
error-record-refused = Line { $line }: “{ $text }” is against the rules there ({ $rule }).
error-record-field = Line { $line }: “{ $field }” is missing or of the wrong type.
error-game = The terminal can’t show the game “{ $game }”, only { $games }.
error-step = There is no step { $step }: the record ends with step { $last }.
error-digest = The record has been changed: replaying it gives a different result.
error-rule = There is no rule “{ $text }”: “panicroom rules” lists them all.
error-rule-and-rulings = “{ $text }” reads the same whatever the settings: ask either for a rule, or, with --edition, --variant and --ruling, for the settings of a game.

## What should have been there instead. Each is a sentence that follows error-malformed or
## prompt-unreadable; $field names a flag or a word of a file, and stays as it is.

expected-number = It must be a number.
expected-from-to = It must be from { $least } to { $most }.
expected-at-most = It must be at most { $most }.
expected-this-many = There must be { $count }.
expected-adding-up = It must be { $count } numbers that add up to { $sum }.
expected-one-of = It can be: { $allowed }.
expected-one-or-each = It must be one for all, or one for each of { $seats } players.
expected-begins-with = It must begin with: { $allowed }.
expected-like = Write it like this: { $example }.
expected-key = It must be 1 to { $most } letters or digits, without spaces or #.
expected-complete = Something is missing here.
expected-nothing-more = Nothing more belongs here.
expected-not-empty = It must not be empty.
expected-new = It is given twice.
expected-in-the-file = It is missing.
expected-south-doorway = A two-room card has one doorway, in the south.
expected-json-object = It must be a JSON object.
expected-ray-cluster = It must be the address of a running Ray cluster.
expected-folder-of-dataset = It must be an empty folder, or that of a dataset of the same games by the same version.
expected-folder-not-in-use = Another run is writing into this folder.
expected-kind = It must be of this type: { $kind }.
expected-action = It must be an action of this game.
expected-possible = It must be possible at that moment.
expected-record = It must be the record of a game, as it was written.

## What a position cannot be

expected-at-the-table = Everyone named here must sit at the table.
expected-living = It must be a living player.
expected-living-trooper = With every Trooper dead, the game would be over.
expected-only-in-the-box = There are only { $count } in the box.
expected-enough-cards = There are too few cards left to deal this hand.
expected-at-the-origin = It must be upright at 0,0.
expected-joined = It must be connected to the Reactor.
expected-upright = It must be upright or rotated 180°.
expected-fitting = It doesn’t fit there.
expected-free-cell = It must be a new card in a free cell.
expected-with-a-terminal = Only a card with a terminal can be marked as used.
expected-searchable = This card has no red side: no one can search there.
expected-on-the-map = It must be a room on the map.
expected-not-laid = It is somewhere else already.
expected-in-no-room = A dead character is in no room.
expected-not-in-a-room = A character that is away is in no room.
expected-never-held = It is never held in a hand.
expected-cards-in-hand = A hand has at least { $least } cards; this one has { $found }.
expected-kept-on-the-table = It must be a card that is kept on the table.
expected-infected-once = A player is infected only once.
expected-infected-by-somebody = Only the Host is infected by no one.
expected-in-order-of-rounds = Infections are listed round by round: this one can’t be before round { $least }.
expected-infected-by-infected = Only a player who is already infected can infect someone.
expected-host-first = The Host is infected first.
expected-with-a-host = No one is infected before there is a Host.
expected-host-infected = The Host must be among the infected.
expected-host-card-held = Someone must hold the Host card.
expected-held-by-the-host = Only the Host holds the Host card.
expected-all-not-dealt = It must be all that were not dealt.
expected-answerable = It must be a question that has an answer.
expected-asked-now = It is not asked at this moment.
expected-asked-last = It must be the last thing owed, on top of the others.
expected-there = What it refers to must be there.
expected-heavy-gun-loaded = It must be that player’s turn, with a Heavy Gun and a bullet on the table.
expected-met-there = It must be that player’s turn, and the character must have met someone in that room. The room can’t be the Reactor.
expected-after-wounds = It is asked only after wounds.
expected-wound = A wound can’t be negative.
expected-two-traders = A trade is between two players.
expected-traders-there = It must be the first player’s turn, and both must have a character in that room. The room can’t be the Reactor.
expected-in-the-giving-hand = It must be in the hand of the player who gives it.
expected-one-still-owed = It needs a place for each player, and someone who still owes an answer.
expected-own-and-face-down = It must be one of that player’s own face-down manors.
