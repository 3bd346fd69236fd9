# The dice of a table, as the terminal and the page speak of them. A hash of the server’s secret is
# shown before the game; every player’s program sends a random number; the key comes from all of them.

dice-sealed = Fairness check: hash { $hash }. The secret it belongs to is shown at the end, and checked.
dice-key = The key was { $key }.
dice-checked = The dice fit: the key comes from the server’s secret, fixed before the game, and from the players’ random numbers, and the game follows from it.
dice-checked-own = The dice fit: the key comes from the server’s secret, fixed before the game, and from the players’ random numbers, yours among them, and the game follows from it.
dice-alone = The server alone drew this key; the game replays as recorded.
dice-wrong = The dice don’t fit. { $fault }

# What does not fit.
dice-fault-commitment = The hash belongs to another secret.
dice-fault-nonces = There isn’t one random number for each seat.
dice-fault-key = The key doesn’t come from this secret and these random numbers.
dice-fault-replay = The game doesn’t follow from the key.
dice-fault-commitment-changed = The hash isn’t the one first shown at this table: the server has changed its secret.
dice-fault-nonce-left-out = The random number sent from here is missing: the server left it out, or you sent another one from another device.
dice-fault-bot-with-nonce = A bot’s seat has a random number, which the server could choose.
