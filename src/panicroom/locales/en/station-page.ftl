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
page-station-verb-back = Back to all words

page-station-why = not now: why?
page-station-why-verb = { $verb }: why not?
page-station-why-what = What was tried ({ $count })
page-station-why-asking = Looking it up ...
page-station-why-nothing = Nothing more speaks against it. Look again.
page-station-why-items = You hold no item that could be laid down or used.

## The others, and oneself

page-station-health = { START($role) }: health { $health } of 4
page-station-dead = { START($role) } is dead
page-station-fallen = dead
page-station-hand-size = Cards in hand: { $cards }
page-station-bot = a bot plays
page-station-seat-person = { $seat }: { $name }
page-station-seat-bot = { $seat } (bot)
page-station-away = away
page-station-marker-yes = Parasite Marker
page-station-marker-due = Parasite Marker, due
page-station-own = Your characters and cards
page-station-self = You
page-station-self-open = You: loyalty and standing orders
page-station-chosen = Chosen: { $role }. Only its ways are shown; tap it again to see both.
page-station-ap = AP
page-station-loyalty-human = human
page-station-loyalty-infected = infected
page-station-loyalty-host = Host
page-station-loyalty-covered = covered
page-station-hand = Your cards
page-station-hand-open = Your hand, { $cards } cards: show them large
page-station-table-cards = On the table
page-station-bullets = Bullets: { $bullets }
page-station-orders = When you are hit
page-station-peek-cards = Look at your cards
page-station-peek-cover = Cover them again
page-station-peek-setting = Cover hand and loyalty until I look (for phones around one table)
page-station-table-open = Your cards on the table: show them large
page-station-orders-open = Answer by itself from now on ...
page-station-orders-when = You are asked only while you hold more than { $minimum } cards, for otherwise none may be played. Armor does not help against grenades.

## The line above the characters, and oneself at length

page-station-goal = How you win
page-station-goal-human = { $hive ->
    [found] Goal: your Trooper, or another human one, burns the Hive
   *[hidden] Goal: find the Hive; there a human Trooper burns it
} with { $needed } Gas Cans. You hold { $gas }.
page-station-goal-helper = Goal: another human Trooper burns the Hive with { $needed } Gas Cans. Help: { $hive ->
    [found] {""}
   *[hidden] find the Hive,{" "}
}give them Gas Cans. You hold { $gas }.
page-station-goal-infected = Goal: infect the others in trades until a scan finds no human{ $troopers ->
    [human] , or until no human has a Trooper.
   *[all] , or until all Troopers are dead, yours too.
}
page-station-goal-spent = Goal: a scan that finds no human. You have no infection card left to give: others must infect, or humans die{ $troopers ->
    [human] , or at least their Troopers.
   *[all] , or all Troopers, yours too.
}
page-station-goal-covered = Your goal is covered.
page-station-goal-out = You are out, and only the living win. Watch how it ends.
page-station-cards-gone = You are out: your cards have left the game.
page-station-win-burn = A human Trooper in the Hive spends 1 AP and { $needed } Gas Cans from one hand: all humans win.
page-station-win-dodge = Whoever is given an infection card of the giver's own colour changes sides, unless they give a Gas Can in that trade.
page-station-win-against = The infected win when a heat scan finds no human.
page-station-win-infected = You win with the infected: when a heat scan finds every living player infected.
page-station-win-last = When a scan finds everybody infected, the one who was infected last is left out of the victory: see that it is not you. If the Hive burns, you have all lost.
page-station-win-living = Only the living win.
page-station-hive-hidden = The Hive is not found yet: it lies near the bottom of the room deck.
page-station-hive-found = The Hive is found: it lies on the map.
page-station-gas = Gas Cans in your hand: { $gas } of { $needed }.
page-station-infections = Infection cards of your own colour in your hand: { $cards }.
page-station-signs = The signs
page-station-sign-ap = Action points. At the start of your turn each character gives 2, with 1 or 2 health only 1. Most actions cost 1.
page-station-sign-health = Health. Without any the character is dead; one player's cards serve both characters.
page-station-sign-bot = A bot plays this seat.
page-station-sign-away = This player is away right now.
page-station-sign-marker-yes = Parasite Marker: it falls due when this player has had a turn with it. Then, before their next turn, all parasites move and bite.
page-station-sign-marker-due = Parasite Marker, due: before this player's next turn all parasites move and bite.
page-station-sign-gray = Gray parasite: bites for 1 wound, dies of one.
page-station-sign-black = Black parasite: bites for 2 wounds; after one wound it is a gray one.

## What is known of a player

page-station-known = What you know for sure
page-station-known-none = Nothing yet.
page-station-claims = Claims
page-station-claims-none = None so far.
page-station-notes = Your notes, for you alone

## Decisions

page-station-decision = Your answer
page-station-look-owed = Look at the map first
page-station-look-sealed = Look at the map
page-station-back-owed = Back to your answer
page-station-back-sealed = Back to the trade
page-station-trade = Trade with { $seat }
page-station-trade-secret = { $seat } chooses at the same time. Nobody else will ever know what was given.
page-station-trade-choose = Tap the card you give.
page-station-trade-not = This card may not be given.
page-station-seal = Hold to seal
page-station-seal-again = Press again to seal
page-station-sealed = Sealed. The cards turn as soon as { $seat } has chosen too.
page-station-traded = The trade is done
page-station-armor-held = Armor in your hand: { $count }
page-station-wounds = You are hit: { $weapon }
page-station-wound-count = Wounds: { $points }
page-station-wound-left = { $left } left
page-station-wound-dies = dies of it
page-station-wound-less = 1 wound less
page-station-wound-less-both = 1 wound less for each of them
page-station-answer-one = One tap answers: there is nothing else to do.
page-station-answer-how = Tap an answer, and tap it again to give it.
page-station-healing = Healing
page-station-heal-how = Tap who gets a point, and tap again to give it.
page-station-heal-one = Tap the one who gets the point.
page-station-heal-all = Nobody else here can be healed: one tap gives all points.
page-station-scanned = { $seat }'s whole hand
page-station-scanned-alone = You alone have seen it. Tap the player above to read it again.
page-station-knife-odds = The knife hits on 3 and 4 of the D4: every second blow.
page-station-parasite-gray = gray parasite
page-station-parasite-black = black parasite

## One's own infection, in plain words

page-station-turned-infected = You are infected
page-station-turned-host = You are the Host
page-station-turned-by = The card came from { $seat }.
page-station-turned-win-infected = You now win with the infected: when a heat scan finds everybody who lives infected, or when all Troopers are dead. But of all whom a scan finds infected, the one who was infected last is left out: see that somebody is infected after you.
page-station-turned-win-host = You win with the infected: when a heat scan finds everybody who lives infected, or when all Troopers are dead.
page-station-turned-may-infected = From now on you may give infection cards of your own colour in trades. They infect whoever gives you no Gas Can for them.
page-station-turned-may-host = In trades you may give infection cards of your own colour. They infect whoever gives you no Gas Can for them.
page-station-turned-never = You cannot burn the Hive, and you never admit what you are.
page-station-turned-known = { $seat } saw that no Gas Can came back, and knows. Nobody else does.
page-station-turned-unknown = Nobody else knows.
page-station-understood = Understood

## The end

page-station-ending = How it ended
page-station-ending-tree = Who infected whom, round by round
page-station-ending-round = Round
page-station-ending-out = dead
page-station-ending-won = won
page-station-was-human = human
page-station-was-infected = infected
page-station-was-host = Host

## What each card does, in one line

page-station-card-gas = With enough of them your Trooper burns the Hive. Given in a trade, it saves you from infection.
page-station-card-armor = Play it when hit by shot, knife or parasite: 1 wound less.
page-station-card-ammo = Bullets for your Android. Stays on the table.
page-station-card-alert = A parasite appears at once.
page-station-card-first-aid = Heals 2 points in the user's room.
page-station-card-keycard = Opens security doors to you. Stays on the table.
page-station-card-heavy-gun = Your Android fires twice for 1 AP. Stays on the table.
page-station-card-grenade = 1 wound to everybody in the next room.
page-station-card-boost = 2 AP more this turn.
page-station-card-scope = Your Android fires into the next room. Stays on the table.
page-station-card-knife = Stab in your own room, hits on 3 and 4. Stays on the table.
page-station-card-scanner = See the whole hand of a player in your room.
page-station-card-host = You are infected, the first of all. Infect the others.
page-station-card-infect = Only its infected owner can infect with it; to others it is dead weight.
page-station-card-unknown = Nobody sees what it is.

## The coach: the first time something is met

page-station-coach-turn = Tap a room to go there, a ghost room to lay it, or a word below. Most actions cost 1 AP.
page-station-coach-run = A Run Room with nobody else in it: go on at once for free. After any action or meeting the step costs 1 AP.
page-station-coach-encounter = You have met somebody. Before anything else this character must trade with them or attack.
page-station-coach-trade = Afraid of infection? Whoever gives a Gas Can in a trade is not infected by it.
page-station-coach-answer = Whoever is hit and has a card to spare is asked, Armor or not: so your hand stays secret.
page-station-coach-second-shot = The Heavy Gun fires twice for one action point. You may hold the second shot.
page-station-coach-healing = Two points of health, given one by one.
page-station-coach-place = This card must be laid: choose where it joins the map, and turn it if it fits both ways.
page-station-coach-last-parasite = All parasites are on the map, so one of them moves. You choose which.
page-station-coach-phase = The Parasite Phase: all parasites move the same way, then wound everybody in their rooms.
page-station-coach-scan = A heat scan tells how many of the living are infected, but not who.
page-station-coach-alert = A Parasite Alert is a card that brings a parasite and nothing else.
page-station-coach-spawn = The die's number is a direction, as on the Reactor. Parasites neither move nor bite before the next Parasite Phase.
page-station-coach-red = A searched room turns red: whoever searches it again calls a parasite first.
page-station-coach-doors = Security doors stand open to everybody until the next Parasite Phase.
page-station-coach-death = A player goes on with one character, and is out only when both are dead.
