# Puzzles of Panic Station on the page: what a seat knows, and one question.

page-station-puzzle-host = Who is the Host?
page-station-puzzle-infected = Who is infected for sure?
page-station-puzzle-human = Who is human for sure?
page-station-puzzle-count = How many are infected?
page-station-puzzle-gas = Gas or not?
page-station-puzzle-host-about = Of the other players.
page-station-puzzle-infected-about = Of the other players who are alive.
page-station-puzzle-human-about = Of the other players who are alive.
page-station-puzzle-count-about = Of all who are alive, you too.
page-station-puzzle-gas-about = { $partner } trades with you. Which card do you give?
page-station-puzzle-known = What you know
page-station-puzzle-answer = Your answer
page-station-puzzle-me = { $infected ->
    [yes] You are { $seat }, and infected.
   *[no] You are { $seat }, and human.
} One answer is certain; what is left out here changes nothing.

## When, and what

page-station-puzzle-when-deal = The deal
page-station-puzzle-when-first = Up to round { $until }
page-station-puzzle-when-round = Round { $until }
page-station-puzzle-when-rounds = Rounds { $since } to { $until }
page-station-puzzle-drew = Search cards are drawn by { $seats }.
page-station-puzzle-drew-all = All others draw search cards.
page-station-puzzle-trades = { $count ->
    [one] One trade:
   *[other] Trades, in this order:
}
page-station-puzzle-pair = { $first } and { $second }
page-station-puzzle-pile = The pile with the Host card is drawn to its end: somebody has it.
page-station-puzzle-own-host = You draw the Host card.
page-station-puzzle-exchange = { $partner } gives you { FORM($got, form: "a") } for { FORM($gave, form: "a") }.
page-station-puzzle-scan = Heat scan: { $infected } of { $living } infected.
page-station-puzzle-hand = You see the whole hand of { $seat }: { $cards }.
page-station-puzzle-death = { $seat } dies, and the game goes on.

## The verdict

page-station-puzzle-is-host = { $answer } is the Host.
page-station-puzzle-is-infected = { $answer } is infected.
page-station-puzzle-is-human = { $answer } is human.
page-station-puzzle-is-count = Infected: { $answer }.
page-station-puzzle-is-gas-1 = { $partner } is infected for sure: only a Gas Can is safe.
page-station-puzzle-is-gas-0 = { $partner } is human for sure: keep your gas for the Hive.
page-station-puzzle-proof = The marked facts prove it, whatever else has happened.
page-station-puzzle-not = Not { $answer }.
page-station-puzzle-not-gas = No.
page-station-puzzle-row = Fact { $row } speaks against it.
page-station-puzzle-world = That is possible, but not certain. It would also fit if, of the others, only these were infected: { $infected }.
page-station-puzzle-world-host = That is possible, but not certain. It would also fit if, of the others, only these were infected: { $infected }, and { $host } were the Host.
page-station-puzzle-world-nobody = That is possible, but not certain. It would also fit if no other player were infected.
page-station-puzzle-step-host = { $count ->
    [one] Fact { $row }: the Host is { $seats }.
   *[other] Fact { $row }: the Host is one of { $seats }.
}
page-station-puzzle-step-infected = Fact { $row }: infected by now for sure: { $seats }.
page-station-puzzle-step-human = Fact { $row }: human up to here for sure: { $seats }.
page-station-puzzle-hint = A hint
page-station-puzzle-hint-told = The marked facts are enough.
page-station-puzzle-give-gas = A Gas Can
page-station-puzzle-give-other = Another card
