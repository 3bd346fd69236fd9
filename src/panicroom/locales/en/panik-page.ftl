# Panik in a browser.

## The table

# A manor for screen readers: where it is, what it is, who is there. $face: up or down.
page-panik-manor = { START($manor) }: { $kind }{ $face ->
    [up] , face up
   *[down] { "" }
}. { $count ->
    [0] No one is there.
   *[other] Hunters there: { $hunters }.
}
page-panik-hand = { $count ->
    [0] No hunters left in hand
   *[other] Left in hand: { $hunters }
}
page-panik-hand-kind = { $kind } ×{ $count }
page-panik-own-hand = Your hunters
page-panik-own-manors = Your manors
page-panik-dimmed = only you see the dimmed ones
page-panik-aside = Out of the game, seen by no one: { $count ->
    [one] 1 manor
   *[other] { $count } manors
}
page-panik-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
page-panik-sent-away = Sent away: tap the manor it goes to, or drag it there.

# What a player does now, beside the name.
page-panik-plays = is playing
page-panik-answers = finds a new place
page-panik-chooses = chooses in secret
page-panik-sealed = Your choice is sealed. All choices are shown at once when everyone has chosen.

## What is tapped

# What is owed, where one taps and does not type.
page-owed-decision-turn = Your turn: tap a hunter, then a manor with room for it. Or drag it there.

# On a hunter's card: one word.
page-panik-hunter-basic = Basic
page-panik-hunter-over-equipped = Equipped
page-panik-hunter-tandem = Tandem
page-panik-hunter-detector = Detector
page-panik-hunter-call = Call

# What is to be tapped next.
page-panik-ask-hunter = Now tap the hunter that goes there.
page-panik-ask-place = Now tap a lit manor, or drag the hunter there.
page-panik-ask-detect = Now tap a lit manor: the detector reveals it.
page-panik-ask-again = Tap again, or press the button.

page-panik-skill-basic = A basic hunter counts once and has no skill.
page-panik-skill-over-equipped = Over-equipped: no one can send it away or call it.
page-panik-skill-tandem = A tandem counts twice at ghost manors and in traps. No one can call it.
page-panik-skill-detector = The detector first reveals a manor of an opponent; then you place it.
page-panik-skill-call = A call for help may bring one hunter to its manor from another that isn’t full.

page-panik-pays-ghost = Each hunter here earns { $value }, a tandem { $twice }.
page-panik-pays-shared = Shared: one hunter here earns 4 points, two earn 3 each, three 2 each, four 1 each, no matter whose they are; a tandem counts as one{ $tandem ->
    [double] , but earns double
   *[single] { "" }
}.
page-panik-pays-trap = A trap: only its owner earns points, 3 for each hunter of the others, 6 for a tandem.
page-panik-pays-unknown = Face down: only its owner knows what it pays.

## The first time something is asked

page-panik-coach-manors = These four manors are yours, and only you see them. Tap the one to show everyone; the others stay secret.
page-panik-coach-posts = Now place a tandem, which counts twice, at one of your hidden manors: where it earns a lot, or where it lures the others into a trap.
page-panik-coach-turn = Place one hunter each turn, at any manor: yours or another’s. Where the others stand tells you something about a manor.
page-panik-coach-detector = The manor is revealed. The detector may go there or anywhere else.
page-panik-coach-send-or-call = Hunters with an arrow can leave: send one away, or call one here. A hunter that is sent away is placed elsewhere by its owner. Or just end your turn.
page-panik-coach-new-manor = One of your hunters was sent away. Place it at another manor; it doesn’t use its skill there.

## The end

page-panik-scores = Points, manor by manor. Tap a manor to see why.
page-panik-scores-manor = Manor
page-panik-scores-sum = Total
page-panik-end = The ghosts are caught

# Headings of the list of options: without the letters that stand for hunters in the terminal.
page-group-row-place = { $kind }
page-group-row-detect = { $kind }: reveal
page-group-row-place-again = { $kind }
