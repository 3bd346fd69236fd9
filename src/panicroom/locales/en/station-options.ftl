# What a seat may do (option-), what it owes (decision-), and why it may not (why-).

## How actions are typed: what stands for each word after the first

slot-who = T|A
slot-direction = n|e|s|w
slot-quarter = 0|90|180|270
slot-cell = CELL
slot-partner = COLOUR|-
slot-function = scan|doors|reveal
slot-target = COLOUR.T|COLOUR.A|gray@ROOM|black@ROOM
slot-card = CARD
slot-seat = COLOUR
slot-character = COLOUR.T|COLOUR.A
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
option-explore = Lay { $room_card } { $direction } ({ $doors })
option-try-next = { FORM($next, form: "label") } fits nowhere: try the next card
option-lay = Lay { $room_card } at { $cell } ({ $doors })
option-search = { ID($seat) ->
    [nobody] Search { $room }
   *[other] Search { $room } together with { $seat }
}{ $spawns ->
    [yes] {" "}(a parasite appears, the D4 says where)
   *[no] {""}
}
option-terminal = Use the terminal: { $function }{ ID($function) ->
    [function-scan] {" "}(all learn how many of the living are infected)
    [function-doors] {" "}(until the next Parasite Phase)
   *[function-reveal] { $places ->
        [none] {""}
        [0] {" "}({ $next } fits nowhere: the next card is tried)
        [1] {" "}({ $next } fits in 1 place)
       *[other] {" "}({ $next } fits in { $places } places)
    }
}{ $spawns ->
    [yes] {" "}(a parasite appears, the D4 says where)
   *[no] {""}
}
option-sick-bay = Heal in the Sick Bay
option-fire = Fire at { FORM($target, form: "object") }
option-hold-fire = Hold the fire
option-stab = Stab { FORM($target, form: "object") } (hits on 3 or 4 of the D4)
option-grenade = { $met ->
    [0] Throw a Grenade { $direction } into { $room }
   *[other] Throw a Grenade { $direction } into { $room }, where { $others } { $met ->
        [one] is
       *[other] are
    }
}
option-lay-down = Lay down { FORM($card, form: "a") }
option-boost = Use an Energy Boost (2 AP more)
option-first-aid = Use a First Aid Kit
option-scan-body = Scan { $seat }: see the whole hand
option-heal = Heal { FORM($character, form: "object") } (health { $health })
option-stop-healing = Leave it at that
option-trade = Trade with { $seat }
option-give = Give { FORM($card, form: "a") }
option-armor = Play Armor for { FORM($character, form: "object") }
option-take-wounds = Take the wounds
option-move-parasite = Move { FORM($target, form: "leaving") }
option-burn = Burn the Hive with { $gas } Gas Cans
option-end-turn = End the turn

group-character = { $role } in { $room } (health { $health })
group-both = Trooper or Android, both in { $room }
group-player = Also

cost = { $ap } AP

## Decisions: what is owed, and why. A .name stands in a sentence about it.

decision-turn = Your turn: { $ap } AP left.{ $search ->
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
decision-trade = A trade with { $other } in { $room }: choose the card you give. Nobody else will see it.
    .name = the trade
decision-answer = You are hit by { $weapon } ({ $hits }): play Armor or take the wounds.
    .name = your answer to the wounds
decision-second-shot = The Heavy Gun has a second shot: fire it, or hold.
    .name = the second shot
decision-healing = { FORM($remedy, form: "label") }: { $left ->
    [one] 1 point of health is
   *[other] { $left } points of health are
} left. Who gets one?
    .name = the healing
decision-place = { FORM($card, form: "label") } is to be laid: choose its place.
    .name = the room to be laid
decision-last-parasite = { $cause ->
    [red] This room is searched on its red side, and a parasite comes.{" "}
    [alert] A Parasite Alert calls a parasite.{" "}
    [room] This room calls a parasite.{" "}
   *[none] {""}
}No parasite is left in the supply: choose the one that moves to { $room }.
    .name = the parasite to be moved

hit = { FORM($character, form: "object") } { $points ->
    [one] 1 wound
   *[other] { $points } wounds
}

## Why not. Each is one sentence; the rule's own wording follows it.

why-game-over = The game is over.
why-others-decide = It is not for you to decide now.
why-answer-first = First comes { FORM($decision, form: "name") }.
why-no-ap = You have no AP left.
why-no-ap-to-attack = You have no AP left for an attack: only the trade is left.
why-character-dead = Your { $who } is dead.
why-search-first = In your first turn you must search once, and you still can.
why-leaves-no-search = After that you could not search any more, and in your first turn you must.

why-nobody-of-that-colour = Nobody plays that colour.
why-no-passage = There is no passage { $direction }.
why-door-closed = The security door { $direction } is closed to you: you have no Keycard on the table, and no terminal holds it open.
why-no-run = Your { $who } has not just entered a Run room.
why-ran-through = You have already run through that room.
why-encounter-first = Your { $who } has met somebody in { $room }: it must first trade there, or attack there itself.

why-no-rooms-left = The exploration deck is empty.
why-exploring-barred = A card was tried in vain: no more exploring this turn.
why-relief-spent = { FORM($room_card, form: "label") } fits nowhere, and the next card has been tried once this turn.
why-fits-nowhere = { FORM($room_card, form: "label") } fits nowhere on the map.
why-fits-elsewhere = { FORM($room_card, form: "label") } does not fit at this room: doorways must meet doorways, and walls walls. It fits at { $rooms }.
why-fits-somewhere = { FORM($room_card, form: "label") } fits on the map, so the next card is not tried.
why-no-free-doorway = This room has no free doorway { $direction }.
why-hive-fits-upright = The Hive fits upright somewhere, so it is not laid on its side.
why-not-upright = { FORM($room_card, form: "label") } lies upright or turned by 180 degrees, nothing between.
why-same-either-way = { FORM($room_card, form: "label") } is the same turned or not: lay it upright.
why-sides-clash = { FORM($room_card, form: "label") } does not fit there: its sides must meet doorway to doorway and wall to wall, and join the map by a doorway.
why-no-card-to-lay = There is no card to lay now.
why-not-at-this-room = The card must be laid at { $room }.

why-nothing-to-search = There is nothing to search in { $room }.
why-no-search-cards = There is no search card left.
why-no-team-search-room = { FORM($room, form: "label") } is no team search room.
why-partner-not-here = { $seat } is not here to search with you.
why-attacked-here = You have attacked somebody in { $room } this turn: nobody searches with you.
why-no-terminal-here = There is no terminal in { $room }.
why-terminal-used = You have used a terminal this turn.
why-revealed-this-round = A room has been revealed by a terminal this round.
why-no-sick-bay-here = { FORM($room, form: "label") } is no sick bay.
why-healed-already = You have used the Sick Bay this turn.
why-nobody-wounded = Nobody here is wounded.

why-own-character = You do not attack your own characters.
why-no-such-parasite = There is no such parasite.
why-not-on-the-map = { $character } is not on the map.
why-no-bullets = You have no bullets on the table.
why-too-far = Only your Android fires, and it is too far from the target.
why-no-scope = Without a Target Scope on the table your Android fires in its own room only.
why-door-closed-to-shots = A closed security door is in the way.
why-no-knife = You have no Combat Knife on the table.
why-not-in-this-room = The target is not in the same room.
why-traded-here = This character has traded there this turn and attacks nobody there.
why-no-second-shot = There is no second shot to hold.
why-no-wounds-to-answer = There are no wounds to answer.
why-not-hit = { $character } is not hit.
why-covered-together = One Armor covers both your characters here: name the Trooper.

why-not-in-hand = You do not hold { FORM($card, form: "a") }.
why-hand-at-minimum = Your hand is at the minimum of { $minimum } cards.
why-not-kept = You cannot lay down { FORM($card, form: "a") }: it stays in the hand until it is used or given.
why-not-here = { $seat } is not here.
why-nothing-to-heal-with = There is nothing to heal with now.
why-patient-not-here = { $character } is not in the room.
why-not-wounded = { $character } is not wounded.
why-only-own-patients = The Sick Bay heals your own characters only.
why-second-point-elsewhere = The second point goes to the same character, or one of the two to your own.
why-heal-one-at-least = At least one point must be healed.

why-no-encounter = A trade comes only from an encounter: enter a room where somebody is. In the Reactor nobody meets anybody.
why-not-met = You have not met { $seat } there.
why-no-trade = There is no trade now.
why-host-card-stays = The Host card is not given away.
why-human-gives-no-infection = Only an infected player gives infection cards of their own colour.
why-items-first = An infection card of another colour is given only by a player with no item in the hand.

why-no-parasite-to-move = There is no parasite to be moved now.
why-parasite-stays = That parasite may not be the one that moves.

why-only-trooper-burns = Only the Trooper burns the Hive.
why-not-in-hive = Your Trooper is not in the Hive.
why-infected-never-burn = You are infected: you do not burn the Hive.
why-too-little-gas = Burning the Hive takes { $needed } Gas Cans from your hand.
