# What things are called. A form (.a, .object, ...) that is missing is the plain one.

## Characters and where they are

nobody = no one

role-trooper = Trooper
    .letter = T
role-android = Android
    .letter = A

# $mine: whether it is the viewer's own; [turn] is one of the player whose turn is being told.
character = { $mine ->
    [yes] Your { $role }
    [turn] The { $role }
   *[no] { $seat }’s { $role }
}
    .object = { $mine ->
        [yes] your { $role }
        [turn] the { $role }
       *[no] { $seat }’s { $role }
    }

direction-n = north
    .letter = N
direction-e = east
    .letter = E
direction-s = south
    .letter = S
direction-w = west
    .letter = W

## Search cards and infection cards

card-gas = Gas Can
    .a = a Gas Can
    .several = { $count } Gas Cans
card-armor = Armor
    .several = { $count } Armor
card-ammo = Ammo
    .several = { $count } Ammo
card-alert = Parasite Alert
    .a = a Parasite Alert
card-first-aid = First Aid Kit
    .a = a First Aid Kit
    .several = { $count } First Aid Kits
card-keycard = Keycard
    .a = a Keycard
    .several = { $count } Keycards
card-heavy-gun = Heavy Gun
    .a = a Heavy Gun
    .several = { $count } Heavy Guns
card-grenade = Grenade
    .a = a Grenade
    .several = { $count } Grenades
card-boost = Energy Boost
    .a = an Energy Boost
    .several = { $count } Energy Boosts
card-scope = Target Scope
    .a = a Target Scope
    .several = { $count } Target Scopes
card-knife = Combat Knife
    .a = a Combat Knife
    .several = { $count } Combat Knives
card-scanner = Body Scanner
    .a = the Body Scanner
    .several = { $count } Body Scanners
card-host = Host card
    .a = the Host card
card-infect-red = red infection
    .a = a red infection card
card-infect-blue = blue infection
    .a = a blue infection card
card-infect-green = green infection
    .a = a green infection card
card-infect-yellow = yellow infection
    .a = a yellow infection card
card-infect-white = white infection
    .a = a white infection card
card-infect-black = black infection
    .a = a black infection card
card-unknown = unknown card
    .a = a card

# Several of one kind, as in a hand.
card-several = { $count ->
    [1] { $card }
   *[other] { $card } ×{ $count }
}
# As many as were played.
card-counted = { $count ->
    [1] { FORM($card, form: "a") }
   *[other] { FORM($card, form: "several") }
}
# $bullets: of each Ammo card on the table, as in 4+2.
card-ammo-left = Ammo ({ $bullets })

## Rooms, and the cards they lie on: .short, for the map, has at most 10 letters

room-reactor = the Reactor
    .label = Reactor
    .start = The Reactor
    .short = Reactor
room-terminal = the Terminal
    .label = Terminal
    .start = The Terminal
    .short = Terminal
room-hive = the Hive
    .label = Hive
    .start = The Hive
    .short = Hive
room-vault = the Vault
    .label = Vault
    .start = The Vault
    .short = Vault
room-vault-upper = the Vault
    .label = Vault
    .start = The Vault
    .short = Vault
room-vault-lower = the Vault’s anteroom
    .label = Vault anteroom
    .start = The Vault’s anteroom
    .short = Anteroom
room-sick-bay = the Sick Bay
    .label = Sick Bay
    .start = The Sick Bay
    .short = Sick Bay
room-sick-bay-upper = the Sick Bay
    .label = Sick Bay
    .start = The Sick Bay
    .short = Sick Bay
room-sick-bay-lower = the Sick Bay’s anteroom
    .label = Sick Bay anteroom
    .start = The Sick Bay’s anteroom
    .short = Anteroom
room-storage-1 = Storage 1
    .short = Storage 1
room-storage-2 = Storage 2
    .short = Storage 2
room-empty-1 = Empty Room 1
    .short = Empty 1
room-empty-2 = Empty Room 2
    .short = Empty 2
room-run-1 = Run Room 1
    .short = Run 1
room-run-2 = Run Room 2
    .short = Run 2
room-run-3 = Run Room 3
    .short = Run 3
room-team-1 = Team Room 1
    .short = Team 1
room-team-2 = Team Room 2
    .short = Team 2
room-team-3 = Team Room 3
    .short = Team 3
room-team-4 = Team Room 4
    .short = Team 4
room-parasite-1 = Parasite Room 1
    .short = Parasite 1
room-parasite-2 = Parasite Room 2
    .short = Parasite 2
room-parasite-3 = Parasite Room 3
    .short = Parasite 3
room-parasite-4 = Parasite Room 4
    .short = Parasite 4
# Where it has just been named.
room-same = the room
searched-again = { $room } again
laid-at = { $card } at { $place }

# The sides of a card as it would lie. $open and $security are directions, several in letters.
doors = { $security ->
    [none] doors { FORM($open, form: "letter") }
   *[other] { $open ->
        [none] security { FORM($security, form: "letter") }
       *[other] doors { FORM($open, form: "letter") }, security { FORM($security, form: "letter") }
    }
}
letters = { FORM($rest, form: "letter") } { FORM($last, form: "letter") }

## Parasites and weapons

face-gray = gray
face-black = black
face-flipped = gray

swarm = a { $face } parasite in { $room }
    .leaving = a { $face } parasite from { $room }

weapon-shot = a shot
weapon-knife = a knife
weapon-grenade = a grenade
weapon-parasites = parasites

function-scan = heat scan
function-doors = open all security doors
function-reveal = place a room anywhere

remedy-sick-bay = Sick Bay
remedy-first-aid = First Aid Kit

## Sides and ends

side-humans = the humans
side-infected = the infected
side-nobody = no one

outcome-burned = The Hive has burned: the humans are saved.
    .short = Hive burned
outcome-all_infected = The scan found no human among the living.
    .short = all infected
outcome-last_human_killed = The last human is dead.
    .short = last human killed
outcome-last_human_without_gas = One human is left, and there is no gas left to burn the Hive with.
    .short = last human without gas
outcome-troopers_dead = The Troopers are dead, and no one else can burn the Hive.
    .short = Troopers dead
outcome-hive_blocked = No card fits anywhere on the map anymore, and the Hive was never found.
    .short = Hive blocked
outcome-round_limit = Time has run out, and the Hive still stands.
    .short = out of rounds
outcome-nobody_alive = No one is left alive.
    .short = no one alive

## Editions, variants and rulings

edition-en = rules of the English edition
edition-fr = rules of the French edition
edition-ru = rules of the Russian edition
edition-cs = rules of the Czech edition

variant-1 = easier for the humans
variant-2 = for a beginner as the Host
variant-3 = harder for the humans
variant-4 = Master and Servant

ruling-hive_depth = The Hive is among the last { $value } cards of the exploration deck.
ruling-hive_blocked_winner = If the Hive can never be placed, { $value ->
    [humans] the humans win.
   *[infected] the infected win.
}
ruling-failed_explore = { $value ->
    [bars_turn] If the next exploration card doesn’t fit either, exploring is over for the turn.
   *[once] The next exploration card may be tried once per turn.
}
ruling-last_parasite = With no parasite left in the supply, { $value ->
    [most_crowded] one moves from the most crowded room.
   *[any] one moves from any other room.
}
ruling-terminal_alarm = A terminal attracts a parasite { $value ->
    [reuse] if it has been used before.
   *[red_side] if its red side is up.
}
ruling-reveal_limit = A terminal can place a room once per { $value ->
    [round] round, counting all players.
   *[turn] turn.
}
ruling-first_aid = A First Aid Kit gives 2 points to one character, or 1 { $value ->
    [any_two] each to any two.
   *[one_or_self_and_one] to one of your own and 1 to another.
}
ruling-grenade_spares = After a grenade, { $value ->
    [player] neither character of the player who threw it has to trade in that room this turn.
   *[thrower] the character that threw it doesn’t have to trade in that room this turn.
}
ruling-attack_after_trade = After a trade, a character may { $value ->
    [other] not attack characters in that room for the rest of the turn.
   *[any] attack anyone.
}
ruling-last_human_gas = At a scan, the last human has lost { $value ->
    [too_few] if hand and deck together hold too few Gas Cans.
   *[none] if there is no Gas Can in hand or deck.
}
ruling-troopers_dead = The infected win when { $value ->
    [human] all human Troopers are dead.
   *[all] all Troopers are dead.
}
ruling-infection_cards = Everyone starts with { $value } infection cards.
ruling-minimum_hand = No one may play a card from a hand of { $value } cards or fewer.
ruling-gas_needed = It takes { $value } Gas Cans to burn the Hive.
ruling-host_card_infects = { $value ->
    [yes] A Host who has no infection cards of their own left and has infected no one may give away the Host card.
   *[no] The Host card is never given away.
}
ruling-master_and_servant = { $value ->
    [yes] An infected player shares the victory only after infecting or killing a human.
   *[no] All living infected players share the victory.
}
ruling-round_limit = { $value ->
    [0] There is no round limit.
   *[other] After round { $value } there is a final scan.
}
