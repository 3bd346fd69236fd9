# `panicroom verify`: the lines of its table, and what they say.

verb-verify = check a record: that nobody chose the dice, and that the game follows from them
flag-verify-nonce = the random number you sent: check that it is in the record
flag-verify-hash = the hash you saw before the game: check that it is in the record
verify-bad-hex = { $flag } takes 32 to 64 digits from 0 to f, not “{ $text }”.

verify-fits = fits
verify-wrong = wrong
verify-unchecked = not checked

verify-commitment = The hash belongs to the server’s secret.
verify-nonces = There is one random number for each seat. Sent by players: { $sent } of { $seats }; the others follow from the hash.
verify-key = The key comes from the secret and the random numbers.
verify-replay = The game follows from the key and ends as recorded. Actions: { $actions }.
verify-replay-left = The game follows from the key as far as it is recorded; it has no end by the rules. Actions: { $actions }.
verify-own-nonce = Your random number is among them.
verify-own-nonce-missing = Your random number is not in the record.
verify-own-hash = The hash is the one you saw.
verify-own-hash-missing = The hash is not the one you saw.
verify-unseen = Whether this hash was shown before the game and no random number was left out or added: only those who were there know. --hash and --nonce check yours.
verify-no-nonces = Whether the key was chosen: the record has no random numbers from players.
verify-position = Where the cards came from: the game begins at a position, without a key.

verify-all-fits = Everything that was checked fits.
verify-does-not-fit = This record is not right.
