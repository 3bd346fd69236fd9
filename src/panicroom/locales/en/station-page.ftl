# Panic Station in a browser: the screen around the map.

## Verbs: one word each, at most 9 letters or so

page-station-verbs = What you can do
page-station-verb-move = Move
page-station-verb-explore = Explore
page-station-verb-search = Search
page-station-verb-fire = Fire
page-station-verb-knife = Knife
page-station-verb-grenade = Grenade
page-station-verb-items = Items
page-station-verb-terminal = Terminal
page-station-verb-sick-bay = Sick Bay
page-station-verb-trade = Trade
page-station-verb-burn = Burn
page-station-verb-end = End turn
page-station-verb-back = All actions
page-station-more = More
page-station-more-not = Not now, and why not

page-station-why-verb = { $verb }: why not?
page-station-why-what = What was checked ({ $count })
page-station-why-asking = Checking the rules…
page-station-why-nothing = Nothing prevents it anymore. Try again.
page-station-why-items = You have no items that could be laid down or used.

## The others, and oneself

page-station-health = { START($role) }: health { $health } of 4
page-station-dead = { START($role) } is dead
page-station-fallen = dead
page-station-hand-size = Cards in hand: { $cards }
page-station-bot = a bot plays
page-station-seat-named = { $seat }: { $name }
page-station-away = away
page-station-marker-yes = Parasite Marker
page-station-marker-due = Parasite Marker, due
page-station-own = Your characters and cards
page-station-self = You
page-station-self-open = You: side and standing orders
page-station-chosen = Selected: { $role }. Only its moves are shown; tap it again to see both.
page-station-ap = AP
page-station-loyalty-human = human
page-station-loyalty-infected = infected
page-station-loyalty-host = Host
page-station-loyalty-covered = covered
page-station-hand = Your cards
page-station-hand-open = Your hand, { $cards } cards: show them large
page-station-table-cards = On the table
page-station-bullets = Bullets: { $bullets }
page-station-orders = When you are hit
page-station-peek-cards = Look at your cards
page-station-peek-cover = Cover them again
page-station-peek-setting = Cover my hand and side until I look (for phones around one table)
page-station-table-open = Your cards on the table: show them large
page-station-orders-open = Answer automatically…
page-station-orders-when = You are asked only while you hold more than { $minimum } cards; otherwise you can’t play any. Armor doesn’t help against grenades.

## The line above the characters, and oneself at length

page-station-goal = How you win
page-station-goal-human = { $hive ->
    [found] Goal: your Trooper, or another human one, burns the Hive
   *[hidden] Goal: find the Hive, so that a human Trooper can burn it
} with { $needed } Gas Cans. You have { $gas }.
page-station-goal-helper = Goal: another human Trooper burns the Hive with { $needed } Gas Cans. Help: { $hive ->
    [found] {""}
   *[hidden] find the Hive,{" "}
}give them Gas Cans. You have { $gas }.
page-station-goal-infected = Goal: infect the others in trades until a scan finds no human{ $troopers ->
    [human] , or until no human has a Trooper.
   *[all] , or until all Troopers are dead, yours too.
}
page-station-goal-spent = Goal: a scan that finds no human. You have no infection cards left to give: others must infect, or humans must die{ $troopers ->
    [human] , or at least their Troopers.
   *[all] , or all Troopers, yours too.
}
page-station-goal-covered = Your goal is covered.
page-station-goal-out = You’re out, and only the living win. Watch how it ends.
page-station-cards-gone = You’re out: your cards are out of the game.
page-station-win-burn = A human Trooper in the Hive spends 1 AP and { $needed } Gas Cans from one hand: all humans win.
page-station-win-dodge = If someone gives you an infection card in their own color, you change sides, unless you gave them a Gas Can in that trade.
page-station-win-against = The infected win when a heat scan finds no human.
page-station-win-infected = You win with the infected: when a heat scan finds every living player infected.
page-station-win-last = When a scan finds everyone infected, the last player to be infected doesn’t share the win: make sure it isn’t you. If the Hive burns, you all lose.
page-station-win-living = Only the living win.
page-station-hive-hidden = The Hive hasn’t been found yet: it is near the bottom of the room deck.
page-station-hive-found = The Hive has been found: it is on the map.
page-station-gas = Gas Cans in your hand: { $gas } of { $needed }.
page-station-infections = Infection cards of your own color in your hand: { $cards }.
page-station-signs = Key to the symbols
page-station-sign-ap = Action points. At the start of your turn each character gives you 2, or only 1 at 1 or 2 health. Most actions cost 1.
page-station-sign-health = Health. At zero the character is dead. Your cards serve both your characters.
page-station-sign-bot = A bot plays this seat.
page-station-sign-away = This player is away right now.
page-station-sign-marker-yes = Parasite Marker: it falls due once this player has had a turn with it. Then, before their next turn, all parasites move and bite.
page-station-sign-marker-due = Parasite Marker, due: before this player’s next turn all parasites move and bite.
page-station-sign-gray = Gray parasite: bites for 1 wound; one wound kills it.
page-station-sign-black = Black parasite: bites for 2 wounds; one wound turns it gray.

## What is known of a player

page-station-known = What you know for sure
page-station-known-none = Nothing yet.
page-station-claims = Claims
page-station-claims-none = None so far.
page-station-notes = Your notes, visible only to you

## Decisions

page-station-decision = Your answer
page-station-look-owed = Look at the map first
page-station-look-sealed = Look at the map
page-station-back-owed = Back to your answer
page-station-back-sealed = Back to the trade
page-station-trade = Trade with { $seat }
page-station-trade-secret = { $seat } is choosing at the same time. No one else will ever know what was given.
page-station-trade-can = What a trade can do
page-station-trade-choose = Tap the card you want to give.
page-station-trade-not = You can’t give this card.
page-station-seal = Hold to seal
page-station-seal-card = Hold to seal: { $card }
page-station-seal-again = Press again to seal
page-station-sealed = Sealed. The cards are swapped as soon as { $seat } has chosen too.
page-station-traded = The trade is done
page-station-armor-held = Armor in your hand: { $count }
page-station-armor-again = You can play one after another: you’re asked again.
page-station-wounds = You are hit: { $weapon }
page-station-wounds-sum = { $count ->
    [one] One wound in all.
   *[other] { $count } wounds in all.
}
page-station-wound-count = Wounds: { $points }
page-station-wound-left = { $left } left
page-station-wound-dies = dies from it
page-station-wound-less = 1 fewer wound
page-station-wound-less-both = 1 fewer wound for each of them
page-station-answer-left = { $character } has { $left } health left.
page-station-answer-dies = { $character } dies.
page-station-answer-still-dies = { $character } still dies.
page-station-answer-one = One tap answers: there is nothing else you can do.
page-station-answer-how = Tap an answer, and tap it again to confirm.
page-station-healing = Healing
page-station-heal-how = Tap who gets a point, and tap again to confirm.
page-station-heal-one = Tap who gets the point.
page-station-heal-all = No one else here can be healed: one tap gives all points.
page-station-scan = Heat scan
# $others: the living players but the reader.
page-station-scan-among = It does not say who. { $side ->
    [human] You are human: { $count } of { $others } must be infected.
   *[infected] You are one of them: { $count } of { $others } must be, too.
}
page-station-scanned = { $seat }’s whole hand
page-station-scanned-alone = Only you have seen it. Tap the player above to read it again.
page-station-scanned-note = Write it into my notes
page-station-scanned-noted = It is in your notes
page-station-knife-odds = The knife hits on a 3 or 4 on the D4: half the time.
# One wound on somebody who is aimed at: what it leaves.
page-station-hit-leaves = health { $health }, then { $left }
page-station-hit-dies = health { $health }, then dead
page-station-hit-gray = dies of one wound
page-station-hit-black = turns gray
page-station-parasite-gray = gray parasite
page-station-parasite-black = black parasite

## One's own infection, in plain words

page-station-turned-infected = You are infected
page-station-turned-host = You are the Host
page-station-turned-by = The card came from { $seat }.
page-station-turned-win-infected = You now win with the infected: when a heat scan finds every living player infected, or when all Troopers are dead. But the last player to be infected doesn’t share the win of a scan: make sure someone is infected after you.
page-station-turned-win-host = You win with the infected: when a heat scan finds every living player infected, or when all Troopers are dead.
page-station-turned-may-infected = From now on you may give infection cards of your own color in trades. They infect anyone who doesn’t give you a Gas Can in return.
page-station-turned-may-host = In trades you may give infection cards of your own color. They infect anyone who doesn’t give you a Gas Can in return.
page-station-turned-never = You can’t burn the Hive, and you must never admit what you are.
page-station-turned-known = { $seat } saw that no Gas Can came back, and knows. No one else does.
page-station-turned-unknown = No one else knows.
page-station-understood = Got it

## The end

page-station-ending = How it ended
page-station-ending-tree = Who infected whom, round by round
page-station-ending-round = Round
page-station-ending-out = dead
page-station-ending-won = won
page-station-was-human = human
page-station-was-infected = infected
page-station-was-host = Host
page-station-fate = { $side }{ $dead ->
    [yes] , dead
   *[no] {""}
}

## What each card does, in one line

page-station-card-gas = With enough of these your Trooper burns the Hive. Given in a trade, it saves you from infection.
page-station-card-armor = Play it when hit by a shot, knife or parasite: 1 fewer wound.
page-station-card-ammo = Bullets for your Android. Stays on the table.
page-station-card-alert = A parasite appears at once.
page-station-card-first-aid = Heals 2 points in the user’s room.
page-station-card-keycard = Opens security doors to you. Stays on the table.
page-station-card-heavy-gun = Your Android fires twice for 1 AP. Stays on the table.
page-station-card-grenade = 1 wound to everyone in the next room.
page-station-card-boost = 2 more AP this turn.
page-station-card-scope = Your Android fires into the next room. Stays on the table.
page-station-card-knife = Stab in your own room; hits on a 3 or 4. Stays on the table.
page-station-card-scanner = See the whole hand of a player in your room.
page-station-card-host = You are infected, the first of all. Infect the others.
page-station-card-infect = Only its infected owner can infect with it; to others it is dead weight.
page-station-card-unknown = No one sees what it is.

## The coach: the first time something is met

page-station-coach-turn = Tap a room to go there, an outlined room to place it, or a button below. Most actions cost 1 AP.
page-station-coach-run = A Run Room with no one else in it: move on at once for free. After any action or encounter the move costs 1 AP.
page-station-coach-encounter = You have met someone. Before anything else this character must trade with them or attack.
page-station-coach-trade = Afraid of infection? If you give a Gas Can in a trade, that trade can’t infect you.
page-station-coach-answer = Everyone who is hit and has a card to spare is asked, with or without Armor: that keeps your hand secret.
page-station-coach-second-shot = The Heavy Gun fires twice for 1 AP. You may hold the second shot.
page-station-coach-healing = Two points of health, given one at a time.
page-station-coach-place = This card must be placed: choose where it connects to the map, and rotate it if it fits both ways.
page-station-coach-last-parasite = All parasites are on the map, so one of them moves. You choose which.
page-station-coach-phase = The Parasite Phase: all parasites move the same way, then wound everyone in their rooms.
page-station-coach-scan = A heat scan tells how many living players are infected, but not who.
page-station-coach-alert = A Parasite Alert only makes a parasite appear.
page-station-coach-spawn = The number rolled is a direction, as printed on the Reactor. Parasites neither move nor bite before the next Parasite Phase.
page-station-coach-red = A searched room turns red: searching it again makes a parasite appear first.
page-station-coach-doors = Security doors are open to everyone until the next Parasite Phase.
page-station-coach-death = A player can go on with one character, and is out only when both are dead.
page-station-end-burned = The Hive burns
page-station-end-infected = It walks among us
page-station-end-nobody = Nobody is left
page-station-end-none = Nobody is saved
