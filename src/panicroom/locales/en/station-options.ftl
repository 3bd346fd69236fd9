# What a seat may do (option-), what it owes (decision-), and why it may not (why-).

## How actions are typed: what stands for each word after the first

slot-who = T|A
slot-direction = n|e|s|w
slot-quarter = 0|90|180|270
slot-cell = CELL
slot-partner = COLOR|-
slot-function = scan|doors|reveal
slot-target = COLOR.T|COLOR.A|gray@ROOM|black@ROOM
slot-card = CARD
slot-seat = COLOR
slot-character = COLOR.T|COLOR.A
slot-parasite = gray@ROOM|black@ROOM

## Options

option-move = { $met ->
    [0] Move { $direction } to { $room }
   *[other] Move { $direction } to { $room }, where { $others } { $met ->
        [one] is
       *[other] are
    }
}
option-run = { $met ->
    [0] Run on { $direction } to { $room } (free)
   *[other] Run on { $direction } to { $room }, where { $others } { $met ->
        [one] is
       *[other] are
    } (free)
}
option-explore = Place { $room_card } to the { $direction } ({ $doors })
option-try-next = { FORM($next, form: "label") } fits nowhere: try the next card
option-lay = Place { $room_card } at { $cell } ({ $doors })
option-search = { ID($seat) ->
    [nobody] Search { $room }
   *[other] Search { $room } together with { $seat }
}{ $spawns ->
    [yes] {" "}(a parasite appears, the D4 says where)
   *[no] {""}
}
option-terminal = Use the terminal: { $function }{ ID($function) ->
    [function-scan] {" "}(everyone learns how many living players are infected)
    [function-doors] {" "}(until the next Parasite Phase)
   *[function-reveal] { $places ->
        [none] {""}
        [0] {" "}({ $next } fits nowhere: try the next card)
        [1] {" "}({ $next } fits in 1 place)
       *[other] {" "}({ $next } fits in { $places } places)
    }
}{ $spawns ->
    [yes] {" "}(a parasite appears, the D4 says where)
   *[no] {""}
}
option-sick-bay = Heal in the Sick Bay
option-fire = Fire at { FORM($target, form: "object") }
option-hold-fire = Hold fire
option-stab = Stab { FORM($target, form: "object") } (hits on a 3 or 4 on the D4)
option-grenade = { $met ->
    [0] Throw a Grenade { $direction } into { $room }
   *[other] Throw a Grenade { $direction } into { $room }, where { $others } { $met ->
        [one] is
       *[other] are
    }
}
option-lay-down = Lay down { FORM($card, form: "a") }
option-boost = Use an Energy Boost (2 more AP)
option-first-aid = Use a First Aid Kit
option-scan-body = Scan { $seat }: see their whole hand
option-heal = Heal { FORM($character, form: "object") } (health { $health })
option-stop-healing = Stop healing
option-trade = Trade with { $seat }
option-give = Give { FORM($card, form: "a") }
option-armor = Play Armor for { FORM($character, form: "object") }
option-take-wounds = Take the wounds
option-move-parasite = Move { FORM($target, form: "leaving") }
option-burn = Burn the Hive with { $gas } Gas Cans
option-end-turn = End your turn

group-character = { $role } in { $room } (health { $health })
group-both = Trooper or Android, both in { $room }
group-player = Also

cost = { $ap } AP

## Decisions: what is owed, and why. A .name stands in a sentence about it.

decision-turn = Your turn: { $ap } AP left.{ $search ->
    [owed] {" "}You must search once before you can end your first turn.
   *[free] {""}
}
    .name = your turn
decision-encounter = { $character } has met { $others } in { $room }: { $offered ->
    [trade] trade.
    [attack] attack.
   *[both] trade or attack.
}
    .name = the encounter
decision-trade = A trade with { $other } in { $room }: choose the card you give. No one else will see it.
    .name = the trade
decision-answer = You are hit by { $weapon } ({ $hits }): play Armor or take the wounds.
    .name = your answer to the wounds
decision-second-shot = The Heavy Gun has a second shot: fire again, or hold.
    .name = the second shot
decision-healing = { FORM($remedy, form: "label") }: { $left ->
    [one] 1 point of health is
   *[other] { $left } points of health are
} left. Who gets one?
    .name = the healing
decision-place = { FORM($card, form: "label") } must be placed: choose where.
    .name = the room to be placed
decision-last-parasite = { $cause ->
    [red] Searching this room on its red side attracts a parasite.{" "}
    [alert] A Parasite Alert attracts a parasite.{" "}
    [room] This room attracts a parasite.{" "}
   *[none] {""}
}The supply has no parasites left: choose the one that moves to { $room }.
    .name = the parasite to move

hit = { FORM($character, form: "object") } takes { $points ->
    [one] 1 wound
   *[other] { $points } wounds
}

## Why not. Each is one sentence; the rule's own wording follows it.

why-game-over = The game is over.
why-others-decide = It’s not your decision right now.
why-answer-first = First comes { FORM($decision, form: "name") }.
why-no-ap = You have no AP left.
why-no-ap-to-attack = You have no AP left for an attack: only the trade is left.
why-character-dead = Your { $who } is dead.
why-search-first = On your first turn you must search once, and you still can.
why-leaves-no-search = After that you couldn’t search anymore, and on your first turn you must.

why-nobody-of-that-colour = No one plays that color.
why-no-passage = There is no passage to the { $direction }.
why-door-closed = The security door to the { $direction } is closed to you: you have no Keycard on the table, and no terminal is holding it open.
why-no-run = Your { $who } has not just entered a Run Room.
why-ran-through = You have already run through that room.
why-encounter-first = Your { $who } has met someone in { $room } and must first trade or attack there.

why-no-rooms-left = The exploration deck is empty.
why-exploring-barred = A card that didn’t fit was tried: no more exploring this turn.
why-relief-spent = { FORM($room_card, form: "label") } fits nowhere, and you have already tried the next card this turn.
why-fits-nowhere = { FORM($room_card, form: "label") } fits nowhere on the map.
why-fits-elsewhere = { FORM($room_card, form: "label") } doesn’t fit at this room: doorways must meet doorways, and walls must meet walls. It fits at { $rooms }.
why-fits-somewhere = { FORM($room_card, form: "label") } fits on the map, so you can’t try the next card.
why-no-free-doorway = This room has no free doorway to the { $direction }.
why-hive-fits-upright = The Hive fits upright somewhere, so it can’t be placed on its side.
why-not-upright = { FORM($room_card, form: "label") } can only be placed upright or rotated 180°.
why-same-either-way = { FORM($room_card, form: "label") } is the same rotated or not: place it upright.
why-sides-clash = { FORM($room_card, form: "label") } doesn’t fit there: doorways must meet doorways, walls must meet walls, and a doorway must connect it to the map.
why-no-card-to-lay = There is no card to place now.
why-not-at-this-room = The card must be placed at { $room }.

why-nothing-to-search = There is nothing to search in { $room }.
why-no-search-cards = There are no search cards left.
why-no-team-search-room = { FORM($room, form: "label") } isn’t a Team Room.
why-partner-not-here = { $seat } isn’t here to search with you.
why-attacked-here = You have attacked someone in { $room } this turn: no one will search with you.
why-no-terminal-here = There is no terminal in { $room }.
why-terminal-used = You have already used a terminal this turn.
why-revealed-this-round = A terminal has already placed a room this round.
why-no-sick-bay-here = { FORM($room, form: "label") } isn’t a sick bay.
why-healed-already = You have already used the Sick Bay this turn.
why-nobody-wounded = No one here is wounded.

why-own-character = You can’t attack your own characters.
why-no-such-parasite = There is no such parasite.
why-not-on-the-map = { $character } isn’t on the map.
why-no-bullets = You have no bullets on the table.
why-too-far = Only your Android can fire, and it is too far from the target.
why-no-scope = Without a Target Scope on the table, your Android can only fire in its own room.
why-door-closed-to-shots = A closed security door is in the way.
why-no-knife = You have no Combat Knife on the table.
why-not-in-this-room = The target isn’t in the same room.
why-traded-here = This character has traded there this turn and can’t attack anyone there.
why-no-second-shot = There is no second shot to hold.
why-no-wounds-to-answer = There are no wounds to answer.
why-not-hit = { $character } hasn’t been hit.
why-covered-together = One Armor card covers both your characters here: choose the Trooper.

why-not-in-hand = You don’t have { FORM($card, form: "a") }.
why-hand-at-minimum = Your hand is at the minimum of { $minimum } cards.
why-not-kept = You can’t lay down { FORM($card, form: "a") }: it stays in your hand until you use it or give it away.
why-not-here = { $seat } isn’t here.
why-nothing-to-heal-with = There is nothing to heal with now.
why-patient-not-here = { $character } isn’t in the room.
why-not-wounded = { $character } isn’t wounded.
why-only-own-patients = The Sick Bay heals your own characters only.
why-second-point-elsewhere = Both points must go to the same character, or one of them to one of your own.
why-heal-one-at-least = At least one point must be healed.

why-no-encounter = You only trade in an encounter: enter a room where someone is. There are no encounters in the Reactor.
why-not-met = You have not met { $seat } there.
why-no-trade = There is no trade now.
why-host-card-stays = The Host card can’t be given away.
why-human-gives-no-infection = Only infected players can give infection cards of their own color.
why-items-first = You can give an infection card of another color only if you have no items in your hand.

why-no-parasite-to-move = There is no parasite to move now.
why-parasite-stays = That parasite can’t be the one that moves.

why-only-trooper-burns = Only a Trooper can burn the Hive.
why-not-in-hive = Your Trooper isn’t in the Hive.
why-infected-never-burn = You are infected: you can’t burn the Hive.
why-too-little-gas = Burning the Hive takes { $needed } Gas Cans from your hand.
